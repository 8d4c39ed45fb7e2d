import { useEventListener, useMemoizedFn } from 'ahooks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { onInput } from '@/components/page/onInput';
import { isPageKey, singleKeysOn } from './singleKeys';

/** What the shortcuts of a list do. */
export interface RowKeys {
  /** What rows are counted in: 件. */
  unit: string;
  /** A row has been reached by its shortcut. */
  onReach?: (id: string) => void;
  /** Turns to the page after or before this one; false where there is none. */
  onTurn: (by: 1 | -1) => boolean;
  /** Chooses a row, or takes it out; the selection tells its count itself. */
  onSelect: (id: string) => void;
  /** Opens the record itself. */
  onOpen: (id: string) => void;
  /**
   * What another key does to a row, if anything; it returns what it has done, in words. With Shift
   * a digit does the same and the next row is reached.
   */
  onRowKey?: (key: string) => ((id: string) => string) | undefined;
  /** Undefined where there is one view only. */
  onView?: (by: 1 | -1) => void;
  onHelp: () => void;
  /** Undefined where nothing can be exported. */
  onExport?: (() => void) | undefined;
}

/** The attribute that the rows of every list and view have, with their id. */
export const ROW = 'data-row';

const idOf = (row: Element | null | undefined) => row?.getAttribute(ROW) ?? undefined;
/** Rows that can be reached: those whose id is known. */
const rowsIn = (list: HTMLElement | null) =>
  Array.from(list?.querySelectorAll(`[${ROW}]:not([${ROW}=""])`) ?? []);
/** The link of a row, at which the keyboard stands. */
export const linkOf = (row: Element) => row.querySelector<HTMLAnchorElement>('a[href]');

/** The first row that is not scrolled away behind what sticks to the top. */
function firstInSight(rows: readonly Element[]): Element | undefined {
  const bar = document.querySelector('.ipr-result-bar');
  const top = bar?.getBoundingClientRect().bottom ?? 0;
  return rows.find((row) => row.getBoundingClientRect().bottom > top) ?? rows[0];
}

/** Brings a row into sight, below what sticks to the top, and the focus to its link. */
function reach(row: Element): void {
  linkOf(row)?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  row.closest('[data-scroll-box]')?.scrollIntoView({ block: 'nearest' });
}

/** How long another view may take until it has its rows, in ms. */
const VIEW_COMES = 3000;

/** Keeps the focus on a row while the view around it changes; until the user goes on. */
function keepReached(list: HTMLElement, rowOf: () => Element | undefined): void {
  const look = () => {
    const row = rowOf();
    if (row && document.activeElement === document.body) reach(row);
  };
  const observer = new MutationObserver(look);
  const end = () => {
    observer.disconnect();
    clearTimeout(late);
    unlisten?.();
  };
  let unlisten: (() => void) | undefined;
  const late = setTimeout(end, VIEW_COMES);
  observer.observe(list, { childList: true, subtree: true });
  // The press that changes the view is still on its way.
  setTimeout(() => {
    unlisten = onInput(end);
  });
}

/**
 * The shortcuts of a list. They go from row to row by the focus on its link, so that
 * Enter, Tab and coming back from a record go on from there. Behind the last row they go on with
 * the first of the next page, as soon as it has come.
 *
 * @param list holds the rows
 * @param page the page on screen, 1-based; undefined while it is on its way
 * @returns what was done last, in words
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  page: number | undefined,
  actions: RowKeys,
): string {
  const [said, setSaid] = useState('');
  const onReach = useMemoizedFn((id: string) => actions.onReach?.(id));
  const turning = useRef<{ by: 1 | -1; from: number }>(undefined);
  const reached = useRef<string>(undefined);

  useEffect(() => {
    const turned = turning.current;
    if (page === undefined || !turned) return;
    turning.current = undefined;
    // Somebody went somewhere else meanwhile.
    if (page !== turned.from + turned.by) return;
    const all = rowsIn(list.current);
    const row = turned.by > 0 ? all[0] : all[all.length - 1];
    if (!row) return;
    setSaid(`已到第 ${page} 页`);
    reach(row);
    onReach(idOf(row) ?? '');
  }, [list, page, onReach]);

  const rows = () => rowsIn(list.current);
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !list.current?.contains(target)) return;
    reached.current = idOf(target.closest(`[${ROW}]`)) ?? reached.current;
  };

  const go = (by: 1 | -1) => {
    if (page === undefined) return;
    const all = rows();
    const at = all.findIndex((row) => idOf(row) === reached.current);
    const row = at < 0 ? firstInSight(all) : all[at + by];
    if (row) {
      setSaid('');
      reach(row);
      onReach(idOf(row) ?? '');
    } else if (all.length && actions.onTurn(by)) turning.current = { by, from: page };
    else if (all.length) setSaid(`已是${by > 0 ? '最后' : '第'}一${actions.unit}`);
  };

  const view = (by: 1 | -1) => {
    const id = reached.current;
    const box = list.current;
    if (box?.contains(document.activeElement)) {
      keepReached(box, () => rows().find((row) => idOf(row) === id));
    }
    actions.onView?.(by);
  };

  const command = (key: string): (() => void) | undefined => {
    const { onSelect, onOpen, onRowKey, onView, onHelp, onExport } = actions;
    if (key === 'v') return onView && (() => view(1));
    if (key === 'V') return onView && (() => view(-1));
    if (key === 'e') return onExport;
    if (key === '?' || key === '？') return onHelp;
    const row = rows().find((one) => idOf(one) === reached.current);
    const id = reached.current;
    if (!row || id === undefined) return undefined;
    if (key === 'x') return () => onSelect(id);
    if (key === 'o') return () => onOpen(id);
    const act = onRowKey?.(key);
    return act && (() => setSaid(act(id)));
  };

  /** Shift and a digit, whatever sign the keyboard has there: does it, and goes on. */
  const digitAndNext = ({ shiftKey, code, key }: KeyboardEvent): (() => void) | undefined => {
    const digit = /^Digit([1-5])$/.exec(code)?.[1];
    if (!shiftKey || digit === undefined || /\d/.test(key)) return undefined;
    const act = command(digit);
    return (
      act &&
      (() => {
        go(1);
        act();
      })
    );
  };

  const onKey = (event: KeyboardEvent) => {
    if (!isPageKey(event) || !singleKeysOn()) return;
    const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : undefined;
    const once = () => digitAndNext(event) ?? command(event.key);
    const action = step ? () => go(step) : event.repeat ? undefined : once();
    if (!action) return;
    event.preventDefault();
    action();
  };
  useEventListener('keydown', onKey);
  useEventListener('focusin', remember);
  return said;
}
