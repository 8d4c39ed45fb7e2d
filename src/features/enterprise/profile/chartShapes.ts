import type { ChartData, ChartDescription } from '@/components/chart/description';
import { isType, isValidity, type NamedBase, ranked } from '@/components/chart/ranked';
import { ipcLabelAmong } from '@/domain/classification/ipcClasses';
import type { ChartElement } from '@/domain/enterprise/chartQueries';
import { PATENT_TYPES, VALIDITY } from '@/domain/patentLabels';
import type { EnterpriseAnalysis } from '@/services/data/enterprise';
import { analysisBase } from './bases';
import { bandKey, citedData, filings, yearly } from './chartData';

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

/** A chart without its numbers: what it says, how it counts, and what its elements are. */
export interface Shape {
  readonly key: EnterpriseChartKey;
  readonly kind: ChartDescription['kind'];
  readonly title: string;
  readonly dimension: string;
  readonly definition: string;
  readonly stacked?: boolean;
  /** What its counts rest on. */
  readonly base: (analysis: EnterpriseAnalysis) => NamedBase;
  readonly data: (analysis: EnterpriseAnalysis, base: NamedBase) => ChartData;
  readonly elementOf: (
    analysis: EnterpriseAnalysis,
    category: string,
    series?: string,
  ) => ChartElement | undefined;
}

const asIs = (value: string) => value;

/** The charts in the order of the page. */
export const SHAPES: readonly Shape[] = [
  {
    key: 'filingYear',
    kind: 'trend',
    stacked: true,
    title: '申请趋势',
    dimension: '申请年',
    definition: '按申请日所在年和专利类型统计；发明满 18 个月公布，最近的年份还会增加。',
    base: (analysis) => analysisBase(analysis, 'filing', analysis.byFilingYear),
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
    base: (analysis) => analysisBase(analysis, 'publication', analysis.byPublicationYear),
    data: ({ byPublicationYear }, base) => yearly(byPublicationYear, base),
    elementOf: (_, year) => ({ kind: 'publicationYear', year }),
  },
  {
    key: 'grantYear',
    kind: 'trend',
    title: '授权趋势',
    dimension: '授权年',
    definition: '按授权公告日所在年统计。',
    base: (analysis) => analysisBase(analysis, 'grant'),
    data: ({ byGrantYear }, base) => yearly(byGrantYear, base),
    elementOf: (_, year) => ({ kind: 'grantYear', year }),
  },
  {
    key: 'type',
    kind: 'parts',
    title: '专利类型',
    dimension: '专利类型',
    definition: '发明按文献分为公开和授权。',
    base: (analysis) => analysisBase(analysis, 'type', analysis.byType),
    data: ({ byType, total }, base) =>
      ranked({
        counts: byType,
        label: (value) => (isType(value) ? PATENT_TYPES[value] : value),
        base,
        parts: { whole: total, rest: '类型不详' },
      }),
    elementOf: (_, value) => (isType(value) ? { kind: 'type', value } : undefined),
  },
  {
    key: 'validity',
    kind: 'parts',
    title: '有效性',
    dimension: '有效性',
    definition: '按最近一次法律状态推定，不作为法律结论。',
    base: (analysis) => analysisBase(analysis, 'validity', analysis.byValidity),
    data: ({ byValidity, total }, base) =>
      ranked({
        counts: byValidity,
        label: (value) => (isValidity(value) ? VALIDITY[value] : value),
        base,
        parts: { whole: total, rest: '有效性不详' },
      }),
    elementOf: (_, value) => (isValidity(value) ? { kind: 'validity', value } : undefined),
  },
  {
    key: 'ipc',
    kind: 'bars',
    title: '技术构成',
    dimension: 'IPC 小类',
    definition: '有几个小类的专利为每个小类各计一件，最多列 20 个。',
    base: (analysis) => analysisBase(analysis, 'ipc'),
    data: ({ topIpc }, base) =>
      ranked({
        counts: topIpc,
        label: ipcLabelAmong(topIpc.map(({ value }) => value)),
        base,
      }),
    elementOf: (_, symbol) => ({ kind: 'ipc', symbol }),
  },
  {
    key: 'cited',
    kind: 'bars',
    title: '被引证次数',
    dimension: '被引证次数',
    definition: '按被其他专利引证的次数分段统计。',
    base: (analysis) => analysisBase(analysis, 'cited'),
    data: citedData,
    elementOf: ({ byCitedCount }, value) => {
      const { from, to = null } = byCitedCount.find((band) => bandKey(band) === value) ?? {};
      return from === undefined ? undefined : { kind: 'cited', from, to };
    },
  },
  {
    key: 'inventor',
    kind: 'bars',
    title: '主要发明人',
    dimension: '发明人',
    definition: '几人共同发明的专利为每人各计一件，同名的人不区分，最多列 20 人。',
    base: (analysis) => analysisBase(analysis, 'inventors'),
    data: ({ topInventors }, base) => ranked({ counts: topInventors, label: asIs, base }),
    elementOf: (_, name) => ({ kind: 'inventor', name }),
  },
  {
    key: 'coApplicant',
    kind: 'bars',
    title: '共同申请人',
    dimension: '共同申请人',
    definition: '与统计范围以外的申请人共同申请的专利，最多列 20 个。',
    base: (analysis) => analysisBase(analysis, 'applicants'),
    data: ({ coApplicants }, base) => ranked({ counts: coApplicants, label: asIs, base }),
    elementOf: (_, name) => ({ kind: 'coApplicant', name }),
  },
  {
    key: 'operation',
    kind: 'bars',
    title: '运营与争议',
    dimension: '事项',
    definition:
      '按登记或备案的转让、许可、质押和无效、诉讼等争议统计，一件专利可有几种；从别人受让的专利不计入，见“关系与经历”。',
    base: (analysis) => analysisBase(analysis, 'operations'),
    data: ({ operations }, base) => ranked({ counts: operations, label: asIs, base }),
    elementOf: (_, value) => ({ kind: 'operation', value }),
  },
  {
    key: 'invalidReason',
    kind: 'bars',
    title: '失效原因',
    dimension: '最近法律状态',
    definition: '失效专利按最近一次法律状态统计。',
    base: (analysis) => analysisBase(analysis, 'validity'),
    data: ({ invalidReasons }, base) => ranked({ counts: invalidReasons, label: asIs, base }),
    elementOf: ({ invalidReasons }, value) => ({
      kind: 'invalidReason',
      value,
      among: invalidReasons.map((one) => one.value),
    }),
  },
];
