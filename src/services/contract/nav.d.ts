/** Made from config/contract/nav.yaml by `npm run contract`; do not edit. */
export interface paths {
    "/api/front/subject/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Navigation subjects by tag and text, newest first. */
        get: operations["findSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/subject/findOne": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A subject with its industry chain, conclusions and reports. */
        get: operations["findOneSubject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/subject/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a report. Its address is taken from the subject (`url`), never built by the front end. */
        get: operations["readReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/node/findOne": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A node of an industry chain with its indicators and conclusions. */
        get: operations["findOneNode"];
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
        SubjectQuery: {
            /** @description Part of the name or the introduction. */
            name?: string;
            /** @description Subjects that carry this tag. */
            tagId?: string;
            /** @description Tag ids joined by commas; one of them is enough. */
            $tagId_in?: string;
        };
        Subject: {
            id: string;
            name: string;
            code: string;
            intro: string;
            /**
             * @description 区域规划、产业规划、企业经营、研发活动、人才管理 (GB/T 39551).
             * @enum {string}
             */
            navType: "REGION" | "INDUSTRY" | "ENTERPRISE" | "RD" | "TALENT";
            /** @description GB/T 4754, e.g. `C38`. */
            industryCode: string | null;
            /** @description Strategic emerging industry, `1` to `9`. */
            seiCode: string | null;
            tagIds: string[];
            updateTime: components["schemas"]["DateTime"];
            /** @description Region covered and the day the data ends. */
            dataScope: string;
            patentTotal: number;
            /** @description The query that patentTotal counts. */
            expression?: string;
            /** @description Address of a picture of our own origin. */
            cover?: string;
        };
        SubjectDetail: components["schemas"]["SubjectFacts"] & {
            asOf: components["schemas"]["Date"];
            city: components["schemas"]["City"];
            /** @description Nodes of level 1, upstream first. */
            chain: components["schemas"]["ChainNode"][];
            conclusions: components["schemas"]["Conclusion"][];
            reports: components["schemas"]["Report"][];
        };
        /** @description A subject as in the list; its query is always told here. */
        SubjectFacts: {
            id: string;
            name: string;
            code: string;
            intro: string;
            /** @enum {string} */
            navType: "REGION" | "INDUSTRY" | "ENTERPRISE" | "RD" | "TALENT";
            industryCode: string | null;
            seiCode: string | null;
            tagIds: string[];
            updateTime: components["schemas"]["DateTime"];
            dataScope: string;
            patentTotal: number;
            /** @description Null where addresses do not tell. */
            cityTotal: number | null;
            expression: string;
        };
        /** @description The city and what its patents are found by. */
        City: {
            name: string;
            /** @description Narrows a query to the city, e.g. `AA=常熟`. */
            expression: string;
        };
        /**
         * @description 上游, 中游, 下游.
         * @enum {string}
         */
        ChainPosition: "UPSTREAM" | "MIDSTREAM" | "DOWNSTREAM";
        /**
         * @description 关键, 卡脖子, 一般.
         * @enum {string}
         */
        KeyLevel: "KEY" | "BOTTLENECK" | "GENERAL";
        /**
         * @description 优势, 均势, 劣势, 空白.
         * @enum {string}
         */
        CityPosition: "STRONG" | "EVEN" | "WEAK" | "BLANK";
        NodeFacts: {
            id: string;
            parentId: string | null;
            name: string;
            position: components["schemas"]["ChainPosition"];
            level: number;
            /** @description The query that total counts; within that of the node above. */
            expression: string;
            total: number;
            /** @description Null where addresses do not tell. */
            cityTotal: number | null;
            known: components["schemas"]["NodeKnown"];
            keyLevel: components["schemas"]["KeyLevel"];
            /** @description Filings of the last three years that are all published against the three before, in percent with one decimal; null when fewer than ten were filed before, or too few filing days are known. */
            growth: number | null;
        };
        /** @description Of how many of the node's patents it is known what a count counts by. */
        NodeKnown: {
            address: number;
            filing: number;
            type: number;
            validity: number;
            applicants: number;
            operations: number;
            region: number;
        };
        ChainNode: components["schemas"]["NodeFacts"] & {
            children: components["schemas"]["ChainNode"][];
        };
        /** @description What a conclusion rests on; a query where it counts patents. */
        Evidence: {
            label: string;
            value: number | null;
            unit: string;
            expression?: string;
            nodeId?: string;
        };
        Conclusion: {
            /**
             * @description 产业方向, 区域定位, 发展路径, 创新人才, 招商引资, 协同创新.
             * @enum {string}
             */
            kind: "DIRECTION" | "POSITION" | "PATH" | "TALENT" | "INVESTMENT" | "COOPERATION";
            text: string;
            evidence: components["schemas"]["Evidence"][];
        };
        Report: {
            id: string;
            name: string;
            /** @description Address of the PDF on our own origin. */
            url: string;
            pages: number;
            date: components["schemas"]["Date"];
            /** @description Bytes of the PDF. */
            size: number;
        };
        NavCount: {
            value: string;
            count: number;
        };
        YearCount: {
            year: number;
            count: number;
            city: number | null;
        };
        NodeApplicant: {
            name: string;
            /** @description Kind of applicant as in patent records. */
            type: string | null;
            /** @description Whether its patents here carry an address in the city; null without any address. */
            local: boolean | null;
            count: number;
        };
        NewEntrant: {
            name: string;
            local: boolean | null;
            /** @description Year of the first filing in this node. */
            since: number;
            count: number;
        };
        TechMatrix: {
            years: number[];
            rows: {
                nodeId: string;
                name: string;
                expression: string;
                /** @description One for each year. */
                counts: number[];
            }[];
        };
        Indicators: {
            filingTrend: components["schemas"]["YearCount"][];
            typeShare: components["schemas"]["NavCount"][];
            validityShare: components["schemas"]["NavCount"][];
            topApplicants: components["schemas"]["NodeApplicant"][];
            topInventors: components["schemas"]["NavCount"][];
            /** @description Code of province or country. */
            regionTop: components["schemas"]["NavCount"][];
            techMatrix: components["schemas"]["TechMatrix"];
            newEntrants: components["schemas"]["NewEntrant"][];
            applicantTotal: number;
            transfers: number | null;
            litigations: number | null;
            /** @description Percent of the patents that the most frequent 5 and 10 applicants have. */
            concentration: {
                cr5: number | null;
                cr10: number | null;
            };
            cityPosition: components["schemas"]["CityPosition"] | null;
        };
        NodeDetail: {
            subject: components["schemas"]["SubjectFacts"];
            asOf: components["schemas"]["Date"];
            city: components["schemas"]["City"];
            node: components["schemas"]["NodeFacts"];
            /** @description Nodes above, from level 1. */
            path: components["schemas"]["NodeFacts"][];
            /** @description Nodes directly below. */
            branches: components["schemas"]["NodeFacts"][];
            /** @description What offers and demands of this node are searched by. */
            keyword: string;
            indicators: components["schemas"]["Indicators"];
            conclusions: components["schemas"]["Conclusion"][];
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
        /** @description Local time of Asia/Shanghai, to the second. */
        DateTime: string;
        /** @description A refused call of a service that answers `{code, data, msg}`. 99998: the session is over. 30001: the search expression cannot be read. 40400: no such record. 10004: fields refused, `data.errors` names them. 40300: belongs to somebody else. 40902: the request has moved on, reload it. */
        Failure: {
            code: number;
            data?: unknown;
            /** @description A sentence for the user, or a JSON list of sentences as text. */
            msg?: string | null;
        };
        Date: string;
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
    findSubjects: {
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
            /** @description A page of subjects. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["PageInfo"] & {
                            content: components["schemas"]["Subject"][];
                        };
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findOneSubject: {
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
            /** @description The subject, or 40400. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["SubjectDetail"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    readReport: {
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
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description No such report. */
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
    findOneNode: {
        parameters: {
            query: {
                subjectId: string;
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The node, or 40400. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["NodeDetail"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
}
