import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { openPage, PAGES } from './support/pages';
import { expect, type Portal, test } from './support/portal';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string | null;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** Rules that care mode adds: 7:1 contrast and targets of 44 px are its promise. */
const CARE_RULES = { 'color-contrast-enhanced': { enabled: true } };

/** What axe finds that is serious or critical, one line each. */
async function findings(page: Page, care: boolean): Promise<string[]> {
  // A notice or a drawer that is still fading has other colours than it will have.
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let frames = 0; frames < 3; frames += 1) await frame();
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    await Promise.all(running.map((one) => one.finished.catch(() => undefined)));
  });
  // Evaluated, not inserted: the policy forbids scripts from elsewhere, and it stays in force.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (rules) =>
      (
        window as unknown as {
          axe: { run: (context: unknown, options: object) => Promise<{ violations: Finding[] }> };
        }
      ).axe.run(document, { resultTypes: ['violations'], rules }),
    care ? CARE_RULES : {},
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const careSwitch = (page: Page) => page.getByRole('button', { name: '适老化' });

/** The first two Tab stops, and what the first of them does. */
async function expectFirstTabStops(page: Page) {
  const skip = page.getByRole('link', { name: '跳到主要内容' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(careSwitch(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const inMain = () => document.activeElement?.closest('main') !== null;
  expect(await page.evaluate(inMain)).toBe(true);
  await expect(skip).not.toBeInViewport();
}

/** Controls that are less than 44 px high or wide, one line each. */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('button, input:not([type=hidden]), select, textarea, summary, [role=menuitem]')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        // antd's box around an input, and a label around a tick, take the click as well.
        const own = element.closest('label, .ant-input-affix-wrapper') ?? element;
        const { width, height } = own.getBoundingClientRect();
        const { visibility, display } = getComputedStyle(element);
        if (!width || !height || visibility === 'hidden') return [];
        // What stands within a sentence is as high as its lines (WCAG 2.5.5, inline targets).
        const sentence = element.closest('p')?.textContent ?? '';
        const alone = sentence.trim() === element.textContent?.trim();
        if (display.startsWith('inline') && sentence && !alone) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return height < 43.5 || width < 43.5
          ? [`${element.tagName} ${name?.slice(0, 20)} ${width}×${height}`]
          : [];
      }),
    );
}

/** Pages whose heading takes the focus (domain rules 7.3), so that Tab goes on from there. */
const HEADING_FIRST = ['error', 'not found'];

for (const target of PAGES) {
  test(`${target.name}: Tab stops, axe in both modes, targets in care mode`, async ({
    page,
    portal,
  }) => {
    await openPage(page, portal, target);
    if (!HEADING_FIRST.includes(target.name)) await expectFirstTabStops(page);
    for (const care of [false, true]) {
      if (care) await careSwitch(page).click();
      for (const viewport of [
        { width: 375, height: 700 },
        { width: 1366, height: 768 },
      ]) {
        await page.setViewportSize(viewport);
        expect
          .soft(await findings(page, care), `${care ? 'care' : 'normal'} ${viewport.width}`)
          .toEqual([]);
      }
    }
    expect.soft(await smallTargets(page)).toEqual([]);
  });
}

test.describe('axe finds nothing serious in', () => {
  async function openSearch(page: Page, portal: Portal) {
    await portal.signIn();
    await portal.open('/changshu/searching/patent');
    await expect(page.getByRole('heading', { level: 1, name: '专利检索' })).toBeVisible();
  }

  test('the open menus of the header', async ({ page, portal }) => {
    await openSearch(page, portal);
    await page.getByRole('button', { name: '应用中心', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: '专利大数据检索分析平台' })).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '张某', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
  });

  test('the menu drawer of a small screen', async ({ page, portal }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openSearch(page, portal);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await expect(page.getByRole('menuitem', { name: '导航首页' })).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
  });

  test('a message and a notification', async ({ page, portal }) => {
    await portal.fault({ path: '/api/perEnterprise', status: 500 });
    await portal.fault({
      path: '/website-service/api/front/app/find',
      body: { code: 5, msg: '系统维护中' },
    });
    await openSearch(page, portal);
    await expect(page.getByRole('alert')).toHaveCount(2);
    expect(await findings(page, false)).toEqual([]);
  });

  test('the page that could not ask who the user is', async ({ page, portal }) => {
    await portal.signIn();
    await portal.fault({ path: '/api/getCurrent', status: 500 });
    await portal.open('/changshu/searching/patent');
    await expect(page.getByRole('heading', { level: 1, name: '暂时无法打开' })).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
  });

  test('the panel of a missing script', async ({ page, portal }) => {
    await portal.signIn();
    await page.route(/src__pages__changshu__searching__patent__index\./, (route) =>
      route.fulfill({ status: 404 }),
    );
    await portal.open('/changshu/searching/patent');
    await expect(
      page.getByRole('heading', { level: 1, name: '页面的一部分没有加载成功' }),
    ).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
  });

  test('facets that are open, and a mistake in search within results', async ({ page, portal }) => {
    await portal.signIn();
    await portal.open('/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0');
    await page.getByRole('button', { name: '发明人', exact: true }).click();
    await page.getByRole('button', { name: '更多发明人' }).click();
    await page.getByRole('searchbox', { name: '在发明人中查找' }).fill('某');
    await page.getByRole('button', { name: '从结果中排除' }).click();
    await expect(page.getByText('请输入要检索的内容。')).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
    await careSwitch(page).click();
    expect(await findings(page, true)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });

  test('the choice of columns, a selection with marks, and the shortcuts', async ({
    page,
    portal,
  }) => {
    await portal.signIn();
    await portal.open('/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0&view=table');
    await page.getByText(/^选择列/).click();
    await page.getByRole('checkbox', { name: '选择本页' }).check();
    for (const key of ['j', '5', 'k']) await page.keyboard.press(key);
    for (const care of [false, true]) {
      if (care) await careSwitch(page).click();
      expect(await findings(page, care)).toEqual([]);
    }
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: /看快捷键$/ }).click();
    await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible();
    expect(await findings(page, true)).toEqual([]);
    await page.keyboard.press('Escape');
    await careSwitch(page).click();
    await page.getByRole('button', { name: /看快捷键$/ }).click();
    expect(await findings(page, false)).toEqual([]);
  });

  test('a form with mistakes', async ({ page, portal }) => {
    await portal.open('/changshu/user/register');
    await page.getByRole('button', { name: '注册', exact: true }).click();
    await expect(page.getByRole('heading', { name: /处需要修改/ })).toBeVisible();
    expect(await findings(page, false)).toEqual([]);
    await careSwitch(page).click();
    expect(await findings(page, true)).toEqual([]);
  });
});
