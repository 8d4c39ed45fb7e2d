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
         * @description Evaluation cases: `queryData={code:'PATENT_EVALUATION_REPORT_CASE',$value_notIn:'0'}`, `size=500`. Class numbers (code assumed): `queryData={code:'CLASS_NUMBER'}`, `size=5000`, rows of `value` and `remark`.
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
            /** @enum {string} */
            status?: "Y" | "N";
        };
        DictItem: {
            id?: string;
            code?: string;
            value: string;
            label?: string;
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
        /** @description `type` and `status` are known, the rest assumed. */
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
        /** @description The numbers of a page of rows. */
        PageInfo: {
            /** @description Rows in all pages. */
            totalElements: number;
            /** @description This page, 0-based. */
            number: number;
            /** @description Rows asked for a page. */
            size: number;
        };
        /** @description A refused call of a service that answers `{code, data, msg}`. 99998: the session is over. 30001: the search expression cannot be read. 40400: no such record. 10004: fields refused, `data.errors` names them. */
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
}
