import { isBlank, rowsOf, textOf } from '../../form/asked';
import type { FormValues } from '../../form/description';
import { parseExpression } from '../../search/parser';
import { type GraceReckoning, graceReckoning } from './disclosure';
import { classesOf, keywordsOf, needsData } from './technology';

/** A part of a disclosure that is looked at (portal features 6b.4). */
export type CoachKey = 'problem' | 'knownArt' | 'means' | 'effect' | 'embodiments' | 'drawings';

/** How complete one part is. */
export interface CoachPart {
  readonly key: CoachKey;
  readonly label: string;
  /** 0 to 100. */
  readonly score: number;
  /** What is missing, each in one sentence; empty when nothing is. */
  readonly missing: readonly string[];
  /** Why the part matters for the patent. */
  readonly why: string;
  /** Key of the field to go on with, `files` for the step of the documents. */
  readonly field: string;
}

/** What the coach says of the answers so far. */
export interface Coaching {
  /** Whether anything that is looked at was written or attached: before that a score says nothing. */
  readonly begun: boolean;
  /** Mean of the parts, 0 to 100. */
  readonly total: number;
  readonly parts: readonly CoachPart[];
  /** How a disclosure stands against the grace period; absent when none is told. */
  readonly grace?: GraceReckoning;
  /** A first search as an expression of domain reference 4; absent while nothing tells what for. */
  readonly query?: string;
}

/** One thing wanted of a part: its share of the score, whether it is there, else what to add. */
type Want = readonly [share: number, there: boolean, missing: string];

const lengthOf = (text: string) => Array.from(text.trim()).length;
const long = (values: FormValues, key: string, least: number) =>
  lengthOf(textOf(values[key])) >= least;

/** Measured: a number with a unit or a percentage. */
const MEASURED =
  /\d+(?:\.\d+)?\s*(?:%|％|‰|倍|℃|°C|[a-zμΩ]{1,4}\b|毫米|厘米|小时|分钟|秒|次|元|个百分点)/i;
const COMPARED = /比|较|提高|降低|减少|增加|缩短|提升|改善|优于|避免|不再/;
const STRUCTURED = /包括|包含|由.+组成|设有|连接|步骤|首先|然后|其次|依次|第一|所述|根据|采用|通过/;
const PARAMETER = /\d/;
const FIGURE = /附图|如图|图\s*\d|示意图|流程图|见图/;
const CITED = /\b(?:CN|US|EP|WO|JP|KR)\s?\d{6,}|\d{8,}|http|《|［|\[|标准|GB\/T/i;

const isDesignAlone = ({ targetType }: FormValues) =>
  Array.isArray(targetType) && targetType.length === 1 && targetType[0] === 'DESIGN';

/** The answers that are looked at. */
const LOOKED_AT = [
  'background',
  'problem',
  'priorArt',
  'solution',
  'innovation',
  'alternatives',
  'effects',
  'data',
  'embodiments',
] as const;

interface Ask {
  readonly key: CoachKey;
  readonly label: string;
  readonly why: string;
  readonly field: (values: FormValues, drawings: number) => string;
  readonly wants: (values: FormValues, drawings: number) => readonly Want[];
}

const ASKS: readonly Ask[] = [
  {
    key: 'problem',
    label: '技术问题',
    why: '问题说得准，审查员才能认定方案为什么不是显而易见的',
    field: (values) => (long(values, 'background', 20) ? 'problem' : 'background'),
    wants: (values) => [
      [30, long(values, 'background', 20), '在“背景技术”写明现在怎么做（至少 20 个字）'],
      [20, long(values, 'background', 80), '“背景技术”再写具体：现有做法的缺点和产生的原因'],
      [30, long(values, 'problem', 20), '写明要解决的技术问题（至少 20 个字）'],
      [
        20,
        long(values, 'problem', 20) &&
          !/^(?:提高效率|降低成本)[。.]?$/.test(textOf(values.problem)),
        '问题要是技术上的，不只是“提高效率、降低成本”',
      ],
    ],
  },
  {
    key: 'knownArt',
    label: '已知现有技术',
    why: '与最接近的技术说清区别，才能判断新颖性、创造性，也避免白花申请费',
    field: () => 'priorArt',
    wants: (values) => {
      const rows = rowsOf(values.priorArt).map((row) => row.values);
      const sources = rows.map((row) => textOf(row.source));
      const differ = (least: number) =>
        rows.length > 0 && rows.every((row) => lengthOf(textOf(row.difference)) >= least);
      return [
        [40, sources.some((text) => text.trim() !== ''), '列出至少一项自己知道的最接近的技术'],
        [20, sources.some((text) => CITED.test(text)), '写上号码或完整出处，评估人员才能找到'],
        [25, differ(1), '每一项写明与本方案的区别'],
        [15, differ(20), '区别写到技术特征，不只写“效果更好”'],
      ];
    },
  },
  {
    key: 'means',
    label: '技术手段',
    why: '公开不充分的不能授权，申请后也不能再补',
    field: (values) => (long(values, 'solution', 100) ? 'innovation' : 'solution'),
    wants: (values) => {
      const points = rowsOf(values.innovation).map((row) => lengthOf(textOf(row.values.point)));
      const solution = textOf(values.solution);
      return [
        [30, long(values, 'solution', 100), '“技术方案”至少写 100 个字'],
        [15, long(values, 'solution', 300), '“技术方案”再写具体：组成、连接关系或步骤、工作过程'],
        [15, STRUCTURED.test(solution), '写明由哪些部分组成、怎样连接，或者按什么步骤'],
        [10, PARAMETER.test(solution), '关键的尺寸、比例、温度等写出数值或范围'],
        [20, points.some((length) => length >= 10), '至少写一个创新点（10 个字以上）'],
        [10, !isBlank(values.alternatives), '写上替代方案，保护范围才不容易被绕开'],
      ];
    },
  },
  {
    key: 'effect',
    label: '有益效果',
    why: '说得出、证得明的效果，是创造性最有力的理由',
    field: (values) => (long(values, 'effects', 20) ? 'data' : 'effects'),
    wants: (values) => {
      const text = `${textOf(values.effects)}\n${textOf(values.data)}`;
      const proof = needsData(values)
        ? '化学、生物领域的效果须有实验数据，申请日以后补交的一般不予考虑'
        : '写出测得的数值，如提高了百分之几';
      return [
        [40, long(values, 'effects', 20), '写明有益效果（至少 20 个字）'],
        [20, COMPARED.test(textOf(values.effects)), '与现有做法对比着写'],
        [40, MEASURED.test(text) && (!needsData(values) || !isBlank(values.data)), proof],
      ];
    },
  },
  {
    key: 'embodiments',
    label: '实施例',
    why: '权利要求要得到实施例的支持，例子越多，能写的范围越大',
    field: () => 'embodiments',
    wants: (values) => [
      [50, long(values, 'embodiments', 20), '写至少一个具体的实施例'],
      [25, long(values, 'embodiments', 200), '实施例写到别人照着能做出来（200 个字以上）'],
      [
        25,
        /实施例\s*[二2２]|例\s*[二2２]|另一/.test(textOf(values.embodiments)),
        '参数有范围、做法有几种的，每种都举例（写明“实施例 2”）',
      ],
    ],
  },
  {
    key: 'drawings',
    label: '附图',
    why: '实用新型和外观设计必须有图；图也能补充文字没写全的结构',
    field: (_, drawings) => (drawings > 0 ? 'embodiments' : 'files'),
    wants: (values, drawings) => {
      const told = FIGURE.test(
        ['solution', 'embodiments'].map((key) => textOf(values[key])).join('\n'),
      );
      return [
        [60, drawings > 0, '在“上传材料”上传附图'],
        [40, told || isDesignAlone(values), '在“实施例”逐张说明附图，如“图 1 是……”'],
      ];
    },
  },
];

function judged({ key, label, why, field, wants }: Ask, values: FormValues, drawings: number) {
  const list = wants(values, drawings);
  return {
    key,
    label,
    why,
    field: field(values, drawings),
    score: list.reduce((sum, [share, there]) => sum + (there ? share : 0), 0),
    missing: list.flatMap(([, there, missing]) => (there ? [] : [missing])),
  };
}

/** Terms of a query stand in quotes; a quote in them cannot be quoted and goes. */
const quoted = (word: string) => `"${word.replace(/["“”„‟＂]/g, ' ').trim()}"`;

/** Words of a field of technology worth looking for; 锂离子电池及其隔膜 → two. */
function fieldWords(text: string): string[] {
  return text
    .split(/[\s、，,；;。.及与和的（）()/]+/)
    .map((word) => word.replace(/^其|(?:技术|领域|方法|装置)+$/g, ''))
    .filter((word) => Array.from(word).length >= 2);
}

/** Keywords that make the first query; more would find nothing. */
const MOST_WORDS = 6;

/**
 * A first search from keywords, field and classes: the field's words and the classes narrow, the
 * keywords widen. An expression of domain reference 4 in its normal form.
 *
 * @returns undefined while neither keywords nor field nor classes are told
 */
export function firstQuery(values: FormValues): string | undefined {
  const keywords = keywordsOf(values).map(quoted);
  const words = keywords.filter((word) => word !== '""').slice(0, MOST_WORDS);
  const field = fieldWords(textOf(values.field)).map(quoted).slice(0, MOST_WORDS);
  const classes = classesOf(values);
  const parts = [
    ...(words.length ? [`TAC=(${words.join(' OR ')})`] : []),
    ...(field.length ? [`TAC=(${field.join(' OR ')})`] : []),
    ...(classes.length ? [`IC=(${classes.join(' OR ')})`] : []),
  ];
  if (parts.length === 0) return undefined;
  const parsed = parseExpression(parts.join(' AND '));
  return parsed.ok ? parsed.canonical : undefined;
}

/**
 * What a disclosure still lacks, how the grace period stands, and a first search (portal features
 * 6b.4). The scores measure completeness, not patentability.
 *
 * @param values answers of the form
 * @param drawings how many drawings are attached
 * @param today `YYYY-MM-DD`
 */
export function coachDisclosure(values: FormValues, drawings: number, today: string): Coaching {
  const parts = ASKS.map((ask): CoachPart => judged(ask, values, drawings));
  const total = Math.round(parts.reduce((sum, { score }) => sum + score, 0) / parts.length);
  const grace =
    values.disclosed === true
      ? graceReckoning(textOf(values.disclosureDate), textOf(values.way), today)
      : undefined;
  const query = firstQuery(values);
  const begun = drawings > 0 || LOOKED_AT.some((key) => !isBlank(values[key]));
  return { begun, total, parts, ...(grace && { grace }), ...(query !== undefined && { query }) };
}
