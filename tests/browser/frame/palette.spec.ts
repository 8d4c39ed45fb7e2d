import { findings } from '../support/axe';
import { expect, test } from '../support/portal';

const SEARCH = '/changshu/searching/patent';

test('Ctrl+K opens a list that fits the screen, loaded then, and Escape gives the focus back', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  for (const [width, height] of [
    [1366, 768],
    [375, 700],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await portal.open(SEARCH);
    await expect(page.getByRole('heading', { level: 1, name: '专利检索' })).toBeVisible();
    const box = page.getByRole('textbox').first();
    await box.focus();
    await box.fill('电池');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: '要去的地方' });
    await expect(field).toBeFocused();
    const dialog = page.getByRole('dialog', { name: '快速前往' });
    const size = await dialog.boundingBox();
    expect(size?.x).toBeGreaterThanOrEqual(0);
    expect((size?.x ?? 0) + (size?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((size?.y ?? 0) + (size?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    // The chosen one is in sight wherever it stands.
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.95 });
    expect(await findings(page, false)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('电池');
  }
});

test('what is typed before the list is there is in its field, not in the page', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.open(SEARCH);
  await page.waitForLoadState('networkidle');
  const box = page.getByRole('textbox').first();
  await box.fill('电池');
  let late = true;
  await page.route('**/*.async.js', async (route) => {
    if (late) await new Promise((arrived) => setTimeout(arrived, 1000));
    await route.continue();
  });
  const field = page.getByRole('combobox', { name: '要去的地方' });

  // Thought better of: nothing opens any more.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('锂');
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await page.waitForTimeout(1500);
  await expect(field).toHaveCount(0);

  late = false;
  await page.reload();
  await page.waitForLoadState('networkidle');
  late = true;
  await box.fill('电池');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('锂离子电池');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('锂离子电池');
  await page.keyboard.type('隔膜');
  await expect(field).toHaveValue('锂离子电池隔膜');
  await expect(page.getByRole('option', { name: '检索专利：锂离子电池隔膜' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('电池');
});
