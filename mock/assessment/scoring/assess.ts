import type {
  AssessmentResult,
  AssessmentRisk,
  AssessmentSubject,
  ValueScene,
} from '../../../src/domain/assessment/result';
import { scoreAssessment } from '../../../src/domain/assessment/score';
import { PRE_SYSTEM } from '../../../src/domain/assessment/systems';
import type { FormBody } from '../../../src/domain/form/body';
import { type DocumentFacts, type FieldFacts, kindOfFacts, type PatentFacts } from './facts';
import { scoresOfFindings } from './finding';
import { makeResult } from './makeResult';
import { filingAdvice } from './pre/filingAdvice';
import { preScores } from './pre/preScores';
import { referencesOf } from './stability/matrix';
import { stabilityScores } from './stability/stabilityScores';
import { valueScores } from './value/valueScores';

/** What every automatic assessment is told. */
export interface AssessmentRun {
  readonly applyNo: string;
  /** Body of the request. */
  readonly answers: FormBody;
  /** Day whose data is used, `YYYY-MM-DD`. */
  readonly baseDate: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly finishedTime: string;
  readonly method: string;
  /** E.g. `机器评价，仅供参考`. */
  readonly evaluator: string;
  /** Drawings attached to the request. */
  readonly drawings?: number;
}

function subjectOf(facts: PatentFacts): AssessmentSubject {
  const patentKind = kindOfFacts(facts);
  return {
    title: facts.title,
    ...(facts.applicationNumber !== undefined && { patentNumber: facts.applicationNumber }),
    ...(patentKind && { patentKind }),
  };
}

const SCENES: readonly ValueScene[] = [
  'MANAGE',
  'LICENSE',
  'FINANCE',
  'REPORT',
  'INFRINGE',
  'OTHER',
];

/**
 * The value of one patent (domain reference 6.1), with an empty checksum.
 *
 * @param percentile share of the field with a lower total, 0–100, where it is known
 */
export function assessValue(
  facts: PatentFacts,
  run: AssessmentRun,
  more: { readonly field?: FieldFacts; readonly percentile?: number } = {},
): AssessmentResult {
  const { answers, ...rest } = run;
  const scene = SCENES.find((one) => one === answers.scene) ?? 'OTHER';
  const { percentile } = more;
  return makeResult('VALUE', valueScores(facts, answers, run.baseDate, more.field), {
    ...rest,
    subject: subjectOf(facts),
    scene,
    ...(percentile !== undefined && { percentile }),
  });
}

/**
 * The stability of a patent (domain reference 6.2), with an empty checksum.
 *
 * @param documents those the applicant names first, then those that the record cites
 */
export function assessStability(
  facts: PatentFacts,
  run: AssessmentRun,
  documents: readonly DocumentFacts[],
): AssessmentResult {
  const { answers, ...rest } = run;
  const { findings, matrix } = stabilityScores(facts, answers, run.baseDate, documents);
  const risks = (matrix?.claims ?? []).flatMap(({ no, independent, risk, closest, conclusion }) =>
    independent && risk !== null && risk !== '低'
      ? [{ level: risk, text: `独立权利要求 ${no}：${conclusion}，最接近的是 ${closest ?? ''}。` }]
      : [],
  ) satisfies AssessmentRisk[];
  return makeResult('STABILITY', findings, {
    ...rest,
    subject: subjectOf(facts),
    ...(matrix && { claims: matrix, references: referencesOf(matrix) }),
    risks,
  });
}

/**
 * A solution before filing (domain reference 6.3), with an empty checksum.
 *
 * @param documents texts of the known prior art and of what a search found
 */
export function assessBeforeFiling(
  run: AssessmentRun,
  documents: readonly DocumentFacts[] = [],
): AssessmentResult {
  const { answers, drawings, ...rest } = run;
  const { findings, references } = preScores(answers, run.baseDate, documents, drawings);
  const { grade } = scoreAssessment(PRE_SYSTEM, scoresOfFindings(findings));
  const name = typeof answers.caseName === 'string' ? answers.caseName.trim() : '';
  return makeResult('PRE', findings, {
    ...rest,
    subject: { title: name || '技术方案' },
    references,
    filing: filingAdvice(answers, grade, findings.P12?.score ?? null, run.baseDate),
  });
}
