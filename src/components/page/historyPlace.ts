import { history, useLocation } from '@umijs/max';
import { isPlainObject, readTab, writeTab } from '@/storage';

/** Where somebody was on a page when he left it. */
export interface HistoryPlace {
  /** How far it was scrolled. */
  y: number;
  /** How far a list is scrolled that has a box of its own. */
  box?: [left: number, top: number];
  /** Address of the link that was opened, so that the keyboard goes on from there. */
  link?: string;
  /** Which of the links to that address it was, from 0. */
  no?: number;
}

const isPlace = (value: unknown): value is HistoryPlace => isPlainObject(value) && 'y' in value;

/**
 * Names the present entry of the browser's history. Every first page of a visit has the same entry
 * key, so the address is part of the name.
 */
export function useHistoryEntry(): string {
  const { key, pathname, search } = useLocation();
  return `${key} ${pathname}${search}`;
}

/** The place kept under a name. */
export const keptPlace = (name: string): HistoryPlace | undefined => readTab(name, isPlace);

/** The place to come back to: there is none at an address that was newly opened. */
export const placeToRestore = (name: string): HistoryPlace | undefined =>
  history.action === 'POP' ? keptPlace(name) : undefined;

/** Keeps a place; undefined forgets it. */
export function keepPlace(name: string, place: HistoryPlace | undefined): void {
  writeTab(name, place);
}

const linksTo = (address: string, root: ParentNode): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>('a[href]')).filter(
    (one) => one.getAttribute('href') === address,
  );

/** How a link is found again: by its address, and which of the links to it it is. */
export function linkPlace(
  element: Element | null,
  root: ParentNode = document,
): Pick<HistoryPlace, 'link' | 'no'> {
  const link = element?.getAttribute('href');
  if (!link) return {};
  return { link, no: Math.max(0, linksTo(link, root).indexOf(element as HTMLElement)) };
}

/** Gives the focus to the link of a place. */
export function focusLink({ link, no = 0 }: HistoryPlace, root: ParentNode = document): void {
  if (!link) return;
  const links = linksTo(link, root);
  (links[no] ?? links[0])?.focus({ preventScroll: true });
}
