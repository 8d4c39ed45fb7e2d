import type { Page } from '@playwright/test';
import {
  test as base,
  type Call,
  expect,
  type Portal,
  type Preview,
  startPreview,
} from '../support/portal';
import type { Switches } from './switches';

/** The portal in front of the plain back end. */
export interface PlainPortal extends Pick<Portal, 'url' | 'origin' | 'address' | 'open' | 'calls'> {
  /** Begins a session, as single sign-on would. */
  signIn(user?: 'person' | 'admin'): Promise<void>;
  /** Switches answers; what is not named stays. */
  set(switches: Partial<Switches>): Promise<void>;
  /** The requests that the back end has stored, by id. */
  sent(): Promise<string[]>;
  /** Forgets switches, sessions, what was sent and the calls. */
  reset(): Promise<void>;
  /** The login page of another system: the same back end at its own port. */
  signOnUrl: string;
}

/** The portal of a preview with the plain back end, with the page's own cookies. */
export function plainPortalAt({ url, mockUrls }: Preview, page: Page): PlainPortal {
  const { origin } = new URL(url);
  const control = (name: string) => `${origin}/__plain/${name}`;
  const post = async (name: string, data: unknown = {}) => {
    const answer = await page.request.post(control(name), { data });
    expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
  };
  const address = (path: string) => `${url}${path.replace(/^\//, '')}`;
  return {
    url,
    origin,
    signOnUrl: `${mockUrls[0]?.replace('127.0.0.1', 'localhost')}/__plain/sso`,
    address,
    open: async (path) => {
      await page.goto(address(path));
    },
    signIn: async (user = 'person') => {
      const answer = await page.request.get(control(`login?user=${user}`), { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
    },
    set: (switches) => post('switches', switches),
    reset: () => post('reset'),
    sent: async () => (await page.request.get(control('sent'))).json(),
    calls: async (path = '/') => {
      const calls: Call[] = await (await page.request.get(control('calls'))).json();
      return calls.filter((call) => call.path.startsWith(path));
    },
  };
}

/** Every worker has a preview of its own, as in the tests with the mock. */
export const test = base.extend<{ plain: PlainPortal }, { plainPreview: Preview }>({
  plainPreview: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter list
    async ({}, use) => {
      const preview = await startPreview({ plain: true });
      await use(preview);
      await preview.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  plain: async ({ plainPreview, page }, use) => {
    const plain = plainPortalAt(plainPreview, page);
    await plain.reset();
    await use(plain);
  },
});

/** Of users of whom no more is known than the id. */
export const userMenu = (page: Page) => page.getByRole('button', { name: '我的', exact: true });

export async function logOut(page: Page): Promise<void> {
  await userMenu(page).click();
  // By key: the menu may still be unfolding, and what is under the pointer with it.
  await page.getByRole('menuitem', { name: '退出登录', exact: true }).press('Enter');
}

export { expect };
