import { test as base, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORDS } from '../../../mock/accounts';

export type Account = keyof typeof DEMO_PASSWORDS;

/** A fault for the next matching calls; see mock/handlers/control.ts. */
export interface Fault {
  method?: string;
  /** The path of the call, or its beginning. */
  path: string;
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  delayMs?: number;
  cut?: boolean;
  times?: number;
}

/** A call as the mock received it; passwords are starred. */
export interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

export interface Portal {
  /** Where the portal stands, e.g. `http://localhost:41234/ipr-front/`. */
  url: string;
  origin: string;
  /** The address of a path under the base, e.g. of `/changshu/searching/patent`. */
  address(path: string): string;
  /** Signs the browser in at the mock. */
  signIn(account?: Account): Promise<void>;
  /** Logs in through the login page that the browser shows. */
  logIn(account?: Account): Promise<void>;
  /** Opens a path under the base. */
  open(path: string): Promise<void>;
  fault(fault: Fault): Promise<void>;
  /** Forgets faults, sessions and logged calls of the mock. */
  reset(): Promise<void>;
  /** The calls the mock has received since the test began or `reset` was called. */
  calls(path?: string): Promise<Call[]>;
}

type StartPreview = typeof import('../../../config/scripts/preview.mjs')['startPreview'];
export type Preview = Awaited<ReturnType<StartPreview>>;

// The project's scripts await at their top, so they cannot be required, which is what Playwright
// makes of a plain import; and a module that was required once can no longer be imported.

/** Starts a preview of its own, for a test that stops a part of it. */
export async function startPreview(...options: Parameters<StartPreview>): Promise<Preview> {
  const preview = await import('../../../config/scripts/preview.mjs');
  return preview.startPreview(...options);
}

async function browserProgram(): Promise<string> {
  const tools = await import('../../../config/scripts/tools.mjs');
  return tools.findTestChromium();
}

/** A `Portal` for any preview, with the page's own cookies. */
export function portalAt(url: string, page: Page): Portal {
  const { origin } = new URL(url);
  const control = async (path: string, data: unknown = {}) => {
    const answer = await page.request.post(`${origin}/__mock/${path}`, { data });
    expect(answer.ok(), `${path} at the mock's control address`).toBe(true);
  };
  const address = (path: string) => `${url}${path.replace(/^\//, '')}`;
  return {
    url,
    origin,
    address,
    signIn: (account = 'enterprise') => control('login', { account }),
    logIn: async (account = 'enterprise') => {
      await page.getByLabel('账号', { exact: true }).fill(account);
      await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORDS[account]);
      await page.getByRole('button', { name: '登录', exact: true }).click();
    },
    open: async (path) => {
      await page.goto(address(path));
    },
    fault: (fault) => control('next', fault),
    reset: () => control('reset'),
    calls: async (path = '/') => {
      const { data } = await (await page.request.get(`${origin}/__mock/calls`)).json();
      return (data as Call[]).filter((call) => call.path.startsWith(path));
    },
  };
}

/** Every worker has a preview of its own, so faults and state of one test reach no other. */
export const test = base.extend<{ portal: Portal }, { preview: Preview }>({
  launchOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter list
    async ({}, use) => {
      await use({
        executablePath: await browserProgram(),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          // Tabs of a test share a process, and with it what was compiled and the fonts (the business
          // pages of everyRoute.spec.ts, each in a tab of its own: 83 to 64 s of the processor).
          '--process-per-site',
          // A test's page lives for seconds: optimising its script takes a fifth of the processor
          // (ten pages of everyPage.spec.ts: 137 to 111 s of it) and comes too late to help.
          '--js-flags=--no-turbofan --no-maglev',
        ],
      });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
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
    const portal = portalAt(preview.url, page);
    await portal.reset();
    await use(portal);
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

/** The address the browser shows, from the base on. */
export function shownPath(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}

/** Serves other operator settings than the preview's in `site.js`. */
export async function serveSite(page: Page, script: string): Promise<void> {
  await page.route('**/ipr-front/site.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

/** Waits until the page has asked for nothing for longer than it waits for an idle moment. */
export async function askedAll(page: Page): Promise<void> {
  let asked = 0;
  const count = () => {
    asked += 1;
  };
  page.on('request', count);
  await expect(async () => {
    asked = 0;
    await page.waitForTimeout(2500);
    expect(asked).toBe(0);
  }).toPass();
  page.off('request', count);
}

/** Waits for the login page and returns the address it will lead back to, as it was encoded. */
export async function loginReturn(page: Page, base = '/ipr-front/'): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  const url = new URL(page.url());
  expect(url.pathname).toBe(`${base}changshu/user/login`);
  return url.search.replace(/^\?redirectUrl=/, '');
}

export { expect };

/** Chooses an entry of the main menu, and opens its group first, where that is closed. */
export async function chooseInMenu(page: Page, group: string, entry: string): Promise<void> {
  const head = page.getByRole('menuitem', { name: group, exact: true });
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
  // While one group closes and another opens, a press may begin on one entry and end on the next.
  await expect(page.locator('.ant-menu .ant-motion-collapse')).toHaveCount(0);
  await page.getByRole('menu').getByRole('link', { name: entry, exact: true }).click();
}
