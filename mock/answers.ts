import { HttpResponse } from 'msw';
import { now } from './clock';

/** Codes the mock's services answer; 99998 is the specification's, the others are ours. */
export const CODES = {
  LOGIN_REFUSED: 10001,
  CAPTCHA_NEEDED: 10002,
  CAPTCHA_WRONG: 10003,
  FIELDS_REFUSED: 10004,
  TOO_SOON: 10005,
  NO_SUCH_ACCOUNT: 10006,
  TOKEN_OVER: 10007,
  BAD_REQUEST: 40000,
  FORBIDDEN: 40300,
  NOT_FOUND: 40400,
  WRONG_OFFSET: 40900,
  WRONG_CHECKSUM: 40901,
  STALE: 40902,
  EXPRESSION: 30001,
  SESSION_OVER: 99998,
} as const;

interface Extra {
  status?: number;
  headers?: Record<string, string>;
}

/** A JSON answer. Every answer carries the mock's time as `Date`: screens read "today" from it. */
export function json(body: object, { status = 200, headers = {} }: Extra = {}) {
  return HttpResponse.json(body as Record<string, unknown>, {
    status,
    headers: { date: new Date(now()).toUTCString(), 'cache-control': 'no-store', ...headers },
  });
}

/** `{code: 0, data, msg}`. */
export function ok(data: unknown, extra?: Extra) {
  return json({ code: 0, data, msg: 'success' }, extra);
}

/** A refused call of a service that answers `{code, data, msg}`. */
export function refused(code: number, msg: string, data: unknown = null) {
  return json({ code, data, msg });
}

/** A refused form: which field, and why (domain 3, general form rules). */
export function fieldsRefused(errors: { field: string; message: string }[]) {
  return refused(CODES.FIELDS_REFUSED, errors[0]?.message ?? '填写有误', { errors });
}

/** `{success: true, data}` of the platform. */
export function platformOk(data: unknown, extra?: Extra) {
  return json({ success: true, data }, extra);
}
