/** Made from config/contract/di.yaml by `npm run contract`; do not edit. */
export interface paths {
    "/api/patent/detail/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The sections a patent record has, in reading order. Body and answer are assumed. */
        post: operations["getPatentCatalog"];
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
        CatalogSection: {
            /** @enum {string} */
            key: "bibliographic" | "abstract" | "claims" | "description" | "drawings" | "legalStatus" | "citations" | "family" | "operations" | "fees";
            /** @description Chinese name of the section. */
            name: string;
            /** @description Number of claims, drawings, events …; null where counting has no meaning. */
            count: number | null;
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getPatentCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description The sections; 40400 when there is no such patent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: {
                            content: components["schemas"]["CatalogSection"][];
                        };
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
}
