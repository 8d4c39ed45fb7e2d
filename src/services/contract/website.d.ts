/** Made from config/contract/website.yaml by `npm run contract`; do not edit. */
export interface paths {
    "/api/front/settings/findByHost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the portal on this host. */
        get: operations["findSettingsByHost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/app/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The app centre, in display order. */
        get: operations["findApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/article/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles; the answer is assumed. */
        get: operations["findArticles"];
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
        /** @description Absent fields are hidden. */
        HostSettings: {
            ipr_title_prefix: string;
            ipr_front_title: string;
            /** @description 主办单位. */
            sponsor?: string;
            /** @description ICP备案号. */
            icp?: string;
            /** @description 公安备案号. */
            publicSecurity?: string;
            /** @description 政府网站标识码, ten digits. */
            govSiteId?: string;
            hotline?: string;
            address?: string;
            copyright?: string;
            /** @description After how many minutes without a call a login ends, 5 to 1440; a number counts as well. */
            ipr_session_minutes?: string;
        };
        App: {
            id: string;
            title: string;
            /** @description Address of a picture of our own origin, or a `data:` address. */
            icon: string;
            url: string;
            /** @enum {string} */
            target: "_self" | "_blank";
            sort: number;
            visible: boolean;
        };
        /** @description Known use `{type:'NEWS_DOWNLOAD', code:'PATENT_EVALUATION_REPORT_CASE_TEMPLATE', ignoreEnterpriseId:true}`. Assumed: guides `{type:'NEWS_GUIDE', code:'GUIDE_<process>'}` and consent texts `{type:'NEWS_PRIVACY', code:'CONSENT_<process>'}`. */
        ArticleQuery: {
            type?: string;
            code?: string;
            ignoreEnterpriseId?: boolean;
        };
        Article: {
            id: string;
            type: string;
            code?: string;
            title: string;
            summary?: string;
            /** @description HTML; untrusted. */
            content?: string;
            /** @description Of a text that users agree to. */
            version?: string;
            source?: string;
            publishTime?: components["schemas"]["DateTime"];
            /** @enum {string} */
            status?: "Y" | "N";
            attachments?: {
                id: string;
                name: string;
                url: string;
                /** @description Bytes. */
                size?: number;
                ext?: string;
            }[];
        };
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
        /** @description Local time of Asia/Shanghai, to the second. */
        DateTime: string;
    };
    responses: never;
    parameters: {
        /** @description Host of the portal as the browser shows it, with port, e.g. `ipr.example.gov.cn`. */
        Host: string;
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
    findSettingsByHost: {
        parameters: {
            query: {
                /** @description Host of the portal as the browser shows it, with port, e.g. `ipr.example.gov.cn`. */
                host: components["parameters"]["Host"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["HostSettings"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findApps: {
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
            /** @description A page of apps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["PageInfo"] & {
                            content: components["schemas"]["App"][];
                        };
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findArticles: {
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
            /** @description A page of articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["PageInfo"] & {
                            content: components["schemas"]["Article"][];
                        };
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
}
