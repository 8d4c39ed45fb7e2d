import { HttpResponse, http } from 'msw';
import { CODES, ok, refused } from '../answers';
import { TEMPLATES } from '../data/templates';
import { optionalText } from '../process/body';
import { getProcesses } from '../process/store';
import { findUpload, readableFile, removeFile, takeChunk } from '../process/uploads';
import { at } from './address';
import { asUser } from './process';
import { readBody } from './requestBody';

const service = '/business-service/api/authFront/file';

/** Media types that browsers may show; everything else is only to be saved. */
const SHOWN: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

export const fileHandlers = [
  http.post(
    at(`${service}/upload`),
    asUser(async (account, request) => {
      const form = await request.formData().catch(() => null);
      if (form === null) return refused(CODES.BAD_REQUEST, '上传内容不是 multipart/form-data');
      return ok(await takeChunk(getProcesses(), account, form));
    }),
  ),
  http.get(
    at(`${service}/upload`),
    asUser((account, request) => {
      const uploadId = new URL(request.url).searchParams.get('uploadId') ?? '';
      return ok(findUpload(getProcesses(), account, uploadId));
    }),
  ),
  http.post(
    at(`${service}/remove`),
    asUser(async (account, request) => {
      const body = await readBody(request);
      removeFile(getProcesses(), account, {
        id: optionalText(body, 'id'),
        uploadId: optionalText(body, 'uploadId'),
      });
      return ok(null);
    }),
  ),
  http.get(
    at(`${service}/download`),
    asUser((account, request) => {
      const id = new URL(request.url).searchParams.get('id') ?? '';
      const { name, ext, content } =
        TEMPLATES.find((template) => template.id === id) ??
        readableFile(getProcesses(), account, id);
      return new HttpResponse(new Uint8Array(content).buffer, {
        headers: {
          'content-type': SHOWN[ext] ?? 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        },
      });
    }),
  ),
];
