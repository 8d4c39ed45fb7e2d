import type { Page } from '@playwright/test';
import { lawDetailLink } from '../../../src/links/law';
import { expect, shownPath, test } from '../support/portal';
import { longestTaskOfScrolling } from '../support/scrolling';
import { reportTime } from '../support/timing';

/** The generated law of 1,012 articles. */
const CODE = 'L007-1';

/** The aim for one frame, in ms. */
const FRAME_AIM = 50;

/**
 * The box that finds in the text. Looked for by its selector: a question for a role measures every
 * element of the page, which makes the browser lay out all articles out of sight and takes seconds.
 */
const findBox = (page: Page) => page.locator('[role="search"][aria-label="在正文中查找"]');

/** Distance of an article from the lower edge of what stays above it, in pixels. */
async function belowHead(page: Page, id: string): Promise<number> {
  const head = await page.locator('.ipr-sticky-head').boundingBox();
  const place = await page.locator(`[id="${id}"]`).boundingBox();
  return (place?.y ?? Number.NaN) - ((head?.y ?? 0) + (head?.height ?? 0));
}

test('a law of a thousand articles scrolls smoothly', async ({ page, portal, browser }) => {
  await portal.signIn();
  await portal.open(lawDetailLink({ id: CODE }));
  await expect(page.locator('#art-1')).toBeVisible();
  await page.waitForTimeout(1000);
  const longest = await longestTaskOfScrolling(browser, page);
  reportTime('longest task of scrolling through 1,012 articles', longest, FRAME_AIM);
  // The address and the contents have followed.
  await expect(page).toHaveURL(/at=\d+/);
  await expect(page.locator('nav[aria-label="目录"] [aria-current]')).not.toHaveCount(0);
});

test('an address leads to its article, also after a refresh, a link and the way back', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.open(lawDetailLink({ id: CODE, at: '900' }));
  await expect(page.locator('#art-900 > [class*="ipr-lawNo-"]')).toBeFocused();
  const near = (id: string) =>
    expect.poll(async () => Math.abs((await belowHead(page, id)) - 16)).toBeLessThan(32);
  await near('art-900');
  await page.reload();
  await near('art-900');
  await page.getByLabel('转到第几条').fill('321');
  await page.keyboard.press('Enter');
  await near('art-321');
  expect(shownPath(page)).toContain('at=321');
  await page.locator('a[href$="/searching/patent"]').first().click();
  await expect(page.locator('#art-321')).toHaveCount(0);
  await page.goBack();
  await near('art-321');
});

test('on a telephone the line above the text says what is read, and finds in it', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await portal.signIn();
  await portal.open(lawDetailLink({ id: 'L001-3', at: '11' }));
  const named = () => findBox(page).evaluate((box) => getComputedStyle(box, '::before').content);
  await expect.poll(named).toBe('"示例国专利法"');
  await expect(findBox(page).getByRole('searchbox')).toBeInViewport();
  // The page may still be on its way to the article.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(named, { timeout: 1000 }).not.toContain('示例国专利法');
  }).toPass();
});

test('Back to the uses of an article comes to the link that was followed', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await portal.signIn();
  await portal.open(lawDetailLink({ id: 'L001-3', uses: '11' }));
  const dialog = page.getByRole('dialog', { name: /^.+第十一条的引用与沿革$/ });
  const scrolled = () =>
    dialog.evaluate(
      (panel) => panel.querySelector('.ant-modal-container')?.scrollTop ?? panel.scrollTop,
    );
  const part = (name: string) => dialog.getByRole('region', { name, exact: true });
  await expect(part('引用它的裁判文书').getByRole('link').first()).toBeVisible();
  await expect(part('沿革').getByRole('listitem').first()).toBeVisible();
  const link = part('提到它的司法解释和其他法规').getByRole('link').last();
  await expect(async () => {
    await link.scrollIntoViewIfNeeded();
    expect(await scrolled()).toBeGreaterThan(100);
  }).toPass();
  const place = await scrolled();
  await link.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await scrolled()) - place)).toBeLessThan(5);
});

test('finding reaches texts that were never in sight', async ({ page, portal }) => {
  await portal.signIn();
  await portal.open(lawDetailLink({ id: CODE }));
  await expect(page.locator('#art-1')).toBeVisible();
  await findBox(page).getByRole('searchbox').fill('知识产权侵权方面');
  await expect(findBox(page).getByRole('status')).toHaveText(/^共 \d+ 处/);
  await findBox(page).getByRole('button', { name: '下一处' }).click();
  await expect(findBox(page).getByRole('status')).toHaveText(/^第 1 处，共 \d+ 处/);
  const place = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('ipr-find-current') ?? [];
      return range instanceof Range ? range.getBoundingClientRect().top : -1;
    });
  await expect.poll(place).toBeGreaterThan(0);
  expect(await place()).toBeLessThan(768);
});

test('a citation shows where it leads, and the way back leads to where it stands', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.open(lawDetailLink({ id: 'L011-3', at: '19' }));
  const link = page.locator('#art-19 [class*="ipr-citation-"]').first();
  await link.hover();
  await expect(page.getByRole('tooltip')).toContainText('示例国专利法实施细则');
  // The key is heard as soon as the preview has been drawn, which a test may be ahead of.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await link.click();
  await expect(page).toHaveURL(/at=8$/);
  await page.goBack();
  await expect(page).toHaveURL(/at=19$/);
  await expect(page.locator('#art-19')).toBeInViewport();
});
