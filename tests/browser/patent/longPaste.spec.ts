import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/portal';
import { reportTime } from '../support/timing';

/** A megabyte, as from a whole document: lines of words without a number among them. */
const BOOK = '一种锂离子电池的隔膜，包括基膜和涂层；涂层含有陶瓷颗粒。\n'.repeat(36_000);

/** Milliseconds of our script since the session began to count; the browser's own work is not in it. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Pastes as a user does; filling a field of so many lines by script takes minutes. */
async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** Everything that was put off has been done. */
async function atRest(page: Page) {
  await page.waitForTimeout(2000);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

for (const [name, path] of [
  ['the smart box', '/changshu/searching/patent'],
  ['the box above a result', '/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0'],
] as const) {
  test(`a megabyte in ${name} costs no second, is called too long and is not lost`, async ({
    page,
    portal,
  }) => {
    await portal.signIn();
    await portal.open(path);
    const box = page.getByRole('textbox', { name: /^检索专利/ });
    await box.click();
    await atRest(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await scriptTime(session);
    await page.keyboard.press('Control+a');
    await paste(page, BOOK);
    const told = page.getByText('现有 1,044,000 个字符，最多检索 2,000 个');
    await expect(told).toBeVisible({ timeout: 30_000 });
    await atRest(page);
    reportTime(`script for a megabyte in ${name}`, (await scriptTime(session)) - before, 1000);
    expect((await box.inputValue()).length).toBe(BOOK.length);
  });
}
