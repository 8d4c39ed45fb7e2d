import { mattersLink } from '../../../src/links/landing';
import { expect, test } from '../support/portal';

test('the whole row of a matter leads on, its menu does not', async ({ page, portal }) => {
  await portal.signIn();
  await portal.open(mattersLink());
  // Of two that are to be corrected: which comes first depends on the day.
  const row = page
    .getByRole('listitem')
    .filter({ hasText: '请补正并重新提交' })
    .filter({ hasText: '申请前评估' });
  await row.getByRole('button').click();
  await expect(page.getByRole('menuitem', { name: '办好了' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(page.url()).toContain(mattersLink());
  // Beside its words, where nothing else stands.
  await row.click();
  await expect(page).toHaveURL(/\/changshu\/auxiliary\/preDetail\?id=SQQPG-/);
});
