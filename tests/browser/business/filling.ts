import type { Locator, Page } from '@playwright/test';
import { applyLink, BUSINESS_SERVICES } from '../../../src/links/business';
import { pdf } from '../../domain/files/samples';
import { expect, type Portal } from '../support/portal';

/** The forms that the tests of every form go through. */
export const FORMS = [...BUSINESS_SERVICES, 'SQQPG', 'WDXPJ', 'JZPJ', 'ZLJY'] as const;
export type TestedForm = (typeof FORMS)[number];

export const CREATE = '/data-service/api/authFront/createProcess';

/** The call that sends a form: listings have one of their own. */
export const createOf = (service: TestedForm): string =>
  service === 'ZLJY' ? '/data-service/api/authFront/createPatentTransactionProcess' : CREATE;

/** What is called this, or begins with it: labels say behind their words what may stay empty. */
export const named = (label: string | RegExp) =>
  typeof label === 'string'
    ? new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:（选填）)?$`)
    : label;

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

export const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

export const textbox = (within: Page | Locator, label: string | RegExp) =>
  within.getByRole('textbox', { name: named(label) });

export const select = (page: Page, label: string | RegExp) =>
  page.getByRole('combobox', { name: named(label) });

/** One of a few. */
export async function pick(page: Page, group: string | RegExp, option: string | RegExp) {
  await page
    .getByRole('radiogroup', { name: named(group) })
    .getByRole('radio', { name: option })
    .check();
}

/** Some of a few. */
export async function tick(page: Page, group: string | RegExp, ...options: RegExp[]) {
  const choices = page.getByRole('group', { name: named(group) });
  for (const option of options) await choices.getByRole('checkbox', { name: option }).check();
}

/** Every declaration. */
async function tickAll(page: Page): Promise<void> {
  const boxes = page.getByRole('group', { name: /^请逐项阅读并勾选/ }).getByRole('checkbox');
  await expect(boxes).not.toHaveCount(0);
  for (const box of await boxes.all()) await box.check();
}

/** Province, city and county. */
export async function pickRegion(page: Page, group: string, ...codes: string[]): Promise<void> {
  const levels = page.getByRole('group', { name: named(group) }).getByRole('combobox');
  for (const [depth, code] of codes.entries()) await levels.nth(depth).selectOption(code);
}

let files = 0;

/** A file unlike any other. */
export function anyPdf(name: string): { name: string; mimeType: string; buffer: Buffer } {
  files += 1;
  const buffer = Buffer.from(pdf('', `% ${files} ${Date.now()}\n`));
  return { name, mimeType: 'application/pdf', buffer };
}

/** Adds a file to each kind and waits until the back end has them. */
export async function addFiles(page: Page, ...labels: string[]): Promise<void> {
  await expect(step(page, '上传材料')).toBeVisible();
  for (const label of labels) {
    await page
      .getByLabel(`选择文件：${label}`, { exact: true })
      .setInputFiles(anyPdf(`${label}.pdf`));
  }
  for (const label of labels) {
    const list = page.getByRole('list', { name: `${label}的文件`, exact: true });
    await expect(list).toContainText('已上传');
  }
}

/** A part of the form, opened by the list of parts; files and check are steps of their own. */
export async function openPart(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title });
  if (title === '上传材料' || title === '核对确认') {
    // The step one is at is no link.
    if ((await heading.count()) === 1) return;
    await page
      .getByRole('navigation', { name: '办理步骤' })
      .getByRole('link', { name: title })
      .click();
    await expect(heading).toHaveCount(1);
    return;
  }
  await page
    .getByRole('navigation', { name: '填写进度' })
    .getByRole('button', { name: title })
    .click();
  await expect(heading).toHaveCount(1);
}

/** The form of a service behind its declarations; the account is signed in. */
export async function openForm(
  page: Page,
  portal: Portal,
  service: TestedForm,
  place: Parameters<typeof applyLink>[1] = {},
): Promise<void> {
  await portal.open(applyLink(service, { ...place, step: 'consent' }));
  await expect(step(page, '须知与承诺')).toBeVisible();
  // The text above the declarations may move them in the middle of a press.
  await expect(page.getByRole('status', { name: '正在加载须知全文' })).toHaveCount(0);
  await declare(page);
}

/** From the declarations into the form. */
export async function declare(page: Page): Promise<void> {
  await expect(step(page, '须知与承诺')).toBeVisible();
  await tickAll(page);
  await button(page, '下一步：填写信息').click();
  await expect(step(page, '填写信息')).toBeVisible();
}

/** What stopped a submission. */
export const summary = (page: Page) => page.getByRole('region', { name: /处需要修改$/ });

/** The field that has the focus, and what is said to be wrong with it. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { id = '' } = document.activeElement ?? {};
    return { id, error: document.getElementById(`${id}-error`)?.textContent ?? '' };
  });

/** The number on the receipt, which is the id of the request too. */
export async function receiptNumber(page: Page, title = '已提交'): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  const receipt = page.getByRole('article', { name: '回执' });
  const text = (await receipt.textContent()) ?? '';
  return /[A-Z]{4,5}-\d{8}-\d{6}/.exec(text)?.[0] ?? '';
}
