import type { AssessmentResult } from '@/domain/assessment/result';
import {
  CAUSE_WORDS,
  compareRuns,
  type IndicatorChange,
  type RunComparison,
} from '@/domain/assessment/run/compareRuns';
import {
  isPoorlyBacked,
  knownWeightOf,
  scoreText,
  signedScore,
  systemOfResult,
} from '@/domain/assessment/score';
import { VALUE_SCENES } from '@/domain/assessment/systems';
import { grouped } from '@/domain/grouped';
import { countOf, coverageText, gradeText, kindWord, ofFirst, subjectText } from '../words';

/** A score of an indicator, or that there is none. */
export const indicatorScore = (score: number | null): string =>
  score === null ? '无数据' : scoreText(score);

/**
 * Two runs compared, or why they cannot be: other kinds, or other indicators (a design and an
 * invention).
 */
export function comparisonOf(
  before: AssessmentResult,
  after: AssessmentResult,
): RunComparison | string {
  if (before.kind !== after.kind) {
    return `两件评估的类型不同（${kindWord(before.kind)}、${kindWord(after.kind)}），不能对比。`;
  }
  if (systemOfResult(before).key !== systemOfResult(after).key) {
    return '两件评估的指标体系不同（外观设计与其他专利），不能对比。';
  }
  return compareRuns(before, after);
}

/** A fact of both runs. */
export interface FactRow {
  readonly label: string;
  readonly cells: readonly [string, string];
}

const sceneWord = ({ scene }: AssessmentResult) => (scene ? VALUE_SCENES[scene].label : '');

function gradeOf(result: AssessmentResult): string {
  const { grade, gradeLabel, coverage } = result;
  if (grade === null) return gradeLabel;
  return gradeText(grade, gradeLabel, isPoorlyBacked(knownWeightOf(result), coverage));
}

const SUBJECT = '对象';

/** The row of the totals. */
export const TOTAL = '总分';

const FACTS: readonly (readonly [string, (result: AssessmentResult) => string])[] = [
  [
    TOTAL,
    (result) =>
      result.totalScore === null
        ? '数据不足'
        : scoreText(result.totalScore) + ofFirst(countOf(result)),
  ],
  ['等级', gradeOf],
  ['数据覆盖', ({ coverage }) => coverageText(coverage)],
  [SUBJECT, (result) => subjectText(result.subject.title, countOf(result))],
  ['专利号', ({ subject }) => subject.patentNumber ?? ''],
  ['评估场景', sceneWord],
  ['方法', ({ method }) => method],
  ['评价', ({ evaluator }) => evaluator],
  ['数据日期', ({ frozen }) => frozen.baseDate],
  ['完成时间', ({ finishedTime }) => finishedTime],
  ['评价规则', ({ frozen }) => frozen.model],
];

/** What both runs are, row by row; what neither has is left out. */
export function factRows(before: AssessmentResult, after: AssessmentResult): FactRow[] {
  return FACTS.map(
    ([label, read]): FactRow => ({ label, cells: [read(before), read(after)] }),
  ).filter(({ cells }) => cells.some(Boolean));
}

/** The same without what stands in the heads of the columns: the name of what was assessed. */
export const factsBelow = (before: AssessmentResult, after: AssessmentResult): FactRow[] =>
  factRows(before, after).filter(({ label }) => label !== SUBJECT);

/** Share of a first-level part in all weights, e.g. `30%`; — when it is not known. */
export function shareOf({ frozen }: AssessmentResult, code: string): string {
  const { dimensions } = frozen.weights;
  const all = Object.values(dimensions).reduce((sum, weight) => sum + weight, 0);
  const own = dimensions[code];
  return own !== undefined && all > 0 ? `${Math.round((own / all) * 100)}%` : '—';
}

/**
 * Why an indicator itself differs. Another weight of its whole part stands at the part, not at each
 * of its indicators.
 */
function ownCauses({ causes, weightBefore, weightAfter }: IndicatorChange) {
  return causes.filter((cause) => cause !== 'WEIGHTS' || weightBefore !== weightAfter);
}

/** Whether an indicator says something else in the other run. */
export const hasChanged = (change: IndicatorChange): boolean =>
  change.before !== change.after || ownCauses(change).length > 0;

/** Between Chinese words there is no space. */
const spaced = (text: string) => (/^[ -~]/.test(text) ? ` ${text}` : text);

/**
 * The values that went in and changed: `近三年收入：未提供 → 860`; of two objects those that differ:
 * `平均收入（万元）：3,800，基准未提供`.
 */
export function inputTexts({ inputs }: IndicatorChange, apart: boolean): string[] {
  return inputs.map(({ label, before, after }) => {
    const told = (value: string | number | null) => {
      if (value === null) return '未提供';
      // Sums of money; a year or a number of times is short.
      return typeof value === 'number' && label.includes('元') ? grouped(value) : String(value);
    };
    return apart
      ? `${label}：${told(after)}，基准${spaced(told(before))}`
      : `${label}：${told(before)} → ${told(after)}`;
  });
}

/** Why an indicator changed, or differs between two objects, in words. */
export const causeText = (change: IndicatorChange, apart: boolean): string =>
  ownCauses(change)
    .map((cause) => CAUSE_WORDS[cause][apart ? 'differs' : 'changed'])
    .join('、');

/** Indicators whose scores moved the total most, the most first. */
export function movers({ indicators }: RunComparison, most = 3): IndicatorChange[] {
  return [...indicators]
    .filter(({ effect }) => effect !== 0)
    .sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect))
    .slice(0, most);
}

/** The difference of the totals as a sum of its parts, in sentences. */
export function differenceText(comparison: RunComparison): string {
  const { before, after, difference, byWeights, explained, apart } = comparison;
  if (before === null || after === null || difference === null) {
    return '至少有一件数据不足，没有总分，只能逐项对比。';
  }
  if (difference === 0) return `总分都是 ${scoreText(after)}。`;
  const byScores = Math.round((difference - byWeights) * 10) / 10;
  const word = apart ? '相差' : difference > 0 ? '增加' : '减少';
  const of = apart ? '不同' : '的变化';
  const parts = [
    ...(byScores ? [`各项得分${of} ${signedScore(byScores)}`] : []),
    ...(byWeights ? [`权重${of} ${signedScore(byWeights)}`] : []),
  ];
  const totals = apart
    ? `总分 ${scoreText(after)}，基准 ${scoreText(before)}`
    : `总分由 ${scoreText(before)} 变为 ${scoreText(after)}`;
  const change = `${totals}，${word} ${scoreText(Math.abs(difference))} 分`;
  if (!explained) return `${change}；至少有一件的数据或权重不完整，不能说明原因。`;
  return `${change}：${parts.join('，')}。`;
}
