import { STEADY } from '../enterprise/lag';
import { coverageText, enough, enoughFor } from '../statistics/coverage';
import { type CountedTree, flattenChain } from './chain';
import {
  CITY_POSITION_RULE,
  type CityCounts,
  cityPosition,
  growthWindows,
  type YearTotal,
} from './indicators';
import { CITY_POSITIONS, type CityPosition, type ConclusionKind, type KeyLevel } from './labels';
import { nodeQuery } from './nodeQueries';

/** A number that a conclusion rests on. */
interface Evidence {
  label: string;
  value: number | null;
  unit: string;
  /** Finds the patents counted. */
  expression?: string;
  nodeId?: string;
}

/** A sentence read from the numbers of a chain by rule. */
export interface Conclusion {
  kind: ConclusionKind;
  text: string;
  evidence: Evidence[];
}

/** A node as the conclusions about a chain read it. */
export interface RatedNode extends CountedTree {
  readonly expression: string;
  readonly keyLevel: KeyLevel;
  readonly growth: number | null;
  /** Patents whose address, day of filing and applicants are known. */
  readonly known: {
    readonly address: number;
    readonly filing: number;
    readonly applicants: number;
  };
  readonly children: readonly this[];
}

/** The subject with its counts, and the city. */
export interface Whole {
  readonly name: string;
  readonly patentTotal: number;
  readonly cityTotal: number | null;
  /** Day on which the patents were counted. */
  readonly asOf: string;
  readonly city: { readonly name: string; readonly expression: string };
}

/** Names that a sentence can hold. */
const NAMED = 3;

const ONE_DECIMAL = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Percent with its sign, e.g. `+8.1%`. */
export function signedPercent(value: number): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${ONE_DECIMAL.format(Math.abs(value))}%`;
}

/** Branches that are named with their quotient. */
const PLACED = 6;

const quoted = (nodes: readonly { readonly name: string }[], unit = '个环节'): string => {
  const names = nodes.slice(0, NAMED).map(({ name }) => `“${name}”`);
  return names.join('、') + (nodes.length > NAMED ? `等 ${nodes.length} ${unit}` : '');
};

const countOf = (node: RatedNode): Evidence => ({
  label: `${node.name}：全部专利`,
  value: node.total,
  unit: '件',
  expression: node.expression,
  nodeId: node.id,
});

function cityCountOf(node: RatedNode, { city }: Whole): Evidence {
  const expression = nodeQuery(node.expression, { kind: 'all' }, city.expression);
  return {
    label: `${node.name}：${city.name}专利`,
    value: node.cityTotal,
    unit: '件',
    ...(expression !== undefined && { expression }),
    nodeId: node.id,
  };
}

const countsOf = (node: RatedNode, whole: Whole): CityCounts => ({
  total: node.total,
  cityTotal: node.cityTotal,
  subjectTotal: whole.patentTotal,
  subjectCityTotal: whole.cityTotal,
  addressed: node.known.address,
});

/**
 * Conclusions about a whole chain, by rule from the nodes of level 2 (domain reference 1.9):
 * direction from growth, position from the location quotients, the path as strengthening where the
 * city leads, filling where a key node is weak or blank, and extending beside what it leads in.
 */
export function chainConclusions(roots: readonly RatedNode[], whole: Whole): Conclusion[] {
  const nodes = flattenChain(roots).filter(({ level }) => level === 2);
  const rated = nodes.map((node) => ({ node, ...cityPosition(countsOf(node, whole)) }));
  const of = (...wanted: CityPosition[]) =>
    rated
      .filter(({ position }) => position !== null && wanted.includes(position))
      .map(({ node }) => node);
  const conclusions: Conclusion[] = [];
  const add = (kind: ConclusionKind, text: string, evidence: Evidence[]) => {
    if (evidence.length > 0) conclusions.push({ kind, text, evidence });
  };

  const growing = nodes
    .filter(({ growth, total }) => growth !== null && growth > 0 && enoughFor(total))
    .sort((a, b) => (b.growth ?? 0) - (a.growth ?? 0) || (a.id < b.id ? -1 : 1))
    .slice(0, NAMED);
  const [fastest] = growing;
  if (fastest) {
    add(
      'DIRECTION',
      `${quoted(growing)}申请增长最快，其中“${fastest.name}”近三个完整年较此前三年 ${signedPercent(fastest.growth ?? 0)}，可优先关注。`,
      growing.flatMap((node) => [
        { label: `${node.name}：增长`, value: node.growth, unit: '%', nodeId: node.id },
        countOf(node),
      ]),
    );
  }

  const parts = (['STRONG', 'EVEN', 'WEAK', 'BLANK'] as const).map(
    (position) => `${CITY_POSITIONS[position]} ${of(position).length} 个`,
  );
  const counted = of('STRONG', 'EVEN', 'WEAK', 'BLANK');
  add(
    'POSITION',
    `${whole.city.name}在 ${counted.length} 个技术分支中：${parts.join('，')}。${CITY_POSITION_RULE}`,
    counted.length === 0
      ? []
      : [
          { label: '参与判断的技术分支', value: counted.length, unit: '个' },
          ...rated
            .filter(({ position }) => position !== null && position !== 'EVEN')
            .slice(0, PLACED)
            .map(({ node, position, quotient }) => ({
              label: `${position === null ? '' : CITY_POSITIONS[position]}：${node.name}，区位商`,
              value: quotient,
              unit: '',
              nodeId: node.id,
            })),
        ],
  );

  const strong = of('STRONG').slice(0, NAMED);
  add(
    'PATH',
    `强链：${quoted(strong)}已有优势，宜巩固核心专利并推动转化。`,
    strong.map((node) => cityCountOf(node, whole)),
  );
  const gaps = of('WEAK', 'BLANK').filter(({ keyLevel }) => keyLevel !== 'GENERAL');
  add(
    'PATH',
    `补链：${quoted(gaps)}属于关键或卡脖子环节而本市薄弱，宜引进或联合攻关。`,
    gaps.slice(0, NAMED).map((node) => cityCountOf(node, whole)),
  );
  const ahead = new Set(strong.map(({ position }) => position));
  const next = of('EVEN').filter(({ position }) => ahead.size > 0 && !ahead.has(position));
  add(
    'PATH',
    `延链：可从已有优势的环节向${quoted(next)}延伸。`,
    next.slice(0, NAMED).map((node) => cityCountOf(node, whole)),
  );
  return conclusions;
}

/** What the conclusions about one node read besides its own numbers. */
export interface NodeReading {
  readonly filingTrend: readonly YearTotal[];
  readonly topApplicants: readonly {
    readonly name: string;
    readonly type: string | null;
    readonly local: boolean | null;
    readonly count: number;
  }[];
  readonly topInventors: readonly { readonly value: string; readonly count: number }[];
  /** Patents whose inventors are known. */
  readonly inventorsKnown: number;
  readonly newEntrants: readonly { readonly name: string; readonly local: boolean | null }[];
}

const PATHS: Readonly<Record<CityPosition, string>> = {
  STRONG: '强链：已有优势，宜巩固核心专利并推动转化。',
  EVEN: '延链：与全市平均水平相当，宜依托现有企业向上下游延伸。',
  WEAK: '补链：弱于全市平均水平，宜引进或联合攻关。',
  BLANK: '补链：没有本市专利，先评估是否进入，再考虑引进。',
};

const RESEARCH = ['UNIVERSITY', 'INSTITUTE'];

/** Conclusions about one node, by rule from its indicators (domain reference 1.9). */
export function nodeConclusions(node: RatedNode, reading: NodeReading, whole: Whole): Conclusion[] {
  const conclusions: Conclusion[] = [];
  const add = (kind: ConclusionKind, text: string, evidence: Evidence[]) => {
    if (evidence.length > 0) conclusions.push({ kind, text, evidence });
  };
  const applicants = (list: readonly { readonly name: string; readonly count: number }[]) =>
    list.map(({ name, count }): Evidence => {
      const expression = nodeQuery(node.expression, { kind: 'applicants', names: [name] });
      return {
        label: name,
        value: count,
        unit: '件',
        ...(expression !== undefined && { expression }),
      };
    });
  if (node.growth !== null && enoughFor(node.total)) {
    // As the finding of the picture of its years has it.
    const steady = Math.abs(Math.round(node.growth)) < STEADY;
    const word = steady ? '基本持平' : node.growth > 0 ? '仍在增长' : '已经回落';
    const windows = growthWindows(reading.filingTrend, whole.asOf).map(
      ({ from, to, count }): Evidence => {
        const expression = nodeQuery(node.expression, { kind: 'filingYears', from, to });
        return {
          label: `${from}—${to} 年申请`,
          value: count,
          unit: '件',
          ...(expression !== undefined && { expression }),
        };
      },
    );
    // What the sentence has is not said again below it.
    add(
      'DIRECTION',
      `近三个完整年的申请较此前三年 ${signedPercent(node.growth)}，${word}。`,
      windows.length > 0 ? windows : [{ label: '增长', value: node.growth, unit: '%' }],
    );
  }
  const { position, quotient } = cityPosition(countsOf(node, whole));
  if (position !== null) {
    const evidence = [
      cityCountOf(node, whole),
      countOf(node),
      { label: '区位商', value: quotient, unit: '' },
    ];
    add(
      'POSITION',
      `${whole.city.name}在这个环节属于${CITY_POSITIONS[position]}（地址已知 ${node.known.address} / 共 ${node.total}）。`,
      evidence,
    );
    add('PATH', PATHS[position], [cityCountOf(node, whole)]);
  }
  const on = (known: number) => ({ known, total: node.total });
  const invented = on(reading.inventorsKnown);
  const inventors = enough(invented)
    ? reading.topInventors.slice(0, NAMED).filter(({ count }) => count > 1)
    : [];
  add(
    'TALENT',
    `发明最多的是${inventors.map(({ value }) => value).join('、')}，可作为引才和合作的线索；同名的人未区分（${coverageText(invented, '发明人')}）。`,
    inventors.map(({ value, count }): Evidence => {
      const expression = nodeQuery(node.expression, { kind: 'inventor', name: value });
      return {
        label: value,
        value: count,
        unit: '件',
        ...(expression !== undefined && { expression }),
      };
    }),
  );
  // Who has most of those outside, and who is new, needs addresses, applicants and filing days.
  const placed = enough(on(node.known.address)) && enough(on(node.known.applicants));
  const firms = placed
    ? reading.topApplicants.filter(({ type, local }) => type === 'ENTERPRISE' && local === false)
    : [];
  const fresh = enough(on(node.known.filing))
    ? reading.newEntrants.filter(({ local }) => local === false).length
    : 0;
  add(
    'INVESTMENT',
    `市外企业中专利最多的有${quoted(firms, '家')}${fresh > 0 ? `，近年新进入的市外申请人有 ${fresh} 个` : ''}，可作为招商线索（${coverageText(on(node.known.address), '地址')}）。`,
    applicants(firms.slice(0, NAMED)),
  );
  const research = reading.topApplicants.filter(
    ({ type }) => type !== null && RESEARCH.includes(type),
  );
  add(
    'COOPERATION',
    `${quoted(research, '家')}在这个环节有专利积累，本市企业可与之联合研发或受让专利。`,
    applicants(research.slice(0, NAMED)),
  );
  return conclusions;
}
