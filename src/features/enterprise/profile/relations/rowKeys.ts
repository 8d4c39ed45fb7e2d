import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys from row to row of a list, Home and End to its ends: the focus goes to the first link
 * of the row.
 *
 * @param rows selector of a row
 */
export function walkRows(event: KeyboardEvent<HTMLElement>, rows: string): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll(rows)].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href]') ?? [],
  );
  const row = (event.target as HTMLElement).closest(rows);
  const at = links.findIndex((link) => row?.contains(link));
  const ends: Readonly<Record<string, number>> = { Home: 0, End: links.length - 1 };
  const step = STEPS[event.key];
  const to = step === undefined ? ends[event.key] : at + step;
  const next = at < 0 || to === undefined ? undefined : links[to];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
