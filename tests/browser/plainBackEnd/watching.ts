import type { Page } from '@playwright/test';
import { SITE } from './addresses';
import { expect } from './plainPortal';

const KEY = 'noticesSeen';

/** What a page does by itself from the next one that is loaded on. */
export interface Watched {
  /** Waits until no call has been under way for a moment. */
  settled(): Promise<void>;
  /** Errors and notices of the page since it was loaded. */
  faults(): Promise<string[]>;
}

/** How long nothing must be under way: longer than a page takes to ask for more. */
const QUIET_MS = 200;

/** Watches every page that is loaded from now on. */
export async function watch(page: Page): Promise<Watched> {
  let errors: string[] = [];
  const running = new Set<object>();
  let last = Date.now();
  const over = (request: object) => {
    running.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      errors = [];
      running.clear();
    }
    running.add(request);
  });
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    // The browser itself says so of each call that is not there.
    const missing = /^Failed to load resource/.test(message.text());
    if (message.type() === 'error' && !missing) errors.push(message.text());
  });
  await page.addInitScript((key) => {
    const seen: string[] = [];
    Object.assign(window, { [key]: seen });
    const notice = '.ant-message-notice, .ant-notification-notice';
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue;
        const found = node.matches(notice) ? node : node.querySelector<HTMLElement>(notice);
        if (found) seen.push(`notice: ${found.innerText}`);
      }
    }).observe(document, { childList: true, subtree: true });
  }, KEY);
  return {
    settled: async () => {
      await expect
        .poll(() => running.size === 0 && Date.now() - last > QUIET_MS, { intervals: [50] })
        .toBe(true);
    },
    faults: async () => {
      const notices = await page.evaluate(
        (key) => (window as unknown as Record<string, string[] | undefined>)[key] ?? [],
        KEY,
      );
      return [...errors, ...notices];
    },
  };
}

/** Values of the program, and the panels of pages that broke. */
const NEVER =
  /undefined|NaN|null|\[object|Invalid Date|Cannot read|页面出现错误|页面的一部分没有加载/;

/** Statements that none of the answers bears out. */
const UNPROVEN = /已经结束展示|还没有提交国家知识产权局|没有提交材料|本主体的失信记录（/;

/** Waits until the page stands, and checks what holds for every page. */
export async function expectSound(page: Page, watched: Watched, site = SITE): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\S/);
  await watched.settled();
  expect(await watched.faults(), page.url()).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(`^\\S.* - ${site}$`));
  const text = await page.locator('body').innerText();
  expect(NEVER.exec(text)?.[0], `${page.url()}\n${text}`).toBeUndefined();
  expect(UNPROVEN.exec(text)?.[0], page.url()).toBeUndefined();
}
