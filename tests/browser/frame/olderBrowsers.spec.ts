import { expect, test } from '../support/portal';

/** What Chrome 88, Firefox 78 or Safari 15.0 lacks and the portal or a library asks for. */
const without = () => {
  const typed = Object.getPrototypeOf(Uint8Array.prototype);
  for (const [owner, name] of [
    [Array.prototype, 'at'],
    [String.prototype, 'at'],
    [typed, 'at'],
    [Array.prototype, 'findLast'],
    [Object, 'hasOwn'],
    [URL, 'canParse'],
    [AbortSignal.prototype, 'throwIfAborted'],
    [Intl, 'Segmenter'],
    [CSS, 'highlights'],
    [window, 'Highlight'],
    [window, 'requestIdleCallback'],
    [window, 'scheduler'],
    [Element.prototype, 'checkVisibility'],
    [HTMLInputElement.prototype, 'showPicker'],
    [Document.prototype, 'startViewTransition'],
  ] as const) {
    delete (owner as Record<string, unknown>)[name];
  }
};

test('every kind of page works in a browser of 2021', async ({ page, portal }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  await page.addInitScript(without);
  await page.goto(portal.address('/changshu/user/login'));
  await portal.logIn();
  // The login is answered when its page is left: who goes on before is turned back to it.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('登录');
  expect(await page.evaluate(() => [1, 2].at(-1))).toBe(2);

  await portal.open('/changshu/searching/patent/result?q=电池');
  await page.locator('a[href*="patent/detail?id="]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of [
    '/changshu/searching/law/list?q=专利',
    '/changshu/searching/cse',
    '/changshu/statistics/patent',
    '/changshu/business/PJSQForm',
    '/changshu/nothing/here',
  ]) {
    await portal.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('加载失败')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});
