/** Made from config/contract/data.yaml by `npm run contract`; do not edit. */
export interface paths {
    "/api/front/dictItem/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dictionary items of one code; the fields of an item are assumed.
         * @description Evaluation cases: `queryData={code:'PATENT_EVALUATION_REPORT_CASE',$value_notIn:'0'}`, `size=500`. Class numbers (code assumed): `queryData={code:'CLASS_NUMBER'}`, `size=5000`, rows of `value` and `remark`. Regions (assumed): `queryData={code:'REGION'}`, or one level by `parentValue`, `000000` for the provinces.
         */
        get: operations["findDictItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/industryType/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Industry types (GB/T 4754). */
        get: operations["findIndustryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/transactionType/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transaction types. */
        get: operations["findTransactionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/tag/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags; the joining of `$type_in` by a comma is assumed.
         * @description Default `size=5000`, `queryData={$type_in:'BUSINESS,INDUSTRY',status:'Y',ignoreEnterpriseId:true}`.
         */
        get: operations["findTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/createProcess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an application; the shape of the body and of the answer is assumed.
         * @description The same `idempotencyKey` of the same user is answered with the application that exists; assumed, and relied on only where an application that was answered carries its key. 10004 names refused fields: `key`, `list[0].key`, `files.<category>` or `consent`.
         */
        post: operations["createProcess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/findWfApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's own requests, the newest first; parameters and answer are assumed.
         * @description With `id` the content is the whole request; otherwise rows without answers, files and opinions. A request of somebody else is refused with 40300.
         */
        get: operations["findApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/getFlowChart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The way of one request; parameter and answer are assumed. */
        get: operations["getFlowChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/process/resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a correction; only the fields and files asked for may differ. */
        post: operations["resubmitApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/process/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws a request before it is processed. */
        post: operations["withdrawApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/process/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agrees to what the office asks the applicant to confirm. */
        post: operations["confirmApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/process/object": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Objects to what the office asks the applicant to confirm. */
        post: operations["objectToApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/process/addMaterial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends material that the handler has asked for. */
        post: operations["addMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/process/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rates a finished request, once. */
        post: operations["rateApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/process/appeal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Appeals against a refusal (WQYZ). */
        post: operations["appealApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/process/findByCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Progress of an anonymous report by its number and the code given when it was sent.
         * @description A POST, because the code opens the report and addresses end up in logs.
         */
        post: operations["findByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/breakPromise/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public dishonesty list, newest decision first; parameters and answer are assumed.
         * @description Names and codes of persons are masked in every row, one's own included.
         */
        get: operations["findBreakPromises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/law/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Laws, each version a row, with the facets asked for. */
        get: operations["findLaws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/law/findOne": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version of a law with its text. 40400 when there is no such law. */
        get: operations["findOneLaw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/law/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The laws and articles that a text cites by their names. */
        post: operations["resolveLaws"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        DictItemQuery: {
            /** @description The dictionary. */
            code?: string;
            /** @description Values joined by commas. */
            $value_in?: string;
            /** @description Values joined by commas. */
            $value_notIn?: string;
            parentValue?: string;
            /** @enum {string} */
            status?: "Y" | "N";
        };
        DictItem: {
            id?: string;
            code?: string;
            value: string;
            label?: string;
            /** @description Value of the item above in a tree. */
            parentValue?: string;
            remark?: string;
            sort?: number;
            /** @enum {string} */
            status?: "Y" | "N";
        };
        Named: {
            id: string;
            name: string;
        };
        NamedPageAnswer: {
            /** @constant */
            code: 0;
            data: components["schemas"]["PageInfo"] & {
                content: components["schemas"]["Named"][];
            };
            msg?: string | null;
        } | components["schemas"]["Failure"];
        TagQuery: {
            /** @description `BUSINESS`, `INDUSTRY` or both joined by a comma. */
            $type_in?: string;
            /** @enum {string} */
            type?: "BUSINESS" | "INDUSTRY";
            /** @enum {string} */
            status?: "Y" | "N";
            ignoreEnterpriseId?: boolean;
        };
        Tag: {
            id: string;
            /** @enum {string} */
            type: "BUSINESS" | "INDUSTRY";
            name: string;
            code?: string;
            sort?: number;
            /** @enum {string} */
            status: "Y" | "N";
        };
        /** @enum {string} */
        ProcessKey: "PJSQ" | "JBTS" | "SXSS" | "WQYZ" | "ZLJY" | "SQQPG" | "WDXPJ" | "JZPJ";
        /** @enum {string} */
        Status: "DRAFT" | "SUBMITTED" | "SUPPLEMENT" | "ACCEPTED" | "PROCESSING" | "CONFIRM" | "TRANSFERRED" | "FINISHED" | "REJECTED" | "WITHDRAWN" | "TERMINATED" | "AUDITING" | "RETURNED" | "PUBLISHED" | "OFFLINE" | "EXPIRED" | "DEALT" | "BLOCKED";
        /** @description Made by the browser once per form sent; a repeated call with it changes nothing. */
        IdempotencyKey: string;
        /** @description Answers by field; texts, booleans, lists of choices or of entries. */
        FormData: {
            schemaVersion: number;
        };
        AttachmentRef: {
            /** @description As the upload answered it. */
            id: string;
            /** @description Kind of document in the form. */
            category: string;
        };
        Attachment: {
            id: string;
            name: string;
            /** @description Bytes. */
            size: number;
            ext: string;
            category: string;
            uploadTime: components["schemas"]["DateTime"];
            sha256: string;
        };
        /** @description A document that the office gives out. */
        Document: {
            /** @description For the download of the business service. */
            id: string;
            name: string;
            /** @description Bytes. */
            size: number;
            ext: string;
        };
        Consent: {
            version: string;
            time: components["schemas"]["DateTime"];
            /** @description Keys of the ticked items. */
            checked: string[];
        };
        NewApplication: {
            processKey: components["schemas"]["ProcessKey"];
            formData: components["schemas"]["FormData"];
            attachments: components["schemas"]["AttachmentRef"][];
            consent: components["schemas"]["Consent"];
            idempotencyKey: components["schemas"]["IdempotencyKey"];
            /** @description Request from which this one was copied. */
            draftOf?: string;
        };
        ApplicationQuery: {
            id?: string;
            processKey?: components["schemas"]["ProcessKey"];
            /** @description Values joined by commas. */
            $processKey_in?: string;
            status?: components["schemas"]["Status"];
            /** @description Values joined by commas. */
            $status_in?: string;
        };
        ApplicationHead: {
            id: string;
            applyNo: string;
            processKey: components["schemas"]["ProcessKey"];
            title: string;
            /** @enum {string} */
            applicantType?: "ENTERPRISE" | "PERSON";
            /** @description 匿名 for an anonymous report. */
            applicantName: string;
            /** @description Id of the user who sent it, as getCurrent answers it. */
            applicantId?: string;
            status: components["schemas"]["Status"];
            statusLabel: string;
            /** @description Absent when nothing is left to do. */
            currentNode?: string;
            /** @description Department, or 申请人 when it is the applicant's turn. */
            currentAssignee?: string;
            submitTime: components["schemas"]["DateTime"];
            acceptTime?: components["schemas"]["DateTime"];
            finishTime?: components["schemas"]["DateTime"];
            /** @description Last day for the current step, of whoever has it. */
            deadline?: components["schemas"]["Date"];
            /** @description The key under which it was sent (assumed). It promises that the same key never makes a second application. */
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        ApplicationRow: components["schemas"]["ApplicationHead"];
        Application: components["schemas"]["ApplicationHead"] & {
            formData: components["schemas"]["FormData"];
            attachments: components["schemas"]["Attachment"][];
            consent: components["schemas"]["Consent"];
            log: components["schemas"]["LogEntry"][];
            supplement?: components["schemas"]["Supplement"];
            /** @description Material that the handler waits for. */
            materialAsked?: {
                request: string;
                time: components["schemas"]["DateTime"];
            };
            /** @description What the applicant is to confirm, or has confirmed. */
            confirmation?: {
                text: string;
                documents: components["schemas"]["Document"][];
                time: components["schemas"]["DateTime"];
                confirmedTime?: components["schemas"]["DateTime"];
                /** @description The applicant's last objection. */
                objection?: string;
            };
            result?: components["schemas"]["Result"];
            satisfaction?: {
                score: number;
                comment?: string;
            };
            /** @description Last day of an appeal against the refusal; absent when none is open. */
            appealUntil?: components["schemas"]["Date"];
            appeal?: {
                reason: string;
                time: components["schemas"]["DateTime"];
                /**
                 * @description 维持 or 撤销并受理.
                 * @enum {string}
                 */
                outcome?: "UPHELD" | "REVOKED";
                opinion?: string;
                decidedTime?: components["schemas"]["DateTime"];
            };
            draftOf?: string;
            /** @description Of an anonymous report, told once in the answer of createProcess. */
            queryCode?: string;
            /**
             * @description Way of a report or complaint.
             * @enum {string}
             */
            way?: "ADJUDICATION" | "COMPLAINT" | "REPORT";
            /** @description Department that has it now. */
            transferredTo?: string;
            /** @description The request at the national office (PJSQ). */
            official?: {
                no: string;
                date: components["schemas"]["Date"];
                feePaid: boolean;
            };
            /** @description Organisation that gives the aid (WQYZ). */
            organisation?: string;
            /** @description What was done (WQYZ). */
            serviceLog?: {
                time: components["schemas"]["DateTime"];
                text: string;
            }[];
            /** @description The dishonesty record as it is now (SXSS). */
            record?: components["schemas"]["BreakPromise"];
        };
        ApplicationAnswer: {
            /** @constant */
            code: 0;
            data: components["schemas"]["Application"];
            msg?: string | null;
        } | components["schemas"]["Failure"];
        /** @description Code 0 says that the form was stored (known), whatever the data are (assumed): a text or number is the id, an object may carry `id`. With the whole application the browser forgets its draft at once, else once the request is seen in findWfApply. */
        SubmittedAnswer: {
            /** @constant */
            code: 0;
            data?: components["schemas"]["Application"] | unknown;
            msg?: string | null;
        } | components["schemas"]["Failure"];
        LogEntry: {
            time: components["schemas"]["DateTime"];
            /** @description Department, 申请人 or 系统. */
            operator: string;
            action: string;
            status: components["schemas"]["Status"];
            opinion?: string;
        };
        Supplement: {
            items: {
                /** @description Field as in formData, `list[0].key`, or `files.<category>`. */
                field: string;
                requirement: string;
            }[];
            noticeTime: components["schemas"]["DateTime"];
            /** @description Last day for the correction. */
            dueTime: components["schemas"]["Date"];
            round: number;
        };
        Result: {
            /** @description Code of the outcome; the list depends on the process. */
            conclusion: string;
            conclusionLabel: string;
            opinion: string;
            documents: components["schemas"]["Document"][];
            resultDate: components["schemas"]["Date"];
        };
        FlowChart: {
            nodes: components["schemas"]["FlowNode"][];
            edges: {
                from: string;
                to: string;
                label?: string;
                passed: boolean;
            }[];
        };
        FlowNode: {
            id: string;
            name: string;
            /** @enum {string} */
            type: "START" | "TASK" | "GATEWAY" | "END";
            order: number;
            assignee: string;
            /** @enum {string} */
            state: "PENDING" | "ACTIVE" | "DONE" | "REJECTED" | "SKIPPED";
            /** @description Of a step that is taken more than once. */
            round?: number;
            startTime?: components["schemas"]["DateTime"];
            endTime?: components["schemas"]["DateTime"];
            /** @description Last day, of the active node. */
            deadline?: components["schemas"]["Date"];
            durationHours?: number;
            opinion?: string;
            /** @description 提交, 受理, 补正, 审核, 办结, 撤回 … */
            action?: string;
            attachments?: components["schemas"]["Document"][];
        };
        Action: {
            id: string;
            idempotencyKey: components["schemas"]["IdempotencyKey"];
        };
        Resubmission: {
            id: string;
            idempotencyKey: components["schemas"]["IdempotencyKey"];
            /** @description Round of the notice that is answered. */
            round: number;
            formData: components["schemas"]["FormData"];
            attachments: components["schemas"]["AttachmentRef"][];
            /** @description Why places that the notice names stay as they are; absent where all were changed. */
            explanations?: components["schemas"]["Explanation"][];
        };
        Explanation: {
            /** @description As the notice names it. */
            field: string;
            reason: string;
        };
        Withdrawal: {
            id: string;
            idempotencyKey: components["schemas"]["IdempotencyKey"];
            reason?: string;
        };
        Objection: {
            id: string;
            idempotencyKey: components["schemas"]["IdempotencyKey"];
            opinion: string;
        };
        AddedMaterial: {
            id: string;
            idempotencyKey: components["schemas"]["IdempotencyKey"];
            note?: string;
            attachments: components["schemas"]["AttachmentRef"][];
        };
        Rating: {
            id: string;
            idempotencyKey: components["schemas"]["IdempotencyKey"];
            score: number;
            comment?: string;
        };
        Appeal: {
            id: string;
            idempotencyKey: components["schemas"]["IdempotencyKey"];
            reason: string;
        };
        ReportProgress: {
            applyNo: string;
            title: string;
            status: components["schemas"]["Status"];
            statusLabel: string;
            currentNode?: string;
            currentAssignee?: string;
            submitTime: components["schemas"]["DateTime"];
            acceptTime?: components["schemas"]["DateTime"];
            finishTime?: components["schemas"]["DateTime"];
            deadline?: components["schemas"]["Date"];
            transferredTo?: string;
            result?: components["schemas"]["Result"];
            log: components["schemas"]["LogEntry"][];
        };
        BreakPromiseQuery: {
            id?: string;
            /** @description Part of an enterprise's name, or the whole name of a person. */
            subjectName?: string;
            behavior?: components["schemas"]["Behavior"];
            /** @description Values joined by commas. */
            $behavior_in?: string;
            level?: components["schemas"]["BreakPromiseLevel"];
            repairStatus?: components["schemas"]["RepairStatus"];
            decisionFrom?: components["schemas"]["Date"];
            decisionTo?: components["schemas"]["Date"];
            /** @description Only records of the user's own subject. */
            own?: boolean;
        };
        /**
         * @description 1 非正常专利申请 … 7 其他.
         * @enum {string}
         */
        Behavior: "1" | "2" | "3" | "4" | "5" | "6" | "7";
        /** @enum {string} */
        BreakPromiseLevel: "GENERAL" | "SERIOUS";
        /** @enum {string} */
        RepairStatus: "NONE" | "APPLIED" | "REPAIRED" | "REMOVED" | "REVOKED";
        BreakPromise: {
            id: string;
            recordNo: string;
            /** @enum {string} */
            subjectType: "ENTERPRISE" | "PERSON";
            subjectName: string;
            subjectCode: string;
            behavior: components["schemas"]["Behavior"];
            description: string;
            basis: string;
            level: components["schemas"]["BreakPromiseLevel"];
            decisionNo: string;
            decisionOrg: string;
            decisionDate: components["schemas"]["Date"];
            measures: string[];
            managedFrom: components["schemas"]["Date"];
            managedTo: components["schemas"]["Date"];
            publishFrom: components["schemas"]["Date"];
            publishTo: components["schemas"]["Date"];
            repairStatus: components["schemas"]["RepairStatus"];
            /** @description An objection is being dealt with. */
            inObjection: boolean;
            /** @description Id of the user of the session, as getCurrent answers it, where the record is of the user's own subject; told to nobody else. */
            ownerId?: string;
            /** @description The user may object (own records only). */
            canAppeal: boolean;
            /** @description The user may ask for repair or removal (own records only). */
            canRepair: boolean;
            repairableFrom: components["schemas"]["Date"];
            lastRepairDate?: components["schemas"]["Date"];
            /** @description Why the user may not object to an own record. */
            appealRefusal?: string;
            /** @description Why no repair of an own record may be asked for. */
            repairRefusal?: string;
            /** @description The user's own request about it that is open. */
            openApplyNo?: string;
            /** @description Invented, for demonstration. */
            sample?: boolean;
        };
        /** @description The numbers of a page of rows. */
        PageInfo: {
            /** @description Rows in all pages. */
            totalElements: number;
            /** @description This page, 0-based. */
            number: number;
            /** @description Rows asked for a page. */
            size: number;
        };
        /** @description A refused call of a service that answers `{code, data, msg}`. 99998: the session is over. 30001: the search expression cannot be read. 40400: no such record. 10004: fields refused, `data.errors` names them. 40300: belongs to somebody else. 40902: the request has moved on, reload it. */
        Failure: {
            code: number;
            data?: unknown;
            /** @description A sentence for the user, or a JSON list of sentences as text. */
            msg?: string | null;
        };
        /** @description Local time of Asia/Shanghai, to the second. */
        DateTime: string;
        Date: string;
        /**
         * @description `-` is descending. Laws without the day come last either way.
         * @enum {string}
         */
        LawSort: "relevance" | "promulgationDate" | "-promulgationDate" | "effectiveDate" | "-effectiveDate";
        /** @enum {string} */
        LawFacetName: "category" | "topic" | "authority" | "region" | "timeliness" | "promulgationYear" | "effectiveYear";
        /** @description What to find; `$<facet>_in` and `$<facet>_notIn` hold values joined by commas; the empty value stands for laws without any. Without a keyword every law is found. */
        LawQuery: {
            keyword?: string;
            /**
             * @description title (when absent): title and document number; full: the text, too.
             * @enum {string}
             */
            scope?: "title" | "full";
            /**
             * @description exact: the keyword as it stands. fuzzy (when absent): all its words, in any order; in the full text within one article.
             * @enum {string}
             */
            match?: "exact" | "fuzzy";
            /** @description Only these laws, such as those a reader has chosen. */
            ids?: string[];
            $category_in?: string;
            $category_notIn?: string;
            $topic_in?: string;
            $topic_notIn?: string;
            $authority_in?: string;
            $authority_notIn?: string;
            /** @description Names as rows have them. */
            $region_in?: string;
            $region_notIn?: string;
            $timeliness_in?: string;
            $timeliness_notIn?: string;
            $promulgationYear_in?: string;
            $promulgationYear_notIn?: string;
            $effectiveYear_in?: string;
            $effectiveYear_notIn?: string;
            promulgationFrom?: components["schemas"]["Date"];
            promulgationTo?: components["schemas"]["Date"];
            effectiveFrom?: components["schemas"]["Date"];
            effectiveTo?: components["schemas"]["Date"];
            /** @description Only versions that were in force on that day, or may have been: days that are not known do not tell. */
            asOf?: components["schemas"]["Date"];
            /** @description When absent, relevance with a keyword and -promulgationDate without. */
            sort?: components["schemas"]["LawSort"];
            /** @description Facets wanted; none when absent. */
            facets?: components["schemas"]["LawFacetName"][];
            /** @description Values listed for a facet; 10 when absent. */
            facetSize?: number;
        };
        /** @enum {string} */
        LawCategory: "LAW" | "ADMIN_REG" | "JUDICIAL" | "DEPT_RULE" | "LOCAL_REG" | "LOCAL_RULE" | "NORMATIVE" | "TREATY";
        /** @enum {string} */
        LawTopic: "PATENT" | "TRADEMARK" | "GI" | "COPYRIGHT" | "SECRET" | "UNFAIR" | "PLANT" | "LAYOUT" | "GENERAL";
        DateOrNull: string | null;
        /**
         * @description On the day of the answer. NOT_YET when effectiveDate is later.
         * @enum {string}
         */
        Timeliness: "IN_FORCE" | "NOT_YET" | "AMENDED" | "REPEALED";
        /**
         * @description Why timeliness is null: neither promulgation nor first day is known; the first day is not; the first day of the next version is not; the last day is not; the first day named is before the promulgation, and the day lies between the two.
         * @enum {string}
         */
        Doubt: "NO_DAYS" | "NO_START" | "NEXT_NO_START" | "NO_END" | "EARLY_START";
        /** @description Whether a version is in force on a day. */
        Standing: {
            timeliness: components["schemas"]["Timeliness"] | null;
            doubt?: components["schemas"]["Doubt"];
        };
        /** @description A place to be marked, as offsets in UTF-16 units. */
        TextRange: {
            from: number;
            to: number;
        };
        /** @description A place of the text that has the words, with what stands around them. */
        LawHit: {
            /** @description `66`, `66-1` (第六十六条之一), `f1a3` (article 3 of the first annex); absent outside articles. */
            article?: string;
            /** @description 第六十六条之一; empty outside articles. */
            label: string;
            /** @description Plain text; `…` where it was cut. */
            text: string;
            ranges: components["schemas"]["TextRange"][];
        };
        /** @description One version of a law. What is not known is null or an empty list. */
        LawRow: {
            id: string;
            title: string;
            category: components["schemas"]["LawCategory"];
            topic: components["schemas"]["LawTopic"][];
            authority: string[];
            /** @description Of local law only. */
            region: string | null;
            docNumber: string | null;
            promulgationDate: components["schemas"]["DateOrNull"];
            /** @description First day in force. */
            effectiveDate: components["schemas"]["DateOrNull"];
            /** @description First day no longer in force. */
            invalidDate: components["schemas"]["DateOrNull"];
            timeliness: components["schemas"]["Timeliness"] | null;
            doubt?: components["schemas"]["Doubt"];
            /** @description With asOf, how it stood on that day; timeliness is that of today. */
            onDay?: components["schemas"]["Standing"];
            /** @description Known versions of this law, this one included. */
            versionCount: number;
            /** @description What made this version, e.g. 第一次修正. */
            note?: string;
            /** @description Those of them whose text is held, so that it can be read and compared. */
            readableVersions?: number;
            /** @description False where only the entry of a catalogue is known. */
            hasText: boolean;
            titleRanges: components["schemas"]["TextRange"][];
            /** @description At most 3, in the order of the text; of searches in the full text. */
            hits: components["schemas"]["LawHit"][];
            /** @description All places of that kind. */
            hitCount: number;
        };
        /** @description Counts under the query and the filters of the other facets; the filter of a facet does not narrow its own counts. */
        LawFacet: {
            name: components["schemas"]["LawFacetName"];
            /** @description By count; years by year, newest first; levels of law from the highest. */
            values: {
                value: string;
                count: number;
            }[];
            /** @description Laws without any value. */
            missing: number;
            /** @description Sum of the counts not listed. */
            other: number;
        };
        UnheldLaw: {
            id: string;
            title: string;
            promulgationDate?: components["schemas"]["DateOrNull"];
        };
        LawPage: components["schemas"]["PageInfo"] & {
            content: components["schemas"]["LawRow"][];
            /** @description In the order asked for. */
            facets: components["schemas"]["LawFacet"][];
            /** @description With asOf, laws that meet the rest of the query and were there on that day, or may have been, while no version of that time is held; the version that is. */
            unheld?: components["schemas"]["UnheldLaw"][];
            /** @description How many there are of those. */
            unheldCount?: number;
        };
        /** @description A version of a law. */
        LawVersion: {
            id: string;
            title: string;
            docNumber: string | null;
            promulgationDate: components["schemas"]["DateOrNull"];
            effectiveDate: components["schemas"]["DateOrNull"];
            invalidDate: components["schemas"]["DateOrNull"];
            timeliness: components["schemas"]["Timeliness"] | null;
            doubt?: components["schemas"]["Doubt"];
            /** @description When it was passed, which may be before its promulgation. */
            adoptionDate?: components["schemas"]["DateOrNull"];
            /** @description False where it cannot be read or compared. */
            hasText: boolean;
            /** @description What made it, e.g. 第一次修正. */
            note?: string;
        };
        /** @description A step of the history, whether or not its text can be read. */
        LawRevision: {
            date: components["schemas"]["DateOrNull"];
            note: string;
            docNumber?: string;
            /** @description The version that came of it. */
            lawId?: string;
        };
        RelatedLaw: {
            id: string;
            title: string;
            timeliness: components["schemas"]["Timeliness"] | null;
        };
        /** @description One version of a law with its text. What is not known is null or an empty list. */
        LawRecord: {
            id: string;
            title: string;
            category: components["schemas"]["LawCategory"];
            topic: components["schemas"]["LawTopic"][];
            authority: string[];
            region: string | null;
            docNumber: string | null;
            promulgationDate: components["schemas"]["DateOrNull"];
            effectiveDate: components["schemas"]["DateOrNull"];
            invalidDate: components["schemas"]["DateOrNull"];
            timeliness: components["schemas"]["Timeliness"] | null;
            doubt?: components["schemas"]["Doubt"];
            /** @description What made this version, e.g. 第一次修正. */
            note?: string;
            adoptionDate?: components["schemas"]["DateOrNull"];
            /** @description Plain text as printed, one paragraph a line, headings and numbers of articles in the text. It may begin with title and notes, and headings may be marked by `#`. Null where only the entry of a catalogue is known. */
            text: string | null;
            summary?: string;
            keywords: string[];
            /** @description Where the text was taken from. */
            source?: string;
            sourceUrl?: string;
            /** @description All versions of this law, this one included, the oldest first. */
            versions: components["schemas"]["LawVersion"][];
            /** @description The oldest first. */
            revisions: components["schemas"]["LawRevision"][];
            attachments: {
                name: string;
                url: string;
            }[];
            related: components["schemas"]["RelatedLaw"][];
            viewCount?: number;
        };
        /** @description What a text cites. */
        LawCitation: {
            /** @description Full or short name without brackets; 中华人民共和国 may be left out. A code that is held in parts (民法典侵权责任编) means, with an article, the part that has it. */
            name: string;
            /** @description Year of the version named. */
            edition?: string;
            article?: string;
        };
        ResolveRequest: {
            citations: components["schemas"]["LawCitation"][];
            /** @description The day whose version is meant, such as that of a judgment; today when absent. A citation with an edition means that one. */
            asOf?: components["schemas"]["Date"];
        };
        ResolvedLaw: {
            id: string;
            title: string;
            timeliness: components["schemas"]["Timeliness"] | null;
            doubt?: components["schemas"]["Doubt"];
            docNumber: string | null;
            effectiveDate: components["schemas"]["DateOrNull"];
            /** @description Null where none was asked for, or the version has no such article. */
            article: {
                key: string;
                label: string;
                /** @description Plain text of the article without its number. */
                text: string;
            } | null;
        };
        ResolveResult: {
            /** @description One for each citation, in their order; null where there is no such law. */
            resolved: (components["schemas"]["ResolvedLaw"] | null)[];
        };
    };
    responses: never;
    parameters: {
        /** @description Page number, 0-based; 0 when absent. */
        Page: number;
        /** @description Rows a page; 20 when absent. */
        Size: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    findDictItems: {
        parameters: {
            query?: {
                queryData?: string;
                /** @description Page number, 0-based; 0 when absent. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; 20 when absent. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["PageInfo"] & {
                            content: components["schemas"]["DictItem"][];
                        };
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findIndustryTypes: {
        parameters: {
            query?: {
                /** @description Page number, 0-based; 0 when absent. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; 20 when absent. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedPageAnswer"];
                };
            };
        };
    };
    findTransactionTypes: {
        parameters: {
            query?: {
                /** @description Page number, 0-based; 0 when absent. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; 20 when absent. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedPageAnswer"];
                };
            };
        };
    };
    findTags: {
        parameters: {
            query?: {
                queryData?: string;
                /** @description Page number, 0-based; 0 when absent. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; 20 when absent. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["PageInfo"] & {
                            content: components["schemas"]["Tag"][];
                        };
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    createProcess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApplication"];
            };
        };
        responses: {
            /** @description It is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedAnswer"];
                };
            };
        };
    };
    findApplications: {
        parameters: {
            query?: {
                queryData?: string;
                /** @description Page number, 0-based; 0 when absent. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; 20 when absent. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["PageInfo"] & {
                            content: (components["schemas"]["ApplicationRow"] | components["schemas"]["Application"])[];
                        };
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    getFlowChart: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chart; opinions of nodes inside the office are absent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["FlowChart"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    resubmitApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Resubmission"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedAnswer"];
                };
            };
        };
    };
    withdrawApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Withdrawal"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAnswer"];
                };
            };
        };
    };
    confirmApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Action"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAnswer"];
                };
            };
        };
    };
    objectToApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Objection"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAnswer"];
                };
            };
        };
    };
    addMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddedMaterial"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAnswer"];
                };
            };
        };
    };
    rateApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rating"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAnswer"];
                };
            };
        };
    };
    appealApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Appeal"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationAnswer"];
                };
            };
        };
    };
    findByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    applyNo: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description The progress; a wrong pair is refused with 40400. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["ReportProgress"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findBreakPromises: {
        parameters: {
            query?: {
                queryData?: string;
                /** @description Page number, 0-based; 0 when absent. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; 20 when absent. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["PageInfo"] & {
                            content: components["schemas"]["BreakPromise"][];
                            /** @description The list holds nothing but what was invented for demonstration, so that who is not in it may be in the real one. */
                            sample?: boolean;
                        };
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findLaws: {
        parameters: {
            query?: {
                queryData?: string;
                /** @description Page number, 0-based; 0 when absent. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page; 20 when absent. */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of laws. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["LawPage"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findOneLaw: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The law. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["LawRecord"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    resolveLaws: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveRequest"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["ResolveResult"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
}
