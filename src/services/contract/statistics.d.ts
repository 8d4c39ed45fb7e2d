/** Made from config/contract/statistics.yaml by `npm run contract`; do not edit. */
export interface paths {
    "/api/front/statistics/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Series of figures. */
        get: operations["findStatisticsSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/statistics/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The regions that figures exist for. */
        get: operations["findStatisticsRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/statistics/geo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Borders of counties as GeoJSON; the default of the setting `geoUrl`, which may name any other address. */
        get: operations["findStatisticsBorders"];
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
         * @description Figures of domain reference 1.10, and the population they are related to.
         * @enum {string}
         */
        Code: "PAT_APPLY" | "PAT_GRANT" | "INV_VALID" | "INV_PER_10K" | "HV_INV" | "HV_PER_10K" | "PCT_APPLY" | "TRANSFER" | "LICENSE" | "OPEN_LICENSE" | "PLEDGE_CNT" | "PLEDGE_AMT" | "TM_APPLY" | "TM_REG" | "TM_VALID" | "GI" | "IP_CASE" | "AID_CASE" | "ADMIN_RULING" | "ENT_WITH_PATENT" | "AGENCY_CNT" | "EVAL_REPORT" | "POPULATION";
        /** @enum {string} */
        Dimension: "year" | "region" | "type" | "ipc" | "industry" | "applicant";
        /** @enum {string} */
        Type: "INVENTION" | "UTILITY" | "DESIGN";
        SeriesQuery: {
            code?: components["schemas"]["Code"];
            /** @description Codes */
            $code_in?: string;
            from: number;
            to: number;
            /** @description Code of a region; the city when absent. With the dimension region, the regions below it. */
            region?: string;
            type?: components["schemas"]["Type"];
            /** @description Dimensions, comma-joined; `year` when absent. Without `year`, one row for the whole range. */
            dims?: string;
        };
        SeriesRow: {
            year: number | null;
            region: string | null;
            type: components["schemas"]["Type"] | null;
            /** @description Value of the last dimension, e.g. `2024`, `H01M`, a name. */
            key: string;
            label: string;
            /** @description Null is not known; 0 is none. */
            value: number | null;
            /** @description Holds what has none of the listed values, e.g. of an unknown kind or address: the rows add up to the whole with it. A part of its own without a place in a ranking. */
            rest?: boolean;
            /** @description Change against the year before in percent, one decimal, half up. */
            yoy: number | null;
            /** @description Expression of the patent search that finds exactly what is counted; null where none does. */
            query: string | null;
        };
        /** @description Of how many of the records a figure rests on it is known what it counts by. */
        Coverage: {
            /**
             * @description Filing day, day of grant, legal status, kinds of high value, transfers and the like, type, class, industry, applicant, address.
             * @enum {string}
             */
            of: "FILING" | "GRANT" | "STATUS" | "VALUE" | "OPERATION" | "TYPE" | "CLASS" | "INDUSTRY" | "APPLICANT" | "ADDRESS";
            known: number;
            total: number;
        };
        Series: {
            code: components["schemas"]["Code"];
            name: string;
            unit: string;
            dims: components["schemas"]["Dimension"][];
            rows: components["schemas"]["SeriesRow"][];
            /** @description Day the figures were taken; null is not known. */
            updateTime: components["schemas"]["Date"] | null;
            source: string;
            note: string | null;
            /** @description What the figures rest on, each thing they are counted by; an empty list where they were reported whole, null where that is not known. */
            coverage: components["schemas"]["Coverage"][] | null;
            /** @description Invented */
            sample: boolean;
        };
        Region: {
            code: string;
            /** @description Whether the answer of `geo` has its borders. */
            borders: boolean;
            name: string;
            /** @enum {string} */
            level: "COUNTRY" | "PREFECTURE" | "PROVINCE" | "COUNTY" | "CITY" | "TOWN";
            parent: string | null;
            /** @description Place on the tile map, column and row from 0; null where it has none. */
            tile: {
                x: number;
                y: number;
            } | null;
        };
        Date: string;
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
    findStatisticsSeries: {
        parameters: {
            query: {
                queryData: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A series for each code asked for that the service has, in the order asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Series"][];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findStatisticsRegions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description From the largest to the smallest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Region"][];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findStatisticsBorders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A collection of features; 40400 when the installation has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        type: "FeatureCollection";
                        features: {
                            /** @constant */
                            type: "Feature";
                            properties: Record<string, never>;
                            geometry: Record<string, never> | null;
                        }[];
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
}
