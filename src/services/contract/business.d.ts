/** Made from config/contract/business.yaml by `npm run contract`; do not edit. */
export interface paths {
    "/api/authFront/file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an upload is, to go on after a cut; 0 when nothing was received.
         * @description Asked before a form with files is begun, too, with the id of no upload: 404 or 501 says that this installation has no uploads. The guide then tells so, and the form can be printed for the counter.
         */
        get: operations["findUpload"];
        put?: never;
        /**
         * One piece of a file, in order; the last one answers the attachment.
         * @description 40900 when `offset` is not what has been received; `data.received` tells where to go on. 40901 when the whole does not have the checksum named; the upload begins anew. 10004 when the name, type or size is not allowed.
         */
        post: operations["uploadChunk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/file/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes an uploaded file that belongs to no request yet, or a broken-off upload. */
        post: operations["removeFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authFront/file/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A file of the user's own requests, a document given out for them, or a template. */
        get: operations["downloadFile"];
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
        Chunk: {
            /** @description Made by the browser. */
            uploadId: string;
            /** @description Bytes before this piece. */
            offset: number;
            /** @description Bytes of the whole file. */
            total: number;
            /** @description File name. */
            name: string;
            /** @description Kind of document in the form. */
            category: string;
            /** @description Of the whole file. */
            sha256: string;
            /** Format: binary */
            chunk: string;
        };
        Upload: {
            uploadId: string;
            /** @description Bytes. */
            received: number;
            attachment?: components["schemas"]["Attachment"];
        };
        UploadAnswer: {
            /** @constant */
            code: 0;
            data: components["schemas"]["Upload"];
            msg?: string | null;
        } | components["schemas"]["Failure"];
        Attachment: {
            id: string;
            name: string;
            /** @description Bytes. */
            size: number;
            ext: string;
            category: string;
            uploadTime: components["schemas"]["DateTime"];
            sha256: string;
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
    findUpload: {
        parameters: {
            query: {
                uploadId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far the upload is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
        };
    };
    uploadChunk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Chunk"];
            };
        };
        responses: {
            /** @description How far the upload is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadAnswer"];
                };
            };
        };
    };
    removeFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the attachment. */
                    id?: string;
                    /** @description Of an upload that has not ended. */
                    uploadId?: string;
                };
            };
        };
        responses: {
            /** @description It is gone, or was gone already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 0;
                        data: null;
                        msg?: string | null;
                    } | components["schemas"]["Failure"];
                };
            };
        };
    };
    downloadFile: {
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
            /** @description The bytes under their media type, or a refusal in JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                    "application/octet-stream": unknown;
                    "application/pdf": unknown;
                    "image/jpeg": unknown;
                    "image/png": unknown;
                };
            };
        };
    };
}
