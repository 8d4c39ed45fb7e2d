/** Made from config/contract/assessment.yaml by `npm run contract`; do not edit. */
export interface paths {
    "/api/authFront/assessment/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's own assessments with total and grade, the latest first. */
        get: operations["findAssessments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/assessment/findOne": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The result of one assessment, as it was frozen when it was finished. */
        get: operations["findAssessment"];
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
         * @description 申请前评估 (SQQPG), 稳定性评价 (WDXPJ), 价值评价 (JZPJ).
         * @enum {string}
         */
        AssessmentKind: "PRE" | "STABILITY" | "VALUE";
        /** @enum {string} */
        AssessmentProcess: "SQQPG" | "WDXPJ" | "JZPJ";
        /**
         * @description A to D before filing and of value, 1 to 4 of stability; the first is the best.
         * @enum {string}
         */
        Grade: "A" | "B" | "C" | "D" | "1" | "2" | "3" | "4";
        AssessmentQuery: {
            kind?: components["schemas"]["AssessmentKind"];
            status?: components["schemas"]["Status"];
            grade?: components["schemas"]["Grade"];
            /** @description First day of submission. */
            from?: components["schemas"]["Date"];
            /** @description Last day of submission. */
            to?: components["schemas"]["Date"];
            /** @description Part of the number, the title, or a patent number. */
            keyword?: string;
            /** @description Only these, such as those a reader has chosen. */
            ids?: string[];
            /**
             * @description `-` is descending. What has no total comes last either way. -submitTime when absent.
             * @enum {string}
             */
            sort?: "submitTime" | "-submitTime" | "totalScore" | "-totalScore";
        };
        /** @description One assessment in a list; what is not known yet is absent. */
        AssessmentRow: {
            id: string;
            /** @description Id of the user who asked for it, as getCurrent answers it. */
            applicantId?: string;
            applyNo: string;
            processKey: components["schemas"]["AssessmentProcess"];
            kind: components["schemas"]["AssessmentKind"];
            /** @description Title of the patent or name of the solution. */
            title: string;
            /** @description Of the first patent, e.g. `202110000001.5`. */
            patentNumber?: string;
            /** @description Patents of the request; 0 before filing. */
            patentCount: number;
            /** @description E.g. 指标评价. */
            method?: string;
            /** @description Of the first patent. */
            totalScore?: number;
            grade?: components["schemas"]["Grade"];
            gradeLabel?: string;
            coverage?: components["schemas"]["Coverage"];
            /** @description Share of all weights that stands on data; where it is absent, the share of indicators tells whether a grade is well founded. */
            knownWeight?: number;
            status: components["schemas"]["Status"];
            statusLabel: string;
            submitTime: components["schemas"]["DateTime"];
            finishTime?: components["schemas"]["DateTime"];
            currentNode?: string;
            /** @description Request that this one was copied from. */
            draftOf?: string;
        };
        /** @description Indicators with data, of all. */
        Coverage: {
            known: number;
            total: number;
        };
        /** @enum {string} */
        LevelWord: "优" | "良" | "中" | "弱" | "无数据";
        /** @enum {string} */
        RiskLevel: "高" | "中" | "低";
        /** @enum {string} */
        ReferenceCategory: "X" | "Y" | "A";
        Named: {
            code: string;
            name: string;
        };
        Evidence: {
            source: string;
            date?: components["schemas"]["Date"];
            text?: string;
        };
        Indicator: {
            code: string;
            name: string;
            /** @description Second level. */
            group?: components["schemas"]["Named"];
            weight: number;
            /** @description Null: no data; it is left out of every sum. */
            score: number | null;
            level: components["schemas"]["LevelWord"];
            basis: string;
            evidence: components["schemas"]["Evidence"][];
        };
        Dimension: {
            code: string;
            name: string;
            weight: number;
            score: number | null;
            comment: string;
            indicators: components["schemas"]["Indicator"][];
        };
        Weights: {
            dimensions: {
                [key: string]: number;
            };
            indicators: {
                [key: string]: number;
            };
        };
        Reference: {
            number: string;
            title?: string;
            category: components["schemas"]["ReferenceCategory"];
            relation: string;
            claims?: number[];
        };
        Risk: {
            level: components["schemas"]["RiskLevel"];
            text: string;
        };
        Suggestion: {
            /** @enum {integer} */
            priority: 1 | 2 | 3;
            text: string;
        };
        LabelledText: {
            label: string;
            text: string;
        };
        /** @description A value that went in. */
        Input: {
            key: string;
            label: string;
            /** @description Null: not delivered. */
            value: string | number | null;
            /** @enum {string} */
            origin: "FORM" | "RECORD" | "EXPERT";
            /** @description Codes of the indicators that read it. */
            indicators: string[];
        };
        /** @description What the result was made of. */
        Frozen: {
            inputs: components["schemas"]["Input"][];
            weights: components["schemas"]["Weights"];
            /** @description Name and version of the rules. */
            model: string;
            /** @description Day whose data was used. */
            baseDate: components["schemas"]["Date"];
            /** @description SHA-256 of the canonical text of inputs, weights, model and date. */
            checksum: string;
        };
        MatrixDocument: {
            key: string;
            number: string;
            title?: string;
            date?: components["schemas"]["Date"];
            /** @enum {string} */
            origin: "KNOWN" | "CITED";
            compared: boolean;
            note?: string;
        };
        MatrixCell: {
            document: string;
            category: components["schemas"]["ReferenceCategory"] | null;
            overlap: number | null;
            passage?: string;
            place?: string;
        };
        /** @enum {string} */
        ClaimAnswer: "是" | "否" | "存疑" | "无数据";
        AssessedClaim: {
            no: number;
            independent: boolean;
            dependsOn: number[];
            text: string;
            cells: components["schemas"]["MatrixCell"][];
            closest?: string;
            distinguishing: string[];
            novelty: components["schemas"]["ClaimAnswer"];
            inventive: components["schemas"]["ClaimAnswer"];
            risk: components["schemas"]["RiskLevel"] | null;
            conclusion: string;
        };
        /** @description Claims by documents (stability). */
        ClaimMatrix: {
            documents: components["schemas"]["MatrixDocument"][];
            claims: components["schemas"]["AssessedClaim"][];
            advice: string[];
        };
        AssessmentSubject: {
            title: string;
            patentNumber?: string;
            /** @enum {string} */
            patentKind?: "INVENTION" | "UTILITY" | "DESIGN";
        };
        AssessmentResult: {
            /** @description Of the request. */
            id?: string;
            applyNo: string;
            kind: components["schemas"]["AssessmentKind"];
            subject: components["schemas"]["AssessmentSubject"];
            /** @enum {string} */
            scene?: "MANAGE" | "LICENSE" | "FINANCE" | "REPORT" | "INFRINGE" | "OTHER";
            /** @description One decimal; null when nothing is known. */
            totalScore: number | null;
            grade: components["schemas"]["Grade"] | null;
            gradeLabel: string;
            /** @description Why the grade is below the one of the total. */
            forced?: string;
            dimensions: components["schemas"]["Dimension"][];
            coverage: components["schemas"]["Coverage"];
            percentile?: number;
            references: components["schemas"]["Reference"][];
            risks: components["schemas"]["Risk"][];
            suggestions: components["schemas"]["Suggestion"][];
            filing?: components["schemas"]["LabelledText"][];
            claims?: components["schemas"]["ClaimMatrix"];
            frozen: components["schemas"]["Frozen"];
            method: string;
            evaluator: string;
            finishedTime: components["schemas"]["DateTime"];
            disclaimer: string;
            /** @description Results of the further patents of the request, in the order of the form. */
            others?: components["schemas"]["AssessmentResult"][];
        };
        /** @enum {string} */
        Status: "DRAFT" | "SUBMITTED" | "SUPPLEMENT" | "ACCEPTED" | "PROCESSING" | "CONFIRM" | "TRANSFERRED" | "FINISHED" | "REJECTED" | "WITHDRAWN" | "TERMINATED" | "AUDITING" | "RETURNED" | "PUBLISHED" | "OFFLINE" | "EXPIRED" | "DEALT" | "BLOCKED";
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
    findAssessments: {
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
                            content: components["schemas"]["AssessmentRow"][];
                        };
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    findAssessment: {
        parameters: {
            query: {
                /** @description Id of the request. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result; 40400 when there is no such request or it is not finished, 40300 when it is somebody else's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["AssessmentResult"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
}
