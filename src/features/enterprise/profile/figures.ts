import { type NamedBase, saidBase } from '@/components/chart/ranked';
import type { ChartElement } from '@/domain/enterprise/chartQueries';
import { grouped } from '@/domain/grouped';
import { countOf } from '@/domain/statistics';
import { enough, enoughFor, knownCount, LEAST_KNOWN } from '@/domain/statistics/coverage';
import type { EnterpriseAnalysis } from '@/services/data/enterprise';
import { elementLink, numbersLinks } from '../patentLists';
import { analysisBase } from './bases';
import type { Scope } from './scope';

/** What is said of a figure. */
interface Said {
  /** How it was counted and of how many it is known, without full stop. */
  readonly definition: string;
  /** How it was counted alone, where it is known of all. */
  readonly how?: string | undefined;
  /** What of it has to be known at a glance, such as that it is not known of all. */
  readonly note?: string | undefined;
}

/** A figure about a portfolio. */
export interface KeyFigure extends Said {
  readonly key: string;
  readonly label: string;
  /** As it is written; null when it is not known. */
  readonly value: string | null;
  readonly unit: string;
  /** Lists of the patents counted; several where one query cannot hold them. */
  readonly links: readonly string[];
  /** Counts patents that the search language has no field for (domain reference 4.1). */
  readonly unlisted?: boolean;
}

const written = (value: number | null | undefined): string | null =>
  value === null || value === undefined
    ? null
    : value.toLocaleString('zh-CN', { maximumFractionDigits: 1 });

/** How the patents of a portfolio are counted. */
const COUNTED = '申请人中有统计范围内名称的，每件计一次';

/** Application numbers of the high-value inventions, each once; null when not all are known. */
export function highValueNumbers({ highValue }: EnterpriseAnalysis): string[] | null {
  const told = highValue?.every(({ count, applicationNumbers: all }) => all.length === count);
  if (!highValue || !told) return null;
  return [...new Set(highValue.flatMap(({ applicationNumbers }) => applicationNumbers))];
}

/** The figures of a portfolio, the most asked for first. */
export function keyFigures(analysis: EnterpriseAnalysis, { names }: Scope): KeyFigure[] {
  const { total, byType, byValidity, figures, rank } = analysis;
  const patents = (
    key: string,
    label: string,
    value: number | null | undefined,
    said: Said,
    element: ChartElement,
  ): KeyFigure => {
    const to = value ? elementLink(names, element) : undefined;
    return { key, label, value: written(value), unit: '件', ...said, links: to ? [to] : [] };
  };
  const figure = (
    key: string,
    label: string,
    value: number | null | undefined,
    unit: string,
    said: Said,
  ): KeyFigure => ({ key, label, value: written(value), unit, ...said, links: [] });
  const high = highValueNumbers(analysis);
  const validity = analysisBase(analysis, 'validity', byValidity);
  const type = analysisBase(analysis, 'type', byType);
  const on = (how: string, named: NamedBase): Said => {
    const { known } = named.base;
    const definition = `${how}；${saidBase(named)}`;
    if (known !== named.base.total) return { definition, note: saidBase(named) };
    return { definition, ...(known === total && { how }) };
  };
  // Of none found and of means, nothing is said on a base that does not carry it.
  const found = (value: number | null | undefined, { base }: NamedBase) => knownCount(value, base);
  const mean = (value: number | null | undefined, { base }: NamedBase) =>
    enough(base) ? value : null;
  const of = (thing: Parameters<typeof analysisBase>[1]) => analysisBase(analysis, thing);
  // A place among a few is none.
  const place = enoughFor(rank?.cityOf) ? rank : null;
  const behind = place?.percentile ?? null;
  const rankSaid = (): Said => {
    if (rank && !place) {
      const why = `按专利总数；所在地已知的不到 ${LEAST_KNOWN} 家，不排名`;
      return { definition: why, note: why };
    }
    if (behind === null) return { definition: '按专利总数' };
    return { definition: `按专利总数，超过所在地已知企业的 ${behind}%`, note: `超过 ${behind}%` };
  };
  return [
    patents('total', '专利总数', total, { definition: COUNTED }, { kind: 'all' }),
    patents(
      'valid',
      '有效',
      countOf(byValidity, 'VALID', total),
      on('最近法律状态推定为有效', validity),
      {
        kind: 'validity',
        value: 'VALID',
      },
    ),
    patents(
      'pending',
      '审中',
      countOf(byValidity, 'PENDING', total),
      on('已公开、尚未结案', validity),
      {
        kind: 'validity',
        value: 'PENDING',
      },
    ),
    patents(
      'grant',
      '发明授权',
      countOf(byType, 'INVENTION_GRANT', total),
      on('已授权公告的发明', type),
      {
        kind: 'type',
        value: 'INVENTION_GRANT',
      },
    ),
    {
      ...figure(
        'highValue',
        '高价值发明',
        found(high?.length, of('value')),
        '件',
        on('符合高价值发明统计口径任一类的', of('value')),
      ),
      links: numbersLinks(high ?? []),
    },
    {
      ...figure(
        'pct',
        'PCT 申请',
        found(figures?.pctCount, of('family')),
        '件',
        on('提交过国际申请的', of('family')),
      ),
      unlisted: true,
    },
    {
      ...figure(
        'overseas',
        '有海外同族',
        found(figures?.overseasFamilies, of('family')),
        '件',
        on('同族中有中国以外的', of('family')),
      ),
      unlisted: true,
    },
    figure(
      'cited',
      '平均被引证',
      mean(figures?.avgCitedBy, of('cited')),
      '次',
      on('每件专利被引证次数的平均值', of('cited')),
    ),
    figure(
      'claims',
      '平均权利要求',
      mean(figures?.avgClaims, of('claims')),
      '项',
      on('每件专利权利要求数的平均值', of('claims')),
    ),
    figure(
      'maintained',
      '平均维持',
      mean(figures?.avgMaintainYears, validity),
      '年',
      on('授权专利申请日至失效日或数据日', validity),
    ),
    figure(
      'rank',
      '全市排名',
      place?.cityRank ?? null,
      place?.cityOf ? `/ ${grouped(place.cityOf)} 家` : '',
      rankSaid(),
    ),
  ];
}
