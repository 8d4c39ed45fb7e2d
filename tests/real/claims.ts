import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { getPatentStore } from '../../mock/data/patentStore';
import { findHits } from '../../mock/search/hits';
import { enough } from '../../src/domain/statistics/coverage';
import { halfUp } from '../../src/domain/statistics/figures';
import { readPatentResult } from '../../src/links/patent';

const number = (text: string) => Number(text.replace(/,/g, ''));

/** The coverages that a text states, each with what is known. */
export function statedBases(text: string): { of: string; known: number; total: number }[] {
  const found = text.matchAll(/([^，。；：（）\d]*)已知 ([\d,]+) \/ 共 ([\d,]+)/g);
  return [...found].map(([, of = '', known = '', total = '']) => ({
    of,
    known: number(known),
    total: number(total),
  }));
}

/** What may be said on a base that is large enough alone: a rank, a share, a change, a conclusion. */
const CLAIM =
  /同比 [+-]?\d|最多|第 \d+ 位(?!）)|占 \d|合计占|[+-]\d[\d.]*%|增长|下降|持平|增加|减少|优势|劣势|均势|空白|宜引进|高于|低于/;

/** How many patents the list behind a link holds. */
export function patentsBehind(href: string): number {
  const { q, include } = readPatentResult(href.split('?')[1] ?? '');
  const store = getPatentStore();
  const found = findHits(store, q);
  if (!found.ok) throw new Error(`${q}: ${found.error.message}`);
  const [industry] = include.sei ?? [];
  return [...found.hits.records].filter(
    (index) => industry === undefined || (store.patents[index]?.head.tags?.sei ?? '') === industry,
  ).length;
}

/** The numbers of a chart as its table shows them. */
export function tableOf(figure: HTMLElement): { head: string[]; rows: string[][] } {
  const table = figure.querySelector('table');
  const texts = (cells: Iterable<Element>) => [...cells].map((cell) => cell.textContent ?? '');
  return {
    head: texts(table?.querySelectorAll('thead th') ?? []),
    rows: [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
      texts(row.querySelectorAll('th, td')),
    ),
  };
}

/** Every list that a chart opens holds what the number says. */
export function expectLists(figure: HTMLElement): number {
  const links = within(figure).queryAllByRole('link', { hidden: true });
  let opened = 0;
  for (const link of links) {
    const name = link.getAttribute('aria-label') ?? '';
    const count = /[：，] ?([\d,]+) [件次]/.exec(name)?.[1];
    const href = link.getAttribute('href') ?? '';
    if (count === undefined || !href.includes('/patent/result')) continue;
    expect([name, patentsBehind(href)]).toEqual([name, number(count)]);
    opened += 1;
  }
  return opened;
}

/** The columns of a chart are the sum of their parts. */
export function expectSums(figure: HTMLElement): void {
  const { head, rows } = tableOf(figure);
  const at = head.findIndex((title) => title.startsWith('合计'));
  if (at < 0) return;
  for (const row of rows) {
    const parts = row.slice(1, at).filter((cell) => cell !== '—');
    const sum = parts.reduce((total, cell) => total + number(cell), 0);
    expect([row[0], row[at]]).toEqual([
      row[0],
      parts.length === 0 ? '—' : sum.toLocaleString('zh-CN'),
    ]);
  }
}

/** The file of a chart has the same numbers as its table, and says what they rest on. */
export function expectSameNumbers(figure: HTMLElement, csv: string): void {
  const { head, rows } = tableOf(figure);
  const lines = csv.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(rows.length + 1);
  expect(lines[0]).toMatch(/,来源,统计日/);
  rows.forEach((row, index) => {
    const cells = (lines[index + 1] ?? '').split(',');
    // A label may hold a comma and is then quoted; such a row is compared by its length alone.
    if (lines[index + 1]?.includes('"')) return;
    row.slice(1, head.length).forEach((text, place) => {
      const saved = cells[place + 1] ?? '';
      const shown = text === '—' ? '' : text.replace(/,/g, '');
      expect([row[0], head[place + 1], saved === '' ? '' : halfUp(Number(saved), 2)]).toEqual([
        row[0],
        head[place + 1],
        shown === '' ? '' : Number(shown),
      ]);
    });
  });
}

/**
 * What stands on a base is stated with it, and nothing is concluded from one that is too small.
 *
 * @param said the sentence read from the numbers, their title, and what stands on the elements
 * @param ofRegions whether the regions are compared, so that addresses carry it
 */
export function expectCarried(text: string, said: string, ofRegions: boolean): void {
  const bases = statedBases(text).filter(({ of }) => ofRegions || of !== '地址');
  const whole = /来源整体报送/.test(text) && bases.length === 0;
  if (bases.length === 0 && !whole) expect(text).toMatch(/没有说明已知多少|没有可以统计的数据/);
  const carried = whole || (bases.length > 0 && bases.every(enough));
  if (!carried)
    expect([said, CLAIM.exec(said.replace(/数据不足（.*$/, ''))?.[0]]).toEqual([said, undefined]);
}
