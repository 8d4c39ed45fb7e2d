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
}
