import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORDS } from '../../mock/accounts';
import { resetState } from '../../mock/state';
import { answer, call, sessionCookie } from './client';

beforeEach(resetState);

const login = (account: string, password: string, captcha: object = {}) =>
  answer('POST', '/api/login', { body: { account, password, ...captcha } });

describe('a session', () => {
  it.each(Object.entries(DEMO_PASSWORDS))(
    'begins with the login of %s',
    async (account, password) => {
      const response = await call('POST', '/api/login', { body: { account, password } });
      const cookie = response.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^IPRSESSION=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
      const { data } = await answer('GET', '/api/getCurrent', {
        cookie: cookie.split(';')[0] ?? '',
      });
      expect(data.id).toMatch(/^U\d+$/);
      expect(data.access).toBe(account === 'admin' ? 'admin' : 'user');
      expect(data.userType).toBe(account === 'enterprise' ? 'ENTERPRISE' : 'PERSON');
    },
  );

  it('is what getCurrent asks for: without one it succeeds and names nobody', async () => {
    expect(await answer('GET', '/api/getCurrent')).toEqual({ success: true, data: {} });
    const stale = await answer('GET', '/api/getCurrent', { cookie: 'IPRSESSION=gone' });
    expect(stale.data).toEqual({});
  });

  it('never tells the whole mobile number', async () => {
    const { data } = await answer('GET', '/api/getCurrent', {
      cookie: await sessionCookie('person'),
    });
    expect(data.mobile).toBe('130****0003');
  });

  it('ends with logout, which succeeds without one too', async () => {
    const cookie = await sessionCookie('person');
    const response = await call('GET', '/api/logout', { cookie });
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await answer('GET', '/api/getCurrent', { cookie })).data).toEqual({});
    expect((await answer('GET', '/api/logout')).success).toBe(true);
  });

  it('is needed by calls that act for the user', async () => {
    const path = '/data-service/api/authFront/findWfApply';
    expect(await answer('GET', path)).toEqual({ code: 99998, data: null, msg: '登录已失效' });
    const own = await answer('GET', path, { cookie: await sessionCookie('person') });
    expect(own.code).toBe(0);
  });
});

describe('a login that fails', () => {
  it('does not tell whether the account exists', async () => {
    const wrong = await login('person', 'Wrong2026');
    const unknown = await login('nobody', 'Wrong2026');
    expect(wrong).toEqual({
      code: 10001,
      msg: '账号或密码不正确',
      data: { captchaRequired: false },
    });
    expect(unknown).toEqual(wrong);
  });

  it('asks for a captcha after three times, even with the right password', async () => {
    for (const expected of [false, false, true]) {
      expect((await login('person', 'Wrong2026')).data.captchaRequired).toBe(expected);
    }
    expect((await login('person', 'Person2026')).code).toBe(10002);
    expect((await login('admin', 'Admin2026')).code).toBe(0);
  });

  it('takes the sum in words in place of the characters, once', async () => {
    for (let i = 0; i < 3; i++) await login('person', 'Wrong2026');
    const { data } = await answer('GET', '/api/captcha');
    expect(data.svg).toMatch(/^data:image\/svg\+xml,/);
    const [, a = '', b = ''] = /请计算：(.)加(.)等于多少/.exec(data.speech) ?? [];
    const words = '零一二三四五六七八九';
    const captcha = String(words.indexOf(a) + words.indexOf(b));
    expect((await login('person', 'Wrong2026', { captchaId: data.id, captcha: '0' })).code).toBe(
      10003,
    );
    expect((await login('person', 'Person2026', { captchaId: data.id, captcha })).code).toBe(10003);
    const fresh = await answer('GET', '/api/captcha');
    const text = decodeURIComponent(fresh.data.svg).match(/>([A-Z0-9])<\/text>/g) ?? [];
    const characters = text
      .map((glyph) => glyph.charAt(1))
      .join('')
      .toLowerCase();
    const right = { captchaId: fresh.data.id, captcha: characters };
    expect((await login('person', 'Person2026', right)).code).toBe(0);
    expect((await login('person', 'Wrong2026')).data.captchaRequired).toBe(false);
  });
});

describe('registering', () => {
  const form = {
    kind: 'PERSON',
    name: '王某',
    idNumber: '320099199003070010',
    account: 'new_person',
    mobile: '13000000010',
    password: 'NewPerson2026',
    consent: true,
  };
  const sendCode = async () =>
    (await answer('POST', '/api/register/code', { body: { mobile: form.mobile } })).data;

  it('opens an account that can log in, and keeps nothing of the identity number', async () => {
    const sent = await sendCode();
    expect(sent).toMatchObject({ mobile: '130****0010', expiresIn: 300, resendAfter: 60 });
    const opened = await answer('POST', '/api/register', {
      body: { ...form, mobileCode: sent.code },
    });
    expect(opened.code).toBe(0);
    const { data } = await login('NEW_person', form.password);
    expect(data.id).toBe(opened.data.id);
    const again = await answer('POST', '/api/register', { body: { ...form, mobileCode: '1' } });
    expect(again.data.errors).toContainEqual({ field: 'account', message: '该账号已被注册' });
  });

  it('names every refused field', async () => {
    const { code, data, msg } = await answer('POST', '/api/register', {
      body: {
        kind: 'ENTERPRISE',
        enterpriseName: ' ',
        uscc: '91320599YYYYYY0104',
        contact: '',
        account: 'a',
        mobile: form.mobile,
        mobileCode: '000000',
        password: '12345678',
        consent: false,
      },
    });
    expect(code).toBe(10004);
    const fields = data.errors.map(({ field }) => field);
    expect(fields).toEqual([
      'enterpriseName',
      'uscc',
      'contact',
      'account',
      'password',
      'mobileCode',
      'consent',
    ]);
    expect(msg).toBe(data.errors[0]?.message);
  });

  it('sends the next code after a minute, and a code lasts five', async () => {
    const { code } = await sendCode();
    const soon = await answer('POST', '/api/register/code', { body: { mobile: form.mobile } });
    expect(soon.code).toBe(10005);
    await answer('POST', '/__mock/clock', { body: { now: Date.now() + 301_000 } });
    const late = await answer('POST', '/api/register', { body: { ...form, mobileCode: code } });
    expect(late.data.errors).toContainEqual({
      field: 'mobileCode',
      message: '短信验证码不正确或已过期',
    });
    expect((await sendCode()).code).toMatch(/^\d{6}$/);
  });
});

describe('a forgotten password', () => {
  it('is replaced in three steps, and every session of the account ends', async () => {
    const cookie = await sessionCookie('person');
    const step = await answer('POST', '/api/password/identify', { body: { account: ' Person ' } });
    expect(step.data.mobile).toBe('130****0003');
    const { token } = step.data;
    const sent = await answer('POST', '/api/password/code', { body: { token } });
    const weak = await answer('POST', '/api/password/reset', {
      body: { token, code: '1', password: 'short' },
    });
    expect(weak.data.errors.map(({ field }) => field)).toEqual(['password', 'code']);
    const reset = await answer('POST', '/api/password/reset', {
      body: { token, code: sent.data.code, password: 'Changed2026' },
    });
    expect(reset.code).toBe(0);
    expect((await answer('GET', '/api/getCurrent', { cookie })).data).toEqual({});
    expect((await login('person', 'Person2026')).code).toBe(10001);
    expect((await login('person', 'Changed2026')).code).toBe(0);
    expect((await answer('POST', '/api/password/code', { body: { token } })).code).toBe(10007);
  });

  it('begins anew when a quarter of an hour has passed', async () => {
    const { data } = await answer('POST', '/api/password/identify', {
      body: { account: 'person' },
    });
    await answer('POST', '/__mock/clock', { body: { now: Date.now() + 15 * 60_000 + 1 } });
    const late = await answer('POST', '/api/password/code', { body: { token: data.token } });
    expect(late.msg).toBe('操作已超时，请重新填写账号');
  });
});
