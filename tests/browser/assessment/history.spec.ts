import { assessmentHistoryLink } from '../../../src/links/assessment';
import { expect, test } from '../support/portal';

test('on a telephone what narrows the history is a press away', async ({ page, portal }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await portal.signIn();
  await portal.open(assessmentHistoryLink({}));
  await expect(page.getByRole('table', { name: '我的评估' })).toBeVisible();
  const kind = page.getByLabel('类型', { exact: true });
  await expect(kind).toBeHidden();
  await page.getByRole('button', { name: '筛选' }).click();
  await kind.selectOption({ label: '价值评价' });
  await expect(page.getByRole('button', { name: '筛选（1）' })).toBeVisible();
  await expect(page).toHaveURL(/kind=VALUE/);
});
