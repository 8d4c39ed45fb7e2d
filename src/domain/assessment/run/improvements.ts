import { readApplicationNumber } from '../../numbers/applicationNumber';
import type { ProcessKey } from '../../workflow/status';
import type { AssessedIndicator, AssessmentResult } from '../result';
import { isWhole, roundScore, scoreAssessment, scoresOf, systemOfResult } from '../score';

/** Where an action is taken: a process of the portal, or one of its searches. */
type ImprovementPlace =
  | ProcessKey
  | 'patentSearch'
  | 'patentRecord'
  | 'caseSearch'
  | 'enterpriseSearch';

/** What would raise a low part (portal features 6b.5). */
export interface Improvement {
  readonly code: string;
  readonly name: string;
  /** null: it has no data yet. */
  readonly score: number | null;
  readonly action: string;
  /** The action is to check what was filled in. */
  readonly filled: boolean;
  readonly place: ImprovementPlace;
  /**
   * Points that the total would gain if the indicator reached 8, one decimal; 0 where it is fixed,
   * has no data, or the result is not whole, since that is not known.
   */
  readonly gain: number;
  /** Nobody can raise it: what the law or the field gives; the action is how to live with it. */
  readonly fixed: boolean;
}

type Advice = readonly [action: string, place: ImprovementPlace];

/** Below this an indicator is low. */
const LOW = 6;
const GOAL = 8;

const VALUE: Readonly<Record<string, Advice>> = {
  L11: ['做一次稳定性评价，找出可能影响权利的文件并准备应对', 'WDXPJ'],
  L12: ['核对含义不确定的用语；以后的申请在提交前先做申请前评估', 'SQQPG'],
  L13: ['核对说明书对权利要求的支持，后续改进另行申请', 'SQQPG'],
  L21: ['以更少的必要技术特征就改进方案提出新申请', 'SQQPG'],
  L22: ['就改进和变形提出新申请，形成分层保护', 'SQQPG'],
  L23: ['优先权期内的改进方案可同时评估海外申请', 'SQQPG'],
  L31: ['以产品权利要求另行申请；怀疑被侵权时先取得维权援助', 'WQYZ'],
  L32: ['准备检测方法和比对样品；取证困难时申请维权援助', 'WQYZ'],
  L41: ['检索在先权利，必要时取得许可', 'patentSearch'],
  L42: ['检索他人有效专利，做自由实施检索', 'patentSearch'],
  T11: ['补充技术效果的自评和证明后重新评价', 'JZPJ'],
  T12: ['检索后来引证本专利的文件，核对被引数据', 'patentRecord'],
  T21: ['检索替代方案后补充自评，重新评价', 'patentSearch'],
  T22: ['检索他人的规避设计，就规避方案布局新申请', 'patentSearch'],
  T31: ['检索可以应用的其他领域，补充分类和用途', 'patentSearch'],
  T41: ['检索配套技术的权利人，补充自评后重新评价', 'patentSearch'],
  T51: ['补充实施情况或成熟度自评后重新评价', 'JZPJ'],
  T61: ['检索同领域近年申请，判断是否继续投入', 'patentSearch'],
  T62: ['检索同领域近年申请，判断所处阶段', 'patentSearch'],
  E11: ['剩余保护期较短，尽早许可、转让；就改进方案提出新申请', 'ZLJY'],
  E12: ['补充剩余经济寿命后重新评价', 'JZPJ'],
  E21: ['查看主要竞争者的专利布局', 'enterpriseSearch'],
  E22: ['补充市场占有率后重新评价', 'JZPJ'],
  E31: ['补充实施和收入的证明；尚未实施的可发布转让、许可', 'ZLJY'],
  E32: ['补充市场规模及来源后重新评价', 'JZPJ'],
  E41: ['在专利交易中发布转让、许可或开放许可', 'ZLJY'],
  E42: ['查找同类纠纷的裁判，积累维权记录；有获奖的请补充', 'caseSearch'],
};

const STABILITY: Readonly<Record<string, Advice>> = {
  S1: ['补充检索最接近的现有技术，核对区别特征', 'patentSearch'],
  S2: ['补充检索对比文件，准备区别特征带来的技术效果的证据', 'patentSearch'],
  S3: ['核对权利要求的主题是否属于保护客体', 'caseSearch'],
  S4: ['核对说明书是否公开充分，查找同类无效决定', 'caseSearch'],
  S5: ['核对用语和说明书的支持，准备可以并入的从属权利要求', 'patentRecord'],
  S6: ['取得审查过程中的修改文本后，选择标准评价', 'WDXPJ'],
  S7: ['核对优先权和权属变更的登记', 'patentRecord'],
  S8: ['请求专利权评价报告（实用新型、外观设计），或选择标准评价由专家复核', 'PJSQ'],
};

const DESIGN: Readonly<Record<string, Advice>> = {
  S1: ['请求专利权评价报告，由国家知识产权局检索现有设计', 'PJSQ'],
  S2: ['请求专利权评价报告，由国家知识产权局检索现有设计', 'PJSQ'],
  S3: ['检索在先的商标、著作权，需要时申请维权援助', 'WQYZ'],
  S4: ['核对公告的视图是否清楚、完整', 'patentRecord'],
  S5: ['选择标准评价，由专家核对修改是否超范围', 'WDXPJ'],
  S6: ['请求专利权评价报告', 'PJSQ'],
};

const PRE: Readonly<Record<string, Advice>> = {
  P11: ['改写主题，突出技术手段；仍不属于保护客体的，考虑其他保护方式', 'SQQPG'],
  P12: ['检索最接近的现有技术，找出没有公开的区别', 'patentSearch'],
  P13: ['检索对比文件，写明区别及其效果', 'patentSearch'],
  P14: ['补充至少一个完整的实施例', 'SQQPG'],
  P21: ['补充可测量的效果和实验数据', 'SQQPG'],
  P22: ['检索替代方案并写入交底，堵住绕开的办法', 'patentSearch'],
  P23: ['完成样机验证后重新评估', 'SQQPG'],
  P31: ['查看同行企业的专利和产品，写明市场规模', 'enterpriseSearch'],
  P32: ['补充实施计划和对应产品', 'SQQPG'],
  P33: ['以产品主题撰写，或考虑作为商业秘密', 'SQQPG'],
  P41: ['按交底提示补全内容', 'SQQPG'],
  P42: ['把创新点分成基本方案和进一步的改进', 'SQQPG'],
  P43: ['检索海外市场的同类专利，评估 PCT 和组合申请', 'patentSearch'],
};

/** Of values: the statutory term, the trend and the age of the field, how many compete. */
const FIXED: ReadonlySet<string> = new Set(['E11', 'T61', 'T62', 'E21']);

/** Of a term that is not known nobody can say that it is short. */
const TERM_UNKNOWN: Advice = ['核对申请日和法律状态，算出期满日', 'patentRecord'];

const ADVICE = { VALUE, STABILITY, STABILITY_DESIGN: DESIGN, PRE } as const;

/** What was filled in is not asked for: `补充市场占有率后重新评价`. */
const again = (action: string) =>
  action.replace(/^补充(.+)后重新评价$/, '核对所填的$1，有变化的更新后重新评价');

/**
 * Whether the year in which a right of priority of the application runs (Paris Convention, article
 * 4C) is surely over on a day: the number tells the year of filing.
 */
function priorityOver({ patentNumber = '' }: AssessmentResult['subject'], day: string): boolean {
  const body = readApplicationNumber(patentNumber)?.body;
  if (body === undefined || day === '') return false;
  // Numbers of two digits for the year ended in 2003.
  return body.length < 12 || Number(day.slice(0, 4)) > Number(body.slice(0, 4)) + 1;
}

type Improvable = Pick<
  AssessmentResult,
  'kind' | 'subject' | 'dimensions' | 'frozen' | 'totalScore'
>;

/**
 * For every indicator that is low, or has no data, the action and the place of the portal that
 * helps; what raises the total most comes first, what has no data last.
 */
export function improvements(result: Improvable): Improvement[] {
  const system = systemOfResult(result);
  const scores = scoresOf(result);
  const { weights, inputs, baseDate } = result.frozen;
  const filled = (code: string) => {
    const asked = inputs.filter(
      ({ origin, indicators }) => origin === 'FORM' && indicators.includes(code),
    );
    return asked.length > 0 && asked.every(({ value }) => value !== null);
  };
  const total = scoreAssessment(system, scores, weights).totalScore ?? 0;
  const whole = isWhole(result);
  const gainOf = ({ code, score }: AssessedIndicator) => {
    if (score === null || !whole) return 0;
    const better = scoreAssessment(system, { ...scores, [code]: GOAL }, weights).totalScore ?? 0;
    return roundScore(better - total);
  };
  return result.dimensions
    .flatMap(({ indicators }) => indicators)
    .filter(({ score }) => score === null || score < LOW)
    .flatMap((indicator): Improvement[] => {
      const unknown = indicator.score === null;
      const advice =
        unknown && system.key === 'VALUE' && indicator.code === 'E11'
          ? TERM_UNKNOWN
          : ADVICE[system.key][indicator.code];
      if (!advice || indicator.basis.endsWith('本项不适用')) return [];
      // What can no longer be done is not offered.
      if (indicator.code === 'L23' && priorityOver(result.subject, baseDate)) return [];
      const [action, place] = advice;
      const { code, name, score } = indicator;
      const fixed = system.key === 'VALUE' && !unknown && FIXED.has(code);
      const gain = fixed ? 0 : gainOf(indicator);
      const checked = filled(code) ? again(action) : action;
      return [
        { code, name, score, action: checked, filled: checked !== action, place, gain, fixed },
      ];
    })
    .sort((a, b) => b.gain - a.gain || (a.score ?? 11) - (b.score ?? 11));
}
