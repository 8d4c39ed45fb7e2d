import type { ChartData, ChartDescription, ChartLinks } from '@/components/chart/description';
import {
  type Counts,
  isType,
  isValidity,
  type NamedBase,
  ranked,
  saidBase,
  saidLack,
  sentence,
  UNIT,
} from '@/components/chart/ranked';
import { DEFAULT_ROWS } from '@/components/chart/size';
import { LAG_NOTE, trendSentence } from '@/domain/enterprise/lag';
import type { NodeElement } from '@/domain/navigation/nodeQueries';
import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import { combineExpressions } from '@/domain/search/combine';
import { firstLaggingYear } from '@/domain/statistics';
import { enough, knownCount, noConclusion } from '@/domain/statistics/coverage';
import type { NodeDetail } from '@/services/nav';
import { elementLink } from '../lists';

/** A chart of a node with the way from each element to the patents it counts. */
export interface NodeChart {
  readonly key: 'trend' | 'type' | 'validity' | 'applicants' | 'regions';
  readonly description: ChartDescription;
  readonly linkOf: ChartLinks;
}

const FEWEST_ROWS = 3;

/** The years that are known, and whether each is told apart into the city and all others. */
function yearsOf({ node, indicators: { filingTrend } }: NodeDetail) {
  // A year without patents is none only where the filing days tell.
  const filed = { known: node.known?.filing, total: node.total };
  const years = filingTrend.flatMap(({ year, count = null, city = null }) =>
    year === undefined ? [] : { year, count: knownCount(count, filed), city },
  );
  // Without addresses nobody knows which are of the city.
  const placed = enough({ known: node.known?.address, total: node.total });
  const told = years.every(({ count, city }) => count !== null && city !== null);
  return { years, split: placed && told };
}

function trendData(detail: NodeDetail, base: NamedBase): ChartData {
  const { indicators, city, asOf } = detail;
  const { years, split } = yearsOf(detail);
  const lagging = firstLaggingYear(asOf);
  const carried = enough(base.base);
  const said = carried ? trendSentence(indicators.filingTrend, asOf) : noConclusion(saidLack(base));
  const lags = years.some(({ year }) => year >= lagging);
  const parts = [
    { key: 'city', name: city.name, values: years.map((one) => one.city) },
    {
      key: 'others',
      name: '其他',
      values: years.map((one) => (one.count ?? 0) - (one.city ?? 0)),
    },
  ];
  return {
    categories: years.map(({ year }) => ({
      key: String(year),
      label: String(year),
      lagging: year >= lagging,
    })),
    series: split ? parts : [{ name: '全部', values: years.map(({ count }) => count) }],
    unsure: !carried,
    finding: sentence([said, lags && LAG_NOTE].filter(Boolean).join('；')),
  };
}

/** The patents of a year, those of the city, or those of all others. */
function yearLink(detail: NodeDetail, year: string, part?: string) {
  const { node, city } = detail;
  const row = yearsOf(detail).years.find((one) => String(one.year) === year);
  if (!row) return undefined;
  const element: NodeElement = { kind: 'filingYear', year: row.year };
  if (part === 'city') return elementLink(node.expression, element, row.city, city.expression);
  if (part !== 'others') return elementLink(node.expression, element, row.count);
  if (!node.expression || !city.expression) return undefined;
  const others = combineExpressions(node.expression, 'NOT', city.expression);
  const count = (row.count ?? 0) - (row.city ?? 0);
  return others.ok ? elementLink(others.canonical, element, count) : undefined;
}

/** The four charts of a node; types and validity are one of them in two parts. */
export function nodeCharts(detail: NodeDetail): NodeChart[] {
  const { node, indicators, asOf } = detail;
  const { typeShare, validityShare, topApplicants, regionTop } = indicators;
  const chart = (
    key: NodeChart['key'],
    shape: Pick<ChartDescription, 'kind' | 'title' | 'dimension' | 'definition' | 'stacked'>,
    base: NamedBase,
    data: ChartData,
    linkOf: ChartLinks,
  ): NodeChart => ({
    key,
    linkOf,
    description: {
      ...shape,
      unit: UNIT,
      scope: node.name,
      ...(shape.kind !== 'trend' && {
        rows: Math.min(DEFAULT_ROWS, Math.max(FEWEST_ROWS, data.categories.length)),
      }),
      source: '专利检索服务',
      asOf,
      coverage: saidBase(base),
      data,
    },
  });
  const linked = (counts: Counts, elementOf: (value: string) => NodeElement | undefined) => {
    return (value: string) => {
      const element = elementOf(value);
      const count = counts.find((one) => one.value === value)?.count;
      return element && elementLink(node.expression, element, count);
    };
  };
  const on = (of: string, known: number | undefined): NamedBase => ({
    of,
    base: { known, total: node.total },
  });
  const bases = {
    filing: on('申请日', node.known?.filing),
    type: on('专利类型', node.known?.type),
    validity: on('法律状态', node.known?.validity),
    applicants: on('申请人', node.known?.applicants),
    region: on('所在地', node.known?.region),
  };
  const applicants = topApplicants.map(({ name, count }) => ({ value: name, count }));
  return [
    chart(
      'trend',
      {
        kind: 'trend',
        stacked: yearsOf(detail).split,
        title: '申请趋势',
        dimension: '申请年',
        definition: '按申请日所在年统计；发明满 18 个月公布，有底纹的年份还会增加。',
      },
      bases.filing,
      trendData(detail, bases.filing),
      (year, part) => yearLink(detail, year, part),
    ),
    chart(
      'type',
      {
        kind: 'parts',
        title: '专利类型',
        dimension: '专利类型',
        definition: '发明按文献分为公开和授权。',
      },
      bases.type,
      ranked({
        counts: typeShare,
        label: (value) => (isType(value) ? PATENT_TYPES[value] : value),
        base: bases.type,
        parts: { whole: node.total, rest: '类型不详' },
      }),
      linked(typeShare, (value) => (isType(value) ? { kind: 'type', value } : undefined)),
    ),
    chart(
      'validity',
      {
        kind: 'parts',
        title: '有效性',
        dimension: '有效性',
        definition: '按最近一次法律状态推定，不作为法律结论。',
      },
      bases.validity,
      ranked({
        counts: validityShare,
        label: (value) => (isValidity(value) ? VALIDITY[value] : value),
        base: bases.validity,
        parts: { whole: node.total, rest: '有效性不详' },
      }),
      linked(validityShare, (value) =>
        isValidity(value) ? { kind: 'validity', value } : undefined,
      ),
    ),
    chart(
      'applicants',
      {
        kind: 'bars',
        title: '主要申请人',
        dimension: '申请人',
        definition: '共同申请的专利为每个申请人各计一件，最多列 20 个。',
      },
      bases.applicants,
      ranked({ counts: applicants, label: (value) => value, base: bases.applicants }),
      linked(applicants, (name) => ({ kind: 'applicants', names: [name] })),
    ),
    chart(
      'regions',
      {
        kind: 'bars',
        title: '申请人所在地',
        dimension: '省份或国家',
        definition: '按专利记录的国省代码统计。',
      },
      bases.region,
      ranked({
        counts: regionTop,
        label: (value) => value,
        base: bases.region,
        parts: { whole: node.total, rest: '所在地不详' },
      }),
      linked(regionTop, (value) => ({ kind: 'region', value })),
    ),
  ];
}
