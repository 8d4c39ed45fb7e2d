import type { Page } from '@playwright/test';
import { subjectLink } from '../../../src/links/landing';
import { NODE } from '../support/navigationPages';
import { expect, type Portal, shownPath, test } from '../support/portal';
import { longestNoted, reportTime, watchInteractions } from '../support/timing';

const map = (page: Page) => page.getByRole('group', { name: /^产业链图/ });
const tree = (page: Page) => page.getByRole('tree', { name: '产业链目录' });
const views = (page: Page) => page.getByRole('radiogroup', { name: '显示方式' });
const chosen = (page: Page) => map(page).locator('[aria-current="true"]');
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function open(page: Page, portal: Portal, path = subjectLink(NODE)) {
  await portal.signIn();
  await portal.open(path);
  await expect(panel(page, '动力电池液冷模组').getByRole('figure').nth(4)).toBeVisible();
}

test('drawing and outline stand in one place with one choice, and a wide screen is used', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, portal);
  await expect(tree(page)).toHaveCount(0);
  await expect(views(page).getByRole('radio')).toHaveCount(2);
  const sheet = await page.getByRole('region', { name: '产业链', exact: true }).boundingBox();
  const last = await map(page).getByRole('link').last().boundingBox();
  // The last column ends where the sheet does, but for what the sheet keeps free.
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan(
    (sheet?.x ?? 0) + (sheet?.width ?? 0) - 40,
  );
  await views(page).getByRole('radio', { name: '目录', exact: true }).check();
  await tree(page)
    .getByRole('treeitem', { name: /^热失控防护/ })
    .click();
  await expect(panel(page, '热失控防护')).toBeVisible();
  await views(page).getByRole('radio', { name: '图', exact: true }).check();
  await expect(tree(page)).toHaveCount(0);
  await expect(chosen(page)).toContainText('热失控防护');
  await page.reload();
  await expect(chosen(page)).toContainText('热失控防护');
  await expect(tree(page)).toHaveCount(0);
  await page.goBack();
  await expect(tree(page)).toBeVisible();
});

test('the search in a chain comes back with its address, and the figures are one press away', async ({
  page,
  portal,
}) => {
  await open(page, portal);
  await page.getByRole('searchbox', { name: /^在产业链中查找/ }).fill('均温');
  await expect.poll(() => shownPath(page)).toContain(`q=${encodeURIComponent('均温')}`);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: /^在产业链中查找/ })).toHaveValue('均温');
  await expect(page.getByText(/^找到 \d+ 个环节/)).toBeVisible();
  await page.getByRole('button', { name: '看指标' }).click();
  const title = page.getByRole('heading', { level: 2, name: '动力电池液冷模组' });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
});

test('a key or a press among 150 nodes is on screen at once', async ({ page, portal }) => {
  await open(page, portal);
  await page.waitForTimeout(1500);
  await watchInteractions(page);
  const measured = async (name: string, step: (index: number) => Promise<void>) => {
    for (let index = 0; index < 5; index += 1) {
      await step(index);
      await page.waitForTimeout(400);
    }
    reportTime(`${name}, 150 nodes`, await longestNoted(page));
  };
  await chosen(page).focus();
  await measured('an arrow key', () => page.keyboard.press('ArrowDown', { delay: 20 }));
  await measured('choosing a node', async (index) => {
    const node = map(page).locator('[data-level="2"]').nth(index);
    await node.click({ position: { x: 30, y: 8 }, delay: 20 });
  });
  await page.getByRole('searchbox', { name: /^在产业链中查找/ }).focus();
  await measured('a key in the search', (index) =>
    page.keyboard.press(['t', 'e', 'c', 'h', 'Backspace'][index] ?? 't', { delay: 20 }),
  );
  await page.getByRole('button', { name: '产业链的更多操作' }).click();
  await measured('a zoom', (index) =>
    page.getByRole('button', { name: index % 2 ? '缩小' : '放大' }).click({ delay: 20 }),
  );
  const box = await map(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 200];
  await measured('dragging', async (index) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 40 * (index + 1), { steps: 5 });
    await page.mouse.up();
  });
  await measured('the other view', (index) =>
    views(page)
      .getByRole('radio', { name: index % 2 ? '图' : '目录', exact: true })
      .click({ delay: 20 }),
  );
});
