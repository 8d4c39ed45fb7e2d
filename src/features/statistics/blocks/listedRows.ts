import { nameText } from '@/domain/nameText';
import { type Ranked, rankByValue } from '@/domain/statistics/figures';
import type { StatisticsRow, StatisticsSeries } from '@/services/data/statistics';

/** Begins the keys that rows without one are given, to be told apart on the page. */
export const NO_KEY = '?';

/** The rows with a key and a label of their own; without one no list of patents can be named. */
const namedRows = (series: StatisticsSeries | undefined): StatisticsRow[] =>
  (series?.rows ?? []).map((row, index) => ({
    ...row,
    key: row.key || `${NO_KEY}${index}`,
    label: row.label || (row.rest ? '未分类' : nameText(row.key)),
    query: row.key || row.rest ? row.query : null,
  }));

/** Key of what belongs to none of the values of a dimension. */
export const REST = 'rest';

type NamedRow = Omit<StatisticsRow, 'rest'> & { readonly rest: boolean };

/**
 * The rows as they are listed: by their figures, with places only where the series carries them;
 * what has none of the values stands at the end as a part of its own.
 */
export function listedRows(
  series: StatisticsSeries | undefined,
  ranks: boolean,
): Ranked<NamedRow>[] {
  const rows = namedRows(series).map((row): NamedRow => ({ ...row, rest: row.rest === true }));
  const ranked = rankByValue(rows.filter(({ rest }) => !rest));
  return [
    ...(ranks ? ranked : ranked.map((row) => ({ ...row, rank: null }))),
    ...rows.filter(({ rest }) => rest).map((row) => ({ ...row, key: REST, rank: null })),
  ];
}
