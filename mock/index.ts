import type { IncomingMessage, ServerResponse } from 'node:http';
import { SERVICE_PREFIXES, SIBLING_APPS } from '../config/portal';
import { respond, send, toRequest } from './bridge';

/**
 * Umi's dev server loads this file alone of mock/ (`.umirc.ts`) and asks it before anything else.
 * Everything below these paths is answered by the handlers, so that an unknown call says so
 * instead of falling through to the portal's page.
 */
const PREFIXES = [
  '/api',
  ...Object.values(SERVICE_PREFIXES).filter((prefix) => prefix !== ''),
  '/__mock',
  '/ipr-admin',
  SIBLING_APPS.searching,
  SIBLING_APPS.navigation,
];

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'];

/** What Umi adds to Node's request: the whole address, the body and the files it has already read. */
type UmiRequest = IncomingMessage & {
  originalUrl?: string;
  body?: unknown;
  files?: { fieldname: string; originalname: string; buffer: Uint8Array<ArrayBuffer> }[];
};

/** What Umi has read, as a body again: a form with files, or JSON. */
function bodyOf({ body, files }: UmiRequest): string | FormData | null {
  if (files === undefined) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
  for (const { fieldname, originalname, buffer } of files) {
    form.set(fieldname, new Blob([buffer]), originalname);
  }
  return form;
}

async function answer(incoming: UmiRequest, outgoing: ServerResponse): Promise<void> {
  const address = incoming.originalUrl ?? incoming.url ?? '/';
  await send(await respond(toRequest(incoming, address, bodyOf(incoming))), outgoing);
}

export default Object.fromEntries(
  PREFIXES.flatMap((prefix) =>
    METHODS.flatMap((method) => [
      [`${method} ${prefix}`, answer],
      [`${method} ${prefix}/(.*)`, answer],
    ]),
  ),
);
