import { TestBrowser } from '@@/testBrowser';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type createMemoryHistory, PluginManager } from '@umijs/max';
import { ConfigProvider } from 'antd';
import message from 'antd/es/message';
import notification from 'antd/es/notification';
import type { ComponentType } from 'react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { BASE_PATH } from '../../config/portal';
import type { DEMO_PASSWORDS } from '../../mock/accounts';
import { forgetCareMode } from '../../src/shell/careMode';
import { backEnd } from './backEnd';
import { expectRequestMatches } from './contract';

const checks: Promise<string | undefined>[] = [];

// Whatever a screen sends keeps to the contract.
beforeAll(() => {
  backEnd.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname.startsWith('/__mock')) return;
    checks.push(
      expectRequestMatches(request.clone()).then(
        () => undefined,
        (error: Error) => error.message,
      ),
    );
  });
});

afterEach(async () => {
  const broken = await Promise.all(checks.splice(0));
  expect(broken.filter((message) => message !== undefined)).toEqual([]);
});

// Notices stand beside the application and outlive it.
afterEach(async () => {
  if (!document.querySelector('.ant-message, .ant-notification')) return;
  await act(async () => {
    message.destroy();
    notification.destroy();
  });
});

// An answer that comes after the last test would speak on the page of the next file, which loads
// antd's notices anew. Nothing is destroyed here: without a notice that would draw one first, after
// the page has gone.
afterAll(() => {
  const silent = () => undefined;
  Object.assign(message, { open: silent });
  Object.assign(notification, { error: silent });
});

type History = ReturnType<typeof createMemoryHistory>;

/** A route of the tests' own, beside the product's. */
export interface TestRoute {
  id: string;
  /** Below the parent's path, or the whole one with a leading slash. */
  path: string;
  /** The id of the parent route; the layout if absent. */
  parentId?: string;
  name?: string;
  access?: string;
  component: ComponentType;
}

export interface PortalOptions {
  /** The demo account that is logged in; null for a visitor. */
  account?: keyof typeof DEMO_PASSWORDS | null;
  routes?: TestRoute[];
  /** The base that the address bar shows, without its last slash; the product's if absent. */
  base?: string;
}

export interface Portal {
  user: UserEvent;
  /** The page's address inside the portal: path, query and hash, without the base. */
  address(): string;
  /** Goes to an address inside the portal, as a link does. */
  goTo(address: string): Promise<void>;
  /** The browser's back button. */
  back(): Promise<void>;
}

const createManager = PluginManager.create.bind(PluginManager);

/** Adds routes the way a Umi plugin does at run time. */
function addRoutes(added: TestRoute[]): void {
  vi.spyOn(PluginManager, 'create').mockImplementation((options) => {
    const manager = createManager(options);
    manager.register({
      path: 'tests',
      apply: {
        patchRoutes({ routes, routeComponents }: Record<string, Record<string, unknown>>) {
          for (const { component, ...route } of added) {
            Object.assign(routes ?? {}, {
              [route.id]: { parentId: 'ant-design-pro-layout', ...route },
            });
            Object.assign(routeComponents ?? {}, { [route.id]: component });
          }
        },
      },
    });
    return manager;
  });
}

/** Starts a session at the mock, as the browser's next call will carry it. */
export async function logIn(account: keyof typeof DEMO_PASSWORDS): Promise<void> {
  await fetch('/__mock/login', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account }),
  });
}

function addressOf({ pathname, search, hash }: History['location']): string {
  return `${pathname}${search}${hash}`;
}

/** Umi's TestBrowser routes in memory; the product reads some rules from the browser's address. */
function keepInStep(history: History, hidden: string): void {
  const follow = () =>
    window.history.replaceState(null, '', `${hidden}${addressOf(history.location)}`);
  follow();
  history.listen(follow);
}

/**
 * Renders the whole portal at an address: the real routes, layout, access rules, initial state and
 * error policy, with the mock back end behind it. Wait for what the page shows with `findBy…`.
 *
 * @param address path, query and hash without the base, e.g. `/changshu/searching/patent?q=电池`
 */
export async function renderPortal(
  address: string,
  { account = 'person', routes = [], base = '' }: PortalOptions = {},
): Promise<Portal> {
  forgetCareMode();
  if (routes.length) addRoutes(routes);
  if (account) await logIn(account);
  // Without a base of its own, the tests' router knows nothing of the product's.
  const hidden = base ? '' : BASE_PATH.slice(0, -1);
  window.history.replaceState(null, '', `${hidden}${base}${address}`);
  const [, pathname = '/', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(`${base}${address}`) ?? [];
  let history: History | undefined;
  const ref = {
    get current() {
      return history as History;
    },
    set current(value: History) {
      history = value;
      keepInStep(value, hidden);
    },
  };
  await act(async () => {
    render(
      // No style sheets of antd: see hideWhatAntdHides.
      <ConfigProvider theme={{ zeroRuntime: true, cssVar: { key: 'tests' } }}>
        <TestBrowser location={{ pathname, search, hash }} historyRef={ref as never} />
      </ConfigProvider>,
    );
  });
  const ready = () => {
    if (!history) throw new Error('The portal has not started');
    return history;
  };
  return {
    // antd's segmented choice is pressed on its label: its radio takes no pointer.
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    address: () => addressOf(ready().location).slice(base.length),
    goTo: (to) => act(async () => ready().push(`${base}${to}`)),
    back: () => act(async () => ready().back()),
  };
}
