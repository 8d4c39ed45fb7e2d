import { JUDGMENTS } from '../support/adjudicationPages';
import { expect, test } from '../support/portal';

test.use({ viewport: { width: 375, height: 812 } });

test('on a telephone a judgment is chosen by title, court, day, result and one passage', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.open(JUDGMENTS);
  const row = page.getByRole('list', { name: '检索到的裁判文书' }).getByRole('article').first();
  await expect(row.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(row.getByText(/人民法院|知识产权局/).first()).toBeVisible();
  const day = row.getByText(/^\d{4}-\d{2}-\d{2}$/);
  await expect(day).toBeVisible();
  // Beside the court, where both have room.
  const court = row.locator('.ipr-facts').getByText(/人民法院|知识产权局/);
  expect((await day.boundingBox())?.y).toBe((await court.boundingBox())?.y);
  await expect(row.getByText(/^(支持|部分支持|驳回|撤诉|其他)/).first()).toBeVisible();
  const passages = row.getByRole('list', { name: /^命中的文字/ }).locator('li');
  await expect(passages.locator('visible=true').first()).toBeVisible();
  await expect(row.locator('li:visible')).toHaveCount(1);
  // What the record has as well: who it was between, the instance, the cause.
  await expect(row.getByText(/原告|被告|上诉人|申请人/).locator('visible=true')).toHaveCount(0);
  const box = await row.boundingBox();
  expect(box?.height).toBeLessThan(240);
});
