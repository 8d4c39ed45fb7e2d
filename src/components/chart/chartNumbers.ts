import type { ExportTable } from '@/components/export/table';
import { percentOf } from '@/domain/statistics';
import type { ChartData, ChartDescription } from './description';
import { remark, sumOf } from './wording';

/** Heads the column of what the series of a stacked chart add up to. */
const SUM_TITLE = '合计';

/** Heads the column of shares. */
export const SHARE_TITLE = '占比（%）';

const YEAR = /^\d{4}$/;

/**
 * The numbers of a chart as a table: the category, one column for each series with its unit, their
 * sum where they are parts of a whole, the share in percent where there is one, and remarks where there are any.
 */
export function chartNumbers(
  { kind, title, dimension, unit, stacked = false }: ChartDescription,
  data: ChartData,
): ExportTable {
  const { categories, series, whole } = data;
  const shares = series.length === 1 && whole !== undefined;
  const remarks = categories.some((category) => remark(category));
  return {
    name: title,
    columns: [
      { title: dimension },
      ...series.map(({ name }) => ({ title: `${name}（${unit}）` })),
      ...(stacked ? [{ title: `${SUM_TITLE}（${unit}）` }] : []),
      ...(shares ? [{ title: SHARE_TITLE }] : []),
      ...(remarks ? [{ title: '备注' }] : []),
    ],
    rows: categories.map((category, index) => {
      const { label } = category;
      const values = series.map(({ values }) => values[index] ?? null);
      return [
        kind === 'trend' && YEAR.test(label) ? Number(label) : label,
        ...values,
        ...(stacked ? [sumOf(data, index)] : []),
        ...(shares ? [percentOf(values[0] ?? null, whole)] : []),
        ...(remarks ? [remark(category)] : []),
      ];
    }),
  };
}
