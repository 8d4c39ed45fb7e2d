import { createHash } from 'node:crypto';
import { respond } from '../../../mock/bridge';
import type { UploadAnswer } from '../../../mock/contract';

/** An envelope with its data as the test knows it. */
export interface Envelope<T> {
  code: number;
  msg: string;
  data: T;
}

export const UPLOAD = '/business-service/api/authFront/file/upload';

interface Piece {
  name?: string;
  category?: string;
  text?: string;
  uploadId?: string;
  /** Characters of the text, which is ASCII where pieces are cut. */
  from?: number;
  to?: number;
  sha256?: string;
}

let uploads = 0;

/** The form of one piece of a file, by default the whole. */
export function uploadForm({
  name = '材料.pdf',
  category = 'identity',
  text = '内容',
  uploadId = `upload-${++uploads}`,
  from = 0,
  to,
  sha256,
}: Piece): FormData {
  const bytes = new TextEncoder().encode(text);
  const form = new FormData();
  form.set('uploadId', uploadId);
  form.set('offset', String(from));
  form.set('total', String(bytes.length));
  form.set('name', name);
  form.set('category', category);
  form.set('sha256', sha256 ?? createHash('sha256').update(bytes).digest('hex'));
  form.set('chunk', new Blob([bytes.slice(from, to)]), name);
  return form;
}

/** The request that sends it. */
export const formRequest = (cookie: string, form: FormData) =>
  new Request(`http://portal.example${UPLOAD}`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });

/** Sends it. */
export async function sendForm(cookie: string, form: FormData) {
  const response = await respond(formRequest(cookie, form));
  return (await response.json()) as Envelope<UploadAnswer & { received: number }>;
}
