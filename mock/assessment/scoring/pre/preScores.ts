import { SQQPG } from '../../../../src/domain/application/sqqpg';
import { coachDisclosure } from '../../../../src/domain/application/sqqpg/coach';
import type { AssessmentReference } from '../../../../src/domain/assessment/result';
import { percentOf } from '../../../../src/domain/assessment/words';
import { type FormBody, formValues } from '../../../../src/domain/form/body';
import type { DocumentFacts } from '../facts';
import { type Finding, FindingMaker, type Findings } from '../finding';
import { letterCount, type PreAnswers, preAnswers } from './answers';
import { compareDocuments, inventiveStep, novelty, subjectMatter } from './patentability';

function usefulness({ solution, embodiments }: PreAnswers, make: FindingMaker): Finding {
  if (solution === '') return make.unknown('form', '没有填写技术方案');
  const score = embodiments === '' ? 6 : 8;
  return make.known(
    'form',
    score,
    embodiments === '' ? '没有填写实施例，6 分。' : `实施例 ${letterCount(embodiments)} 字，8 分。`,
    [['form.embodiments', '实施例字数', letterCount(embodiments)]],
  );
}

function advance({ effects, data }: PreAnswers, make: FindingMaker): Finding {
  if (effects === '') return make.unknown('form', '没有填写有益效果');
  const numbers = effects.match(/\d+(?:\.\d+)?/g)?.length ?? 0;
  const score = 5 + (numbers > 0 ? 2 : 0) + (data === '' ? 0 : 2);
  return make.known(
    'form',
    score,
    `起点 5 分；有益效果${numbers > 0 ? `有 ${numbers} 处数值，加 2 分` : '没有数值'}；${data === '' ? '没有实验数据' : '有实验数据，加 2 分'}。`,
    [
      ['form.effectNumbers', '有益效果中的数值', numbers],
      ['form.data', '实验数据字数', letterCount(data)],
    ],
  );
}

function avoidable({ alternatives, innovations }: PreAnswers, make: FindingMaker): Finding {
  if (alternatives === '') return make.unknown('form', '没有填写替代方案，不能判断是否容易绕开');
  const score =
    6 + Math.min(2, innovations.length / 2) + (letterCount(alternatives) >= 100 ? 1 : 0);
  return make.known(
    'form',
    score,
    `已考虑替代方案（${letterCount(alternatives)} 字），起点 6 分；创新点 ${innovations.length} 个，每个 0.5 分，最多 2 分；不少于 100 字加 1 分。`,
    [
      ['form.alternatives', '替代方案字数', letterCount(alternatives)],
      ['form.innovations', '创新点数', innovations.length],
    ],
  );
}

function maturity({ trl }: PreAnswers, make: FindingMaker): Finding {
  if (trl === undefined) return make.unknown('form', '没有填写技术成熟度');
  const score = Math.round((trl / 9) * 10);
  return make.known(
    'form',
    score,
    `技术成熟度 ${trl} 级。计算：级数 ÷ 9 × 10，取整 ${score} 分。`,
    [['form.trl', '技术成熟度', trl]],
  );
}

function marketSize({ market, competitors }: PreAnswers, make: FindingMaker): Finding {
  if (market === '') return make.unknown('form', '没有填写市场情况');
  const amount = /\d+(?:\.\d+)?\s*(?:万|亿|%|％)/.exec(market)?.[0];
  const score = 5 + (amount === undefined ? 0 : 2) + (competitors === '' ? 0 : 1);
  return make.known(
    'form',
    score,
    `起点 5 分；市场情况${amount === undefined ? '没有写明规模' : `写明了规模（${amount}），加 2 分`}；${competitors === '' ? '没有填写竞争者' : '填写了竞争者，加 1 分'}。`,
    [['form.marketAmount', '市场规模', amount ?? null]],
  );
}

function plan({ plan: told, products }: PreAnswers, make: FindingMaker): Finding {
  if (told === '' && products === '') return make.unknown('form', '没有填写实施计划和对应产品');
  const score = 4 + (told === '' ? 0 : 2.5) + (products === '' ? 0 : 2.5);
  return make.known(
    'form',
    score,
    `起点 4 分；${told === '' ? '没有实施计划' : '有实施计划，加 2.5 分'}；${products === '' ? '没有对应产品' : '有对应产品，加 2.5 分'}。`,
    [
      ['form.plan', '实施计划字数', letterCount(told)],
      ['form.products', '对应产品字数', letterCount(products)],
    ],
  );
}

const METHOD = /方法|工艺|流程|算法/;
const AND_PRODUCT = /及其|装置|设备|系统|介质|产品/;

/** Whether a solution shows in the product, or happens out of sight; by its name. */
export function visibility({ caseName }: PreAnswers): 'PRODUCT' | 'BOTH' | 'METHOD' {
  if (!METHOD.test(caseName)) return 'PRODUCT';
  return AND_PRODUCT.test(caseName) ? 'BOTH' : 'METHOD';
}

const SEEN = {
  PRODUCT: [8, '主题是产品，由市售产品可以发现'],
  BOTH: [6, '主题兼有产品和方法'],
  METHOD: [4, '主题是方法，在对方场所内实施，不易发现'],
} as const;

function discoverable(answers: PreAnswers, make: FindingMaker): Finding {
  if (answers.caseName === '') return make.unknown('form', '没有填写名称');
  const [score, why] = SEEN[visibility(answers)];
  return make.known('form', score, `${why}，${score} 分。`, [['form.subject', '主题类型', why]]);
}

/** P41: the parts of a disclosure that the form looks at beside its fields, by the same rule. */
function completeness(body: FormBody, day: string, drawings: number, make: FindingMaker): Finding {
  const { parts, total } = coachDisclosure(formValues(SQQPG, body), drawings, day);
  const missing = parts.filter((part) => part.missing.length > 0).map(({ label }) => label);
  const there = parts.length - missing.length;
  return make.known(
    'form',
    total / 10,
    `交底 ${parts.length} 个部分中有 ${there} 个完整${missing.length > 0 ? `，可以补充的是${missing.join('、')}` : ''}；与申请表的“交底完整度”同样计算，${total} 分折合。`,
    [['form.missing', '不足的交底内容', missing.length > 0 ? missing.join('、') : '无']],
  );
}

function scope({ innovations }: PreAnswers, make: FindingMaker): Finding {
  const count = innovations.length;
  if (count === 0) return make.unknown('form', '没有填写创新点');
  const average = innovations.reduce((sum, text) => sum + letterCount(text), 0) / count;
  const score = (count === 1 ? 5 : count <= 3 ? 7 : 8) - (average > 300 ? 2 : 0);
  return make.known(
    'form',
    score,
    `创新点 ${count} 个${count === 1 ? '，没有退守的层次' : ''}，平均 ${Math.round(average)} 字${average > 300 ? '，限定较多，减 2 分' : ''}，${score} 分。`,
    [
      ['form.innovations', '创新点数', count],
      ['form.innovationLength', '创新点平均字数', Math.round(average)],
    ],
  );
}

function layout({ targets, overseas }: PreAnswers, make: FindingMaker): Finding {
  if (targets.length === 0) return make.unknown('form', '没有选择拟申请类型');
  const pct = targets.includes('PCT');
  const several = targets.filter((one) => one !== 'PCT' && one !== 'ADVISE').length > 1;
  const score = 4 + (pct ? 2 : 0) + (several ? 2 : 0) + (overseas === '' ? 0 : 2);
  return make.known(
    'form',
    score,
    `起点 4 分；${pct ? '拟提出 PCT 申请，加 2 分' : '没有选择 PCT'}；${several ? '拟以多种类型组合，加 2 分' : '只有一种类型'}；${overseas === '' ? '没有填写海外计划' : '填写了海外计划，加 2 分'}。`,
    [
      ['form.targets', '拟申请类型', targets.join('、')],
      ['form.overseas', '海外计划字数', letterCount(overseas)],
    ],
  );
}

/** The indicators of an assessment before filing, and the documents that stand nearest. */
export interface PreFindings {
  readonly findings: Findings;
  readonly references: readonly AssessmentReference[];
}

/**
 * The 13 indicators of an assessment before filing from what the form says (domain reference 6.3).
 *
 * @param body of the request (domain reference 2.7)
 * @param day of the assessment, `YYYY-MM-DD`
 * @param documents texts of the known prior art and of what a search found
 * @param drawings how many drawings are attached
 */
export function preScores(
  body: FormBody,
  day: string,
  documents: readonly DocumentFacts[] = [],
  drawings = 0,
): PreFindings {
  const make = new FindingMaker(day);
  const answers = preAnswers(body);
  const compared = compareDocuments(answers, documents);
  const findings: Findings = {
    P11: subjectMatter(answers, make),
    P12: novelty(answers, compared, day, make),
    P13: inventiveStep(answers, compared, make),
    P14: usefulness(answers, make),
    P21: advance(answers, make),
    P22: avoidable(answers, make),
    P23: maturity(answers, make),
    P31: marketSize(answers, make),
    P32: plan(answers, make),
    P33: discoverable(answers, make),
    P41: completeness(body, day, drawings, make),
    P42: scope(answers, make),
    P43: layout(answers, make),
  };
  const references = compared.flatMap(({ document, share, known }): AssessmentReference[] => {
    const category = share >= 0.85 ? 'X' : share >= 0.5 ? 'Y' : share >= 0.2 ? 'A' : null;
    if (category === null) return [];
    const points = known.length > 0 ? `，创新点 ${known.join('、')} 基本见于该文件` : '';
    return [
      {
        number: document.number,
        ...(document.title !== undefined && { title: document.title }),
        category,
        relation: `创新点的用词有 ${percentOf(share)} 相同${points}`,
      },
    ];
  });
  return { findings, references };
}
