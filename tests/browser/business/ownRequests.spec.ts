import { dishonestyLink } from '../../../src/links/business';
import { expect, shownPath, test } from '../support/portal';

test('我的办件 by keyboard: in, round inside, out; a link goes on without loading the page anew', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.open(dishonestyLink());
  const button = page.getByRole('banner').getByRole('button', { name: '张某' });
  const dialog = page.getByRole('dialog', { name: '我的办件' });
  const open = async () => {
    await button.press('Enter');
    await page.getByRole('menuitem', { name: '我的办件' }).press('Enter');
    await expect(dialog).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog.getByRole('link').first()).toBeVisible();
  };
  await open();
  for (let stop = 0; stop < 12; stop += 1) await page.keyboard.press('Tab');
  const outside = () =>
    page.evaluate(
      () => document.activeElement?.closest('#main-content, [class*="ipr-header-"]') !== null,
    );
  expect(await outside()).toBe(false);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await open();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await dialog.getByRole('link', { name: /示例水杯/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /示例水杯/ })).toBeFocused();
  expect(shownPath(page)).toMatch(/\/business\/PJSQForm\?id=PJSQ-/);
  expect(loads).toBe(0);
});

test('a dishonesty record is closed by Escape where the reader was', async ({ page, portal }) => {
  await portal.signIn();
  await portal.open(dishonestyLink({ page: 2 }));
  const link = page
    .getByRole('table', { name: /失信记录/ })
    .getByRole('link')
    .nth(12);
  await link.focus();
  const place = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^失信记录/ });
  await expect(dialog.getByText('失信事实')).toBeVisible();
  expect(shownPath(page)).toMatch(/[?&]record=B\d+/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  expect(shownPath(page)).toBe(`/ipr-front${dishonestyLink({ page: 2 })}`);
});
