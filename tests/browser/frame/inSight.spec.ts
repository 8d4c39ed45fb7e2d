import type { Page } from '@playwright/test';
import { applyLink } from '../../../src/links/business';
import { mattersLink } from '../../../src/links/landing';
import { patentResultLink } from '../../../src/links/patent';
import { seedDraft } from '../business/seededDraft';
import { JUDGMENT } from '../support/adjudicationPages';
import { busiestEnterprise } from '../support/enterprisePages';
import { expect, test } from '../support/portal';

/** Which head that stays covers the first line of what has the focus; '' for none. */
const coverOfFocus = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLInputElement | null;
    const [line] = active?.getClientRects() ?? [];
    if (!active || active === document.body || !line) return '';
    const { left, top, width, height } = line;
    const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12));
    const own = [active, ...(active.labels ?? [])];
    if (own.some((one) => one.contains(seen) || seen?.contains(one) === true)) return '';
    if (!seen?.closest('.ipr-sticky-head, .ipr-result-bar, header')) return '';
    return `${active.textContent} at ${Math.round(top)}: ${seen?.outerHTML.slice(0, 80)}`;
  });

/** Goes back through the page by Shift+Tab. @returns what had the focus and was covered */
async function coveredOnTheWayBack(page: Page, presses: number): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const cover = await coverOfFocus(page);
    if (cover) covered.push(cover);
  }
  return covered;
}

test.describe('what has the focus is never covered by what stays in sight', () => {
  test('in the relations of an enterprise', async ({ page, portal }) => {
    await portal.signIn();
    await portal.open(await busiestEnterprise({ tab: 'relations' })(page, portal));
    await page.waitForLoadState('networkidle');
    await page.getByRole('row').last().getByRole('link').first().focus();
    expect(await coveredOnTheWayBack(page, 40)).toEqual([]);
  });

  test('in a judgment', async ({ page, portal }) => {
    await portal.signIn();
    await portal.open(JUDGMENT);
    await page
      .getByRole('link', { name: /^第 \d+ 段的网址/ })
      .last()
      .focus();
    expect(await coveredOnTheWayBack(page, 25)).toEqual([]);
  });
});

test('what has the focus is above the bar of a form with the options of the draft open', async ({
  page,
  portal,
}) => {
  await portal.signIn('person');
  await seedDraft(page, portal, 'PJSQ');
  await portal.open(applyLink('PJSQ', { step: 'fill', section: 'applicant' }));
  await page.getByRole('button', { name: '草稿选项' }).click();
  await page.getByRole('textbox').first().focus();
  for (let press = 0; press < 14; press += 1) {
    const below = await page.evaluate(() => {
      const bar = document.querySelector('[class*="ipr-applyFoot-"]');
      const active = document.activeElement;
      if (!bar || !active || bar.contains(active)) return 0;
      return active.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
    });
    expect(below).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
  }
});

test('on a telephone the foot of a form stays in sight and covers nothing that has the focus', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await portal.signIn('person');
  await seedDraft(page, portal, 'PJSQ');
  await portal.open(applyLink('PJSQ', { step: 'fill', section: 'applicant' }));
  await page.getByRole('textbox').first().focus();
  // To the last way on; what follows is the foot of the portal.
  for (let press = 0; press < 13; press += 1) {
    const { below, bottom, height } = await page.evaluate(() => {
      const bar = document.querySelector('[class*="ipr-applyFoot-"]');
      const active = document.activeElement;
      if (!bar || !active) throw new Error('no foot, or nothing has the focus');
      const box = bar.getBoundingClientRect();
      const covered = active.getBoundingClientRect().bottom - box.top;
      return {
        below: bar.contains(active) ? 0 : covered,
        bottom: box.bottom,
        height: box.height,
      };
    });
    expect(below).toBeLessThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(812);
    expect(height).toBeLessThanOrEqual(96);
    await page.keyboard.press('Tab');
  }
});

test('the frame around an entry of a rail is not cut off', async ({ page, portal }) => {
  await portal.signIn();
  await portal.open(JUDGMENT);
  const entry = page.getByRole('navigation').getByRole('link', { name: '尾部' });
  await entry.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const room = await entry.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  });
  expect(room).toBeLessThanOrEqual(0);
});

test('another screen of the same address begins at its top', async ({ page, portal }) => {
  await portal.signIn();
  await page.setViewportSize({ width: 1366, height: 500 });
  await portal.open(mattersLink());
  const way = page.getByRole('link', { name: '我的关注' });
  await way.focus();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: '我的关注' });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('that there is no network is in sight above the bar of a form', async ({ page, portal }) => {
  await portal.signIn();
  await portal.open(applyLink('JBTS', { step: 'consent' }));
  await page.getByRole('checkbox').first().check();
  // The bar stands above the portal's foot now.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.context().setOffline(true);
  const line = page.getByText(/^现在没有网络/);
  await expect(line).toBeVisible();
  const seen = await line.evaluate((element) => {
    // It lets presses through; a press is how what is painted on top is found.
    element.style.pointerEvents = 'auto';
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].map((part) => [left + part * width, top + height / 2] as const);
    return points.map(([x, y]) => document.elementFromPoint(x, y) === element);
  });
  expect(seen).toEqual([true, true, true]);
  const foot = await page.getByRole('button', { name: '草稿选项' }).boundingBox();
  const told = await line.boundingBox();
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  await page.context().setOffline(false);
});

test('what was copied of a paragraph is told in full', async ({ page, portal }) => {
  await portal.signIn();
  await portal.open(JUDGMENT);
  for (const width of [1366, 375]) {
    await page.setViewportSize({ width, height: 768 });
    await page.getByRole('button', { name: '复制本段引用' }).click();
    const told = page.getByText(/^(已复制|请手动复制)：/);
    await expect(told).toBeVisible();
    const seen = await told.evaluate((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      return [left + 4, right - 4].map(
        (x) => document.elementFromPoint(x, top + 12)?.closest('[role=status]') === element,
      );
    });
    expect(seen, `${width} wide`).toEqual([true, true]);
    await expect(told).toBeHidden();
  }
});

for (const width of [1366, 375]) {
  test(`at ${width} px the keyboard goes through the tools of a result as the eye does`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await portal.signIn();
    await portal.open(patentResultLink({ mode: 'expr', q: 'TAC=电池' }));
    const more = page.getByRole('button', { name: '更多操作', exact: true });
    // A telephone has the other tools behind it too, in a row below.
    const wide = width === 1366;
    const before = wide
      ? page.getByRole('button', { name: '导出', exact: true })
      : page.getByRole('combobox', { name: '排序' });
    const first = wide
      ? page.getByRole('textbox', { name: '再加一个条件' })
      : page.getByRole('checkbox', { name: '选择本页' });
    await before.focus();
    await page.keyboard.press('Tab');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    // A page can be chosen once it is there.
    await expect(first).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(more).toBeFocused();
  });
}
