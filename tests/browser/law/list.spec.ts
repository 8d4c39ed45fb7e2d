import { lawListLink } from '../../../src/links/law';
import { expect, shownPath, test } from '../support/portal';

const STATE = lawListLink({
  q: '专利',
  scope: 'full',
  include: { timeliness: ['IN_FORCE', 'AMENDED'] },
  eFrom: '2001-01-01',
  sort: '-effectiveDate',
  size: 20,
});

test('refresh, back from a law and a shared link bring the list back as it was', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.open(STATE);
  const rows = page.getByRole('list', { name: '检索到的法律法规' }).getByRole('article');
  await expect(rows).toHaveCount(20);
  const seen = async () => ({
    titles: await rows.getByRole('heading').allTextContents(),
    query: await page.getByLabel(/^检索法律法规/).inputValue(),
    filters: await page.getByRole('list', { name: '已选筛选条件' }).innerText(),
    order: await page.getByLabel('排序').inputValue(),
    chosen: await page.getByRole('region', { name: '已选法律法规' }).innerText(),
  });
  for (let index = 0; index < 12; index += 1) await page.keyboard.press('j');
  await page.keyboard.press('x');
  const link = rows.nth(11).getByRole('heading').getByRole('link');
  await expect(link).toBeFocused();
  const before = await seen();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);

  await page.reload();
  await expect(rows).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(await seen()).toEqual(before);

  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(rows).toHaveCount(20);
  expect(shownPath(page)).toBe(`/ipr-front${STATE}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(link).toBeFocused();
  expect(await seen()).toEqual(before);
});

test('on a wide screen a law is looked at beside its list, whose words stand in lines of sixty letters', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await portal.signIn();
  await portal.open(lawListLink({ q: '专利', scope: 'full' }));
  const row = page.getByRole('list', { name: '检索到的法律法规' }).getByRole('article').first();
  const hits = row.getByRole('list', { name: '正文中的命中' });
  await expect(hits).toBeVisible();
  for (const words of await hits.locator('li > span').all()) {
    const ems = await words.evaluate(
      (element) => element.clientWidth / Number.parseFloat(getComputedStyle(element).fontSize),
    );
    expect(ems).toBeLessThanOrEqual(60);
  }
  const pane = page.getByRole('region', { name: /^阅读：/ });
  await expect(pane.getByRole('heading', { name: '修订沿革' })).toBeVisible();
  const list = await hits.boundingBox();
  const beside = await pane.boundingBox();
  expect(beside?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
  // The title of the next row is within reach: facts and words take a few lines.
  expect((await row.boundingBox())?.height).toBeLessThan(180);
});

test('the day of a version is picked from the calendar beside its field', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.open(lawListLink());
  await page.getByRole('button', { name: '某日有效的版本' }).click();
  const part = page.getByRole('group', { name: /^某日有效的版本/ });
  await expect(part.getByRole('button', { name: '打开日历选择在这一天有效' })).toBeVisible();
  // The calendar itself belongs to the browser; what it hands over is a change of its field.
  await part.locator('input[type="date"]').evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      '2010-07-01',
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page).toHaveURL(/asOf=2010-07-01/);
  await expect(part.getByLabel('在这一天有效', { exact: true })).toHaveValue('2010-07-01');
});

test('on paper the list has its rows and its question, and none of its tools', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.open(STATE);
  const list = page.getByRole('list', { name: '检索到的法律法规' });
  await expect(list).toBeVisible();
  await list.getByRole('checkbox').first().check();
  await expect(page.getByRole('button', { name: '复制引用' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(list).toBeVisible();
  await expect(page.getByLabel(/^检索法律法规/)).toHaveValue('专利');
  for (const name of ['复制引用', '导出']) {
    await expect(page.getByRole('button', { name }).first()).toBeHidden();
  }
  await expect(page.getByRole('region', { name: '筛选' })).toBeHidden();
});
