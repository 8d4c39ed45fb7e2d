import type { Page } from '@playwright/test';
import { HOSTILE_HTML } from '../../../mock/adjudication/hostile';
import { adjudicationDetailLink, adjudicationListLink } from '../../../src/links/adjudication';
import { consoleErrors, expect, type Portal, shownPath, test } from '../support/portal';
import { longestNoted, reportTime, watchLongTasks } from '../support/timing';

const FIND_ONE = '/data-service/api/front/adjudication/findOne';
const JUDGMENT = 'cse-1-first';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** Opens a judgment whose reasons have as many paragraphs as make up 100,000 characters. */
async function openLong(page: Page, portal: Portal): Promise<number> {
  const url = `${portal.origin}${FIND_ONE}?id=${JUDGMENT}`;
  const answer = await (await page.request.get(url)).json();
  const words =
    '本院认为，被诉产品落入专利号为ZL 202119900042.8的专利权的保护范围，依照《示例国专利法》第十一条第一款之规定，应当承担停止侵害、赔偿损失的民事责任，具体数额由本院酌情确定。';
  const count = Math.ceil(100_000 / words.length);
  const html = Array.from({ length: count }, (_, no) => `<p>${no + 1}.${words}</p>`).join('');
  for (const section of answer.data.sections) if (section.key === 'REASONING') section.html = html;
  await page.route(`**${FIND_ONE}*`, (route) => route.fulfill({ json: answer }));
  await portal.open(adjudicationDetailLink(JUDGMENT));
  await expect(heading(page, '裁判主文')).toBeAttached();
  await page.waitForLoadState('networkidle');
  return count;
}

test('hostile documents do nothing, load nothing and cover nothing', async ({ page, portal }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(portal.origin)) outside.push(request.url());
  });
  page.on('dialog', (dialog) => outside.push(dialog.message()));
  await page.addInitScript(() => {
    const violated: string[] = [];
    Object.assign(window, { violated });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      violated.push(`${effectiveDirective} ${sample}`),
    );
  });
  await portal.signIn();
  for (const name of Object.keys(HOSTILE_HTML)) {
    await portal.open(adjudicationDetailLink(`cse-hostile-${name}`));
    await expect(heading(page, '本院认为')).toBeVisible();
    await expect(heading(page, '裁判主文')).toBeVisible();
    const found = await page.locator('[class*="ipr-recordText-"]').evaluate((text) => ({
      elements: text.querySelectorAll(
        'script, style, iframe, object, svg a, form, input, base, meta, img, [style]',
      ).length,
      links: [...text.querySelectorAll('a')].filter(
        ({ href, hash }) => !hash && !href.startsWith(window.location.origin),
      ).length,
      words: text.textContent?.includes('__hostile'),
      ran: '__hostile' in window,
      copies: document.querySelectorAll('#p1').length,
      violated: (window as { violated?: string[] }).violated,
    }));
    expect(found, name).toEqual({
      elements: 0,
      links: 0,
      words: false,
      ran: false,
      copies: 1,
      violated: [],
    });
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
  }
  expect(outside).toEqual([]);
});

test('a judgment of 100,000 characters is scrolled, searched and gone to without a jerk', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  const count = await openLong(page, portal);
  await watchLongTasks(page);
  await page.mouse.move(800, 500);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(16);
  }
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(10_000);
  reportTime('longest frame of scrolling a judgment', await longestNoted(page), 50);
  await page.getByRole('searchbox', { name: '在正文中查找' }).fill('酌情确定');
  await expect(page.getByText(`共 ${count > 1000 ? '1000 处以上' : `${count} 处`}`)).toBeVisible();
  reportTime('finding a word in a judgment', await longestNoted(page));
  await page.locator('[data-paragraph="p600"]').click();
  await expect(page.locator('#p600')).toBeFocused();
  await expect(page.locator('#p600')).toBeInViewport();
});

test('the address of a paragraph survives a reload, and scrolling on leads to its part', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await portal.signIn();
  await openLong(page, portal);
  await page.locator('[data-paragraph="p300"]').click();
  await expect(page.locator('#p300')).toBeFocused();
  expect(shownPath(page)).toBe(`/ipr-front${adjudicationDetailLink(JUDGMENT, { at: 'p300' })}`);
  await page.reload();
  await expect(page.locator('#p300')).toBeInViewport();
  await expect(page.locator('#p300')).toHaveAttribute('data-marked', 'true');
  await page.mouse.move(800, 500);
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(300);
  expect(shownPath(page)).toContain('#p300');
  expect(errors).toEqual([]);
});

test('Back from a judgment leads to its place in the list', async ({ page, portal }) => {
  await portal.signIn();
  await portal.open(adjudicationListLink({ q: '公证', sort: '-judgmentDate', size: 20 }));
  const links = page.getByRole('list', { name: '检索到的裁判文书' }).locator('h2 a');
  await expect(links).toHaveCount(20);
  await links.nth(14).scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const left = await page.evaluate(() => scrollY);
  await links.nth(14).click();
  await expect(heading(page, '概要')).toBeVisible();
  await page.getByRole('link', { name: '下一篇' }).click();
  await expect(page.getByText(/^第 16 \//)).toBeVisible();
  await page.goBack();
  await expect(links).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await expect(links.nth(14)).toBeFocused();
});

test('On a telephone what can be done next follows the text of a judgment', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await portal.signIn();
  await portal.open(adjudicationDetailLink(JUDGMENT));
  await expect(heading(page, '概要')).toBeVisible();
  const next = page.getByRole('region', { name: '接下来可以' });
  await expect(next.getByRole('link', { name: '申请维权援助' })).toBeVisible();
  const text = page.locator('section', { has: heading(page, '尾部') });
  const [textBox, nextBox] = [await text.boundingBox(), await next.boundingBox()];
  expect(nextBox?.y).toBeGreaterThanOrEqual((textBox?.y ?? 0) + (textBox?.height ?? 0));
});
