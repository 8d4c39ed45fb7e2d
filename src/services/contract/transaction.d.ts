/** Made from config/contract/transaction.yaml by `npm run contract`; do not edit. */
export interface paths {
    "/api/front/findPatentTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published listings; parameters, counts and answer are assumed.
         * @description Listings that are published, the newest first. With `$id_in` those of these ids that can still be looked at, whatever became of them.
         */
        get: operations["findListings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/findOnePatentTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One listing, whole; parameter and answer are assumed.
         * @description 40400 when there is none, or it is not published yet and somebody else's; 40300 when it is blocked and somebody else's. The facts of its patents are looked up anew.
         */
        get: operations["findListing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/createPatentTransactionProcess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a listing to the office; the shape of the body and of the answer is assumed.
         * @description As createProcess, with the process ZLJY. 10004 names refused fields: `key`, `list[0].key`, `files.<category>` or `consent`.
         */
        post: operations["createListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/patentTransaction/resubmit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a listing again after a return, an edit, or once it is offline or expired.
         * @description It goes back to review, unless it is published and nothing but its contact was changed.
         */
        post: operations["resubmitListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/patentTransaction/offline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The publisher takes a published listing off. */
        post: operations["takeListingOffline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/patentTransaction/deal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The publisher says that a published listing has led to a deal. */
        post: operations["registerDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/patentTransaction/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the office what is wrong with somebody else's listing; once a user and listing. */
        post: operations["reportListing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/patentTransaction/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The contact of a listing in full; counted once a user and listing. */
        get: operations["getContact"];
        put?: never;
        post?: never;
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
        /** @enum {string} */
        Direction: "SUPPLY" | "DEMAND";
        /** @enum {string} */
        PriceMode: "FIXED" | "RANGE" | "NEGOTIABLE" | "FREE";
        /** @enum {string} */
        ListingStatus: "AUDITING" | "RETURNED" | "PUBLISHED" | "OFFLINE" | "EXPIRED" | "DEALT" | "BLOCKED";
        /** @enum {string} */
        PatentType: "INVENTION_PUB" | "INVENTION_GRANT" | "UTILITY" | "DESIGN";
        /** @enum {string} */
        HolderKind: "ENTERPRISE" | "UNIVERSITY" | "INSTITUTE" | "GOV" | "PERSON" | "OTHER";
        /** @description In 万元. */
        Amount: number;
        Month: string;
        /** @enum {string} */
        FacetName: "direction" | "industry" | "type" | "priceMode" | "patentType" | "validity" | "region" | "holderKind";
        Count: {
            value: string;
            count: number;
        };
        /** @description The filter of a facet does not narrow its own counts. */
        Facet: {
            name: components["schemas"]["FacetName"];
            values: components["schemas"]["Count"][];
            missing: number;
            /** @description Sum of the counts not listed. */
            other: number;
        };
        /** @description `$<facet>_in` and `$<facet>_notIn` hold values joined by commas; an empty one stands for listings without a value. */
        ListingQuery: {
            /** @description Ids joined by commas. */
            $id_in?: string;
            /** @description Words, all of which occur, or a patent number. */
            q?: string;
            direction?: components["schemas"]["Direction"];
            /** @description Ids of industry types. */
            $industry_in?: string;
            $industry_notIn?: string;
            /** @description Ids of transaction types. */
            $type_in?: string;
            $type_notIn?: string;
            $priceMode_in?: string;
            $priceMode_notIn?: string;
            $patentType_in?: string;
            $patentType_notIn?: string;
            $validity_in?: string;
            $validity_notIn?: string;
            /** @description Names, such as 常熟市. */
            $region_in?: string;
            $region_notIn?: string;
            $holderKind_in?: string;
            $holderKind_notIn?: string;
            /** @description With true, those whose price is 面议. */
            negotiable?: boolean;
            /** @description Of those with a price, those that can cost this or more; budgets likewise. */
            priceMin?: components["schemas"]["Amount"];
            priceMax?: components["schemas"]["Amount"];
            /** @description Whole years that every patent of the listing has left at least. */
            termLeft?: number;
            publishFrom?: components["schemas"]["Date"];
            publishTo?: components["schemas"]["Date"];
            /**
             * @description -publishTime when absent. Listings without a price come last. Heat is looks and contacts.
             * @enum {string}
             */
            sort?: "-publishTime" | "price" | "-price" | "-heat";
            facets?: components["schemas"]["FacetName"][];
            facetSize?: number;
        };
        ListingResult: components["schemas"]["PageInfo"] & {
            content: components["schemas"]["ListingRow"][];
            facets: components["schemas"]["Facet"][];
        };
        Named: {
            id: string;
            name: string;
        };
        /** @description A patent as the record has it; what the record does not say is null or empty. */
        ListedPatent: {
            /** @description Of the record; absent where there is none. */
            patentId?: string;
            applicationNumber: string;
            title: string;
            patentType: components["schemas"]["PatentType"] | null;
            validity: ("VALID" | "INVALID" | "PENDING") | null;
            /** @description Last event, such as 授权. */
            legalStatus: string | null;
            legalStatusDate: components["schemas"]["Date"] | null;
            expiryDate: components["schemas"]["Date"] | null;
            filingDate: components["schemas"]["Date"] | null;
            grantDate: components["schemas"]["Date"] | null;
            holders: string[];
            mainIpc: string | null;
            ipcs: string[];
        };
        Publisher: {
            /** @description Absent when the publisher does not want it shown. */
            name?: string;
            kind: components["schemas"]["HolderKind"];
            /** @description Name, such as 常熟市. */
            region: string | null;
        };
        ListingHead: {
            id: string;
            transactionNo: string;
            direction: components["schemas"]["Direction"];
            title: string;
            industryTypes: components["schemas"]["Named"][];
            transactionTypes: components["schemas"]["Named"][];
            technicalField: string | null;
            /** @description Of its patents or its own. */
            ipcs: string[];
            /** @description 技术简介 or 需求描述. */
            summary: string;
            /** @description Code of the form. */
            maturity: string | null;
            priceMode: components["schemas"]["PriceMode"];
            priceMin?: components["schemas"]["Amount"];
            priceMax?: components["schemas"]["Amount"];
            budgetMin?: components["schemas"]["Amount"];
            budgetMax?: components["schemas"]["Amount"];
            /** @description Codes of the form. */
            payMethods: string[];
            /** @description The first three in a row of a list, all of them in a listing. */
            patents: components["schemas"]["ListedPatent"][];
            patentCount: number;
            /** @description Of the shortest-lived patent. */
            expiryDate: components["schemas"]["Date"] | null;
            validUntil: components["schemas"]["Date"];
            status: components["schemas"]["ListingStatus"];
            statusLabel: string;
            publisher: components["schemas"]["Publisher"];
            /** @description Null until it is published. */
            publishTime: components["schemas"]["DateTime"] | null;
            viewCount: number;
            /** @description Users who asked for the contact. */
            contactCount: number;
            /** @description Id of the user of the session, as getCurrent answers it, who published it; null for everybody else. */
            ownerId?: string | null;
            /** @description Invented, for demonstration. */
            sample?: boolean;
        };
        ListingRow: components["schemas"]["ListingHead"];
        Listing: components["schemas"]["ListingHead"] & {
            advantages?: string;
            applications?: string;
            problem?: string;
            targets?: string;
            cooperation?: string;
            /** @enum {string} */
            licenseKind?: "NORMAL" | "SOLE" | "EXCLUSIVE" | "CROSS" | "SUB";
            licenseArea?: string;
            licenseFrom?: components["schemas"]["Date"];
            licenseTo?: components["schemas"]["Date"];
            /** @description Of an open licence of utility models or designs, whether the evaluation reports that Article 50 of the Patent Law asks for were handed in; absent where it is not known. */
            evaluationReport?: boolean;
            /** @description Percent. */
            royaltyRate?: number;
            /** @description Code of the form. */
            royaltyBase?: string;
            pledgeAmount?: components["schemas"]["Amount"];
            /** @description Percent. */
            shareRatio?: number;
            /** @description When the patents' facts were looked up. */
            checkedTime: components["schemas"]["DateTime"];
            /** @description Where the facts come from. */
            source: string;
            /** @description Masked; absent where the listing is over and somebody else's. */
            contact: components["schemas"]["Contact"] | null;
            /** @description The user has asked for the contact before. */
            asked: boolean;
            /** @description When it was taken off, expired, dealt or blocked. */
            endTime?: components["schemas"]["DateTime"];
            /** @description Why it is offline, or blocked; to its publisher. */
            reason?: string;
            deal?: components["schemas"]["Deal"];
        };
        Contact: {
            contactName: string;
            contactMobile?: string;
            contactPhone?: string;
            contactEmail?: string;
        };
        AskedContact: {
            contact: components["schemas"]["Contact"];
            contactCount: number;
        };
        /** @description What was agreed; amount and buyer to its publisher alone. */
        Deal: {
            transactionType: components["schemas"]["Named"];
            month: components["schemas"]["Month"];
            amount?: components["schemas"]["Amount"];
            buyer?: string;
        };
        ListingResubmission: {
            id: string;
            idempotencyKey: components["schemas"]["IdempotencyKey"];
            /** @description Round of the notice that is answered; 0 when the office sent nothing back. */
            round: number;
            formData: components["schemas"]["FormData"];
            attachments: components["schemas"]["AttachmentRef"][];
            /** @description Why places that the notice names stay as they are; absent where all were changed. */
            explanations?: components["schemas"]["Explanation"][];
        };
        Offline: {
            id: string;
            idempotencyKey: components["schemas"]["IdempotencyKey"];
            reason: string;
        };
        NewDeal: {
            id: string;
            idempotencyKey: components["schemas"]["IdempotencyKey"];
            transactionTypeId: string;
            month: components["schemas"]["Month"];
            amount?: components["schemas"]["Amount"];
            buyer?: string;
        };
        /**
         * @description Not the publisher's right, no longer in force, false or misleading, contact data in the text, already sold, something else.
         * @enum {string}
         */
        ReportReason: "NO_RIGHT" | "LAPSED" | "UNTRUE" | "CONTACT" | "SOLD" | "OTHER";
        NewReport: {
            id: string;
            idempotencyKey: components["schemas"]["IdempotencyKey"];
            reason: components["schemas"]["ReportReason"];
            description: string;
        };
        Report: {
            reportNo: string;
            time: components["schemas"]["DateTime"];
        };
        Date: string;
        /** @description The numbers of a page of rows. */
        PageInfo: {
            /** @description Rows in all pages. */
            totalElements: number;
            /** @description This page, 0-based. */
            number: number;
            /** @description Rows asked for a page. */
            size: number;
        };
        /** @description Local time of Asia/Shanghai, to the second. */
        DateTime: string;
        /** @description A refused call of a service that answers `{code, data, msg}`. 99998: the session is over. 30001: the search expression cannot be read. 40400: no such record. 10004: fields refused, `data.errors` names them. 40300: belongs to somebody else. 40902: the request has moved on, reload it. */
        Failure: {
            code: number;
            data?: unknown;
            /** @description A sentence for the user, or a JSON list of sentences as text. */
            msg?: string | null;
        };
        /** @enum {string} */
        ProcessKey: "PJSQ" | "JBTS" | "SXSS" | "WQYZ" | "ZLJY" | "SQQPG" | "WDXPJ" | "JZPJ";
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
        Consent: {
            version: string;
            time: components["schemas"]["DateTime"];
            /** @description Keys of the ticked items. */
            checked: string[];
        };
        /** @description Made by the browser once per form sent; a repeated call with it changes nothing. */
        IdempotencyKey: string;
        NewApplication: {
            processKey: components["schemas"]["ProcessKey"];
            formData: components["schemas"]["FormData"];
            attachments: components["schemas"]["AttachmentRef"][];
            consent: components["schemas"]["Consent"];
            idempotencyKey: components["schemas"]["IdempotencyKey"];
            /** @description Request from which this one was copied. */
            draftOf?: string;
        };
        /** @enum {string} */
        Status: "DRAFT" | "SUBMITTED" | "SUPPLEMENT" | "ACCEPTED" | "PROCESSING" | "CONFIRM" | "TRANSFERRED" | "FINISHED" | "REJECTED" | "WITHDRAWN" | "TERMINATED" | "AUDITING" | "RETURNED" | "PUBLISHED" | "OFFLINE" | "EXPIRED" | "DEALT" | "BLOCKED";
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
        /** @description A document that the office gives out. */
        Document: {
            /** @description For the download of the business service. */
            id: string;
            name: string;
            /** @description Bytes. */
            size: number;
            ext: string;
        };
        Result: {
            /** @description Code of the outcome; the list depends on the process. */
            conclusion: string;
            conclusionLabel: string;
            opinion: string;
            documents: components["schemas"]["Document"][];
            resultDate: components["schemas"]["Date"];
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
        /** @description Code 0 says that the form was stored (known), whatever the data are (assumed): a text or number is the id, an object may carry `id`. With the whole application the browser forgets its draft at once, else once the request is seen in findWfApply. */
        SubmittedAnswer: {
            /** @constant */
            code: 0;
            data?: components["schemas"]["Application"] | unknown;
            msg?: string | null;
        } | components["schemas"]["Failure"];
        Explanation: {
            /** @description As the notice names it. */
            field: string;
            reason: string;
        };
        ApplicationAnswer: {
            /** @constant */
            code: 0;
            data: components["schemas"]["Application"];
            msg?: string | null;
        } | components["schemas"]["Failure"];
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
    findListings: {
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
            /** @description A page of rows with the counts asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["ListingResult"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findListing: {
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
            /** @description The listing; its contact is masked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Listing"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    createListing: {
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
    resubmitListing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingResubmission"];
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
    takeListingOffline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Offline"];
            };
        };
        responses: {
            /** @description The application as it is afterwards. */
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
    registerDeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeal"];
            };
        };
        responses: {
            /** @description The application as it is afterwards. */
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
    reportListing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description The report as the office has it; 40902 when the user has reported it before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Report"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    getContact: {
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
            /** @description The contact; 40902 when the listing is no longer published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["AskedContact"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
}
