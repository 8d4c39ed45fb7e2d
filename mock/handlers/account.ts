import { randomUUID } from 'node:crypto';
import { http } from 'msw';
import { checkPassword } from '../../src/domain/account';
import { checkMobile } from '../../src/domain/contact';
import { mask } from '../../src/domain/mask';
import { type Account, hashPassword, passwordMatches } from '../accounts';
import { CODES, fieldsRefused, ok, refused } from '../answers';
import { issueCaptcha, solvesCaptcha } from '../captcha';
import { now } from '../clock';
import { codeMatches, dropCode, sendCode } from '../mobileCodes';
import { newAccount, registrationErrors } from '../registration';
import { endSessionsOf, startSession } from '../session';
import { getState } from '../state';
import { at } from './address';
import { readBody, textOf } from './requestBody';

/** Failed logins in a row after which a captcha is asked for. */
const FREE_TRIES = 3;
const TOKEN_VALID_MS = 15 * 60_000;

const findAccount = (name: string) => getState().accounts.get(name.trim().toLowerCase());

function loginRefused(code: number, msg: string, name: string) {
  const captchaRequired = (getState().failures.get(name) ?? 0) >= FREE_TRIES;
  return refused(code, msg, { captchaRequired });
}

/** The account a token of the forgotten-password steps stands for, while it is valid. */
function tokenAccount(token: string | undefined): Account | undefined {
  const step = getState().passwordTokens.get(token ?? '');
  return step !== undefined && step.expires > now() ? findAccount(step.account) : undefined;
}

const tokenOver = () => refused(CODES.TOKEN_OVER, '操作已超时，请重新填写账号');

export const accountHandlers = [
  http.get(at('/api/captcha'), () => ok(issueCaptcha())),

  http.post(at('/api/login'), async ({ request }) => {
    const body = await readBody(request);
    const name = (textOf(body, 'account') ?? '').trim().toLowerCase();
    const { failures } = getState();
    const failed = failures.get(name) ?? 0;
    if (failed >= FREE_TRIES) {
      const answer = textOf(body, 'captcha');
      if (!answer) return loginRefused(CODES.CAPTCHA_NEEDED, '请输入验证码', name);
      if (!solvesCaptcha(textOf(body, 'captchaId'), answer)) {
        return loginRefused(CODES.CAPTCHA_WRONG, '验证码不正确或已过期', name);
      }
    }
    const account = findAccount(name);
    if (!account || !passwordMatches(textOf(body, 'password') ?? '', account.password)) {
      failures.set(name, failed + 1);
      return loginRefused(CODES.LOGIN_REFUSED, '账号或密码不正确', name);
    }
    failures.delete(name);
    return ok({ id: account.user.id }, { headers: { 'set-cookie': startSession(account) } });
  }),

  http.post(at('/api/register/code'), async ({ request }) => {
    const mobile = checkMobile(textOf(await readBody(request), 'mobile') ?? '');
    return mobile.ok
      ? sendCode('register', mobile.value)
      : fieldsRefused([{ field: 'mobile', message: mobile.message }]);
  }),

  http.post(at('/api/register'), async ({ request }) => {
    const form = await readBody(request);
    const errors = registrationErrors(form);
    if (errors.length > 0) return fieldsRefused(errors);
    const { accounts } = getState();
    const account = newAccount(form, `U${1001 + accounts.size}`);
    accounts.set(account.name, account);
    dropCode('register', account.mobile);
    return ok({ id: account.user.id });
  }),

  http.post(at('/api/password/identify'), async ({ request }) => {
    const account = findAccount(textOf(await readBody(request), 'account') ?? '');
    if (account === undefined) return refused(CODES.NO_SUCH_ACCOUNT, '没有找到该账号，请核对');
    const token = randomUUID();
    getState().passwordTokens.set(token, {
      account: account.name,
      expires: now() + TOKEN_VALID_MS,
    });
    return ok({ token, mobile: mask('mobile', account.mobile) });
  }),

  http.post(at('/api/password/code'), async ({ request }) => {
    const account = tokenAccount(textOf(await readBody(request), 'token'));
    return account === undefined ? tokenOver() : sendCode('password', account.mobile);
  }),

  http.post(at('/api/password/reset'), async ({ request }) => {
    const body = await readBody(request);
    const token = textOf(body, 'token') ?? '';
    const account = tokenAccount(token);
    if (account === undefined) return tokenOver();
    const password = checkPassword(textOf(body, 'password') ?? '');
    const errors = password.ok ? [] : [{ field: 'password', message: password.message }];
    if (!codeMatches('password', account.mobile, textOf(body, 'code') ?? '')) {
      errors.push({ field: 'code', message: '短信验证码不正确或已过期' });
    }
    if (!password.ok || errors.length > 0) return fieldsRefused(errors);
    account.password = hashPassword(password.value);
    getState().passwordTokens.delete(token);
    getState().failures.delete(account.name);
    dropCode('password', account.mobile);
    endSessionsOf(account);
    return ok({ id: account.user.id });
  }),
];
