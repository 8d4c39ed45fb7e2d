import { screen, waitFor, within } from '@testing-library/react';
import { type LawListState, lawListLink } from '../../../src/links/law';
import { callsSeen } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

export const FIND_LAWS = '/data-service/api/front/law/find';

type Asked = Record<string, unknown> & { page: number; size: number };

/** The searches the back end was asked for, oldest first. */
export async function lawSearches(): Promise<Asked[]> {
  const calls = await callsSeen();
  return calls
    .filter(({ path }) => path === FIND_LAWS)
    .map(({ query: { queryData = '{}', page, size } }) => ({
      ...(JSON.parse(queryData) as Record<string, unknown>),
      page: Number(page),
      size: Number(size),
    }));
}

/** Waits until the rows belong to the newest search. */
export async function settled(): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '结果列表' })).toHaveAttribute('aria-busy', 'false'),
  );
}

const COUNT = /^共 篇/;

/** Opens the list in a state and waits for its rows. */
export async function openList(state: Partial<LawListState> = {}) {
  const portal = await renderPortal(lawListLink(state));
  await screen.findByText(COUNT);
  await settled();
  return portal;
}

/** The rows on screen. */
export function rows(): HTMLElement[] {
  return within(screen.getByRole('list', { name: '检索到的法律法规' })).getAllByRole('article');
}

export const titleOf = (row: HTMLElement) =>
  within(within(row).getByRole('heading', { level: 2 }))
    .getByRole('link')
    .textContent?.replace(/（\d{4} 年公布）$/, '') ?? '';

/** How many there are in all. */
export function total(): number {
  return Number(screen.getByText(COUNT).textContent?.replace(/\D/g, ''));
}

export const facet = (name: string) => screen.findByRole('group', { name: new RegExp(`^${name}`) });

/** Opens a part of the panel that is closed at first. */
export async function openPart(user: { click: (element: Element) => Promise<void> }, name: string) {
  const group = await facet(name);
  const head = within(group).getByRole('button', { name });
  if (head.getAttribute('aria-expanded') === 'false') await user.click(head);
  return group;
}

/** The row at a place of the list, from 1. */
export function row(place: number): HTMLElement {
  const found = rows()[place - 1];
  if (!found) throw new Error(`there is no row ${place}`);
  return found;
}
