import { randomInt } from 'node:crypto';
import { mask } from '../src/domain/mask';
import { CODES, ok, refused } from './answers';
import { now } from './clock';
import { getState } from './state';

const EXPIRES_IN = 300;
const RESEND_AFTER = 60;

type Purpose = 'register' | 'password';

/** Answers a request for a code; the answer carries the code, since nothing is really sent. */
export function sendCode(purpose: Purpose, mobile: string) {
  const { codes } = getState();
  const key = `${purpose}:${mobile}`;
  const last = codes.get(key);
  if (last !== undefined && now() - last.sentAt < RESEND_AFTER * 1000) {
    return refused(CODES.TOO_SOON, `验证码已发送，请在 ${RESEND_AFTER} 秒后重新获取`);
  }
  const code = String(randomInt(100_000, 1_000_000));
  codes.set(key, { code, sentAt: now() });
  return ok({
    mobile: mask('mobile', mobile),
    expiresIn: EXPIRES_IN,
    resendAfter: RESEND_AFTER,
    code,
  });
}

/** Whether this is the code last sent for the purpose, and still valid. */
export function codeMatches(purpose: Purpose, mobile: string, code: string): boolean {
  const sent = getState().codes.get(`${purpose}:${mobile}`);
  return (
    sent !== undefined && sent.code === code.trim() && now() - sent.sentAt <= EXPIRES_IN * 1000
  );
}

/** Uses the code up. */
export function dropCode(purpose: Purpose, mobile: string): void {
  getState().codes.delete(`${purpose}:${mobile}`);
}
