import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { DEMO_PASSWORDS } from '../../../mock/accounts';
import { expect, type Portal } from '../support/portal';

/** The office at its own pages of the mock, in a browser of its own. */
export interface Office {
  /** Does what one of the forms of a request offers, filled in first. */
  act(id: string, form: string, fill?: (form: Locator) => Promise<void>): Promise<void>;
  /** Moves the time of the mock. */
  forward(days: number): Promise<void>;
  /** What the office can do with a request now. */
  offered(id: string): Promise<string[]>;
  close(): Promise<void>;
}

/** What is written into the field of a form of the office. */
export const write = (label: string, text: string) => (form: Locator) =>
  form.getByLabel(label, { exact: true }).fill(text);

/** Asks for the correction of places of the form, by their labels. */
export const corrections =
  (wanted: Readonly<Record<string, string>>, opinion: string) => async (form: Locator) => {
    for (const [label, requirement] of Object.entries(wanted)) {
      const row = form
        .getByRole('listitem')
        .filter({ has: form.page().getByLabel(label, { exact: true }) });
      await row.getByRole('checkbox').check();
      await row.getByLabel('要求').fill(requirement);
    }
    await write('意见', opinion)(form);
  };

/** Ends a request with a conclusion. */
export const conclude = (label: string, opinion: string) => async (form: Locator) => {
  await form.getByLabel('办理结论').selectOption({ label });
  await write('意见', opinion)(form);
};

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/__mock/staff`);
  await page.getByLabel('密码').fill(DEMO_PASSWORDS.admin);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('status')).toHaveText('已登录');
}

export async function openOffice(browser: Browser, { origin }: Portal): Promise<Office> {
  const context: BrowserContext = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, origin);
  const show = (id: string) => page.goto(`${origin}/__mock/staff?id=${encodeURIComponent(id)}`);
  return {
    async act(id, name, fill) {
      await show(id);
      const form = page.getByRole('group', { name, exact: true });
      await fill?.(form);
      await form.getByRole('button').click();
      await expect(page.getByRole('status'), name).toBeVisible();
    },
    async forward(days) {
      await page.getByLabel('前进天数').fill(String(days));
      await page.getByRole('button', { name: '前进' }).click();
      await expect(page.getByRole('status')).toHaveText('时间已前进');
    },
    async offered(id) {
      await show(id);
      return page.locator('fieldset legend').allTextContents();
    },
    close: () => context.close(),
  };
}
