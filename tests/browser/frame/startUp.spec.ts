import { PAGES } from '../support/pages';
import { askedAll, expect, loginReturn, shownPath, test } from '../support/portal';

const CURRENT = '/api/getCurrent';
const SETTINGS = '/website-service/api/front/settings/findByHost';
const PROFILE = '/api/perEnterprise/getEnterpriseProfileByHost';
const SEARCH = '/changshu/searching/patent';
const TITLE = '专利检索 - 示例市知识产权公共服务平台';

const h1 = (name: string) => ({ level: 1, name, exact: true }) as const;

test('a page load asks once for the user, the settings and the profile of the host', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.open(SEARCH);
  await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
  await expect(page).toHaveTitle(TITLE);
  const { host } = new URL(portal.origin);
  await expect
    .poll(() => portal.calls('/api/'))
    .toEqual([
      { method: 'GET', path: CURRENT, query: {}, body: null },
      { method: 'GET', path: PROFILE, query: { host }, body: null },
    ]);
  expect(await portal.calls(SETTINGS)).toEqual([
    { method: 'GET', path: SETTINGS, query: { host }, body: null },
  ]);
  const stored = await page.evaluate(() => ({
    settings: JSON.parse(localStorage.getItem('iprSettings') ?? 'null'),
    profile: JSON.parse(localStorage.getItem('profile') ?? 'null'),
  }));
  expect(stored.settings).toMatchObject({ ipr_title_prefix: '示例市' });
  expect(stored.profile).toMatchObject({ name: '示例市知识产权局', host });

  await page.reload();
  await expect.poll(async () => (await portal.calls(PROFILE)).length).toBe(2);
});

test('user and settings are asked for at the same time', async ({ page, portal }) => {
  await portal.signIn();
  await portal.fault({ path: CURRENT, delayMs: 1500 });
  await portal.open(SEARCH);
  await expect.poll(async () => (await portal.calls(SETTINGS)).length).toBe(1);
  await expect(page.getByText('正在打开知识产权公共服务平台…')).toBeVisible();
  await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
});

const APPS = '/website-service/api/front/app/find';

/** Pages, and what each asks for first. */
const ASKED_AHEAD: Record<string, string> = {
  'patent result': '/cnipr-service/api/front/patent/search',
  'patent record': '/cnipr-service/api/front/patent/findOne',
  'list of laws with hits in their texts': '/data-service/api/front/law/find',
  law: '/data-service/api/front/law/findOne',
  'list of judgments with hits in their texts': '/data-service/api/front/adjudication/find',
  judgment: '/data-service/api/front/adjudication/findOne',
  'search for enterprises': '/data-service/api/front/enterprise/find',
  'offer of an open licence': '/data-service/api/front/findOnePatentTransaction',
  'navigation subject with a chosen node': '/nav-service/api/front/node/findOne',
};

for (const [name, path] of Object.entries(ASKED_AHEAD)) {
  test(`${name}: what the page shows is asked for before it is drawn, and once`, async ({
    page,
    portal,
  }) => {
    const target = PAGES.find((one) => one.name === name);
    if (!target) throw new Error(`No page ${name}`);
    const sent: string[] = [];
    await portal.signIn();
    const address = typeof target.path === 'string' ? target.path : await target.path(page, portal);
    page.on('request', (request) => {
      sent.push(new URL(request.url()).pathname);
    });
    await portal.open(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(target.heading);
    await expect.poll(() => sent).toContain(APPS);
    await page.waitForLoadState('networkidle');
    // The applications of the user are asked for as soon as the page has been drawn.
    expect(sent.indexOf(path)).toBeGreaterThan(-1);
    expect(sent.indexOf(path)).toBeLessThan(sent.indexOf(APPS));
    expect(sent.filter((one) => one === path)).toHaveLength(1);
  });
}

for (const script of ['site.js', 'umi.*.js']) {
  test(`${script} does not arrive: the page says after five seconds that it still waits`, async ({
    page,
    portal,
  }) => {
    await portal.signIn();
    const late = page.getByText('加载时间较长，仍在等待。', { exact: false });
    await page.route(`**/ipr-front/${script}`, () => undefined);
    await page.goto(`${portal.origin}/ipr-front${SEARCH}`, { waitUntil: 'commit' });
    await expect(page.getByText('正在打开知识产权公共服务平台…')).toBeVisible();
    await expect(late).toBeHidden();
    await expect(late).toBeVisible({ timeout: 8_000 });
  });
}

test('a slow profile delays nothing, a failed one harms nothing', async ({ page, portal }) => {
  await portal.signIn();
  await portal.fault({ path: PROFILE, delayMs: 2500 });
  await portal.open(SEARCH);
  await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
  const profile = () => page.evaluate(() => localStorage.getItem('profile'));
  expect(await profile()).toBeNull();
  await expect.poll(profile).toContain('示例市知识产权局');

  await portal.fault({ path: PROFILE, status: 500, body: '<h1>500</h1>' });
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(`服务暂时不可用（500），请稍后重试。`);
  await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
  expect(await profile()).toContain('示例市知识产权局');
});

test('an open page asks for nothing by itself: no version ping, no poll', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await portal.signIn();
  await portal.open('/changshu/nav/subjectDetail');
  await expect(page.getByRole('heading', h1('专利导航与检索'))).toBeVisible();
  const subjects = page.getByRole('region', { name: '导航专题' });
  await expect(subjects.getByRole('article').first()).toBeVisible();
  // What belongs to the user's own matters is asked for last, once nothing else is to be done.
  await page.clock.runFor('00:05');
  await askedAll(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.runFor('30:00');
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test.describe('getCurrent answered, but nobody is logged in', () => {
  for (const body of [
    { success: true, data: {} },
    { success: true, data: null },
    { success: true, data: { name: '没有编号' } },
    { success: true, data: { id: '' } },
    { code: 0, data: null },
    {},
  ]) {
    test(`${JSON.stringify(body)}: login, nothing shown`, async ({ page, portal }) => {
      await portal.signIn();
      await portal.fault({ path: CURRENT, body });
      await portal.open(SEARCH);
      expect(await loginReturn(page)).toBe(encodeURIComponent(portal.address(SEARCH)));
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  for (const [showType, role, text] of [
    [0, 'none', ''],
    [1, 'exclamation-circle', '会话服务提示'],
    [2, 'close-circle', '会话服务提示'],
    [4, 'close-circle', 'E-7会话服务提示'],
    [undefined, 'close-circle', '会话服务提示'],
  ] as const) {
    test(`refused with showType ${showType}: shown, then login`, async ({ page, portal }) => {
      await portal.signIn();
      await portal.fault({
        path: CURRENT,
        body: { success: false, errorCode: 'E-7', errorMessage: '会话服务提示', showType },
      });
      await portal.open(SEARCH);
      expect(await loginReturn(page)).toBe(encodeURIComponent(portal.address(SEARCH)));
      if (role === 'none') {
        await expect(page.getByRole('alert')).toHaveCount(0);
      } else {
        await expect(page.getByRole('alert')).toHaveText(text);
        await expect(page.getByRole('alert').getByRole('img', { name: role })).toBeVisible();
      }
    });
  }

  test('refused with showType 9: the error page is behind the login', async ({ page, portal }) => {
    await portal.signIn();
    await portal.fault({
      path: CURRENT,
      body: { success: false, errorCode: 'E-9', errorMessage: '账号已停用', showType: 9 },
    });
    await portal.open(SEARCH);
    const back = new URL(decodeURIComponent(await loginReturn(page)));
    expect(back.pathname).toBe('/ipr-front/exception');
    await portal.logIn();
    await expect(page.getByText('账号已停用')).toBeVisible();
    await expect(page.getByText('E-9')).toBeVisible();
  });

  test('refused with code 99998: login', async ({ page, portal }) => {
    await portal.signIn();
    await portal.fault({ path: CURRENT, body: { code: 99998, msg: '登录已失效' } });
    await portal.open(SEARCH);
    expect(await loginReturn(page)).toBe(encodeURIComponent(portal.address(SEARCH)));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('getCurrent not answered', () => {
  const unavailable = (status: number) => `服务暂时不可用（${status}），请稍后重试。`;
  const unreadable = `服务器的答复无法识别，请稍后重试。`;

  for (const [name, fault, sentence] of [
    ['500', { status: 500 }, unavailable(500)],
    ['502 with HTML', { status: 502, body: '<h1>502</h1>', times: 2 }, unavailable(502)],
    ['503', { status: 503, times: 2 }, unavailable(503)],
    ['broken JSON', { body: '{"success":true,' }, unreadable],
  ] as const) {
    test(`${name}: a sentence and a retry on the spot, no login`, async ({ page, portal }) => {
      await portal.signIn();
      await portal.fault({ path: CURRENT, ...fault });
      await portal.open(`${SEARCH}?q=%E7%94%B5%E6%B1%A0`);
      await expect(page.getByRole('heading', h1('暂时无法打开'))).toBeVisible();
      await expect(page.getByRole('main').getByText(sentence, { exact: true })).toBeVisible();
      expect(shownPath(page)).toBe(`/ipr-front${SEARCH}?q=%E7%94%B5%E6%B1%A0`);

      await page.getByRole('button', { name: '重试', exact: true }).click();
      await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
      await expect(page).toHaveTitle(TITLE);
      expect(shownPath(page)).toBe(`/ipr-front${SEARCH}?q=%E7%94%B5%E6%B1%A0`);
    });
  }

  test('a cut connection', async ({ page, portal }) => {
    await portal.signIn();
    // nginx has the whole call cut by its only gateway, and answers 502 with HTML.
    await portal.fault({ path: CURRENT, cut: true, times: 100 });
    await portal.open(SEARCH);
    await expect(page.getByRole('heading', h1('暂时无法打开'))).toBeVisible();
    await expect(page.getByRole('main').getByText(unavailable(502))).toBeVisible();
    await portal.reset();
    await portal.signIn();
    await page.getByRole('button', { name: '重试', exact: true }).click();
    await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
  });

  test('no network, and the network back again', async ({ page, portal }) => {
    await portal.signIn();
    await page.route(`**${CURRENT}`, (route) => route.abort('connectionreset'));
    await portal.open(SEARCH);
    await expect(page.getByRole('heading', h1('暂时无法打开'))).toBeVisible();
    await expect(
      page.getByRole('main').getByText(`连接中断，没有收到服务器的答复，请稍后重试。`),
    ).toBeVisible();
    await page.unroute(`**${CURRENT}`);
    await page.getByRole('button', { name: '重试', exact: true }).click();
    await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
  });

  test('silence for 15 seconds', async ({ page, portal }) => {
    await page.clock.install();
    await portal.signIn();
    await page.route(`**${CURRENT}`, () => undefined);
    await portal.open(SEARCH);
    await expect.poll(async () => (await portal.calls(SETTINGS)).length).toBe(1);
    await page.clock.fastForward(14_000);
    await expect(page.getByText('正在打开知识产权公共服务平台…')).toBeVisible();
    await page.clock.fastForward(1_000);
    await expect(page.getByRole('heading', h1('暂时无法打开'))).toBeVisible();
    await expect(
      page.getByRole('main').getByText(`服务器长时间没有答复，请稍后重试。`),
    ).toBeVisible();
    await page.unroute(`**${CURRENT}`);
    await page.getByRole('button', { name: '重试', exact: true }).click();
    await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
  });

  test('again and again: the panel stays, and says what it said', async ({ page, portal }) => {
    await portal.signIn();
    await portal.fault({ path: CURRENT, status: 500, times: 3 });
    await portal.open(SEARCH);
    for (let round = 0; round < 3; round += 1) {
      await expect(page.getByRole('main').getByText(unavailable(500))).toBeVisible();
      await page.getByRole('button', { name: '重试', exact: true }).click();
      // The panel looks the same while it asks; the next click comes when it has been answered.
      await expect.poll(async () => (await portal.calls(CURRENT)).length).toBe(round + 2);
    }
    await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
  });

  test('on a user page the form still stands', async ({ page, portal }) => {
    await portal.fault({ path: CURRENT, status: 500 });
    await portal.open('/changshu/user/login');
    await expect(page.getByRole('heading', h1('登录'))).toBeVisible();
    await portal.logIn();
    await expect(page.getByRole('heading', h1('专利导航与检索'))).toBeVisible();
  });
});
