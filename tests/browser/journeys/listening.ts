import type { Locator, Page } from '@playwright/test';

/** What a screen reader says by itself: a live region and its words. */
export interface Announcement {
  /** `alert` interrupts, `status` waits. */
  kind: 'alert' | 'status';
  text: string;
  /** The region came together with its words: most readers keep silent about such a `status`. */
  unheard: boolean;
}

const KEY = 'portalTestsHeard';

/** Notes on every page opened from now on what its live regions say, and how long keys take. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const heard: unknown[] = [];
    const keys: number[] = [];
    Object.assign(window, { [key]: { heard, keys } });
    const known = new WeakMap<Element, string>();
    const LIVE = '[role=alert],[role=status],[role=log],[aria-live=polite],[aria-live=assertive]';
    const words = (region: HTMLElement) => {
      if (!region.checkVisibility() || region.closest('[aria-hidden=true]')) return '';
      return region.innerText.replace(/\s+/g, ' ').trim();
    };
    const look = () => {
      for (const region of document.querySelectorAll<HTMLElement>(LIVE)) {
        if (region.getAttribute('aria-live') === 'off') continue;
        const before = known.get(region);
        const text = words(region);
        if (text === before) continue;
        known.set(region, text);
        if (!text) continue;
        const loud =
          region.getAttribute('role') === 'alert' ||
          region.getAttribute('aria-live') === 'assertive';
        const kind = loud ? 'alert' : 'status';
        heard.push({ kind, text, unheard: before === undefined && !loud });
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['class', 'hidden', 'style', 'role', 'aria-live', 'aria-hidden'],
    });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) keys.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  }, KEY);
}

/** Everything said since the page was opened or last forgotten. */
export function heard(page: Page): Promise<Announcement[]> {
  return page.evaluate(
    (key) =>
      (window as unknown as Record<string, { heard: Announcement[] }>)[key]?.heard.slice() ?? [],
    KEY,
  );
}

/** Forgets what was said so far. */
export function forgetHeard(page: Page): Promise<void> {
  return page.evaluate((key) => {
    (window as unknown as Record<string, { heard: Announcement[] }>)[key]?.heard.splice(0);
  }, KEY);
}

/** Duration of the longest interaction since the page was loaded or last asked, in ms. */
export function longestKey(page: Page): Promise<number> {
  return page.evaluate((key) => {
    const { keys } = (window as unknown as Record<string, { keys: number[] }>)[key] ?? { keys: [] };
    return Math.max(0, ...keys.splice(0));
  }, KEY);
}

/** One line of an accessibility tree. */
export interface TreeLine {
  role: string;
  name: string;
  /** States behind the name, such as `[level=2] [checked]`. */
  states: string;
}

/** The lines of a snapshot that stand for elements; texts and properties are left out. */
function treeLines(snapshot: string): TreeLine[] {
  return snapshot.split('\n').flatMap((line) => {
    const found = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)/.exec(line);
    const [, role = '', name = '', states = ''] = found ?? [];
    return role && role !== 'text' ? [{ role, name, states: states.trim() }] : [];
  });
}

/**
 * What a screen reader says of what has the focus: role, name and states. '' when nothing has it,
 * or something without a role, which tells nobody where they are.
 */
export async function focusSaid(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return '';
  // Playwright's tree has no role for it; browsers have: a button that opens what follows.
  const summary = await focused.evaluate((element) =>
    element.localName === 'summary' ? (element as HTMLElement).innerText : '',
  );
  if (summary) return `summary ${summary}`;
  const hasRole = await focused.evaluate(
    (element) =>
      element.hasAttribute('role') || !['div', 'span', 'body'].includes(element.localName),
  );
  if (!hasRole) return '';
  const [first] = treeLines(await focused.ariaSnapshot());
  return first ? [first.role, first.name, first.states].filter(Boolean).join(' ') : '';
}

/** A part of the page as it is read. */
export async function readTree(part: Locator): Promise<TreeLine[]> {
  return treeLines(await part.ariaSnapshot());
}
