import { screen, waitFor, within } from '@testing-library/react';
import type { SearchRequest } from '../../../src/services/cnipr';
import { callsSeen } from '../../support/faults';

export const SEARCH_CALL = '/cnipr-service/api/front/patent/search';

/** The searches the back end was asked for, oldest first. */
export async function searches(): Promise<SearchRequest[]> {
  const calls = await callsSeen();
  return calls.filter(({ path }) => path === SEARCH_CALL).map(({ body }) => body as SearchRequest);
}

/** The searches of lists: to count is to ask for one row. */
export const listSearches = async (): Promise<SearchRequest[]> =>
  (await searches()).filter(({ size }) => size !== 1);

/**
 * The newest search of a list; fails when there was none. What is asked beside a list (counts of a
 * facet, what an empty list has without one of its words) wants one row and is left out.
 */
export async function lastSearch(): Promise<SearchRequest> {
  const last = (await searches()).findLast(
    // One row is asked for to count, a thousand to look up the numbers of a list.
    ({ size, numbers }) => size !== 1 && !(size === 1000 && numbers),
  );
  if (!last) throw new Error('nothing was searched');
  return last;
}

/** No idle moment comes: the plain field stays, however slow the machine is. */
export function withoutEditor(): void {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
}

export function smartBox(): HTMLTextAreaElement {
  return screen.getByLabelText<HTMLTextAreaElement>(/^检索专利/);
}

/** What the smart box took its input for: kind and text of each chip, and its remark. */
export function chips(): string[] {
  const list = screen.queryByRole('list', { name: '识别结果' });
  if (!list) return [];
  return within(list)
    .getAllByRole('listitem')
    .map((item) => {
      const copy = item.cloneNode(true) as HTMLElement;
      for (const control of copy.querySelectorAll('select, [role=button]')) control.remove();
      const [tag = copy] = copy.children;
      return Array.from(tag.children, (part) => part.textContent).join(' ');
    });
}

/** Titles of the rows on screen. */
export function titles(): string[] {
  const list = screen.getByRole('list', { name: '检索到的专利' });
  return within(list)
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(heading).getByRole('link').textContent ?? '');
}

/** Waits until the rows belong to the newest search. */
export async function settled(): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '结果列表' })).toHaveAttribute('aria-busy', 'false'),
  );
}
