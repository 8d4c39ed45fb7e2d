import type { Page } from '@playwright/test';
import type { ProcessKey } from '../../../src/domain/workflow/status';
import { requestLink } from '../../../src/links/business';
import { test as base, expect, type Portal } from '../support/portal';
import { button, receiptNumber, textbox } from './filling';
import { type Office, openOffice } from './office';

/** With the office beside the applicant. */
export const test = base.extend<{ office: Office }>({
  office: async ({ browser, portal }, use) => {
    const office = await openOffice(browser, portal);
    await use(office);
    await office.close();
  },
});

export const region = (page: Page, name: string | RegExp) =>
  page.getByRole('region', typeof name === 'string' ? { name, exact: true } : { name });

/** Opens the view of a request and waits for its state. */
export async function follow(
  page: Page,
  portal: Portal,
  service: ProcessKey,
  id: string,
  status: string,
): Promise<void> {
  await portal.open(requestLink(service, id));
  await expectStatus(page, status);
}

/** Waits for the state that a view shows. */
export async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(page.locator('header [class*="ipr-requestStatus-"]')).toHaveText(status);
}

export const log = (page: Page) => page.getByRole('table', { name: /办理记录/ });

/** Submits what has been checked; the number. */
export async function send(page: Page): Promise<string> {
  await button(page, '提交').click();
  return receiptNumber(page);
}

/** What can be taken home of a list of documents, by its name. */
export async function download(page: Page, list: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('list', { name: list }).getByRole('button', { name: /^下载/ }).first().click(),
  ]);
  return file.suggestedFilename();
}

/** Rates a finished request, after which it cannot be rated again. */
export async function rate(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '满意', exact: true }).check();
  await textbox(page, '意见和建议').fill('很快');
  await button(page, '提交评价').click();
  await expect(page.getByText('您的评价：满意（4 分）')).toBeVisible();
  await page.reload();
  await expect(page.getByText('您的评价：满意（4 分）')).toBeVisible();
  await expect(button(page, '提交评价')).toHaveCount(0);
}
