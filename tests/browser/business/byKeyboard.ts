import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/portal';
import { anyPdf, named } from './filling';

/** No page of a form has as many stops, so that what is not reached cannot be. */
const STOPS = 160;

/** Whether the focus is on one of the elements, and whether it can be seen there. */
function focusOn(target: Locator): Promise<{ at: boolean; seen: boolean }> {
  return target.evaluateAll((elements) => {
    const active = document.activeElement;
    if (!active || !elements.includes(active as HTMLElement)) return { at: false, seen: false };
    // A file input is as small as can be; its label is what shows. So is antd's box around a field.
    const around = active.matches('input[type=file]') ? 'label' : '.ant-input-affix-wrapper';
    const shown = active.closest(around) ?? active;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const x = (left + right) / 2;
    const inView = bottom > 0 && top < window.innerHeight;
    const y = Math.min(Math.max((top + bottom) / 2, 0), window.innerHeight - 1);
    const hit = document.elementFromPoint(x, y);
    const uncovered = hit !== null && (shown.contains(hit) || hit.contains(shown));
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    return {
      at: true,
      seen: inView && uncovered && outlineStyle !== 'none' && outlineWidth !== '0px',
    };
  });
}

/** Tab until one of these has the focus; there it must be in sight, with its mark around it. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target.first()).toBeAttached();
  for (let stops = 0; stops < STOPS; stops += 1) {
    if ((await focusOn(target)).at) {
      await expect
        .poll(() => focusOn(target), `focus of ${target}`)
        .toEqual({ at: true, seen: true });
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Presses a button or follows a link of this name. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const exact = typeof name === 'string';
  const button = page.getByRole('button', { name, exact });
  await tabTo(page, button.or(page.getByRole('link', { name, exact })));
  await page.keyboard.press('Enter');
}

/** Ticks the boxes that are not ticked, in the order in which they stand. */
async function tickBoxes(page: Page, boxes: Locator): Promise<void> {
  await expect(boxes).not.toHaveCount(0);
  for (const box of await boxes.all()) {
    if (await box.isChecked()) continue;
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
}

export async function tickAllByKeyboard(page: Page, group: RegExp): Promise<void> {
  await tickBoxes(page, page.getByRole('group', { name: group }).getByRole('checkbox'));
}

/** The arrows go through the choices until the wanted one is chosen. */
async function choose(page: Page, group: Locator, option: string | RegExp): Promise<void> {
  const exact = typeof option === 'string';
  const radio = group.getByRole('radio', { name: option, exact });
  await tabTo(page, group.getByRole('radio'));
  if (await radio.isChecked()) return;
  if ((await focusOn(radio)).at) await page.keyboard.press('Space');
  for (let steps = await group.getByRole('radio').count(); steps > 0; steps -= 1) {
    if (await radio.isChecked()) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(radio).toBeChecked();
}

/** The arrows go through a list, which need not be opened for it. */
async function chooseInList(page: Page, list: Locator, option: string): Promise<void> {
  const wanted = list.locator('option').filter({ hasText: new RegExp(`^${option}$`) });
  await expect(wanted).toBeAttached();
  const value = (await wanted.getAttribute('value')) ?? '';
  await tabTo(page, list);
  const steps = await list.locator('option').count();
  for (let step = 0; step < steps && (await list.inputValue()) !== value; step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(list).toHaveValue(value);
}

/**
 * Answers the field of this label the way its kind is answered by keyboard.
 *
 * @param answer words to type or the name of the choice; several choices, or the names of the
 *   units of a region from the province down
 */
export async function answer(
  page: Page,
  label: string,
  reply: string | RegExp | readonly (string | RegExp)[],
): Promise<void> {
  const name = named(label);
  const field = page
    .getByRole('textbox', { name })
    .or(page.getByRole('combobox', { name }))
    .or(page.getByRole('radiogroup', { name }))
    .or(page.getByRole('group', { name }));
  await expect(field).toHaveCount(1);
  const replies = typeof reply === 'string' || reply instanceof RegExp ? [reply] : reply;
  const [first = ''] = replies;
  const kind = await field.evaluate((element) => element.getAttribute('role') ?? element.localName);
  if (kind === 'radiogroup') return choose(page, field, first);
  if (kind === 'select') return chooseInList(page, field, String(first));
  if (kind === 'input' || kind === 'textarea') {
    await tabTo(page, field);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(String(first));
    return;
  }
  const levels = field.getByRole('combobox');
  if ((await levels.count()) > 0) {
    for (const [depth, unit] of replies.entries()) {
      await chooseInList(page, levels.nth(depth), String(unit));
    }
    return;
  }
  for (const option of replies)
    await tickBoxes(page, field.getByRole('checkbox', { name: option }));
}

/** Adds a file to each kind; the browser's own dialog opens by key. */
export async function addFilesByKeyboard(page: Page, ...labels: string[]): Promise<void> {
  // One listener for all: without any, a dialog is the browser's own again and stays open.
  const kept = () => undefined;
  page.on('filechooser', kept);
  for (const label of labels) {
    await tabTo(page, page.getByLabel(`选择文件：${label}`, { exact: true }));
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.keyboard.press('Enter'),
    ]);
    await chooser.setFiles(anyPdf(`${label}.pdf`));
  }
  page.off('filechooser', kept);
  for (const label of labels) {
    const list = page.getByRole('list', { name: `${label}的文件`, exact: true });
    await expect(list).toContainText('已上传');
  }
}
