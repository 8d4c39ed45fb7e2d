import type { Count } from './types';

/** Values with their counts, the most frequent first; among equals by text. */
export function countValues(values: Iterable<string>): Count[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** The same in the order of the values, such as years. */
export function countInOrder(values: Iterable<string>): Count[] {
  return countValues(values).sort((a, b) => (a.value < b.value ? -1 : 1));
}

/** Distinct values of each row, all together: a row counts once for a value. */
export function distinctOf<Row>(
  rows: readonly Row[],
  valuesOf: (row: Row) => readonly (string | undefined)[],
): string[] {
  return rows.flatMap((row) => [
    ...new Set(valuesOf(row).filter((value) => value !== undefined && value !== '')),
  ]) as string[];
}

/** Mean to one decimal of the values that are known; null when none is. */
export function averageOf(values: readonly (number | undefined | null)[]): number | null {
  const known = values.filter((value) => typeof value === 'number');
  if (known.length === 0) return null;
  return Math.round((known.reduce((sum, value) => sum + value, 0) * 10) / known.length) / 10;
}
