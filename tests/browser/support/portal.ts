import { test as base, expect, type Page } from '@playwright/test';
import { startPreview } from '../../../config/scripts/preview.mjs';

/** A fault for the next matching call; see mock/handlers/control.ts. */
export interface Fault {
  method?: string;
  path: string;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  cut?: boolean;
  times?: number;
}

export interface Portal {
  /** Where the portal stands, e.g. `http://localhost:41234/ipr-front/`. */
  url: string;
  origin: string;
  /** Signs the browser in at the mock. */
  signIn(account?: 'admin' | 'enterprise' | 'person'): Promise<void>;
  /** Opens a path under the base, e.g. `/changshu/searching/patent`. */
  open(path: string): Promise<void>;
  fault(fault: Fault): Promise<void>;
  /** The calls the mock has received since the test began. */
  calls(): Promise<{ method: string; path: string; query: string; body: unknown }[]>;
}

type Preview = Awaited<ReturnType<typeof startPreview>>;

/** Every worker has a preview of its own, so faults and state of one test reach no other. */
export const test = base.extend<{ portal: Portal }, { preview: Preview }>({
  preview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter list
    async ({}, use) => {
      const preview = await startPreview();
      await use(preview);
      await preview.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  portal: async ({ preview, page }, use) => {
    const origin = new URL(preview.url).origin;
    const control = (path: string, data: unknown) =>
      page.request.post(`${origin}/__mock/${path}`, { data });
    await control('reset', {});
    await use({
      url: preview.url,
      origin,
      signIn: async (account = 'enterprise') => {
        await control('login', { account });
      },
      open: async (path) => {
        await page.goto(`${preview.url}${path.replace(/^\//, '')}`);
      },
      fault: async (fault) => {
        expect((await control('next', fault)).ok()).toBe(true);
      },
      calls: async () => (await page.request.get(`${origin}/__mock/calls`)).json(),
    });
  },
});

/** What the page printed as an error; a test that expects none checks that it is empty. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

export { expect };
