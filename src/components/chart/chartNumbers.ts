import type { ExportTable } from '@/components/export/table';
import { percentOf } from '@/domain/statistics';
import type { ChartData, ChartDescription } from './description';
import { remark } from './wording';

/** Heads the column of shares. */
export const SHARE_TITLE = '占比（%）';

const YEAR = /^\d{4}$/;

/**
 * The numbers of a chart as a table: the category, one column for each series with its unit, the
 * share in percent where there is one, and remarks where there are any.
 */
export function chartNumbers(
  { kind, title, dimension, unit }: ChartDescription,
  { categories, series, whole }: ChartData,
): ExportTable {
  const shares = series.length === 1 && whole !== undefined;
  const remarks = categories.some((category) => remark(category));
  return {
    name: title,
    columns: [
      { title: dimension },
      ...series.map(({ name }) => ({ title: `${name}（${unit}）` })),
      ...(shares ? [{ title: SHARE_TITLE }] : []),
      ...(remarks ? [{ title: '备注' }] : []),
    ],
    rows: categories.map((category, index) => {
      const { label } = category;
      const values = series.map(({ values }) => values[index] ?? null);
      return [
        kind === 'trend' && YEAR.test(label) ? Number(label) : label,
        ...values,
        ...(shares ? [percentOf(values[0] ?? null, whole)] : []),
        ...(remarks ? [remark(category)] : []),
      ];
    }),
  };
}
