import { dataOf } from '@/requests/envelopes';
import { isSessionOver, TransportError } from '@/requests/errors';
import { callPlatform } from '@/requests/platformClient';
import type { CallOptions } from '@/requests/serviceClient';
import type { components } from './contract/platform';

type Schemas = components['schemas'];
export type CurrentUser = Schemas['CurrentUser'];
export type EnterpriseProfile = Schemas['EnterpriseProfile'];
export type Captcha = Schemas['Captcha'];
export type SentCode = Schemas['SentCode'];
export type PasswordToken = Schemas['PasswordToken'];
export type LoginRequest = Schemas['LoginRequest'];
export type Registration = Schemas['EnterpriseRegistration'] | Schemas['PersonRegistration'];

/**
 * GET /api/getCurrent, no payload. Nobody is logged in when the answer has no id, is 401 or a page,
 * or leads to one, as gateways answer (assumed).
 *
 * @throws what else went wrong; nobody has told the user yet
 */
export async function getCurrentUser(): Promise<CurrentUser> {
  try {
    const answer = await callPlatform('GET', '/api/getCurrent', { aboutSession: true });
    return dataOf<CurrentUser | null>(answer) ?? {};
  } catch (error) {
    if (error instanceof TransportError && (error.reason === 'page' || error.status === 401)) {
      return {};
    }
    throw error;
  }
}

/**
 * GET /api/logout, no payload. Whatever is answered below 400 ends the session, unless it is a
 * refusal; so does an answer that it was over before, 401 among them.
 *
 * @throws what else went wrong; nobody has told the user yet
 */
export async function logout(): Promise<void> {
  try {
    await callPlatform('GET', '/api/logout', { aboutSession: true });
  } catch (error) {
    const answered =
      error instanceof TransportError &&
      (error.reason === 'page' || error.reason === 'unreadable' || error.status === 401);
    if (!answered && !isSessionOver(error)) throw error;
  }
}

/** GET /api/perEnterprise/getEnterpriseProfileByHost */
export async function getEnterpriseProfile(
  host: string,
  options?: Pick<CallOptions, 'shownInPlace'>,
): Promise<EnterpriseProfile> {
  return dataOf(
    await callPlatform('GET', '/api/perEnterprise/getEnterpriseProfileByHost', {
      ...options,
      params: { host },
    }),
  );
}

async function post<T>(path: string, data: unknown, options?: CallOptions): Promise<T> {
  return dataOf<T>(await callPlatform('POST', path, { data, skipErrorHandler: true, ...options }));
}

// The calls of the user pages. Their screens show a refusal at the field it belongs to, so they
// skip the common error handler.

/** A new captcha: a picture and a small sum in words as its alternative. */
export async function getCaptcha(): Promise<Captcha> {
  return dataOf(await callPlatform('GET', '/api/captcha', { skipErrorHandler: true }));
}

/** Starts a session. Refused with a CodeError whose data says whether a captcha is needed. */
export function login(request: LoginRequest): Promise<{ id: string }> {
  return post('/api/login', request);
}

/** Sends a code to a mobile number. */
export function sendRegisterCode(mobile: string): Promise<SentCode> {
  return post('/api/register/code', { mobile });
}

/** Opens an account. A CodeError's `data.errors` names refused fields. */
export function register(registration: Registration): Promise<{ id: string }> {
  return post('/api/register', registration);
}

/** First step of a forgotten password: names the account. */
export function identifyAccount(account: string): Promise<PasswordToken> {
  return post('/api/password/identify', { account });
}

/** Sends a code to the account's mobile number. */
export function sendPasswordCode(token: string): Promise<SentCode> {
  return post('/api/password/code', { token });
}

/** Sets the new password and ends every session of the account. */
export function resetPassword(request: {
  token: string;
  code: string;
  password: string;
}): Promise<{ id: string }> {
  return post('/api/password/reset', request);
}
