import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../config/portal';
import { careSwitch, findings, smallTargets } from './support/axe';
import { lackingCharts } from './support/charts';
import { CARE_WIDTHS, endTransitions, layoutFindings, WIDTHS } from './support/layout';
import { undefinedNumbers } from './support/numbers';
import { openPage, PAGES, watched, watchPage } from './support/pages';
import { consoleErrors, expect, test } from './support/portal';
import { paperFindings } from './support/print';
import { isPage } from './support/routes';

// One visit of each page is long, and no visit needs another.
test.describe.configure({ mode: 'parallel' });

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

/**
 * Tab goes on from where the focus is: the heading of pages that have failed (domain rules 7.3),
 * the article or paragraph that an address names, the dialog that an address opens.
 */
const FOCUS_INSIDE = [
  'error',
  'not found',
  'law',
  'law of a thousand articles',
  'uses of an article',
  'judgment',
  'matches of a demand',
];

/** Links to addresses of our origin that no page of the portal and no other site has. */
async function deadLinks(page: Page, origin: string): Promise<string[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const own = hrefs
    .filter((href) => /^https?:/.test(href))
    .map((href) => new URL(href))
    .filter((url) => url.origin === origin);
  const others = own.filter(({ pathname }) => !isPage(pathname));
  const dead: string[] = [];
  for (const href of new Set(others.map(({ pathname, search }) => pathname + search))) {
    const elsewhere = !href.startsWith('/ipr-front/');
    if (elsewhere && (await page.request.get(origin + href)).ok()) continue;
    dead.push(href);
  }
  return dead;
}

/** Care mode, by its switch or, behind an open dialog, as it was left on the last visit. */
async function switchToCare(page: Page) {
  if ((await page.locator('[aria-modal="true"]').count()) === 0) {
    await careSwitch(page).click();
    return;
  }
  await page.evaluate((key) => localStorage.setItem(key, 'true'), STORAGE_KEYS.careMode);
  await page.reload();
  await page.waitForLoadState('networkidle');
}

/** At every width people have the text stands soundly; parts that follow by script have their turn. */
async function expectNoLayoutFindings(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 768 });
    await endTransitions(page);
    await expect.poll(() => layoutFindings(page), `the layout at ${width} px`).toEqual([]);
  }
}

/** What axe finds in one size, as soft failures so that all sizes are told. */
async function expectNoFindings(page: Page, care: boolean) {
  const width = page.viewportSize()?.width;
  expect.soft(await findings(page, care), `${care ? 'care' : 'normal'} ${width}`).toEqual([]);
}

/** Each look at a page of this length lays out all that is out of sight: a minute on a quiet machine. */
const LONG = 'law of a thousand articles';

for (const target of PAGES) {
  test(`${target.name}: whole, quiet, steady, from our origin alone, fits every width, axe in both modes`, async ({
    page,
    portal,
  }) => {
    if (target.name === LONG) test.slow();
    const errors = consoleErrors(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!/^(data|blob):/.test(url) && new URL(url).origin !== portal.origin) foreign.push(url);
    });
    await watchPage(page);

    await openPage(page, portal, target);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toContainText('12330');
    expect.soft((await watched(page)).shifts).toBeLessThan(0.02);
    expect.soft(await deadLinks(page, portal.origin)).toEqual([]);
    if (!FOCUS_INSIDE.includes(target.name)) await expectFirstTabStops(page);
    await expectNoFindings(page, false);
    expect.soft(await undefinedNumbers(page), 'numbers without definition').toEqual([]);
    expect.soft(await lackingCharts(page), 'what charts lack').toEqual([]);
    expect.soft(await paperFindings(page), 'on paper').toEqual([]);

    await expectNoLayoutFindings(page, WIDTHS);
    await page.setViewportSize({ width: 375, height: 700 });
    await switchToCare(page);
    await expectNoFindings(page, true);
    await page.setViewportSize({ width: 1366, height: 768 });
    expect.soft(await smallTargets(page)).toEqual([]);
    await expectNoLayoutFindings(page, CARE_WIDTHS);

    expect((await watched(page)).violations).toEqual([]);
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
  });
}
