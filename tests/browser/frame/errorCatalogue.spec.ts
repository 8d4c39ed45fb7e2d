import type { Page } from '@playwright/test';
import {
  expect,
  type Fault,
  loginReturn,
  type Portal,
  serveSite,
  shownPath,
  test,
} from '../support/portal';

/**
 * Specification 8, row by row: an answer of the back end, and what the user sees of it. In every
 * row a call of Umi's request (the platform) and one of the services' client fail together. Both
 * run on every page of the layout, so nothing but the common policy can react.
 */
const PLATFORM_CALL = '/api/perEnterprise/getEnterpriseProfileByHost';
const SERVICE_CALL = '/website-service/api/front/app/find';
const PAGE = '/404';
const RETRY =
  'Request error, please retry. 请求出错，原因不明：请稍候再操作一次；仍然出错，请拨打 12345 反映。';
const INVALID_TOKEN = 'userToken is invalid,plead login again';
const LOGGED_OUT = 'user is logout';
const HTML = '<!doctype html><title>x</title><h1>Bad gateway</h1>';

type Answer = Omit<Fault, 'path'>;
type Shown =
  | { notice: 'none' }
  | { notice: 'warning' | 'error'; text: string }
  | { notice: 'notification'; title: string; text: string };

interface Row {
  name: string;
  answer: (text: string) => Answer;
  shown: (text: string) => Shown;
}

const body = (value: unknown): Answer => ({ body: value });
const refused = (rest: object) => (errorMessage: string) =>
  body({ success: false, errorCode: 'E-1', errorMessage, ...rest });
const coded = (msg: (text: string) => string) => (text: string) =>
  body({ code: 5, data: null, msg: msg(text) });

const none = (): Shown => ({ notice: 'none' });
const warning = (text: string): Shown => ({ notice: 'warning', text });
const error = (text: string): Shown => ({ notice: 'error', text });
const notification = (text: string, title = '操作未完成'): Shown => ({
  notice: 'notification',
  title,
  text,
});
const unavailable = (status: number) => () => error(`服务暂时不可用（${status}），请稍后重试。`);
const unreadable = () => error(`服务器的答复无法识别，请稍后重试。`);

const HOSTILE = '<img src=x onerror="document.title=1"><b>粗</b>';

const ROWS: Row[] = [
  { name: 'showType 0', answer: refused({ showType: 0 }), shown: none },
  { name: 'showType 1', answer: refused({ showType: 1 }), shown: warning },
  { name: 'showType 2', answer: refused({ showType: 2 }), shown: error },
  { name: 'showType 3', answer: refused({ showType: 3 }), shown: error },
  {
    name: 'showType 4',
    answer: refused({ showType: 4 }),
    shown: (text) => notification(text, 'E-1'),
  },
  { name: 'showType 77', answer: refused({ showType: 77 }), shown: error },
  { name: 'showType missing', answer: refused({}), shown: error },
  {
    name: 'success:false without a text',
    answer: () => body({ success: false, showType: 1 }),
    shown: () => warning(RETRY),
  },
  { name: 'code 0', answer: (msg) => body({ code: 0, data: { content: [] }, msg }), shown: none },
  { name: 'no envelope', answer: (name) => body({ content: [], name }), shown: none },
  { name: 'another code, plain msg', answer: coded((text) => text), shown: notification },
  {
    name: 'another code, a list as msg',
    answer: coded((text) => JSON.stringify([text, '第二条'])),
    shown: notification,
  },
  {
    name: 'another code, an empty list as msg',
    answer: coded(() => '[]'),
    shown: () => notification('[]'),
  },
  {
    name: 'another code, a msg that only begins like a list',
    answer: coded((text) => `[系统] ${text}`),
    shown: (text) => notification(`[系统] ${text}`),
  },
  {
    name: 'another code, hostile msg',
    answer: coded((text) => `${HOSTILE}${text}`),
    shown: (text) => notification(`${HOSTILE}${text}`),
  },
  { name: 'another code, no msg', answer: () => body({ code: 5, data: null }), shown: none },
  { name: 'HTML with status 200', answer: () => body(HTML), shown: unreadable },
  { name: 'an empty body', answer: () => body(''), shown: unreadable },
  { name: 'broken JSON', answer: () => body('{"code":0,"data":'), shown: unreadable },
  {
    name: '500 with HTML',
    answer: () => ({ status: 500, body: HTML }),
    shown: unavailable(500),
  },
  { name: '500 with nothing', answer: () => ({ status: 500, body: '' }), shown: unavailable(500) },
  {
    name: '500 with an envelope',
    answer: (text) => ({ status: 500, body: { code: 5, msg: text } }),
    shown: notification,
  },
  {
    name: '502 with HTML, three times',
    answer: () => ({ status: 502, body: HTML, times: 2 }),
    shown: unavailable(502),
  },
  { name: '502 once, then an answer', answer: () => ({ status: 502, body: HTML }), shown: none },
  {
    name: '404',
    answer: () => ({ status: 404, body: HTML }),
    // The application centre's call is assumed: an installation may not have it.
    shown: (text) =>
      text === '平台的答复'
        ? error('请求的内容不存在，或者本平台的后台没有提供这项服务（404）。')
        : none(),
  },
  {
    name: 'a connection that the gateway cuts',
    answer: () => ({ cut: true, times: 100 }),
    shown: unavailable(502),
  },
];

/** Everything the page shows as a notice is `shown`, one notice each, equal ones once. */
async function expectShown(page: Page, ...shown: Shown[]) {
  const notices = new Map(
    shown.flatMap((one) => (one.notice === 'none' ? [] : [[one.text, one] as const])),
  );
  const alerts = page.getByRole('alert');
  await expect(alerts).toHaveCount(notices.size);
  for (const one of notices.values()) {
    const alert = alerts.filter({ has: page.getByText(one.text, { exact: true }) });
    const icon = one.notice === 'warning' ? 'exclamation-circle' : 'close-circle';
    await expect(alert.getByRole('img', { name: icon })).toBeVisible();
    if (one.notice === 'notification') {
      await expect(alert).toHaveText(`${one.title}${one.text}`);
      await expect(alert.getByRole('button', { name: '关闭' })).toBeVisible();
    } else {
      await expect(alert).toHaveText(one.text);
      await expect(alert.getByRole('button')).toHaveCount(0);
    }
  }
}

for (const { name, answer, shown } of ROWS) {
  test(name, async ({ page, portal }) => {
    await portal.signIn();
    await portal.fault({ ...answer('平台的答复'), path: PLATFORM_CALL });
    await portal.fault({ ...answer('服务的答复'), path: SERVICE_CALL });
    await portal.open(PAGE);
    await page.waitForLoadState('networkidle');
    await expectShown(page, shown('平台的答复'), shown('服务的答复'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('您访问的页面不存在或已删除');
    await expect(page).toHaveTitle('页面不存在 - 示例市知识产权公共服务平台');
    expect(shownPath(page)).toBe('/ipr-front/404');
  });
}

test('silence for 15 seconds', async ({ page, portal }) => {
  await page.clock.install();
  await portal.signIn();
  const asked: Promise<unknown>[] = [];
  for (const path of [PLATFORM_CALL, SERVICE_CALL]) {
    asked.push(page.waitForRequest(`**${path}*`));
    await page.route(`**${path}*`, () => undefined);
  }
  await portal.open(PAGE);
  await Promise.all(asked);
  await page.clock.fastForward(15_000);
  await expectShown(page, error(`服务器长时间没有答复，请稍后重试。`));
});

test('no network', async ({ page, portal }) => {
  await portal.signIn();
  for (const path of [PLATFORM_CALL, SERVICE_CALL]) {
    await page.route(`**${path}*`, (route) => route.abort('connectionreset'));
  }
  await portal.open(PAGE);
  await expectShown(page, error(`连接中断，没有收到服务器的答复，请稍后重试。`));
});

for (const [client, path] of [
  ['platform call', PLATFORM_CALL],
  ['service call', SERVICE_CALL],
] as const) {
  test.describe(`a ${client} answered with`, () => {
    const openWith = async (portal: Portal, answer: Answer) => {
      await portal.signIn();
      await portal.fault({ ...answer, path });
      await portal.open(PAGE);
    };

    test('showType 9: the error page, with code and text', async ({ page, portal }) => {
      await openWith(portal, refused({ showType: 9 })('<b>停用</b>&x'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('操作没有完成');
      await expect(page.getByText('<b>停用</b>&x', { exact: true })).toBeVisible();
      await expect(page.getByText('E-1', { exact: true })).toBeVisible();
      expect(shownPath(page)).toMatch(
        /^\/ipr-front\/exception\?errorCode=E-1&errorMessage=%3Cb%3E/,
      );
      await expectShown(page);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        '您访问的页面不存在或已删除',
      );
    });

    test('code 99998: the login page, without a word', async ({ page, portal }) => {
      await openWith(portal, body({ code: 99998, data: null, msg: '登录已失效' }));
      expect(await loginReturn(page)).toBe(encodeURIComponent(portal.address(PAGE)));
      await expectShown(page);
    });

    for (const msg of [INVALID_TOKEN, LOGGED_OUT]) {
      test(`"${msg}": the external login address`, async ({ page, portal }) => {
        await serveSite(page, "window.iprSite = { externalLoginUrl: '/ipr-admin/sso?from=ipr' };");
        await openWith(portal, body({ code: 401, data: null, msg }));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('用户中心');
        const back = encodeURIComponent(portal.address(PAGE));
        expect(shownPath(page)).toBe(`/ipr-admin/sso?from=ipr&redirectUrl=${back}`);
      });
    }
  });
}

test('a logout message leads to the own login page unless the operator names another', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.fault({ path: SERVICE_CALL, ...body({ code: 1, msg: LOGGED_OUT }) });
  await portal.open(PAGE);
  expect(await loginReturn(page)).toBe(encodeURIComponent(portal.address(PAGE)));
  await expectShown(page);
});

test.describe('many failures at one moment', () => {
  const LATER = [
    SERVICE_CALL,
    '/data-service/api/front/dictItem/find',
    '/data-service/api/front/industryType/find',
    '/data-service/api/front/transactionType/find',
  ];

  async function openWithAll(page: Page, portal: Portal, answer: Answer) {
    await portal.signIn();
    for (const path of LATER) await portal.fault({ ...answer, path });
    await portal.open(PAGE);
    await page.waitForLoadState('networkidle');
  }

  test('equal notifications show once', async ({ page, portal }) => {
    await openWithAll(page, portal, body({ code: 5, msg: '系统维护中' }));
    await expectShown(page, notification('系统维护中'));
  });

  test('equal messages show once', async ({ page, portal }) => {
    await openWithAll(page, portal, { status: 500 });
    await expectShown(page, unavailable(500)());
  });

  test('different ones show each', async ({ page, portal }) => {
    await portal.signIn();
    for (const [index, path] of LATER.entries()) {
      await portal.fault({ path, body: { code: 5, msg: `第 ${index} 条` } });
    }
    await portal.open(PAGE);
    await expect(page.getByRole('alert')).toHaveCount(LATER.length);
  });

  test('99998 many times redirects once', async ({ page, portal }) => {
    const logins: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame.url().includes('/user/login')) logins.push(frame.url());
    });
    await openWithAll(page, portal, body({ code: 99998, msg: '登录已失效' }));
    expect(await loginReturn(page)).toBe(encodeURIComponent(portal.address(PAGE)));
    expect(logins).toHaveLength(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
});

test.describe('on the user pages', () => {
  const SETTINGS = '/website-service/api/front/settings/findByHost';
  const LOGIN = '/changshu/user/login';

  test('99998 does nothing, whatever its text', async ({ page, portal }) => {
    const address = portal.address(`${LOGIN}?redirectUrl=%2Fipr-admin%2Fwelcome`);
    await serveSite(page, "window.iprSite = { externalLoginUrl: '/ipr-admin/sso' };");
    await portal.fault({ path: PLATFORM_CALL, body: { code: 99998, msg: '登录已失效' } });
    await portal.fault({ path: SETTINGS, body: { code: 99998, msg: LOGGED_OUT } });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(page.url()).toBe(address);
  });

  test('another code is told', async ({ page, portal }) => {
    await portal.fault({ path: PLATFORM_CALL, body: { code: 5, msg: '["系统维护中"]' } });
    await portal.open(LOGIN);
    await expectShown(page, notification('系统维护中'));
  });

  test('a logout message leads to the external login address', async ({ page, portal }) => {
    await serveSite(page, "window.iprSite = { externalLoginUrl: '/ipr-admin/sso' };");
    await portal.fault({ path: SETTINGS, body: { code: 1, msg: LOGGED_OUT } });
    await portal.open('/changshu/user/register');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('用户中心');
    const back = encodeURIComponent(portal.address('/changshu/nav/subjectDetail'));
    expect(shownPath(page)).toBe(`/ipr-admin/sso?redirectUrl=${back}`);
  });

  test('a logout message changes nothing where the browser is there already', async ({
    page,
    portal,
  }) => {
    const address = portal.address(`${LOGIN}?redirectUrl=%2Fipr-admin%2Fwelcome`);
    await portal.fault({ path: PLATFORM_CALL, body: { code: 1, msg: INVALID_TOKEN } });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(address);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByLabel('账号', { exact: true }).fill('person');
    await expect(page.getByLabel('账号', { exact: true })).toHaveValue('person');
  });

  test('the whole envelope arrives, and the screen reads it', async ({ page, portal }) => {
    await portal.fault({
      path: SETTINGS,
      body: { code: 0, msg: 'ok', data: { ipr_title_prefix: '整封', ipr_front_title: '平台' } },
    });
    await portal.fault({
      path: '/api/login',
      body: { code: 10001, msg: '账号或密码不正确', data: { captchaRequired: true } },
    });
    await portal.open(LOGIN);
    await expect(page).toHaveTitle('登录 - 整封平台');
    await portal.logIn();
    await expect(page.getByRole('alert')).toHaveText('账号或密码不正确');
    await expect(page.getByLabel('验证码', { exact: true })).toBeVisible();
  });

  test('an answer that arrives after login is opened by the page it arrives on', async ({
    page,
    portal,
  }) => {
    await portal.fault({ path: PLATFORM_CALL, delayMs: 1500 });
    await portal.open(LOGIN);
    await portal.logIn();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('专利导航与检索');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('profile')))
      .toContain('"name":"示例市知识产权局"');
  });
});
