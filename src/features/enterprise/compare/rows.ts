import { saidBase } from '@/components/chart/ranked';
import { quantity } from '@/components/chart/wording';
import { type ComparedCells, comparedCells } from '@/domain/comparedCells';
import type { ChartElement } from '@/domain/enterprise/chartQueries';
import { ENTERPRISE_SCALES, ENTERPRISE_STATUS, QUALIFICATIONS } from '@/domain/enterprise/labels';
import { trendSentence, yearOf } from '@/domain/enterprise/lag';
import { grouped } from '@/domain/grouped';
import { countOf, percentOf } from '@/domain/statistics';
import { enough, knownCount } from '@/domain/statistics/coverage';
import type { EnterpriseAnalysis, EnterpriseProfile } from '@/services/data/enterprise';
import { analysisBase } from '../profile/bases';
import { highValueNumbers } from '../profile/figures';

/** An enterprise of the comparison: what is registered, and what its own patents come to. */
export interface ComparedEnterprise {
  readonly profile: EnterpriseProfile;
  readonly analysis: EnterpriseAnalysis;
}

/** A row of the comparison. */
export interface EnterpriseComparisonRow extends ComparedCells {
  readonly key: string;
  readonly label: string;
  /** Heading of the items that belong together. */
  readonly group: string;
  /** The patents counted, where the row counts patents. */
  readonly element?: ChartElement;
}

type Texts = string | number | false | null | undefined | readonly string[];

interface Row {
  readonly key: string;
  readonly label: string;
  readonly values: (one: ComparedEnterprise) => Texts;
  readonly element?: ChartElement;
}

/** The row that tells what the others rest on: it is no item that enterprises differ in. */
export const BASES = 'bases';

type Counts = readonly { readonly value: string; readonly count: number | undefined }[];

const pieces = (number: number | null | undefined, unit = '件') =>
  number === null || number === undefined ? null : `${grouped(number)} ${unit}`;

const share = ({ analysis }: ComparedEnterprise) => {
  const { byType, total } = analysis;
  if (!enough(analysisBase(analysis, 'type', byType).base)) return null;
  const open = countOf(byType, 'INVENTION_PUB', total);
  const granted = countOf(byType, 'INVENTION_GRANT', total);
  const percent = open === null || granted === null ? null : percentOf(open + granted, total);
  return percent === null ? null : `${percent.toFixed(1)}%`;
};

/** A mean on a base that carries it. */
const mean = (
  analysis: EnterpriseAnalysis,
  thing: 'cited' | 'validity',
  value: number | null | undefined,
) => (enough(analysisBase(analysis, thing).base) ? value : null);

/** None found is none only where the patents were known. */
const found = (
  analysis: EnterpriseAnalysis,
  thing: 'value' | 'family',
  count: number | null | undefined,
) => pieces(knownCount(count, analysisBase(analysis, thing).base));

/** Of how many patents it is known what the rows count by, where not of all; what is known of none is said in one. */
function bases({ analysis }: ComparedEnterprise): string[] {
  const all = [
    analysisBase(analysis, 'validity', analysis.byValidity),
    analysisBase(analysis, 'type', analysis.byType),
    analysisBase(analysis, 'filing', analysis.byFilingYear),
    ...(['value', 'family', 'cited'] as const).map((thing) => analysisBase(analysis, thing)),
  ];
  const partly = all.filter(({ base }) => base.known !== base.total);
  if (partly.length === 0) return ['各项均已知'];
  const none = partly.filter(({ base }) => base.known === 0);
  const some = partly.filter((one) => !none.includes(one));
  const names = none.map(({ of }) => of).join('、');
  return [
    ...[...some, ...none.slice(0, 1).map((one) => ({ ...one, of: names }))].map(saidBase),
    ...(partly.length < all.length ? ['其余各项均已知'] : []),
  ];
}

const top = (list: Counts) =>
  list
    .filter(({ value }) => value !== '')
    .slice(0, 3)
    .map(({ value, count }) => `${value}（${quantity(count)}）`);

const REGISTERED: readonly Row[] = [
  {
    key: 'status',
    label: '登记状态',
    values: ({ profile: { status } }) => status && ENTERPRISE_STATUS[status],
  },
  { key: 'established', label: '成立日期', values: ({ profile }) => profile.establishDate },
  { key: 'region', label: '所在地', values: ({ profile }) => profile.region },
  { key: 'industry', label: '行业', values: ({ profile }) => profile.industryName },
  {
    key: 'scale',
    label: '规模',
    values: ({ profile: { scale } }) => scale && ENTERPRISE_SCALES[scale],
  },
  {
    key: 'capital',
    label: '注册资本',
    values: ({ profile }) => pieces(profile.registeredCapital, '万元'),
  },
  {
    key: 'qualifications',
    label: '资质',
    values: ({ profile }) => profile.qualifications.map((one) => QUALIFICATIONS[one]),
  },
];

const PATENTS: readonly Row[] = [
  {
    key: 'total',
    label: '专利总数',
    values: ({ analysis }) => pieces(analysis.total),
    element: { kind: 'all' },
  },
  {
    key: 'valid',
    label: '有效',
    values: ({ analysis }) => pieces(countOf(analysis.byValidity, 'VALID', analysis.total)),
    element: { kind: 'validity', value: 'VALID' },
  },
  {
    key: 'pending',
    label: '审中',
    values: ({ analysis }) => pieces(countOf(analysis.byValidity, 'PENDING', analysis.total)),
    element: { kind: 'validity', value: 'PENDING' },
  },
  {
    key: 'grant',
    label: '发明授权',
    values: ({ analysis }) => pieces(countOf(analysis.byType, 'INVENTION_GRANT', analysis.total)),
    element: { kind: 'type', value: 'INVENTION_GRANT' },
  },
  { key: 'share', label: '发明占比', values: share },
  {
    key: 'trend',
    label: '申请趋势',
    values: ({ analysis }) =>
      enough(analysisBase(analysis, 'filing', analysis.byFilingYear).base) &&
      trendSentence(
        analysis.byFilingYear.map(({ value, count }) => ({ year: yearOf(value), count })),
        analysis.dataDate,
      ),
  },
];

const TECHNOLOGY: readonly Row[] = [
  { key: 'ipc', label: '主要技术（IPC 小类）', values: ({ analysis }) => top(analysis.topIpc) },
  { key: 'inventors', label: '主要发明人', values: ({ analysis }) => top(analysis.topInventors) },
  { key: 'partners', label: '共同申请人', values: ({ analysis }) => top(analysis.coApplicants) },
  { key: 'operations', label: '运营与争议', values: ({ analysis }) => top(analysis.operations) },
];

const QUALITY: readonly Row[] = [
  {
    key: 'highValue',
    label: '高价值发明',
    values: ({ analysis }) => found(analysis, 'value', highValueNumbers(analysis)?.length),
  },
  {
    key: 'pct',
    label: 'PCT 申请',
    values: ({ analysis }) => found(analysis, 'family', analysis.figures?.pctCount),
  },
  {
    key: 'overseas',
    label: '有海外同族',
    values: ({ analysis }) => found(analysis, 'family', analysis.figures?.overseasFamilies),
  },
  {
    key: 'cited',
    label: '平均被引证',
    values: ({ analysis }) => pieces(mean(analysis, 'cited', analysis.figures?.avgCitedBy), '次'),
  },
  {
    key: 'maintained',
    label: '平均维持',
    values: ({ analysis }) =>
      pieces(mean(analysis, 'validity', analysis.figures?.avgMaintainYears), '年'),
  },
];

const OTHERS: readonly Row[] = [
  { key: 'trademarks', label: '商标', values: ({ profile }) => pieces(profile.counts?.trademarks) },
  {
    key: 'software',
    label: '软件著作权',
    values: ({ profile }) => pieces(profile.counts?.softwareCopyrights),
  },
  {
    key: 'works',
    label: '作品著作权',
    values: ({ profile }) => pieces(profile.counts?.workCopyrights),
  },
  {
    key: 'dishonesty',
    label: '失信记录',
    values: ({ profile }) => pieces(profile.breakPromiseCount, '条'),
  },
];

/** What the numbers above rest on. */
const DATA: readonly Row[] = [
  { key: 'date', label: '数据日期', values: ({ analysis }) => analysis.dataDate },
  { key: BASES, label: '统计依据', values: bases },
];

const GROUPS: readonly (readonly [group: string, rows: readonly Row[]])[] = [
  ['登记信息', REGISTERED],
  ['专利', PATENTS],
  ['技术和合作', TECHNOLOGY],
  ['质量和布局', QUALITY],
  ['其他权利和信用', OTHERS],
  ['数据', DATA],
];

const listOf = (texts: Texts): string[] => {
  if (texts === null || texts === undefined || texts === false || texts === '') return [];
  return typeof texts === 'string' || typeof texts === 'number' ? [String(texts)] : [...texts];
};

/** Enterprises side by side; the first is the base. */
export function enterpriseComparison(
  records: readonly ComparedEnterprise[],
): EnterpriseComparisonRow[] {
  return GROUPS.flatMap(([group, rows]) =>
    rows.map(({ key, label, values, element }) => ({
      key,
      label,
      group,
      ...(element && { element }),
      ...comparedCells(records.map((record) => listOf(values(record)))),
      ...(key === BASES && { differs: false, same: false }),
    })),
  );
}
