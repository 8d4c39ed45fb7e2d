import { amountText } from '@/domain/adjudication/amount';
import {
  AWARD_GROUPS,
  type AwardedRow,
  type AwardGrouping,
  awardGroups,
  awardOf,
  LEAST_DRAWN,
  shareBelow,
  spreadOf,
  upheldOf,
} from '@/domain/adjudication/awards';
import { coverageText, enough } from '@/domain/statistics/coverage';
import type { SpreadLine } from './spreadPicture';

/** What is measured of a judgment. */
export interface Measure {
  readonly key: 'award' | 'upheld' | 'length';
  readonly title: string;
  readonly unit: string;
  /** How it was counted, in sentences. */
  readonly definition: string;
  /** What has to be known of a judgment, in words: 判赔金额. */
  readonly known: string;
  /** Values lie over several powers of ten; only those above zero are drawn. */
  readonly log: boolean;
  /** Null where the document does not say. */
  readonly of: (row: AwardedRow) => number | null;
  readonly format: (value: number) => string;
}

const COUNTED = '只统计文书写明的数字，不是对任何案件的预测；同一纠纷的一审、二审各算一篇。';

const round = (value: number): number => Math.round(value * 10) / 10;

export const AWARD: Measure = {
  key: 'award',
  title: '判赔金额的分布',
  unit: '元',
  known: '判赔金额',
  definition: `${COUNTED}二审文书的金额可能是一审判定、二审维持的。未判赔（0 元）的不在分布里，另写篇数；横轴是对数刻度，按十倍递增。`,
  log: true,
  of: awardOf,
  format: (value) => amountText(value >= 100 ? Math.round(value) : value),
};

export const UPHELD: Measure = {
  key: 'upheld',
  title: '判赔占诉请的比例',
  unit: '%',
  known: '诉请和判赔金额',
  definition: `${COUNTED}判赔金额除以诉请金额，两个都写明的才算；未判赔的是 0%。`,
  log: false,
  of: upheldOf,
  format: (value) => `${round(value)}%`,
};

/** From the filing to the judgment; the days come from elsewhere. */
export const lengthMeasure = (daysOf: (row: AwardedRow) => number | null): Measure => ({
  key: 'length',
  title: '从立案到裁判的天数',
  unit: '天',
  known: '立案日期',
  definition: `${COUNTED}立案日期从文书“立案”“受理”前后的文字里读出，读不出的不算；二审从二审立案算起。`,
  log: false,
  of: daysOf,
  format: (value) => `${Math.round(value)} 天`,
});

/** A distribution with all that is said about it. */
export interface BuiltSpread {
  /** All of them first, then the groups with enough values. */
  readonly lines: readonly SpreadLine[];
  readonly finding: string;
  readonly coverage: string;
  /** Groups that are not drawn, and what is not in the distribution. */
  readonly notes: readonly string[];
}

const known = (rows: readonly AwardedRow[], of: Measure['of']) =>
  rows.flatMap((row) => of(row) ?? []);

/** The values of a measure that can stand in its distribution. */
const drawable = ({ of, log }: Measure, rows: readonly AwardedRow[]) =>
  known(rows, of).filter((value) => !log || value > 0);

/** How many judgments state a measure, in words; '' where they are enough for a distribution. */
export function tooFew(measure: Measure, rows: readonly AwardedRow[]): string {
  const { of, log, known: what } = measure;
  if (known(rows, of).length === 0) return `所看的各篇都没有${what}的数据`;
  const values = drawable(measure, rows);
  return spreadOf(values) ? '' : `写明${log ? '大于 0 的' : ''}${what}的 ${values.length} 篇`;
}

/** The document on screen in words, against the others; '' without one. */
function markSentence(
  { log, format, known: what }: Measure,
  values: number[],
  mark?: number | null,
) {
  if (mark === undefined) return '';
  if (mark === null) return `本案没有写明${what}，图上没有标出。`;
  if (log && mark === 0) return '本案未判赔（0 元），不在图上。';
  return `本案 ${format(mark)}，高于其中 ${shareBelow(values, mark)}%。`;
}

/** The groups of a grouping, those of too few values in words. */
function groupLines(measure: Measure, rows: readonly AwardedRow[], by: AwardGrouping) {
  const lines: SpreadLine[] = [];
  const few: string[] = [];
  for (const { key, label, rows: inside } of awardGroups(rows, by)) {
    const values = drawable(measure, inside);
    const spread = spreadOf(values);
    if (spread) lines.push({ key, label, count: values.length, spread });
    else few.push(`${label} ${values.length} 篇`);
  }
  return { lines, few };
}

/**
 * One measure of judgments as a distribution, whole and by group.
 *
 * @param mark value of the document on screen; null where it does not say, undefined without one
 */
export function builtSpread(
  measure: Measure,
  rows: readonly AwardedRow[],
  by: AwardGrouping,
  mark?: number | null,
): BuiltSpread {
  const { of, log, format, known: what } = measure;
  const stated = known(rows, of);
  const values = drawable(measure, rows);
  const base = { known: stated.length, total: rows.length };
  const coverage = coverageText(base, what);
  const zeros = stated.length - values.length;
  const none = zeros > 0 ? [`另有 ${zeros} 篇写明未判赔（0 元）。`] : [];
  // Drawn as 0 %, they are told as they are where they stand apart.
  const inside = of === upheldOf ? values.filter((value) => value === 0).length : 0;
  const spread = spreadOf(values);
  if (!spread) {
    const text =
      stated.length === 0
        ? `所看的各篇都没有${what}的数据，不画分布。`
        : `写明${log ? '大于 0 的' : ''}${what}的只有 ${values.length} 篇，不到 ${LEAST_DRAWN} 篇，不画分布。`;
    return { lines: [], finding: text, coverage, notes: none };
  }
  const { least, lower, median, upper, most } = spread;
  const counted = zeros > 0 ? `判赔大于 0 元的 ${values.length} 篇` : `${values.length} 篇`;
  const among = inside > 0 ? `（其中 ${inside} 篇未判赔，为 0%）` : '';
  const read = `${counted}${among}的中位数 ${format(median)}，中间一半在 ${format(lower)}至 ${format(upper)}之间，最低 ${format(least)}，最高 ${format(most)}。${markSentence(measure, values, mark)}`;
  const { lines, few } = groupLines(measure, rows, by);
  const left =
    few.length > 0
      ? [`按${AWARD_GROUPS[by]}，不到 ${LEAST_DRAWN} 篇的不画：${few.join('、')}。`]
      : [];
  return {
    lines: [{ key: '', label: '全部', count: values.length, spread }, ...lines],
    // Both may be looked at; nothing is concluded from them.
    finding: enough(base)
      ? read
      : `数据不足（${rows.length} 篇中 ${stated.length} 篇写明${what}），仅供参考。`,
    coverage,
    notes: [...none, ...left],
  };
}
