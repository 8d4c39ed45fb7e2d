import { percentOf } from '../../../../src/domain/assessment/words';
import { deriveValidity } from '../../../../src/domain/legalStatus';
import type { ClaimMeasures, DescriptionMeasures } from '../claimFacts';
import { measureClaims, measureDescription } from '../claimFacts';
import { kindOfFacts, type PatentFacts } from '../facts';
import type { Finding, FindingMaker, Findings } from '../finding';

/** Points at the first bound that a number does not exceed. */
export function upTo(value: number, bounds: readonly (readonly [number, number])[], rest: number) {
  return bounds.find(([most]) => value <= most)?.[1] ?? rest;
}

/** Invalidation proceedings by what came of them. */
export function invalidations({ disputes = [], legalEvents = [] }: PatentFacts) {
  const told = disputes.filter(({ kind }) => kind === '无效').map(({ result = '' }) => result);
  const events = legalEvents
    .filter(({ code, name }) => code === 'IP01' || /无效宣告/.test(name))
    .map(({ name, detail }) => name + (detail ?? ''));
  const count = (pattern: RegExp) =>
    Math.max(
      told.filter((text) => pattern.test(text)).length,
      events.filter((text) => pattern.test(text)).length,
    );
  return {
    total: Math.max(told.length, events.length),
    kept: count(/维持/),
    partly: count(/部分无效/),
    wholly: count(/全部无效/),
  };
}

function confirmed(facts: PatentFacts, make: FindingMaker): Finding {
  const kind = kindOfFacts(facts);
  const validity = facts.validity ?? deriveValidity(facts.legalEvents ?? []) ?? undefined;
  if (kind === undefined || validity === undefined) {
    return make.unknown('legal', '没有专利类型或者法律状态');
  }
  const { total, kept, partly, wholly } = invalidations(facts);
  const reads = [
    ['record.patentType', '专利类型', facts.patentType ?? null],
    ['record.validity', '有效性', validity],
    ['record.invalidations', '无效宣告程序', total],
  ] as const;
  if (wholly > 0) return make.known('legal', 0, '已被宣告全部无效，计 0 分。', reads);
  const granted = facts.patentType !== 'INVENTION_PUB' && validity !== 'PENDING';
  const base = !granted ? 4 : kind === 'INVENTION' ? 7 : 5;
  const why = !granted
    ? '尚未授权，4 分'
    : kind === 'INVENTION'
      ? '经实质审查授权的发明，7 分'
      : '授权前未经实质审查，5 分';
  const score = base + 1.5 * kept - 2 * partly;
  const history =
    total === 0
      ? '无效宣告程序 0 次'
      : `无效宣告程序 ${total} 次，维持 ${kept} 次每次加 1.5 分，部分无效 ${partly} 次每次减 2 分`;
  return make.known('legal', score, `${why}；${history}。`, reads);
}

const NOT_FOR_DESIGNS = '外观设计没有权利要求，本项不适用';
const NO_CLAIMS = '没有权利要求的文本';

function drafting(claims: ClaimMeasures, make: FindingMaker): Finding {
  const { unclear, dependent, categories } = claims;
  const score =
    7 - Math.min(3, unclear.length) + (dependent > 0 ? 1.5 : 0) + (categories.size > 1 ? 1.5 : 0);
  const found =
    unclear.length > 0 ? `${unclear.length} 种（${unclear.join('、')}），每种减 1 分` : '0 种';
  return make.known(
    'claims',
    score,
    `起点 7 分；含义不确定的用语 ${found}；从属权利要求 ${dependent} 项${dependent > 0 ? '，加 1.5 分' : ''}；主题类型 ${categories.size} 类${categories.size > 1 ? '，加 1.5 分' : ''}。`,
    [
      ['record.unclearWords', '含义不确定的用语', unclear.length],
      ['record.dependentClaims', '从属权利要求项数', dependent],
      ['record.claimCategories', '主题类型数', categories.size],
    ],
  );
}

/** Disclosure and support, also asked for stability. */
export function disclosure(
  described: DescriptionMeasures | undefined,
  pictures: number,
  make: FindingMaker,
): Finding {
  if (described === undefined) return make.unknown('description', '没有说明书的文本');
  const { support, embodiments, paragraphs } = described;
  const share = support ?? 0;
  const base = support === undefined ? 5 : share >= 0.9 ? 8 : share >= 0.75 ? 6 : 4;
  const score = base + (embodiments >= 10 ? 1 : 0) + (pictures > 0 ? 1 : 0);
  const words =
    support === undefined
      ? '没有权利要求可对照，5 分'
      : `权利要求 1 的用词有 ${percentOf(share)} 见于说明书，${base} 分`;
  return make.known(
    'description',
    score,
    `${words}；具体实施方式 ${embodiments} 段${embodiments >= 10 ? '，加 1 分' : ''}；附图 ${pictures} 幅${pictures > 0 ? '，加 1 分' : ''}。`,
    [
      ['record.paragraphs', '说明书段落数', paragraphs],
      ['record.embodiments', '具体实施方式段落数', embodiments],
      [
        'record.support',
        '权利要求 1 用词见于说明书',
        support === undefined ? null : percentOf(share),
      ],
      ['record.drawings', '附图数', pictures],
    ],
  );
}

function scope({ shortest, independent }: ClaimMeasures, make: FindingMaker): Finding {
  const score = upTo(
    shortest,
    [
      [100, 9],
      [200, 7],
      [350, 5],
      [600, 3],
    ],
    2,
  );
  return make.known(
    'claims',
    score,
    `最短的独立权利要求 ${shortest} 字，共 ${independent.length} 项独立权利要求；字数越少，限定越少，保护范围越大。`,
    [
      ['record.shortestClaim', '最短独立权利要求字数', shortest],
      ['record.independentClaims', '独立权利要求项数', independent.length],
    ],
  );
}

function layers({ dependent, depth }: ClaimMeasures, make: FindingMaker): Finding {
  return make.known(
    'claims',
    2 + dependent / 2 + depth,
    `起点 2 分；从属权利要求 ${dependent} 项，每项 0.5 分；引用层次 ${depth} 层，每层 1 分，最高 10 分。`,
    [
      ['record.dependentClaims', '从属权利要求项数', dependent],
      ['record.claimDepth', '引用层次', depth],
    ],
  );
}

function territory({ family, counts }: PatentFacts, make: FindingMaker): Finding {
  const countries =
    family === undefined
      ? counts?.countries
      : new Set(family.simple.map(({ country }) => country)).size;
  if (countries === undefined) return make.unknown('family', '没有同族数据');
  return make.known(
    'family',
    2 * countries,
    `同族国家（地区）${countries} 个，每个 2 分，最高 10 分。`,
    [['record.countries', '同族国家（地区）数', countries]],
  );
}

function discoverable(
  facts: PatentFacts,
  claims: ClaimMeasures | undefined,
  make: FindingMaker,
): Finding {
  if (kindOfFacts(facts) === 'DESIGN') {
    return make.known('bibliography', 9, '外观设计，看到产品即可比对，9 分。', [
      ['record.patentType', '专利类型', facts.patentType ?? null],
    ]);
  }
  if (claims === undefined) return make.unknown('claims', NO_CLAIMS);
  const { independent } = claims;
  const has = (category: string) => independent.some((claim) => claim.category === category);
  const [score, why] = has('PRODUCT')
    ? [8, '有产品独立权利要求，可由市售产品发现']
    : has('USE')
      ? [5, '只有用途或方法独立权利要求，须调查使用情况']
      : [4, '只有方法独立权利要求，侵权行为多在对方场所内'];
  return make.known('claims', score, `${why}，${score} 分。`, [
    [
      'record.claimKinds',
      '独立权利要求的主题',
      independent.map(({ category }) => category).join('、'),
    ],
  ]);
}

function comparable(
  facts: PatentFacts,
  claims: ClaimMeasures | undefined,
  make: FindingMaker,
): Finding {
  if (kindOfFacts(facts) === 'DESIGN') {
    return make.known('bibliography', 8, '外观设计以图片比对，8 分。', [
      ['record.patentType', '专利类型', facts.patentType ?? null],
    ]);
  }
  if (claims === undefined) return make.unknown('claims', NO_CLAIMS);
  const { parameters } = claims;
  return make.known(
    'claims',
    8 - Math.min(5, parameters),
    parameters === 0
      ? '最短的独立权利要求没有数值限定，不经检测即可比对，8 分。'
      : `最短的独立权利要求有 ${parameters} 处数值限定，需要检测才能比对；起点 8 分，每处减 1 分，最多减 5 分。`,
    [['record.parameters', '独立权利要求数值限定', parameters]],
  );
}

function dependence({ citations }: PatentFacts, make: FindingMaker): Finding {
  if (citations === undefined) return make.unknown('citations', '没有引证数据');
  const backward = citations.filter(({ direction }) => direction === 'BACKWARD');
  const count = (category: string) => backward.filter((one) => one.category === category).length;
  const [x, y] = [count('X'), count('Y')];
  return make.known(
    'citations',
    Math.max(2, 9 - 2 * x - y),
    `引证文献 ${backward.length} 篇，其中 X 类 ${x} 篇每篇减 2 分、Y 类 ${y} 篇每篇减 1 分；起点 9 分，最低 2 分。`,
    [
      ['record.backward', '引证文献数', backward.length],
      ['record.backwardX', 'X 类引证', x],
      ['record.backwardY', 'Y 类引证', y],
    ],
  );
}

/** Legal value, L11 to L42 (domain reference 6.1; rules not given there are explained in each basis). */
export function legalFindings(facts: PatentFacts, make: FindingMaker): Findings {
  const design = kindOfFacts(facts) === 'DESIGN';
  const claims = design ? undefined : measureClaims(facts);
  const ofClaims = (rule: (measures: ClaimMeasures, maker: FindingMaker) => Finding): Finding => {
    if (claims !== undefined) return rule(claims, make);
    return make.unknown('claims', design ? NOT_FOR_DESIGNS : NO_CLAIMS);
  };
  return {
    L11: confirmed(facts, make),
    L12: ofClaims(drafting),
    L13: design
      ? make.unknown('description', '外观设计没有说明书，本项不适用')
      : disclosure(measureDescription(facts), facts.drawings?.length ?? 0, make),
    L21: ofClaims(scope),
    L22: ofClaims(layers),
    L23: territory(facts, make),
    L31: discoverable(facts, claims, make),
    L32: comparable(facts, claims, make),
    L41: dependence(facts, make),
    L42: make.unknown('documents', '没有自由实施检索的结果'),
  };
}
