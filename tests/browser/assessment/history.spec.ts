import { assessmentHistoryLink } from '../../../src/links/assessment';
import { openPage, PAGES } from '../support/pages';
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

test('on a telephone the number of a compared assessment stands in one line', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  for (const target of PAGES.filter(({ name }) => name === 'assessments compared')) {
    await openPage(page, portal, target);
  }
  const numbers = page.getByRole('columnheader').getByText(/^JZPJ-/);
  await expect(numbers).toHaveCount(2);
  for (const number of await numbers.all()) {
    expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
  }
});
