/** Made from config/contract/adjudication.yaml by `npm run contract`; do not edit. */
export interface paths {
    "/api/front/adjudication/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents that meet a query, with hits in context and counts by facet.
         * @description The path is ours, like parameters and answer. Rows from `cap` on are not given; a page behind it is empty.
         */
        get: operations["findAdjudications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/adjudication/findOne": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document, whole. */
        get: operations["findAdjudication"];
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
        DocType: "JUDGMENT" | "RULING" | "MEDIATION" | "DECISION" | "ADMIN_RULING" | "ADMIN_PENALTY" | "INVALIDATION" | "REEXAM";
        /** @enum {string} */
        CaseType: "CIVIL" | "ADMIN" | "CRIMINAL" | "ENFORCE" | "ADMIN_AGENCY";
        /** @enum {string} */
        CourtLevel: "SUPREME" | "HIGH" | "INTERMEDIATE" | "BASIC" | "SPECIAL";
        /** @enum {string} */
        Procedure: "FIRST" | "SECOND" | "RETRIAL" | "OTHER";
        /** @enum {string} */
        RulingResult: "SUPPORT" | "PARTIAL" | "REJECT" | "WITHDRAW" | "OTHER";
        /** @enum {string} */
        RightKind: "PATENT" | "TRADEMARK" | "COPYRIGHT" | "SECRET" | "COMPETITION";
        /** @enum {string} */
        LeadingCase: "GUIDING" | "TYPICAL";
        /** @enum {string} */
        SectionKey: "HEADING" | "PARTIES" | "PROCEEDINGS" | "PLEADINGS" | "FACTS" | "REASONING" | "DISPOSITION" | "CLOSING";
        /**
         * @description Where the words are looked for; everywhere when absent.
         * @enum {string}
         */
        QueryPart: "ALL" | "TITLE" | "CASE_NUMBER" | "PARTY" | "LAWYER" | "JUDGE" | "LAW" | "HEADING" | "PARTIES" | "PROCEEDINGS" | "PLEADINGS" | "FACTS" | "REASONING" | "DISPOSITION" | "CLOSING";
        /** @enum {string} */
        FacetName: "caseType" | "docType" | "cause" | "court" | "courtLevel" | "procedure" | "result" | "rightKind" | "year" | "leading";
        FacetFilter: {
            /** @description A document has one of these values; the empty text stands for no value. As `result` a second instance that leaves or remands the judgment is UPHELD or REMANDED, whatever its own result. */
            include?: string[];
            /** @description A document has none of these values. */
            exclude?: string[];
        };
        /**
         * @description `-` is descending. Documents without the value come last either way.
         * @enum {string}
         */
        Sort: "relevance" | "judgmentDate" | "-judgmentDate" | "-awardAmount" | "awardAmount";
        AdjudicationQuery: {
            /** @description Words, all of which must stand in the part. */
            q?: string;
            part?: components["schemas"]["QueryPart"];
            /** @description First day of judgment. */
            from?: components["schemas"]["Date"];
            /** @description Last day of judgment. */
            to?: components["schemas"]["Date"];
            /** @description Awarded sum in yuan. */
            amountFrom?: number;
            amountTo?: number;
            /** @description Documents about the patent with this key. */
            patentId?: string;
            /** @description Documents about the right with this number. */
            rightNumber?: string;
            /** @description Documents with the party of exactly this name. */
            party?: string;
            /** @description Only these documents; those that do not exist are passed over. */
            ids?: string[];
            filters?: {
                [key: string]: components["schemas"]["FacetFilter"];
            };
            /** @description Guiding and typical cases before all others. */
            leadingFirst?: boolean;
            /** @description relevance when absent. */
            sort?: components["schemas"]["Sort"];
            /** @description Facets wanted; none when absent. */
            facets?: components["schemas"]["FacetName"][];
            /** @description Values listed for a facet; 10 when absent. */
            facetSize?: number;
        };
        AdjudicationResult: components["schemas"]["PageInfo"] & {
            content: components["schemas"]["AdjudicationRow"][];
            /** @description In the order asked for. */
            facets: components["schemas"]["Facet"][];
            /** @description Rows that can be paged through, however many there are. */
            cap: number;
        };
        /** @description Counts under the query and the filters of the other facets; the filter of a facet does not narrow its own counts. */
        Facet: {
            name: components["schemas"]["FacetName"];
            /** @description By count, years newest first. */
            values: {
                value: string;
                count: number;
            }[];
            /** @description Documents without any value. */
            missing: number;
            /** @description Sum of the counts not listed. */
            other: number;
        };
        /** @description A piece of text around a word of the query; plain text. */
        Hit: {
            part: components["schemas"]["QueryPart"];
            text: string;
            /** @description The paragraph of the document it stands in, counted from 1. */
            paragraph?: number;
        };
        /**
         * @description What a second instance did with the decision it was asked to review.
         * @enum {string}
         */
        AppealResult: "UPHELD" | "CHANGED" | "REMANDED";
        /** @description A row of the result. What is not known is null or an empty list. */
        AdjudicationRow: {
            id: string;
            title: string;
            caseNumber: string | null;
            docType: components["schemas"]["DocType"] | null;
            caseType: components["schemas"]["CaseType"] | null;
            cause: string | null;
            court: string | null;
            courtLevel: components["schemas"]["CourtLevel"] | null;
            procedure: components["schemas"]["Procedure"] | null;
            judgmentDate: components["schemas"]["Date"] | null;
            publishDate: components["schemas"]["Date"] | null;
            parties: components["schemas"]["Party"][];
            rightKinds: components["schemas"]["RightKind"][];
            result: components["schemas"]["RulingResult"] | null;
            /** @description All causes or charges, cause the first of them; only cause when absent. */
            causes?: string[];
            appealResult?: components["schemas"]["AppealResult"];
            /** @description The instance that set awardAmount. */
            awardedBy?: components["schemas"]["Procedure"];
            /** @description What the case teaches */
            gist?: string | null;
            /** @description 元. */
            claimAmount: number | null;
            /** @description 元. */
            awardAmount: number | null;
            leading: components["schemas"]["LeadingCase"] | null;
            hits: components["schemas"]["Hit"][];
            /** @description Places in which a word was found. */
            hitCount: number;
            /** @description Name of the data set the document comes from. */
            source?: string;
        };
        Party: {
            /** @description 原告, 被告, 第三人, 上诉人, 被上诉人, 申请人, 被申请人 … */
            role: string;
            name: string;
            /** @enum {string} */
            kind?: "PERSON" | "ORGANISATION";
            lawyers?: string[];
        };
        Judge: {
            /** @description 审判长, 审判员, 陪审员, 书记员. */
            role: string;
            name: string;
        };
        RelatedRight: {
            kind: components["schemas"]["RightKind"];
            number: string;
            title?: string;
            /** @description Key of the patent record when it can be opened here. */
            patentId?: string;
        };
        CitedLaw: {
            /** @description Key of the law when it can be opened here. */
            lawId?: string;
            /** @description Without 《》. */
            name: string;
            /** @description E.g. `第六十四条第一款`. */
            article?: string;
        };
        /** @description Another document of the same dispute. */
        ChainLink: {
            procedure: components["schemas"]["Procedure"];
            caseNumber: string;
            /** @description Absent when it is not published here. */
            docId?: string;
            title?: string;
            court?: string;
            judgmentDate?: components["schemas"]["Date"];
            appealResult?: components["schemas"]["AppealResult"];
            result?: components["schemas"]["RulingResult"];
        };
        Section: {
            /** @description Absent when the source did not split the text. */
            key?: components["schemas"]["SectionKey"];
            title?: string;
            /** @description From outside; a paragraph an element. */
            html: string;
        };
        /** @description Everything known about one document; what is not known is null, empty or absent. */
        Adjudication: {
            id: string;
            title: string;
            caseNumber: string | null;
            docType: components["schemas"]["DocType"] | null;
            caseType: components["schemas"]["CaseType"] | null;
            cause: string | null;
            court: string | null;
            courtLevel: components["schemas"]["CourtLevel"] | null;
            procedure: components["schemas"]["Procedure"] | null;
            judgmentDate: components["schemas"]["Date"] | null;
            publishDate: components["schemas"]["Date"] | null;
            parties: components["schemas"]["Party"][];
            judges: components["schemas"]["Judge"][];
            rightKinds: components["schemas"]["RightKind"][];
            relatedRights: components["schemas"]["RelatedRight"][];
            result: components["schemas"]["RulingResult"] | null;
            /** @description All causes or charges, cause the first of them; only cause when absent. */
            causes?: string[];
            appealResult?: components["schemas"]["AppealResult"];
            /** @description The instance that set awardAmount. */
            awardedBy?: components["schemas"]["Procedure"];
            /** @description 元. */
            claimAmount: number | null;
            /** @description 元. */
            awardAmount: number | null;
            leading: components["schemas"]["LeadingCase"] | null;
            /** @description 裁判要旨; plain text. */
            gist: string | null;
            keywords: string[];
            citedLaws: components["schemas"]["CitedLaw"][];
            chain: components["schemas"]["ChainLink"][];
            sections: components["schemas"]["Section"][];
            /** @description Name of the data set the document comes from. */
            source?: string;
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
        /** @description A refused call of a service that answers `{code, data, msg}`. 99998: the session is over. 30001: the search expression cannot be read. 40400: no such record. 10004: fields refused, `data.errors` names them. 40300: belongs to somebody else. 40902: the request has moved on, reload it. */
        Failure: {
            code: number;
            data?: unknown;
            /** @description A sentence for the user, or a JSON list of sentences as text. */
            msg?: string | null;
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
    findAdjudications: {
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
            /** @description A page of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["AdjudicationResult"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findAdjudication: {
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
            /** @description The document; 40400 when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Adjudication"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
}
