import { respond } from '../../mock/bridge';

const ORIGIN = 'http://portal.example';

interface CallOptions {
  query?: Record<string, string>;
  body?: unknown;
  cookie?: string;
}

/** A request to the mock, as a browser would send it through the gateway. */
export function request(method: string, path: string, { query, body, cookie }: CallOptions = {}) {
  const url = new URL(path, ORIGIN);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  return new Request(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

/** Sends it. */
export function call(method: string, path: string, options?: CallOptions): Promise<Response> {
  return respond(request(method, path, options));
}

/** A row of the lists that the tests look into. */
interface Row {
  id: string;
  name: string;
  type: string;
  status: string;
  updateTime: string;
  patentTotal: number;
}

/** What the tests look into; an answer has those of these fields that its call is about. */
interface AnswerData {
  id: string;
  access: string;
  userType: string;
  mobile: string;
  token: string;
  code: string;
  svg: string;
  speech: string;
  captchaRequired: boolean;
  errors: { field: string; message: string }[];
  content: Row[];
  totalElements: number;
}

/** The body of an answer in either envelope. */
export interface Answer {
  code?: number;
  success?: boolean;
  msg?: string;
  data: AnswerData;
}

/** Sends it and reads the answer. */
export async function answer(method: string, path: string, options?: CallOptions): Promise<Answer> {
  return (await call(method, path, options)).json() as Promise<Answer>;
}

/** The cookie of a demo account's new session. */
export async function sessionCookie(account: string): Promise<string> {
  const response = await call('POST', '/__mock/login', { body: { account } });
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
