/** Made from config/contract/cnipr.yaml by `npm run contract`; do not edit. */
export interface paths {
    "/api/front/patent/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One page of a search, with the facets asked for.
         * @description 30001 when the expression cannot be read: `msg` is the sentence, `data` the place.
         */
        post: operations["searchPatents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/patent/findOne": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The full record. 40400 when there is no such patent. */
        get: operations["findOnePatent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/patent/drawing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A drawing or design view. Its address is taken from the record (`url`, `thumbUrl`), never built by the front end. */
        get: operations["getDrawing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/classification/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The classes one level below another, or those that a code or words find.
         * @description Without `parent` and `q`: the highest level. 40400 when there is no class `parent`. A search answers at most 50 rows, each with its path; `totalElements` counts all.
         */
        get: operations["findClasses"];
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
        /**
         * @description International Patent Classification, Locarno Classification (designs).
         * @enum {string}
         */
        ClassScheme: "IPC" | "LOC";
        /**
         * @description LOC has `class` and `subclass` alone.
         * @enum {string}
         */
        ClassLevel: "section" | "class" | "subclass" | "maingroup" | "subgroup";
        ClassStep: {
            code: string;
            /** @description Empty when the class is missing. */
            title: string;
        };
        ClassRow: {
            /** @description `H`, `H01`, `H01M`, `H01M10/00`, `H01M10/0525`; `14`, `14-03`. */
            code: string;
            level: components["schemas"]["ClassLevel"];
            /** @description Empty when the class is missing. */
            title: string;
            /** @description Notes of the classification on this class. */
            note?: string;
            hasChildren: boolean;
            /** @description True for a class that patents use and the table does not have. */
            missing?: boolean;
            /** @description The classes above it from the top; of search hits only. */
            path?: components["schemas"]["ClassStep"][];
        };
        /** @enum {string} */
        PatentType: "INVENTION_PUB" | "INVENTION_GRANT" | "UTILITY" | "DESIGN";
        /** @enum {string} */
        Validity: "VALID" | "PENDING" | "INVALID";
        /**
         * @description locClass: two digits of the Locarno Classification, e.g. `14`. operation: the words of the field OP of the search language, e.g. 转让. sei: strategic emerging industry, `1` to `9`.
         * @enum {string}
         */
        FacetName: "patentType" | "validity" | "filingYear" | "publicationYear" | "grantYear" | "applicant" | "inventor" | "ipcSection" | "ipcClass" | "ipcSubclass" | "locClass" | "currentOwner" | "applicantType" | "province" | "agency" | "legalStatus" | "operation" | "sei";
        /**
         * @description `-` is descending. Records without the value come last either way.
         * @enum {string}
         */
        Sort: "relevance" | "filingDate" | "-filingDate" | "publicationDate" | "-publicationDate" | "citedBy" | "-citedBy";
        FacetFilter: {
            /** @description A record has one of these values; the empty text stands for no value. */
            include?: string[];
            /** @description A record has none of these values. */
            exclude?: string[];
        };
        SearchRequest: {
            /** @description Canonical search language; the empty text finds every record. */
            expression: string;
            /** @description A list of numbers besides the expression: of the records found by it, those that have one of these as application, publication, grant or international number. Application numbers with check digit; a publication number without kind code stands for all its kinds. All records when absent. */
            numbers?: string[];
            /** @description Only the records with these ids; those that do not exist are passed over. */
            ids?: string[];
            /** @description Facet name to filter; several facets must all be met. */
            filters?: {
                [key: string]: components["schemas"]["FacetFilter"];
            };
            /** @description relevance when absent. */
            sort?: components["schemas"]["Sort"];
            /** @description 0-based. */
            page: number;
            size: number;
            /** @description Facets wanted; none when absent. */
            facets?: components["schemas"]["FacetName"][];
            /** @description Values listed for a facet; 10 when absent. */
            facetSize?: number;
        };
        SearchResult: {
            content: components["schemas"]["PatentSummary"][];
            totalElements: number;
            number: number;
            size: number;
            /** @description In the order asked for. */
            facets: components["schemas"]["Facet"][];
            /** @description Day of the data; the day of the answer where it is missing. */
            dataDate?: components["schemas"]["Date"];
        };
        /** @description Counts under the expression and the filters of the other facets; the filter of a facet does not narrow its own counts. */
        Facet: {
            name: components["schemas"]["FacetName"];
            /** @description By count, years by year, newest first. */
            values: {
                value: string;
                count: number;
            }[];
            /** @description Records without any value. */
            missing: number;
            /** @description Sum of the counts not listed. */
            other: number;
        };
        /** @description Goes as `data` with code 30001. */
        ExpressionError: {
            code: string;
            /** @description Offset in the expression, 0-based. */
            from: number;
            /** @description Offset after the last character. */
            to: number;
        };
        /** @enum {string} */
        ApplicantType: "ENTERPRISE" | "UNIVERSITY" | "INSTITUTE" | "GOV" | "PERSON" | "OTHER";
        Applicant: {
            name: string;
            type?: components["schemas"]["ApplicantType"];
            country?: string;
            province?: string;
            address?: string;
            postcode?: string;
            rank?: number;
            /** @description Owners only. */
            since?: components["schemas"]["Date"];
        };
        /** @description A row of the result. Values that are not known are null or empty lists. */
        PatentSummary: {
            id: string;
            patentType: components["schemas"]["PatentType"] | null;
            /** @description E.g. `202119900001.9`. */
            applicationNumber: string | null;
            publicationNumber: string | null;
            grantNumber: string | null;
            title: string;
            abstract: string | null;
            filingDate: components["schemas"]["Date"] | null;
            publicationDate: components["schemas"]["Date"] | null;
            grantDate: components["schemas"]["Date"] | null;
            mainIpc: string | null;
            ipcs: string[];
            locs: string[];
            applicants: {
                name: string;
                type?: components["schemas"]["ApplicantType"];
            }[];
            inventors: string[];
            validity: components["schemas"]["Validity"] | null;
            latestLegalStatus: string | null;
            thumbUrl: string | null;
            citedBy: number | null;
            /** @description Name of the data set the record comes from. */
            source?: string;
        };
        /** @description Everything known about one patent. An absent field is not known; an empty list is known to be empty. */
        PatentRecord: {
            id: string;
            patentType?: components["schemas"]["PatentType"];
            applicationNumber?: string;
            /** @description `ZL ` and the number, once granted. */
            patentNumber?: string;
            publicationNumber?: string;
            grantNumber?: string;
            title: string;
            /** @description 简要说明 for a design. */
            abstract?: string;
            filingDate?: components["schemas"]["Date"];
            publicationDate?: components["schemas"]["Date"];
            grantDate?: components["schemas"]["Date"];
            examinationDate?: components["schemas"]["Date"];
            expiryDate?: components["schemas"]["Date"];
            priorities?: components["schemas"]["Priority"][];
            pct?: components["schemas"]["PctData"];
            parentApplicationNumber?: string;
            sameDayApplication?: string;
            mainIpc?: string;
            ipcs?: string[];
            cpcs?: string[];
            locs?: string[];
            keywords?: string[];
            applicants?: components["schemas"]["Applicant"][];
            currentOwners?: components["schemas"]["Applicant"][];
            inventors?: components["schemas"]["Inventor"][];
            agency?: {
                name: string;
                /** @description Five digits. */
                code?: string;
            };
            agents?: string[];
            examiner?: string;
            address?: string;
            /** @description `name;code`, e.g. `江苏;32`. */
            stateCode?: string;
            validity?: components["schemas"]["Validity"];
            latestLegalStatus?: string;
            /** @description Newest first. */
            legalEvents?: components["schemas"]["LegalEvent"][];
            claims?: components["schemas"]["Claim"][];
            mainClaim?: string;
            description?: components["schemas"]["Description"];
            drawings?: components["schemas"]["Drawing"][];
            designViews?: components["schemas"]["DesignView"][];
            citations?: components["schemas"]["Citation"][];
            nonPatentCitations?: string[];
            family?: components["schemas"]["Family"];
            counts?: components["schemas"]["Counts"];
            fees?: components["schemas"]["Fee"][];
            transfers?: components["schemas"]["Transfer"][];
            licenses?: components["schemas"]["License"][];
            pledges?: components["schemas"]["Pledge"][];
            openLicense?: components["schemas"]["OpenLicense"];
            disputes?: components["schemas"]["Dispute"][];
            tags?: components["schemas"]["PatentTags"];
            /** @description Name of the data set the record comes from. */
            source?: string;
        };
        Priority: {
            country: string;
            number: string;
            date: components["schemas"]["Date"];
        };
        PctData: {
            applicationNo?: string;
            applicationDate?: components["schemas"]["Date"];
            publicationNo?: string;
            publicationDate?: components["schemas"]["Date"];
            entryDate?: components["schemas"]["Date"];
        };
        Inventor: {
            name: string;
            rank?: number;
            /** @description 请求不公布姓名. */
            undisclosed?: boolean;
        };
        LegalEvent: {
            date: components["schemas"]["Date"];
            /** @description Four characters, e.g. `GR01`. */
            code?: string;
            name: string;
            detail?: string;
        };
        Claim: {
            no: number;
            /** @enum {string} */
            kind: "INDEPENDENT" | "DEPENDENT";
            dependsOn: number[];
            /** @enum {string} */
            category: "PRODUCT" | "METHOD" | "USE";
            /** @description Without the number in front. */
            text: string;
        };
        Description: {
            sections: {
                /** @description 技术领域, 背景技术, 发明内容, 附图说明, 具体实施方式. */
                heading: string;
                paragraphs: {
                    /** @description E.g. `[0001]`. */
                    no: string;
                    text: string;
                    /** @description Numbers of the drawings the paragraph speaks of. */
                    figures: number[];
                }[];
            }[];
            /** @description Reference numerals of the drawings with the name of the part. */
            numerals?: {
                numeral: string;
                name: string;
            }[];
        };
        Drawing: {
            no: number;
            /** @description E.g. `图1`. */
            label: string;
            caption?: string;
            url: string;
            thumbUrl: string;
            /** @description 摘要附图. */
            isAbstract: boolean;
            /** @description Numerals it carries. */
            numerals?: string[];
        };
        DesignView: {
            no: number;
            /** @description 主视图, 后视图, 左视图, 右视图, 俯视图, 仰视图, 立体图, 使用状态参考图. */
            kind: string;
            url: string;
            thumbUrl: string;
        };
        Citation: {
            /** @enum {string} */
            direction: "BACKWARD" | "FORWARD";
            number: string;
            /** @description Key of the record when it can be opened here. */
            id?: string;
            title?: string;
            applicant?: string;
            date?: components["schemas"]["Date"];
            /** @enum {string} */
            category?: "X" | "Y" | "A" | "E" | "P" | "R";
            /** @enum {string} */
            by?: "EXAMINER" | "APPLICANT";
            /** @description E.g. `1-3`. */
            claims?: string;
        };
        Family: {
            familyId?: string;
            simple: components["schemas"]["FamilyMember"][];
            extended: components["schemas"]["FamilyMember"][];
        };
        FamilyMember: {
            number: string;
            /** @description Key of the record when it can be opened here. */
            id?: string;
            country: string;
            kind?: string;
            filingDate?: components["schemas"]["Date"];
            publicationDate?: components["schemas"]["Date"];
            title?: string;
        };
        Counts: {
            claims?: number;
            pages?: number;
            citations?: number;
            citedBy?: number;
            family?: number;
            countries?: number;
        };
        Fee: {
            annualYear: number;
            /** @description Yuan. */
            amount: number;
            dueDate: components["schemas"]["Date"];
            paidDate?: components["schemas"]["Date"];
            /** @enum {string} */
            status: "UNPAID" | "PAID" | "LATE" | "LAPSED";
            /** @description Yuan. */
            surcharge?: number;
        };
        Transfer: {
            effectiveDate: components["schemas"]["Date"];
            before: string;
            after: string;
            /** @enum {string} */
            kind: "申请权" | "专利权";
        };
        License: {
            recordNo: string;
            /** @description 普通许可, 排他许可, 独占许可. */
            kind: string;
            licensor: string;
            licensee: string;
            from?: components["schemas"]["Date"];
            to?: components["schemas"]["Date"];
            recordDate?: components["schemas"]["Date"];
            changeDate?: components["schemas"]["Date"];
            revokeDate?: components["schemas"]["Date"];
        };
        Pledge: {
            registerNo: string;
            pledgor: string;
            pledgee: string;
            from?: components["schemas"]["Date"];
            to?: components["schemas"]["Date"];
            releaseDate?: components["schemas"]["Date"];
        };
        OpenLicense: {
            declaredDate: components["schemas"]["Date"];
            feeStandard: string;
            payMethod?: string;
            from?: components["schemas"]["Date"];
            to?: components["schemas"]["Date"];
            /** @enum {string} */
            status: "OPEN" | "WITHDRAWN";
        };
        Dispute: {
            /** @enum {string} */
            kind: "无效" | "复审" | "诉讼";
            decisionNo?: string;
            caseNumber?: string;
            date: components["schemas"]["Date"];
            result?: string;
        };
        PatentTags: {
            highValue?: string[];
            /** @description Strategic emerging industry, `1` to `9`. */
            sei?: string;
            /** @description GB/T 4754, e.g. `C38`. */
            industry?: string;
        };
        Date: string;
        /** @description A refused call of a service that answers `{code, data, msg}`. 99998: the session is over. 30001: the search expression cannot be read. 40400: no such record. 10004: fields refused, `data.errors` names them. 40300: belongs to somebody else. 40902: the request has moved on, reload it. */
        Failure: {
            code: number;
            data?: unknown;
            /** @description A sentence for the user, or a JSON list of sentences as text. */
            msg?: string | null;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    searchPatents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["SearchResult"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findOnePatent: {
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
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["PatentRecord"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    getDrawing: {
        parameters: {
            query: {
                id: string;
                /** @description Number of the drawing in the record, from 1. */
                no: number;
                /** @description `1` for the small form. */
                thumb?: "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description No such drawing. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    findClasses: {
        parameters: {
            query: {
                scheme: components["schemas"]["ClassScheme"];
                /** @description Code of a class as a row has it, e.g. `H01M` or `H01M10/00`. */
                parent?: string;
                /** @description The beginning of a code, or words that its title and those above it hold. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classes, in the order of the scheme. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["PageInfo"] & {
                            content: components["schemas"]["ClassRow"][];
                        };
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
}
