import type { ChartCategory, ChartDescription } from '@/components/chart/description';
import { mostSentence, trendSentence } from '@/components/chart/findings';
import { quantity } from '@/components/chart/wording';
import { choiceOf } from '@/components/list/facets/filters';
import { type ClassLabels, valueLabel } from '@/components/patent/patentFacets';
import { bySize } from '@/domain/bySize';
import { ipcTitle } from '@/domain/classification/ipcClasses';
import { firstLaggingYear } from '@/domain/statistics';
import {
  type AnsweredCoverage,
  coverageText,
  enough,
  knownCount,
  lackText,
  noConclusion,
} from '@/domain/statistics/coverage';
import type { Filters } from '@/links/filters';
import type { Facet, FacetName, SearchResult } from '@/services/cnipr';
import { isChartTone } from '../../../../../config/chartTones';

/** What the charts are made of. */
export interface CountedResult {
  result: Pick<SearchResult, 'facets' | 'totalElements' | 'dataDate'>;
  /** `YYYY-MM-DD` on which it was counted. */
  day: string;
}

/** A chart of the result and the facet that its elements filter. */
export interface ResultChart {
  facet: FacetName;
  description: ChartDescription;
}

const UNIT = '件';
const SOURCE = '专利检索服务';

const SHAPES: readonly (Omit<
  ChartDescription,
  'unit' | 'scope' | 'source' | 'asOf' | 'data' | 'definition'
> & {
  facet: FacetName;
  definition: string;
  many: boolean;
  /** What the patents lack that are counted nowhere. */
  lacks: string;
})[] = [
  {
    facet: 'filingYear',
    kind: 'trend',
    title: '申请趋势',
    dimension: '申请年',
    definition: '按申请日所在年统计；发明专利申请满 18 个月公布，有底纹的年份还会增加。',
    many: false,
    lacks: '申请日',
  },
  {
    facet: 'validity',
    kind: 'parts',
    title: '有效性',
    dimension: '有效性',
    definition: '按最近一次法律状态推定，不作为法律结论。',
    rows: 5,
    many: false,
    lacks: '有效性记录',
  },
  {
    facet: 'patentType',
    kind: 'parts',
    title: '专利类型',
    dimension: '专利类型',
    definition: '发明按文献分为公开和授权。',
    rows: 5,
    many: false,
    lacks: '专利类型',
  },
  {
    facet: 'applicant',
    kind: 'bars',
    title: '申请人排名',
    dimension: '申请人',
    definition: '共同申请的专利为每个申请人各计一件。',
    many: true,
    lacks: '申请人',
  },
  {
    facet: 'ipcClass',
    kind: 'bars',
    title: 'IPC 大类排名',
    dimension: 'IPC 大类',
    definition: '有几个大类的专利为每个大类各计一件。',
    many: true,
    lacks: 'IPC 分类号',
  },
];

/** Facets the charts are made of. */
export const CHART_FACETS: readonly FacetName[] = SHAPES.map(({ facet }) => facet);

/** Values asked for of each: more than there are years of the Patent Law. */
export const CHART_FACET_SIZE = 60;

/** As in the facets; a class that the dictionary does not have gets its title all the same. */
function labelOf(facet: FacetName, value: string, classes: ClassLabels): string {
  const label = valueLabel(facet, value, classes);
  const title = facet === 'ipcClass' && label === value ? ipcTitle(value) : null;
  return title ? `(${value})${title}` : label;
}

/** Amid a sentence the number of a class stands before its title without brackets. */
function inSentence(category: ChartCategory): ChartCategory {
  return { ...category, label: category.label.replace(`(${category.key})`, `${category.key} `) };
}

const NOTHING = { categories: [], series: [] };

interface Counts {
  categories: ChartCategory[];
  /** Null where the number is not known. */
  values: (number | null)[];
}

/**
 * What is chosen in a chart, which also draws what is not: a facet does not narrow its own counts.
 *
 * @returns '' where nothing is
 */
function chosenSentence({ categories }: Counts): string {
  const chosen = categories.flatMap(({ choice, label }) =>
    choice === 'include' ? `“${label}”` : [],
  );
  return chosen.length > 0 ? `已选${chosen.join('、')}；没有选的也画出，按其他条件统计` : '';
}

/** Every year from the first to the last: one that is not listed has none, where the days tell. */
function yearCounts(
  { values }: Facet,
  base: AnsweredCoverage,
  filters: Filters,
  day: string,
): Counts {
  const counted = new Map(values.map(({ value, count }) => [Number(value), count]));
  const years = [...counted.keys()].filter((year) => year > 1000 && year < 10_000);
  if (years.length === 0) return { categories: [], values: [] };
  const first = Math.min(...years);
  const all = Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index);
  const lagging = firstLaggingYear(day);
  const none = knownCount(0, base);
  return {
    categories: all.map((year) => ({
      key: String(year),
      label: String(year),
      lagging: year >= lagging,
      choice: choiceOf(filters, 'filingYear', String(year)),
    })),
    values: all.map((year) => (counted.has(year) ? (counted.get(year) ?? null) : none)),
  };
}

function rankCounts(
  name: FacetName,
  { values, missing = 0 }: Facet,
  filters: Filters,
  classes: ClassLabels,
): Counts {
  // An empty value stands for the patents without one, which are counted apart.
  const named = values.filter(({ value }) => value !== '');
  const counted = bySize(named, missing > 0 ? [{ value: '', count: missing }] : []);
  return {
    categories: counted.map(({ value }) => ({
      key: value,
      label: labelOf(name, value, classes),
      tone: value === '' ? 'UNKNOWN' : isChartTone(value) ? value : undefined,
      choice: choiceOf(filters, name, value),
    })),
    values: counted.map(({ count }) => count ?? null),
  };
}

/**
 * What shares of a facet are taken of: all that was counted under the other filters. Of a facet
 * with several values to a patent that is known only while the facet itself does not filter.
 */
function wholeOf(
  name: FacetName,
  { values, missing, other }: Facet,
  many: boolean,
  filters: Filters,
  total: number,
): number | undefined {
  if (many) return filters.include[name] || filters.exclude[name] ? undefined : total;
  const counts = [missing, other, ...values.map(({ count }) => count)];
  const known = counts.flatMap((count) => count ?? []);
  return known.length < counts.length ? undefined : known.reduce((sum, count) => sum + count, 0);
}

/** Of how many of the patents that were counted it is known what is counted. */
function baseOf({ missing }: Facet, total: number | undefined): AnsweredCoverage {
  const told = total !== undefined && missing !== undefined && missing <= total;
  return { known: told ? total - missing : undefined, total };
}

/**
 * The charts of a result; nothing is concluded where too few of the patents tell.
 *
 *
 * @param counted undefined while it is on its way
 * @param filters of the result; chosen values are marked
 * @param classes class numbers with their titles
 * @param scope what was counted, in words
 * @param today `YYYY-MM-DD`, until the result has its own day
 */
export function resultCharts(
  counted: CountedResult | undefined,
  filters: Filters,
  classes: ClassLabels,
  scope: string,
  today: string,
): ResultChart[] {
  return SHAPES.map(({ facet, many, lacks, ...shape }) => {
    const asOf = counted?.day ?? today;
    const description = { ...shape, unit: UNIT, scope, source: SOURCE, asOf };
    const found = counted?.result.facets.find(({ name }) => name === facet);
    if (!counted) return { facet, description: { ...description, data: undefined } };
    // It came with the others, or does not come.
    if (!found) return { facet, description: { ...description, data: NOTHING } };
    const trend = shape.kind === 'trend';
    const total = wholeOf(facet, found, many, filters, counted.result.totalElements);
    const base = baseOf(found, total);
    const carried = enough(base);
    // Of a ranking that is filtered by itself nobody knows what it is taken of.
    const coverage = total === undefined ? '' : coverageText(base, lacks);
    const { categories, values } = trend
      ? yearCounts(found, base, filters, counted.result.dataDate || asOf)
      : rankCounts(facet, found, filters, classes);
    const whole = carried ? total : undefined;
    const known = categories.flatMap(({ key }, index) => (key === '' ? [] : index));
    const most = (trend ? trendSentence : mostSentence)({
      categories: known.flatMap((index) => categories[index] ?? []).map(inSentence),
      values: known.map((index) => values[index] ?? null),
      unit: UNIT,
      whole,
    });
    const kept =
      !carried && coverage && known.length > 0 ? noConclusion(lackText(base, lacks)) : '';
    const chosen = chosenSentence({ categories, values });
    const concluded = carried ? chosen || most : [chosen, kept].filter(Boolean).join('；');
    const unknown =
      found.missing && !kept ? `另有 ${quantity(found.missing)} ${UNIT}没有${lacks}` : '';
    const finding = [concluded, unknown].filter(Boolean).join('；');
    return {
      facet,
      description: {
        ...description,
        ...(coverage && { coverage }),
        data: {
          categories,
          series: [{ name: '数量', values }],
          whole,
          unsure: !carried,
          finding: finding && `${finding}。`,
          more: (found.other ?? 0) > 0,
        },
      },
    };
  });
}
