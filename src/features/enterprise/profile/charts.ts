import type {
  ChartCategory,
  ChartData,
  ChartDescription,
  ChartLinks,
} from '@/components/chart/description';
import { mostSentence } from '@/components/chart/findings';
import { DEFAULT_ROWS } from '@/components/chart/layout';
import { ipcTitle } from '@/domain/classification/ipcClasses';
import type { ChartElement } from '@/domain/enterprise/chartQueries';
import { everyYear, LAG_NOTE, trendSentence } from '@/domain/enterprise/lag';
import { PATENT_TYPES, type PatentType, VALIDITY, type Validity } from '@/domain/patentLabels';
import { firstLaggingYear } from '@/domain/statistics';
import type { EnterpriseAnalysis } from '@/services/data/enterprise';
import { elementLink } from '../patentLists';
import type { Scope } from './scope';

/** Charts of an enterprise by what they show. */
export type EnterpriseChartKey =
  | 'filingYear'
  | 'publicationYear'
  | 'grantYear'
  | 'type'
  | 'validity'
  | 'ipc'
  | 'cited'
  | 'inventor'
  | 'coApplicant'
  | 'operation'
  | 'invalidReason';

/** A chart with the way from each of its elements to the patents it counts. */
export interface EnterpriseChart {
  readonly key: EnterpriseChartKey;
  readonly description: ChartDescription;
  /** What an element counts, by the keys of its category and, for a part of a column, its series. */
  readonly elementOf: (category: string, series?: string) => ChartElement | undefined;
  readonly linkOf: ChartLinks;
}

type Counts = readonly { readonly value: string; readonly count: number }[];

interface Shape {
  readonly key: EnterpriseChartKey;
  readonly kind: ChartDescription['kind'];
  readonly title: string;
  readonly dimension: string;
  readonly definition: string;
  readonly stacked?: boolean;
  readonly data: (analysis: EnterpriseAnalysis) => ChartData;
  readonly elementOf: (
    analysis: EnterpriseAnalysis,
    category: string,
    series?: string,
  ) => ChartElement | undefined;
}

const UNIT = '件';

const isType = (value: string): value is PatentType => Object.hasOwn(PATENT_TYPES, value);
const isValidity = (value: string): value is Validity => Object.hasOwn(VALIDITY, value);

/** A ranking or the parts of a whole. */
function ranked(counts: Counts, label: (value: string) => string, whole?: number): ChartData {
  const categories = counts.map(({ value }) => ({
    key: value,
    label: label(value),
    ...((isType(value) || isValidity(value)) && { tone: value }),
  }));
  const values = counts.map(({ count }) => count);
  return {
    categories,
    series: [{ name: '数量', values }],
    whole,
    finding: sentence(mostSentence({ categories, values, unit: UNIT, whole })),
  };
}

const sentence = (text: string): string => (text ? `${text}。` : '');

function yearCategories(years: readonly number[], asOf: string | undefined): ChartCategory[] {
  const lagging = asOf === undefined ? Number.POSITIVE_INFINITY : firstLaggingYear(asOf);
  return years.map((year) => ({
    key: String(year),
    label: String(year),
    lagging: year >= lagging,
  }));
}

const yearValues = (counts: Counts) =>
  everyYear(counts.map(({ value, count }) => ({ year: Number(value), count })));

/** Counts by a year that is known at once, without lag. */
function yearly(counts: Counts): ChartData {
  const all = yearValues(counts);
  const categories = yearCategories(
    all.map(({ year }) => year),
    undefined,
  );
  const values = all.map(({ count }) => count);
  return {
    categories,
    series: [{ name: '数量', values }],
    finding: sentence(mostSentence({ categories, values, unit: UNIT }, ' 年')),
  };
}

const TYPES: readonly PatentType[] = ['INVENTION_GRANT', 'INVENTION_PUB', 'UTILITY', 'DESIGN'];

/** Filings by year and type; the years that are not all published yet are marked. */
function filings({ byFilingYear, dataDate }: EnterpriseAnalysis): ChartData {
  const all = yearValues(byFilingYear);
  const categories = yearCategories(
    all.map(({ year }) => year),
    dataDate,
  );
  const byYear = new Map(byFilingYear.map((one) => [Number(one.value), one.types]));
  const count = (year: number, type: PatentType) =>
    byYear.get(year)?.find(({ value }) => value === type)?.count ?? 0;
  const series = TYPES.map((type) => ({
    key: type,
    name: PATENT_TYPES[type],
    tone: type,
    values: all.map(({ year }) => count(year, type)),
  })).filter(({ values }) => values.some((value) => value > 0));
  const trend = trendSentence(all, dataDate);
  const lags = categories.some(({ lagging }) => lagging);
  const most = mostSentence({ categories, values: all.map((one) => one.count), unit: UNIT }, ' 年');
  return {
    categories,
    series,
    finding: sentence([trend ?? most, lags && LAG_NOTE].filter(Boolean).join('；')),
  };
}

const bandLabel = (from: number, to: number | null): string => {
  if (to === null) return `${from} 次及以上`;
  return from === to ? `${from} 次` : `${from}—${to} 次`;
};

function citedData({ byCitedCount }: EnterpriseAnalysis): ChartData {
  const counts = byCitedCount.map(({ from, to, count }) => ({
    value: `${from}-${to ?? ''}`,
    count,
    label: bandLabel(from, to),
  }));
  if (counts.every(({ count }) => count === 0)) return ranked([], String);
  return ranked(counts, (value) => counts.find((one) => one.value === value)?.label ?? value);
}

function ipcLabel(symbol: string): string {
  const title = ipcTitle(symbol) ?? ipcTitle(symbol.slice(0, 3));
  return title ? `${symbol} ${title}` : symbol;
}

const asIs = (value: string) => value;

const SHAPES: readonly Shape[] = [
  {
    key: 'filingYear',
    kind: 'trend',
    stacked: true,
    title: '申请趋势',
    dimension: '申请年',
    definition: '按申请日所在年和专利类型统计；发明满 18 个月公布，有底纹的年份还会增加。',
    data: filings,
    elementOf: (_, year, type) => ({
      kind: 'filingYear',
      year,
      ...(type !== undefined && isType(type) && { type }),
    }),
  },
  {
    key: 'publicationYear',
    kind: 'trend',
    title: '公开趋势',
    dimension: '公开年',
    definition: '按公开（公告）日所在年统计。',
    data: ({ byPublicationYear }) => yearly(byPublicationYear),
    elementOf: (_, year) => ({ kind: 'publicationYear', year }),
  },
  {
    key: 'grantYear',
    kind: 'trend',
    title: '授权趋势',
    dimension: '授权年',
    definition: '按授权公告日所在年统计。',
    data: ({ byGrantYear }) => yearly(byGrantYear),
    elementOf: (_, year) => ({ kind: 'grantYear', year }),
  },
  {
    key: 'type',
    kind: 'parts',
    title: '专利类型',
    dimension: '专利类型',
    definition: '发明按文献分为公开和授权。',
    data: ({ byType, total }) =>
      ranked(byType, (value) => (isType(value) ? PATENT_TYPES[value] : value), total),
    elementOf: (_, value) => (isType(value) ? { kind: 'type', value } : undefined),
  },
  {
    key: 'validity',
    kind: 'parts',
    title: '有效性',
    dimension: '有效性',
    definition: '按最近一次法律状态推定，不作为法律结论。',
    data: ({ byValidity, total }) =>
      ranked(byValidity, (value) => (isValidity(value) ? VALIDITY[value] : value), total),
    elementOf: (_, value) => (isValidity(value) ? { kind: 'validity', value } : undefined),
  },
  {
    key: 'ipc',
    kind: 'bars',
    title: '技术构成',
    dimension: 'IPC 小类',
    definition: '有几个小类的专利为每个小类各计一件，最多列 20 个。',
    data: ({ topIpc }) => ranked(topIpc, ipcLabel),
    elementOf: (_, symbol) => ({ kind: 'ipc', symbol }),
  },
  {
    key: 'cited',
    kind: 'bars',
    title: '被引证次数',
    dimension: '被引证次数',
    definition: '按被其他专利引证的次数分段统计。',
    data: citedData,
    elementOf: ({ byCitedCount }, value) => {
      const band = byCitedCount.find(({ from, to }) => `${from}-${to ?? ''}` === value);
      return band && { kind: 'cited', from: band.from, to: band.to };
    },
  },
  {
    key: 'inventor',
    kind: 'bars',
    title: '主要发明人',
    dimension: '发明人',
    definition: '几人共同发明的专利为每人各计一件，同名的人不区分，最多列 20 人。',
    data: ({ topInventors }) => ranked(topInventors, asIs),
    elementOf: (_, name) => ({ kind: 'inventor', name }),
  },
  {
    key: 'coApplicant',
    kind: 'bars',
    title: '共同申请人',
    dimension: '共同申请人',
    definition: '与统计范围以外的申请人共同申请的专利，最多列 20 个。',
    data: ({ coApplicants }) => ranked(coApplicants, asIs),
    elementOf: (_, name) => ({ kind: 'coApplicant', name }),
  },
  {
    key: 'operation',
    kind: 'bars',
    title: '专利运营',
    dimension: '运营类型',
    definition: '按登记或备案的转让、许可、质押等统计，一件专利可有几种。',
    data: ({ operations }) => ranked(operations, asIs),
    elementOf: (_, value) => ({ kind: 'operation', value }),
  },
  {
    key: 'invalidReason',
    kind: 'bars',
    title: '失效原因',
    dimension: '最近法律状态',
    definition: '失效专利按最近一次法律状态统计。',
    data: ({ invalidReasons }) => ranked(invalidReasons, asIs),
    elementOf: ({ invalidReasons }, value) => ({
      kind: 'invalidReason',
      value,
      among: invalidReasons.map((one) => one.value),
    }),
  },
];

/** How many patents an element stands for. */
function counted({ categories, series }: ChartData, category: string, part?: string): number {
  const index = categories.findIndex(({ key }) => key === category);
  const parts = part === undefined ? series : series.filter(({ key }) => key === part);
  return parts.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
}

const FEWEST_ROWS = 3;

const roomFor = ({ categories }: ChartData): number =>
  Math.min(DEFAULT_ROWS, Math.max(FEWEST_ROWS, categories.length));

/** The charts of an analysis; in the title whose they are, where several names are counted. */
export function enterpriseCharts(
  analysis: EnterpriseAnalysis,
  { names, title: whose, source, asOf }: Scope,
): EnterpriseChart[] {
  return SHAPES.map(({ key, data: dataOf, elementOf: shapeOf, title, ...shape }) => {
    const data = dataOf(analysis);
    const elementOf = (category: string, series?: string) => {
      const some = counted(data, category, series) > 0;
      return some ? shapeOf(analysis, category, series) : undefined;
    };
    return {
      key,
      elementOf,
      linkOf: (category, series) => {
        const element = elementOf(category, series);
        return element && elementLink(names, element);
      },
      description: {
        ...shape,
        title: names.length > 1 ? `${title}：${whose}` : title,
        unit: UNIT,
        scope: whose,
        // The numbers are there with the chart: it keeps no more room than they take.
        ...(shape.kind !== 'trend' && { rows: roomFor(data) }),
        source,
        asOf,
        data,
      },
    };
  });
}
