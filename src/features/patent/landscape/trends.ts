import type { ChartDescription, ChartLinks } from '@/components/chart/description';
import { trendSentence } from '@/components/chart/findings';
import { sharesOf } from '@/domain/landscape/compared';
import type { Counted } from '@/domain/landscape/counted';
import { firstLaggingYear } from '@/domain/statistics';
import {
  coverageText,
  enough,
  knownCount,
  lackText,
  noConclusion,
} from '@/domain/statistics/coverage';
import { coverages, dayOf, type FacetCounts, SOURCE, scopeOf, singleCounts } from './counts';
import { narrowed } from './narrowed';
import type { CountedSet, WholeYears } from './sets';

/** A chart of the sets, with the list behind each mark. */
export interface Trend {
  readonly description: ChartDescription;
  readonly linkOf: ChartLinks;
}

/** Years that every chart of the page draws, however wide it is, and that findings are about. */
const DRAWN = 20;

const yearsOf = (counts: readonly Counted[]) =>
  counts.map(({ value }) => Number(value)).filter((year) => year > 1000 && year < 10_000);

/** Every year from the first to the last that a set has. */
function allYears(found: readonly (FacetCounts | undefined)[]): number[] {
  const years = found.flatMap((one) => yearsOf(one?.counts ?? []));
  if (years.length === 0) return [];
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index);
}

function valuesOf(found: FacetCounts | undefined, years: readonly number[]): (number | null)[] {
  if (!found) return years.map(() => null);
  const counted = new Map(found.counts.map(({ value, count }) => [value, count]));
  const none = knownCount(0, found.base);
  return years.map((year) => counted.get(String(year)) ?? none);
}

interface Parts {
  readonly description: Omit<ChartDescription, 'data' | 'title' | 'unit' | 'definition'>;
  readonly found: readonly (FacetCounts | undefined)[];
  readonly years: readonly number[];
  readonly categories: readonly { key: string; label: string; lagging: boolean }[];
  readonly linkOf: ChartLinks;
}

function partsOf(sets: readonly CountedSet[]): Parts {
  const found = sets.map((set) => singleCounts(set, 'filingYear'));
  const years = allYears(found);
  const asOf = dayOf(sets);
  const lagging = firstLaggingYear(sets.map(({ data }) => data.dataDate).sort()[0] ?? '');
  return {
    found,
    years,
    categories: years.map((year) => ({
      key: String(year),
      label: String(year),
      lagging: year >= lagging,
    })),
    linkOf: (year, series) => {
      const at = series === undefined ? (sets.length === 1 ? 0 : -1) : Number(series);
      const set = sets[at];
      const counted = found[at]?.counts.some(({ value, count }) => value === year && count > 0);
      return set && counted ? narrowed(set, { values: { filingYear: year } }) : undefined;
    },
    description: {
      kind: 'trend',
      rows: DRAWN,
      dimension: '申请年',
      scope: scopeOf(sets),
      source: SOURCE,
      asOf,
      coverage: coverages(sets, (_, index) =>
        coverageText(found[index]?.base ?? NOTHING, '申请日'),
      ),
    },
  };
}

const NOTHING = { known: undefined, total: undefined };

const LAG = '发明专利申请满 18 个月公布，有底纹的年份还会增加。';

/** Sentences of the sets, each with its name; those that too little carries share one sentence. */
function said(
  sets: readonly CountedSet[],
  { found }: Parts,
  sentence: (index: number) => string,
): string {
  const little: string[] = [];
  const parts: string[] = [];
  sets.forEach(({ name }, index) => {
    const base = found[index]?.base ?? NOTHING;
    const several = sets.length > 1;
    if (!enough(base)) {
      little.push((several ? `“${name}”的专利` : '') + lackText(base, '申请日'));
      return;
    }
    const text = sentence(index);
    if (text) parts.push(several ? `${name}：${text}` : text);
  });
  if (little.length > 0) parts.push(noConclusion(little.join('，')));
  return parts.length > 0 ? `${parts.join('；')}。` : '';
}

/** How many were filed in each year, a line for each set. */
export function growth(sets: readonly CountedSet[]): Trend {
  const parts = partsOf(sets);
  const { description, found, years, categories, linkOf } = parts;
  const series = sets.map(({ name }, index) => ({
    name,
    key: String(index),
    values: valuesOf(found[index], years),
    // A line is a conclusion; the columns of one set are counts.
    undrawn: sets.length > 1 && !enough(found[index]?.base),
  }));
  const finding = said(sets, parts, (index) => {
    const sentence = trendSentence({
      categories: categories.slice(-DRAWN),
      values: (series[index]?.values ?? []).slice(-DRAWN),
      unit: '件',
    });
    return sentence && years.length > DRAWN ? `最近 ${DRAWN} 年里，${sentence}` : sentence;
  });
  return {
    linkOf,
    description: {
      ...description,
      title: '历年申请量',
      unit: '件',
      definition: `按申请日所在年统计。${LAG}`,
      data: { categories, series, finding },
    },
  };
}

/**
 * What each set makes of all patents that are held of a year. A share is a conclusion: none is drawn
 * where the year of too few is known, of the set or of all.
 */
export function shares(sets: readonly CountedSet[], whole: WholeYears): Trend {
  const parts = partsOf(sets);
  const { description, found, years, categories, linkOf } = parts;
  const wholes = years.map((year) => whole.counts.get(String(year)) ?? null);
  const carried = enough(whole.base);
  const series = sets.map(({ name }, index) => ({
    name,
    key: String(index),
    values:
      carried && enough(found[index]?.base)
        ? sharesOf(valuesOf(found[index], years), wholes)
        : years.map(() => null),
  }));
  const drawn = series.some(({ values }) => values.some((value) => value !== null));
  const ofAll = coverageText(whole.base, '全库的申请日');
  const first = categories.length - DRAWN;
  const settled = categories.flatMap(({ lagging }, at) => (lagging || at < first ? [] : at));
  const shareOf = (index: number) => {
    const known = settled.flatMap((at) => {
      const value = series[index]?.values[at];
      return typeof value === 'number' ? { year: years[at], value } : [];
    });
    const [from] = known;
    const last = known.at(-1);
    if (!from || !last || from === last) return '';
    return `占比 ${from.year} 年 ${from.value.toFixed(1)}%，${last.year} 年 ${last.value.toFixed(1)}%`;
  };
  const finding = carried
    ? said(sets, parts, shareOf)
    : `${noConclusion(`全库${lackText(whole.base, '申请日')}`)}。`;
  return {
    linkOf,
    description: {
      ...description,
      coverage: `${description.coverage}；${ofAll}`,
      title: '占全库同年申请的比例',
      unit: '%',
      definition: `分母是本平台收录的该年申请的全部专利，不到 10 件的年份不算占比。${LAG}`,
      data: drawn ? { categories, series, finding } : { categories: [], series: [], finding },
    },
  };
}
