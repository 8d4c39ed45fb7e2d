import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { consoleErrors, expect, type Portal, test } from '../support/portal';

const RESULT = '/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0';

const chart = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });

async function openCharts(page: Page, portal: Portal, query = '&charts=1') {
  await portal.signIn();
  await portal.open(`${RESULT}${query}`);
  await expect(chart(page, 'IPC 大类排名').getByRole('option').first()).toBeVisible();
}

test('the keyboard reaches a chart, walks over it with a visible ring and filters', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  await openCharts(page, portal);
  const figure = chart(page, '申请人排名');
  await figure.getByRole('button', { name: /^下载：/ }).focus();
  await page.keyboard.press('Tab');
  const options = figure.getByRole('option');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(2)).toBeFocused();
  const ring = await options.nth(2).evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}`;
  });
  expect(ring).toBe('solid 2px');
  const said = (await options.nth(2).getAttribute('aria-label')) ?? '';
  await expect(figure).toContainText(said);

  await page.keyboard.press('Enter');
  const [name = ''] = said.split('：');
  await expect(page.getByRole('list', { name: '已选筛选条件' })).toContainText(name);
  await expect(figure.getByRole('option', { selected: true })).toBeFocused();
  await expect(figure.getByRole('option', { selected: true })).toBeInViewport();
  expect(new URL(page.url()).searchParams.get('f.applicant')).toBe(name);

  // One stop for each chart: the next Tab leaves it.
  await page.keyboard.press('Tab');
  await expect(figure.getByRole('option', { selected: true })).not.toBeFocused();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe(
    'option',
  );
  expect(errors).toEqual([]);
});

test('a click on what is drawn filters by it', async ({ page, portal }) => {
  await openCharts(page, portal);
  const figure = chart(page, '申请趋势');
  const columns = figure.locator('svg rect.bar');
  const options = figure.getByRole('option');
  expect(await columns.count()).toBe(await options.count());
  const heights = await columns.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  );
  const highest = heights.indexOf(Math.max(...heights));
  const box = await columns.nth(highest).boundingBox();
  if (!box) throw new Error('nothing is drawn');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(options.nth(highest)).toHaveAttribute('aria-selected', 'true');
  const year = new URL(page.url()).searchParams.get('f.filingYear');
  await expect(options.nth(highest)).toHaveAccessibleName(new RegExp(`^${year}：`));
  await expect(figure.getByText(`已选“${year}”`)).toBeVisible();
});

test('charts follow the width of their box', async ({ page, portal }) => {
  await openCharts(page, portal);
  for (const width of [1920, 1366, 768, 375]) {
    await page.setViewportSize({ width, height: 768 });
    await expect
      .poll(() =>
        chart(page, '申请趋势').evaluate((figure) => {
          const drawing = figure.querySelector<SVGSVGElement>('svg[role]');
          const room = drawing?.parentElement?.clientWidth ?? 0;
          return room > 0 && Math.abs((drawing?.viewBox.baseVal.width ?? 0) - room) <= 1;
        }),
      )
      .toBe(true);
  }
});

test('on paper the drawing stands above its numbers, without controls', async ({
  page,
  portal,
}) => {
  await openCharts(page, portal);
  await page.emulateMedia({ media: 'print' });
  const figure = chart(page, '申请人排名');
  await expect(figure.locator('svg[role]')).toBeVisible();
  await expect(figure.getByRole('table')).toBeVisible();
  await expect(figure.getByRole('row')).toHaveCount(11);
  await expect(figure.getByRole('button', { name: '下载：申请人排名' })).toBeHidden();
  await expect(figure.getByText(/来源：专利检索服务/)).toBeVisible();
});

/** Scripts of the build that draw charts. */
const drawingScripts = () =>
  readdirSync('dist').filter(
    (name) =>
      name.endsWith('.js') && readFileSync(`dist/${name}`, 'utf8').includes('className:"bar"'),
  );

test('without the script that draws the numbers are there as tables', async ({ page, portal }) => {
  await portal.signIn();
  await portal.open(RESULT);
  await expect(page.getByText(/^共 /)).toBeVisible();
  const library = drawingScripts();
  expect(library.length).toBeGreaterThan(0);
  for (const name of library) await page.route(`**/${name}`, (route) => route.abort());
  await page.getByRole('button', { name: '统计图' }).click();
  const figure = chart(page, '有效性');
  await expect(figure.getByText('图形没有加载成功，以下是同样的数据。')).toBeVisible();
  await figure.getByRole('table').getByRole('button', { name: '有效', exact: true }).click();
  await expect(page.getByRole('list', { name: '已选筛选条件' })).toContainText('有效性：有效');
});
