import type { Locator, Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../../config/portal';
import { openPage, PAGES, watched, watchPage } from '../support/pages';
import { chooseInMenu, expect, type Portal, test } from '../support/portal';

const SEARCH = '/changshu/searching/patent';
const h1 = (name: string) => ({ level: 1, name, exact: true }) as const;
const careSwitch = (page: Page) => page.getByRole('button', { name: '适老化', exact: true });

async function openSearch(page: Page, portal: Portal) {
  await portal.signIn();
  await portal.open(SEARCH);
  await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
}

async function openStatisticsOnTelephone(page: Page, portal: Portal) {
  await page.setViewportSize({ width: 375, height: 720 });
  await portal.signIn();
  await portal.open('/changshu/ipr-tjfx');
}

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('not on the screen');
  return found;
}

test('the layout has the sizes of the specification', async ({ page, portal }) => {
  for (const width of [1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await openSearch(page, portal);
    const sider = await box(page.getByRole('navigation', { name: '主菜单' }));
    expect(sider).toMatchObject({ x: 0, width: 208 });
    const brand = await box(page.getByRole('banner').filter({ has: page.getByRole('link') }));
    expect(brand).toMatchObject({ y: 0, height: 56 });
    // Fluid: the content takes all that the sider leaves.
    const main = await box(page.getByRole('main'));
    expect([main.x, main.x + main.width]).toEqual([208, width]);
  }
});

/** Left edge and width of each column of a record, and its longest lines in letters. */
const columnsOf = (page: Page) =>
  page.evaluate(() => {
    let frame = document.querySelector('.ipr-rail')?.parentElement;
    while (frame && getComputedStyle(frame).display !== 'grid') frame = frame.parentElement;
    const columns = [...(frame?.children ?? [])]
      .map((child) => child.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .sort((a, b) => a.left - b.left)
      .map(({ left, width }) => [Math.round(left), Math.round(width)]);
    const ems = [...(frame?.querySelectorAll('.ipr-reading') ?? [])].map(
      (text) => text.clientWidth / Number.parseFloat(getComputedStyle(text).fontSize),
    );
    return { columns, longest: Math.max(0, ...ems) };
  });

test('on a wide screen the columns of all records begin and end alike, and lines have their length', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const names = ['patent record', 'law', 'judgment', 'offer of an open licence'];
  for (const target of PAGES.filter(({ name }) => names.includes(name))) {
    await openPage(page, portal, target);
    const { columns, longest } = await columnsOf(page);
    // Rail, text and a side column that is no wider than its rows of links.
    expect(columns, target.name).toEqual([
      [232, 220],
      [476, 1076],
      [1576, 320],
    ]);
    // An abstract may have sixty letters (look: type).
    expect(longest, target.name).toBeLessThanOrEqual(target.name === 'patent record' ? 60 : 42);
  }
});

const STEADY = ['landing', 'patent search', 'patent result', 'patent record'];

for (const width of [960, 375]) {
  test(`nothing moves while pages load at ${width} px`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 768 });
    await watchPage(page);
    for (const target of PAGES.filter(({ name }) => STEADY.includes(name))) {
      await openPage(page, portal, target);
      expect((await watched(page)).shifts, target.name).toBeLessThan(0.02);
    }
  });
}

const LISTS = [
  'patent result',
  'patent result with charts, one of them chosen from',
  'list of laws with hits in their texts',
  'list of judgments with hits in their texts',
  'search for enterprises',
];

for (const width of [1366, 375]) {
  test(`at ${width} px the rare tools of a list stand in the line of the others`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    const names = [...LISTS, 'patents of a node'];
    for (const target of PAGES.filter(({ name }) => names.includes(name))) {
      await openPage(page, portal, target);
      const sort = await box(page.getByRole('combobox', { name: '排序' }));
      const more = await box(page.getByRole('button', { name: '更多操作' }));
      expect(Math.abs(more.y - sort.y), target.name).toBeLessThan(8);
    }
  });
}

test('in large letters on a telephone no tool of a list has a line for itself', async ({
  page,
  portal,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), STORAGE_KEYS.careMode);
  await page.setViewportSize({ width: 375, height: 720 });
  for (const target of PAGES.filter(({ name }) => LISTS.includes(name))) {
    await openPage(page, portal, target);
    const more = await box(page.getByRole('button', { name: '更多操作' }));
    const sort = await box(page.getByRole('combobox', { name: '排序' }));
    const heading = await box(page.getByRole('heading', { level: 1 }));
    const beside = [sort, heading].filter(
      ({ y, height }) => y < more.y + more.height && more.y < y + height,
    );
    expect(beside, target.name).not.toEqual([]);
  }
});

test('on a telephone statistics have two rows of conditions, and each says what it is', async ({
  page,
  portal,
}) => {
  await openStatisticsOnTelephone(page, portal);
  const first = await box(page.getByLabel('从', { exact: true }));
  const last = await box(page.getByLabel('专利类型', { exact: true }));
  expect(last.y - first.y).toBeLessThan(48);
  const compared = page.getByText('地区比较', { exact: true });
  await expect(compared).toBeHidden();
  // It stands at the charts that it changes.
  await page.getByRole('button', { name: '地区', exact: true }).click();
  expect((await box(compared)).width).toBeGreaterThan(40);
  // In large letters too.
  await page.evaluate((key) => localStorage.setItem(key, 'true'), STORAGE_KEYS.careMode);
  await page.reload();
  await expect(page.getByLabel('专利类型', { exact: true })).toBeVisible();
  const scope = page.getByRole('group', { name: '统计范围' });
  const region = await box(scope.getByLabel('地区', { exact: true }));
  const kind = await box(page.getByLabel('专利类型', { exact: true }));
  expect(Math.abs(kind.y - region.y)).toBeLessThan(8);
});

test('on a telephone the statistics of a theme open under its heading, the first at once', async ({
  page,
  portal,
}) => {
  await openStatisticsOnTelephone(page, portal);
  await expect(page.getByRole('heading', { name: '专利申请趋势' })).toBeVisible();
  const kinds = page.getByRole('heading', { name: '授权专利的类型构成' });
  await expect(kinds).toBeHidden();
  await page.getByRole('button', { name: '结构与质量' }).click();
  await expect(kinds).toBeVisible();
});

test.describe('care mode', () => {
  const fontSize = (locator: Locator) =>
    locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

  test('is remembered over a reload, on other pages and before login', async ({ page, portal }) => {
    await openSearch(page, portal);
    const text = page.getByRole('contentinfo').getByText('政务服务热线');
    expect(await fontSize(page.locator('body'))).toBe(14);
    await page.getByRole('link', { name: '跳到主要内容' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const switched = async () => {
      await expect(page.getByRole('button', { name: '适老化', pressed: true })).toBeVisible();
      expect(await fontSize(page.locator('body'))).toBeGreaterThanOrEqual(18);
      expect(await fontSize(text)).toBeGreaterThanOrEqual(18);
      expect(await fontSize(page.getByRole('heading', { level: 1 }))).toBeGreaterThanOrEqual(24);
      const lines = await page
        .locator('body')
        .evaluate((body) => Number.parseFloat(getComputedStyle(body).lineHeight));
      expect(lines / (await fontSize(page.locator('body')))).toBeGreaterThanOrEqual(1.5);
    };
    await switched();
    await page.reload();
    await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
    await switched();
    await portal.open('/changshu/user/login');
    await expect(page.getByRole('heading', h1('登录'))).toBeVisible();
    await switched();

    await careSwitch(page).click();
    await expect(page.getByRole('button', { name: '适老化', pressed: false })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', h1('登录'))).toBeVisible();
    expect(await fontSize(page.locator('body'))).toBe(14);
  });
});

test.describe('the menu', () => {
  test('shows what exists, in its order, and where the user is', async ({ page, portal }) => {
    await openSearch(page, portal);
    const menu = page.getByRole('navigation', { name: '主菜单' });
    const links = menu.getByRole('link');
    const groups = menu.locator('[role=menuitem][aria-haspopup=true]');
    // One group at a time stands open: that of the page first, then the one that is pressed.
    await expect(groups).toHaveText(['专利导航', '信息检索', '专利运营', '业务办理', '辅助评估']);
    await expect(links.filter({ visible: true })).toHaveText([
      '专利检索',
      '法律法规检索',
      '裁判文书检索',
      '企业检索',
      '创新统计分析',
    ]);
    await groups.filter({ hasText: '业务办理' }).click();
    await expect(links.filter({ visible: true })).toHaveText([
      '专利权评价报告申请',
      '举报投诉',
      '失信异议申诉与修复',
      '维权援助申请',
      '失信名单',
      '创新统计分析',
    ]);
    await expect(page.getByRole('navigation', { name: '当前位置' })).toHaveText(
      /信息检索.*专利检索/,
    );
    await chooseInMenu(page, '专利导航', '导航首页');
    await expect(page.getByRole('heading', h1('专利导航与检索'))).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('is a drawer on a small screen that the keyboard opens, uses and leaves', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openSearch(page, portal);
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    const button = page.getByRole('button', { name: '打开菜单', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const drawer = page.getByRole('dialog', { name: '菜单' });
    await expect(drawer.getByRole('link', { name: '法律法规检索' })).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await expect(page.getByRole('menuitem')).toHaveCount(0);

    await page.keyboard.press('Enter');
    const link = drawer.getByRole('link', { name: '法律法规检索' });
    await expect(link).toBeVisible();
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', h1('法律法规检索'))).toBeVisible();
    await expect(page.getByRole('menuitem')).toHaveCount(0);
  });
});

test('the menus of the header can be used and left by keyboard', async ({ page, portal }) => {
  await openSearch(page, portal);
  for (const [name, entry] of [
    ['应用中心', '专利导航大数据平台'],
    ['张某', '返回首页'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: entry, exact: true });
    await expect(item).toBeVisible();
    await expect(page.locator('[role=menuitem]:focus')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a page reached by a link starts at its top', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1366, height: 400 });
  await openSearch(page, portal);
  await page.evaluate(() => window.scrollTo(0, 300));
  await chooseInMenu(page, '专利导航', '导航首页');
  await expect(page.getByRole('heading', h1('专利导航与检索'))).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
