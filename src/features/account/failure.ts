import { AbortedError, CodeError, errorSentence, TransportError } from '@/requests/errors';
import { handleFailure } from '@/requests/policy';
import { isPlainObject } from '@/storage';

/** Codes of the calls of the user pages (contract: platform.yaml). Assumed. */
export const CODES = {
  LOGIN_REFUSED: '10001',
  CAPTCHA_NEEDED: '10002',
  CAPTCHA_WRONG: '10003',
  FIELDS_REFUSED: '10004',
  TOO_SOON: '10005',
  NO_SUCH_ACCOUNT: '10006',
  TOKEN_OVER: '10007',
} as const;

const OWN_CODES: readonly string[] = Object.values(CODES);

/** Whether a call was refused with this code. */
export function hasCode(error: unknown, code: string): error is CodeError {
  return error instanceof CodeError && error.code === code;
}

/**
 * The sentence the screen shows for a failed call. The calls of these screens skip the common
 * error handler; what is not one of their own refusals still goes there, so that a logged-out
 * message or a redirect (specification 8) has its effect.
 *
 * @returns undefined when nobody is to be told
 */
export function failureSentence(error: unknown): string | undefined {
  if (error instanceof AbortedError) return undefined;
  if (error instanceof TransportError) return error.message;
  if (error instanceof CodeError && OWN_CODES.includes(error.code)) return errorSentence(error);
  handleFailure(error);
  return '操作没有完成，请稍后重试。已填写的内容已保留。';
}

/** The fields a refused form names (`data.errors`), or undefined when it names none. */
export function refusedFields(error: unknown): { field: string; message: string }[] | undefined {
  if (!hasCode(error, CODES.FIELDS_REFUSED)) return undefined;
  const errors = isPlainObject(error.data) ? error.data.errors : undefined;
  if (!Array.isArray(errors)) return undefined;
  const named = errors.flatMap((entry: unknown) => {
    if (!isPlainObject(entry) || typeof entry.message !== 'string') return [];
    return [{ field: String(entry.field), message: entry.message }];
  });
  return named.length ? named : undefined;
}
