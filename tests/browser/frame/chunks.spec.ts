import type { Page, Route } from '@playwright/test';
import { chooseInMenu, expect, type Portal, test } from '../support/portal';

/** The scripts of the search page and of the layout, whatever their hashes are. */
const SEARCH_PAGE = /src__pages__changshu__searching__patent__index\.[0-9a-f]+\.async\.js/;
const LAYOUT = /plugin-layout__Layout\.[0-9a-f]+\.async\.js/;
const FAILED = '页面的一部分没有加载成功';
const TEN_SECONDS = 10_000;
const h1 = (name: string) => ({ level: 1, name, exact: true }) as const;
const typed = '固态电池 隔膜 （还没发出）';

/** Counts how often the browser loads the whole page. */
function documentLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads.count += 1;
  });
  return loads;
}

/** On the landing page, with words in the box that nobody has sent yet. */
async function typeOnLanding(page: Page, portal: Portal) {
  await portal.signIn();
  await portal.open('/changshu/nav/subjectDetail');
  await page.getByRole('textbox', { name: /检索专利/ }).fill(typed);
}

const goToSearch = (page: Page) => chooseInMenu(page, '信息检索', '专利检索');

for (const [name, answer] of [
  ['is gone after a release', (route: Route) => route.fulfill({ status: 404, body: 'gone' })],
  [
    'is answered with HTML and 200',
    (route: Route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>login</h1>' }),
  ],
  ['is cut', (route: Route) => route.abort('connectionreset')],
] as const) {
  test(`a script that ${name}: one reload by itself, then a panel; typed text is kept`, async ({
    page,
    portal,
  }) => {
    await typeOnLanding(page, portal);
    const loads = documentLoads(page);
    await page.route(SEARCH_PAGE, answer);
    await goToSearch(page);
    await expect(page.getByRole('heading', h1(FAILED))).toBeVisible();
    // Nothing is filled in on a page that has not opened.
    await expect(page.getByRole('alert')).not.toContainText('已填写');
    expect(loads.count).toBe(1);

    // The rest of the portal goes on.
    await chooseInMenu(page, '专利导航', '导航首页');
    await expect(page.getByRole('textbox', { name: /检索专利/ })).toHaveValue(typed);
    await page.goBack();
    await expect(page.getByRole('heading', h1(FAILED))).toBeVisible();

    await page.unroute(SEARCH_PAGE);
    await page.getByRole('button', { name: '重新加载', exact: true }).click();
    await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
    await expect(page.getByRole('textbox', { name: /检索专利/ })).toHaveValue(typed);
    expect(loads.count).toBe(2);
  });
}

test('a script that a release has replaced is found by the one reload', async ({
  page,
  portal,
}) => {
  await typeOnLanding(page, portal);
  const loads = documentLoads(page);
  await page.route(SEARCH_PAGE, (route) => route.fulfill({ status: 404, body: 'gone' }), {
    times: 1,
  });
  await goToSearch(page);
  await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: /检索专利/ })).toHaveValue(typed);
  expect(loads.count).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a missing script of the layout: one reload, then a panel that is the page', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  const loads = documentLoads(page);
  await page.route(LAYOUT, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await portal.open('/changshu/searching/patent');
  await expect(page.getByRole('main').getByRole('heading', h1(FAILED))).toBeVisible();
  expect(loads.count).toBe(2);
  await page.unroute(LAYOUT);
  await page.getByRole('button', { name: '重新加载', exact: true }).click();
  await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
});

test('a browser that cannot remember the reload is not reloaded at all', async ({
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await portal.signIn();
  const loads = documentLoads(page);
  await page.route(SEARCH_PAGE, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await portal.open('/changshu/searching/patent');
  await expect(page.getByRole('heading', h1(FAILED))).toBeVisible();
  expect(loads.count).toBe(1);
});

test('a script that never answers is given up after 120 seconds', async ({ page, portal }) => {
  await page.clock.install();
  await typeOnLanding(page, portal);
  const loads = documentLoads(page);
  await page.route(SEARCH_PAGE, () => undefined);

  const wait = async () => {
    await page.clock.fastForward(120_000 - TEN_SECONDS);
    await expect(page.getByRole('status', { name: '正在加载' })).toBeVisible();
    await expect(page.getByRole('heading', h1(FAILED))).toHaveCount(0);
    await page.clock.fastForward(TEN_SECONDS);
  };
  let asked = page.waitForRequest(SEARCH_PAGE);
  await goToSearch(page);
  await asked;
  await expect(page.getByRole('status', { name: '正在加载' })).toBeVisible();
  asked = page.waitForRequest(SEARCH_PAGE);
  await wait();

  await asked;
  await expect(page.getByRole('status', { name: '正在加载' })).toBeVisible();
  expect(loads.count).toBe(1);
  await wait();
  await expect(page.getByRole('heading', h1(FAILED))).toBeVisible();
  expect(loads.count).toBe(1);

  await page.unroute(SEARCH_PAGE);
  await page.getByRole('button', { name: '重新加载', exact: true }).click();
  await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: /检索专利/ })).toHaveValue(typed);
});

test('without the scripts of the notices their text is still shown', async ({ page, portal }) => {
  await portal.signIn();
  await portal.open('/changshu/searching/patent');
  await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
  await page.route(/\.async\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await portal.fault({ path: '/api/logout', status: 500 });
  await page.getByRole('button', { name: '张某', exact: true }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByRole('alert')).toHaveText('服务暂时不可用（500），请稍后重试。');
  await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
});
