/** Made from config/contract/watched.yaml by `npm run contract`; do not edit. */
export interface paths {
    "/api/authFront/watched/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list the user has kept last. */
        get: operations["findWatched"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/watched/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a list in place of the one before. */
        post: operations["saveWatched"];
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
        WatchedAnswer: {
            /** @constant */
            code: 0;
            data: components["schemas"]["WatchedList"];
            msg?: string | null;
        } | components["schemas"]["Failure"];
        /** @description The file that 我的关注 writes, as it is. The back end keeps it and need not understand it. */
        WatchedContent: string;
        WatchedList: {
            content: components["schemas"]["WatchedContent"] | null;
            /** @description When it was kept. */
            savedAt: components["schemas"]["DateTime"] | null;
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    findWatched: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list; its text is null where the user has kept none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedAnswer"];
                };
            };
        };
    };
    saveWatched: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    content: components["schemas"]["WatchedContent"];
                };
            };
        };
        responses: {
            /** @description The list as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WatchedAnswer"];
                };
            };
        };
    };
}
