/** Made from config/contract/enterprise.yaml by `npm run contract`; do not edit. */
export interface paths {
    "/api/front/enterprise/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Enterprises by name, former name, abbreviation or credit code. */
        get: operations["findEnterprises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/enterprise/findOne": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is registered of one enterprise. */
        get: operations["findEnterprise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/enterprise/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the patents of an enterprise come to. */
        get: operations["analyseEnterprise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/trademark/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Trademarks of an enterprise, the newest application first. */
        get: operations["findTrademarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/front/ipRight/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Copyrights of an enterprise, the newest registration first. */
        get: operations["findIpRights"];
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
        EnterpriseStatus: "EXISTING" | "OPERATING" | "REVOKED" | "CANCELLED" | "MOVED";
        /** @enum {string} */
        EnterpriseScale: "LARGE" | "MEDIUM" | "SMALL" | "MICRO";
        /** @enum {string} */
        Qualification: "HIGH_TECH" | "LITTLE_GIANT" | "SRDI" | "IP_DEMO" | "IP_ADVANTAGE" | "UNICORN" | "LISTED" | "TECH_SME";
        /** @enum {string} */
        PatentType: "INVENTION_PUB" | "INVENTION_GRANT" | "UTILITY" | "DESIGN";
        /** @enum {string} */
        Validity: "VALID" | "PENDING" | "INVALID";
        /** @enum {string} */
        FacetName: "status" | "scale" | "industry" | "qualification" | "region";
        FacetFilter: {
            /** @description An enterprise has one of these values; the empty text stands for no value. */
            include?: string[];
            exclude?: string[];
        };
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
        EnterpriseQuery: {
            /** @description Part of a name or former name, an abbreviation, or a credit code. */
            q?: string;
            filters?: {
                [key: string]: components["schemas"]["FacetFilter"];
            };
            minPatents?: number;
            /**
             * @description relevance when absent.
             * @enum {string}
             */
            sort?: "relevance" | "-patentTotal" | "-establishDate" | "establishDate";
            facets?: components["schemas"]["FacetName"][];
            facetSize?: number;
        };
        EnterpriseResult: components["schemas"]["PageInfo"] & {
            content: components["schemas"]["EnterpriseRow"][];
            facets: components["schemas"]["Facet"][];
        };
        /** @description Patents of which the enterprise is or was an applicant. */
        PatentTotals: {
            total: number;
            /** @description Null is not known. */
            valid: number | null;
            /** @description Null is not known. */
            pending: number | null;
        };
        /** @description What is not known is null or an empty list. */
        EnterpriseRow: {
            enterpriseName: string;
            formerNames: string[];
            abbreviations: string[];
            /** @description 统一社会信用代码. */
            uscc: string | null;
            /** @description Public; shown in full. */
            legalPerson: string | null;
            status: components["schemas"]["EnterpriseStatus"] | null;
            establishDate: components["schemas"]["Date"] | null;
            /** @description City or county. */
            region: string | null;
            /** @description GB/T 4754. */
            industryCode: string | null;
            industryName: string | null;
            scale: components["schemas"]["EnterpriseScale"] | null;
            qualifications: components["schemas"]["Qualification"][];
            patents: components["schemas"]["PatentTotals"];
            /** @description Published records; null where nobody can tell. */
            breakPromiseCount: number | null;
            /** @description Name of the data set. */
            source?: string;
        };
        Affiliate: {
            name: string;
            /** @enum {string} */
            relation: "PARENT" | "SUBSIDIARY" | "BRANCH" | "SISTER";
            /** @description Percent held. */
            share?: number;
            patentTotal: number;
        };
        Contact: {
            /** @description Masked. */
            name: string;
            /** @description Masked. */
            phone?: string;
            /** @description Masked. */
            email?: string;
        };
        /** @description A row and what is registered besides. */
        EnterpriseProfile: {
            enterpriseName: string;
            formerNames: string[];
            abbreviations: string[];
            /** @description 统一社会信用代码. */
            uscc: string | null;
            /** @description Public; shown in full. */
            legalPerson: string | null;
            status: components["schemas"]["EnterpriseStatus"] | null;
            establishDate: components["schemas"]["Date"] | null;
            /** @description City or county. */
            region: string | null;
            /** @description GB/T 4754. */
            industryCode: string | null;
            industryName: string | null;
            scale: components["schemas"]["EnterpriseScale"] | null;
            qualifications: components["schemas"]["Qualification"][];
            patents: components["schemas"]["PatentTotals"];
            /** @description Published records; null where nobody can tell. */
            breakPromiseCount: number | null;
            /** @description Name of the data set. */
            source?: string;
            enterpriseType: string | null;
            /** @description 万元. */
            registeredCapital: number | null;
            address: string | null;
            businessScope: string | null;
            /** @description Masked unless the landline of the company. */
            phone: string | null;
            website: string | null;
            affiliates: components["schemas"]["Affiliate"][];
            /** @description Only for the enterprise itself and administrators. */
            contacts: components["schemas"]["Contact"][];
            /** @description Changes of the registration, newest first. */
            changes: {
                date: components["schemas"]["Date"];
                item: string;
                before: string;
                after: string;
            }[];
            counts: {
                /** @description Null is not known. */
                trademarks: number | null;
                softwareCopyrights: number | null;
                workCopyrights: number | null;
                adjudications: number | null;
            };
            updateDate: components["schemas"]["Date"] | null;
        };
        AnalysisQuery: {
            enterpriseName: string;
            /** @description Applicants whose patents are counted, each patent once; the enterprise's own name alone when absent. */
            names?: string[];
        };
        YearCount: {
            value: string;
            count: number;
            types: {
                value: components["schemas"]["PatentType"];
                count: number;
            }[];
        };
        /** @description Counts over the patents of the names. Years without patents are left out. Averages that cannot be computed are null. */
        EnterpriseAnalysis: {
            /** @description Of how many of the patents it is known what a count counts by. */
            known: {
                type: number;
                validity: number;
                filing: number;
                publication: number;
                /** @description A day of grant, or a status that tells there was none. */
                grant: number;
                ipc: number;
                inventors: number;
                applicants: number;
                cited: number;
                claims: number;
                family: number;
                operations: number;
                /** @description Kinds of high value. */
                value: number;
            };
            enterpriseName: string;
            names: string[];
            /** @description Day of the data. */
            dataDate: components["schemas"]["Date"];
            total: number;
            byType: components["schemas"]["Count"][];
            byValidity: components["schemas"]["Count"][];
            byFilingYear: components["schemas"]["YearCount"][];
            byPublicationYear: components["schemas"]["Count"][];
            byGrantYear: components["schemas"]["Count"][];
            /** @description Bands of times cited; the last one is open. */
            byCitedCount: {
                from: number;
                to: number | null;
                count: number;
            }[];
            /** @description Subclasses. */
            topIpc: components["schemas"]["Count"][];
            topInventors: components["schemas"]["Count"][];
            coApplicants: components["schemas"]["Count"][];
            /** @description Patents by what was done with them, in the words of the search field OP. */
            operations: components["schemas"]["Count"][];
            /** @description Patents no longer in force by their latest legal status. */
            invalidReasons: components["schemas"]["Count"][];
            /** @description High-value inventions by kind; a patent may be of several. Null is not known. */
            highValue: {
                value: string;
                count: number;
                applicationNumbers: string[];
            }[] | null;
            figures: {
                pctCount: number | null;
                overseasFamilies: number | null;
                avgClaims: number | null;
                avgCitedBy: number | null;
                avgInventors: number | null;
                /** @description Filing to loss or data day. */
                avgMaintainYears: number | null;
            };
            rank: {
                cityRank: number | null;
                cityOf: number | null;
                industryRank: number | null;
                industryOf: number | null;
                /** @description Percent of the city behind it. */
                percentile: number | null;
            } | null;
            /** @description Other enterprises with most patents in the same subclasses. */
            competitors: {
                name: string;
                /** @description Patents in those subclasses. */
                count: number;
                sharedIpc: string[];
            }[];
            valueGrades: {
                A: number;
                B: number;
                C: number;
                D: number;
            } | null;
            trademarks: {
                total: number;
                registered: number;
                pending: number;
                niceTop: components["schemas"]["Count"][];
            };
            breakPromiseCount: number | null;
            /** @description Patents in force, under examination, or lost in the last three years. */
            healthPatents: components["schemas"]["HealthPatent"][];
            /** @description Whether none was left out. */
            healthComplete: boolean;
        };
        /** @description What the rules on the state of a portfolio read; what is not known is absent. */
        HealthPatent: {
            id: string;
            title: string;
            applicationNumber?: string;
            patentType?: components["schemas"]["PatentType"];
            validity?: components["schemas"]["Validity"];
            filingDate?: components["schemas"]["Date"];
            grantDate?: components["schemas"]["Date"];
            expiryDate?: components["schemas"]["Date"];
            inventorCount?: number;
            /** @description Whether a family member is in another country. */
            familyAbroad?: boolean;
            legalEvents?: {
                date: components["schemas"]["Date"];
                code?: string;
                name: string;
                detail?: string;
            }[];
            fees?: {
                annualYear: number;
                dueDate: components["schemas"]["Date"];
                /** @enum {string} */
                status: "PAID" | "UNPAID" | "LATE" | "LAPSED";
            }[];
            pledges?: {
                pledgee?: string;
                from: components["schemas"]["Date"];
                to?: components["schemas"]["Date"];
                releaseDate?: components["schemas"]["Date"];
            }[];
            licenses?: {
                licensee: string;
                kind?: string;
                to?: components["schemas"]["Date"];
            }[];
        };
        TrademarkQuery: {
            enterpriseName: string;
            /** @enum {string} */
            state?: "PENDING" | "REGISTERED" | "LAPSED" | "REFUSED";
            niceClass?: number;
        };
        Trademark: {
            id: string;
            /** @description Whose it is. */
            enterpriseName?: string;
            name: string;
            /** @description Application or registration number. */
            number: string;
            niceClass: number | null;
            state: ("PENDING" | "REGISTERED" | "LAPSED" | "REFUSED") | null;
            /** @description As the office words it. */
            stateText?: string;
            applicationDate: components["schemas"]["Date"] | null;
            registrationDate: components["schemas"]["Date"] | null;
            expiryDate: components["schemas"]["Date"] | null;
            goods?: string[];
            agency?: string;
        };
        IpRightQuery: {
            enterpriseName: string;
            /** @enum {string} */
            kind?: "SOFTWARE" | "WORK";
        };
        IpRight: {
            id: string;
            /** @description Whose it is. */
            enterpriseName?: string;
            /** @enum {string} */
            kind: "SOFTWARE" | "WORK";
            name: string;
            shortName?: string;
            number: string;
            version?: string;
            category?: string;
            finishDate?: components["schemas"]["Date"];
            publishDate?: components["schemas"]["Date"];
            registrationDate: components["schemas"]["Date"] | null;
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
    findEnterprises: {
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
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["EnterpriseResult"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findEnterprise: {
        parameters: {
            query: {
                /** @description Registered name; width and kind of brackets do not matter. */
                enterpriseName: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; 40400 when there is no such enterprise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["EnterpriseProfile"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    analyseEnterprise: {
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
            /** @description The answer; 40400 when there is no such enterprise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["EnterpriseAnalysis"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findTrademarks: {
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
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["PageInfo"] & {
                            content: components["schemas"]["Trademark"][];
                        };
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findIpRights: {
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
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["PageInfo"] & {
                            content: components["schemas"]["IpRight"][];
                        };
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
}
