import { delay, HttpResponse } from 'msw';
import { json } from './answers';
import { type Fault, getState } from './state';

const MAX_CALLS = 1000;
const SECRET = new Set(['password', 'idNumber']);

/** Reads the body of `POST /__mock/next`; null when it names no path. */
export function readFault(value: unknown): Fault | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Partial<Fault>;
  if (typeof given.path !== 'string' || !given.path.startsWith('/')) return null;
  return {
    method: given.method?.toUpperCase() ?? null,
    path: given.path,
    status: given.status ?? null,
    body: given.body,
    headers: given.headers ?? {},
    delayMs: given.delayMs ?? 0,
    cut: given.cut ?? false,
    times: given.times ?? 1,
  };
}

/** The fault for this call, used up once. */
export function takeFault(method: string, path: string): Fault | undefined {
  const { faults } = getState();
  const index = faults.findIndex(
    (fault) => (fault.method === null || fault.method === method) && path.startsWith(fault.path),
  );
  const fault = faults[index];
  if (fault === undefined) return undefined;
  fault.times -= 1;
  if (fault.times <= 0) faults.splice(index, 1);
  return fault;
}

/** Does what the fault says; undefined when the call goes on to its handler (a delay alone). */
export async function commitFault(fault: Fault) {
  if (fault.delayMs > 0) await delay(fault.delayMs);
  if (fault.cut) return HttpResponse.error();
  if (fault.status === null && fault.body === undefined) return undefined;
  const status = fault.status ?? 200;
  if (typeof fault.body !== 'string' && fault.body !== undefined) {
    return json(fault.body as object, { status, headers: fault.headers });
  }
  const text = fault.body ?? '';
  const type = text.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json';
  return new HttpResponse(text, { status, headers: { 'content-type': type, ...fault.headers } });
}

/** Remembers a call for `GET /__mock/calls`. */
export async function logCall(request: Request): Promise<void> {
  const url = new URL(request.url);
  const { calls } = getState();
  calls.push({
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: await readLoggedBody(request),
  });
  if (calls.length > MAX_CALLS) calls.splice(0, calls.length - MAX_CALLS);
}

async function readLoggedBody(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  if (request.headers.get('content-type')?.startsWith('multipart/')) return readLoggedForm(request);
  const text = await request.clone().text();
  try {
    return JSON.parse(text, (key, value) => (SECRET.has(key) ? '***' : value));
  } catch {
    return text === '' ? null : text;
  }
}

/** The fields of an upload; of the piece of file only its size, so that files are not kept twice. */
async function readLoggedForm(request: Request): Promise<unknown> {
  try {
    const form = await request.clone().formData();
    return Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.size]),
    );
  } catch {
    return null;
  }
}
