/** Made from config/contract/platform.yaml by `npm run contract`; do not edit. */
export interface paths {
    "/api/getCurrent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user; `data` without an id means nobody is logged in. */
        get: operations["getCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ends the session. Also succeeds when there is none. */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/perEnterprise/getEnterpriseProfileByHost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profile of the enterprise or authority this host belongs to. Its fields are assumed. */
        get: operations["getEnterpriseProfileByHost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/perEnterprise/getApplicantProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is registered of the user as an applicant, whole; asked when a form opens.
         * @description Never kept on the device. 99998 when nobody is logged in.
         */
        get: operations["getApplicantProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A new captcha with its alternative that needs no eyes. Valid five minutes, one use. */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts a session.
         * @description 10001 account or password wrong; 10002 a captcha is needed (after three failures in a row); 10003 captcha wrong or used up. All three carry `data.captchaRequired`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account; does not log in.
         * @description 10004 with `data.errors` for refused fields, the mobile code included.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to a mobile number. 10005 when asked again within 60 seconds. */
        post: operations["sendRegisterCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/identify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** First step of a forgotten password. 10006 when there is no such account. */
        post: operations["identifyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code to the mobile number of the account. 10005 too soon, 10007 token over. */
        post: operations["sendPasswordCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the new password. 10004 names refused fields, 10007 when the token is over. */
        post: operations["resetPassword"];
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
        /** @description Without `id` nobody is logged in. */
        CurrentUser: {
            id?: string;
            /** @description The value `admin` marks an administrator. */
            access?: string;
            /** @enum {string} */
            userType?: "ENTERPRISE" | "PERSON";
            /** @description Display name of the person. */
            name?: string;
            enterpriseName?: string;
            /** @description 统一社会信用代码 of the enterprise. */
            uscc?: string;
            /** @description Masked, e.g. `130****0001`. */
            mobile?: string;
            /** @description 实名. */
            certified?: boolean;
        };
        EnterpriseProfile: {
            id: string;
            name: string;
            shortName?: string;
            /** @description Six digits, GB/T 2260. */
            regionCode?: string;
            regionName?: string;
            host?: string;
        };
        ApplicantProfile: {
            /** @enum {string} */
            applicantType: "ENTERPRISE" | "PERSON";
            applicantName: string;
            uscc?: string;
            legalPerson?: string;
            /** @description Six digits, GB/T 2260. */
            region?: string;
            address?: string;
            postcode?: string;
            contactName?: string;
            contactMobile?: string;
            contactPhone?: string;
            contactEmail?: string;
        };
        Captcha: {
            id: string;
            /** @description The picture as a `data:image/svg+xml` address. */
            svg: string;
            /** @description The alternative, to be shown or read aloud: a small sum in words. The answer in digits is accepted in place of the characters in the picture. */
            speech: string;
        };
        LoginRequest: {
            account: string;
            password: string;
            captchaId?: string;
            captcha?: string;
        };
        LoginFailure: {
            code: number;
            data: {
                /** @description The next try must carry a captcha. */
                captchaRequired: boolean;
            };
            msg: string;
        };
        AccountRef: {
            id: string;
        };
        EnterpriseRegistration: {
            /** @constant */
            kind: "ENTERPRISE";
            enterpriseName: string;
            uscc: string;
            /** @description Name of the contact person. */
            contact: string;
            account: string;
            mobile: string;
            mobileCode: string;
            password: string;
            /**
             * @description The privacy notice was accepted.
             * @constant
             */
            consent: true;
        };
        PersonRegistration: {
            /** @constant */
            kind: "PERSON";
            name: string;
            /** @description Resident identity number, GB 11643. */
            idNumber: string;
            account: string;
            mobile: string;
            mobileCode: string;
            password: string;
            /**
             * @description The privacy notice was accepted.
             * @constant
             */
            consent: true;
        };
        SentCode: {
            /** @description Masked. */
            mobile: string;
            /** @description Seconds the code is valid. */
            expiresIn: number;
            /** @description Seconds until the next code may be asked for. */
            resendAfter: number;
            /** @description Only the mock answers it, so that the screen can show what would be sent. */
            code?: string;
        };
        PasswordToken: {
            token: string;
            /** @description Masked number the code will go to. */
            mobile: string;
        };
        /** @description A refused call of the platform. See the error catalogue for `showType`. */
        PlatformFailure: {
            /** @constant */
            success: false;
            data?: unknown;
            errorCode?: string;
            errorMessage?: string;
            /** @description 0 silent, 1 warning, 2 error, 4 notification, 9 redirect to /exception. */
            showType?: number;
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
        /** @description Host of the portal as the browser shows it, with port, e.g. `ipr.example.gov.cn`. */
        Host: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user, or an empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["CurrentUser"];
                    } | components["schemas"]["PlatformFailure"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data?: unknown;
                    } | components["schemas"]["PlatformFailure"];
                };
            };
        };
    };
    getEnterpriseProfileByHost: {
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
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["EnterpriseProfile"];
                    } | components["schemas"]["PlatformFailure"];
                };
            };
        };
    };
    getApplicantProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registered data; without identity numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["ApplicantProfile"];
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    getCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The captcha. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["Captcha"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session cookie is set when code is 0. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["AccountRef"];
                        msg?: string | null;
                    } | components["schemas"]["LoginFailure"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnterpriseRegistration"] | components["schemas"]["PersonRegistration"];
            };
        };
        responses: {
            /** @description The new account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["AccountRef"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    sendRegisterCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mobile: string;
                };
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["SentCode"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    identifyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account: string;
                };
            };
        };
        responses: {
            /** @description A token for the next steps, valid 15 minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["PasswordToken"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    sendPasswordCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["SentCode"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    /** @description The mobile code. */
                    code: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description The password is changed; every session of the account is ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: components["schemas"]["AccountRef"];
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
}
