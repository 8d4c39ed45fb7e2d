import { createHash } from 'node:crypto';
import type { AssessmentKind, AssessmentResult } from '../../src/domain/assessment/result';
import { frozenText, withChecksum } from '../../src/domain/assessment/run/frozen';
import type { FormBody } from '../../src/domain/form/body';
import type { PatentType } from '../../src/domain/patentLabels';
import { MACHINE_ASSESSED } from '../process/conclusions';
import { dayOf } from '../process/moment';
import type { StoredApplication } from '../process/types';
import { documentsOf, fieldFactsOf, recordByNumber } from './facts';
import {
  type AssessmentRun,
  assessBeforeFiling,
  assessStability,
  assessValue,
} from './scoring/assess';
import { type DocumentFacts, type PatentFacts, rowsAnswer, textAnswer } from './scoring/facts';

/** Kind of the result by process. */
const KINDS = { SQQPG: 'PRE', WDXPJ: 'STABILITY', JZPJ: 'VALUE' } as const;
export type AssessmentProcess = keyof typeof KINDS;

/** A request of one of the three assessments. */
export type AssessmentApplication = StoredApplication & { processKey: AssessmentProcess };

/** Whether a request is one for an assessment. */
export function isAssessment(application: StoredApplication): application is AssessmentApplication {
  return Object.hasOwn(KINDS, application.processKey);
}

export const kindOf = (process: AssessmentProcess): AssessmentKind => KINDS[process];

const METHODS: Readonly<Record<string, string>> = {
  INDEX: '指标评价',
  INCOME: '收益法',
  MARKET: '市场法',
  COST: '成本法',
  QUICK: '快速（机评）',
  STANDARD: '标准（专家）',
};

/** How a request is assessed, in words. */
export function methodOf({ formData }: AssessmentApplication): string {
  const { method, depth } = formData as { method?: unknown; depth?: unknown };
  return METHODS[String(method ?? depth)] ?? '检索与评估';
}

/** Body of a request as the rules read it. */
const answersOf = ({ formData }: StoredApplication) => formData as unknown as FormBody;

function typeOf(kind: string, status: string): PatentType | undefined {
  if (kind === 'UTILITY' || kind === 'DESIGN') return kind;
  if (kind !== 'INVENTION') return undefined;
  return status === 'PENDING' ? 'INVENTION_PUB' : 'INVENTION_GRANT';
}

/** The names under which a form has a patent: of stability, or of an entry for values. */
const NAMES = {
  WDXPJ: { number: 'patentNumber', title: 'patentTitle', kind: 'patentKind', status: 'validity' },
  JZPJ: { number: 'number', title: 'title', kind: 'kind', status: 'status' },
} as const;

/** What the record tells of a patent; the answers alone where there is none. */
function factsOf(answers: FormBody, names: (typeof NAMES)[keyof typeof NAMES]): PatentFacts {
  const applicationNumber = textAnswer(answers, names.number);
  const record = recordByNumber(applicationNumber);
  if (record) return record;
  const status = textAnswer(answers, names.status);
  const patentType = typeOf(textAnswer(answers, names.kind), status);
  const filingDate = textAnswer(answers, 'filingDate');
  return {
    title: textAnswer(answers, names.title),
    applicationNumber,
    ...(patentType !== undefined && { patentType }),
    ...(filingDate && { filingDate }),
    ...((status === 'VALID' || status === 'PENDING') && { validity: status }),
  };
}

function sealed(result: AssessmentResult): AssessmentResult {
  return withChecksum(
    result,
    createHash('sha256').update(frozenText(result), 'utf8').digest('hex'),
  );
}

function patentValues(run: AssessmentRun): AssessmentResult | undefined {
  const [first, ...others] = rowsAnswer(run.answers, 'patents').map((patent) => {
    const record = recordByNumber(textAnswer(patent, 'number'));
    const field = record && fieldFactsOf(record, run.baseDate);
    return sealed(assessValue(factsOf(patent, NAMES.JZPJ), run, field ? { field } : {}));
  });
  return first && { ...first, ...(others.length > 0 && { others }) };
}

function patentStability(run: AssessmentRun): AssessmentResult {
  const facts = factsOf(run.answers, NAMES.WDXPJ);
  const record = recordByNumber(textAnswer(run.answers, 'patentNumber'));
  const documents: DocumentFacts[] = documentsOf(run.answers, record);
  return sealed(assessStability(facts, run, documents));
}

const MAKE: Readonly<
  Record<AssessmentProcess, (run: AssessmentRun) => AssessmentResult | undefined>
> = {
  SQQPG: (run) => sealed(assessBeforeFiling(run, documentsOf(run.answers))),
  WDXPJ: patentStability,
  JZPJ: patentValues,
};

/** Base date of a value, else the day on which the assessment was finished. */
function baseDateOf(application: AssessmentApplication, finishedTime: string): string {
  const told = application.processKey === 'JZPJ' && textAnswer(answersOf(application), 'baseDate');
  return told || dayOf(finishedTime);
}

/**
 * What a finished assessment came to. It is made once, when it is first asked for, of the answers
 * and of the day it was finished, and stays as it is.
 *
 * @returns undefined while it is not finished
 */
export function resultOf(application: AssessmentApplication): AssessmentResult | undefined {
  const { status, finishTime, applyNo, automatic, processKey, attachments } = application;
  if (status !== 'FINISHED' || finishTime === undefined) return undefined;
  const { assessment } = application;
  if (assessment) return assessment;
  const result = MAKE[processKey]({
    applyNo,
    answers: answersOf(application),
    baseDate: baseDateOf(application, finishTime),
    finishedTime: finishTime,
    method: methodOf(application),
    evaluator: automatic ? MACHINE_ASSESSED.label : '评估专家组',
    ...(processKey === 'SQQPG' && {
      drawings: attachments.filter(({ category }) => category === 'drawings').length,
    }),
  });
  if (result) application.assessment = result;
  return result;
}

/** Numbers of the patents that a request is about, in the order of its form; none before filing. */
export function patentNumbersOf(application: AssessmentApplication): string[] {
  const answers = answersOf(application);
  const named =
    application.processKey === 'JZPJ'
      ? rowsAnswer(answers, 'patents').map((patent) => textAnswer(patent, 'number'))
      : [textAnswer(answers, 'patentNumber')];
  return named.filter(Boolean);
}

/** Name of the solution, or title of the first patent. */
export function subjectTitleOf(application: AssessmentApplication): string {
  const answers = answersOf(application);
  const [first] = rowsAnswer(answers, 'patents');
  const titles: Readonly<Record<AssessmentProcess, string>> = {
    SQQPG: textAnswer(answers, 'caseName'),
    WDXPJ: textAnswer(answers, 'patentTitle'),
    JZPJ: first ? textAnswer(first, 'title') : '',
  };
  return titles[application.processKey] || application.title;
}
