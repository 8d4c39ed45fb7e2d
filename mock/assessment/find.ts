import { withWeights } from '../../src/domain/assessment/score';
import type { AssessmentQuery, AssessmentRow } from '../contract';
import type { StoredApplication } from '../process/types';
import {
  type AssessmentApplication,
  isAssessment,
  kindOf,
  methodOf,
  patentNumbersOf,
  resultOf,
  subjectTitleOf,
} from './results';

/** An assessment in a list, with what its result comes to once it has one. */
function rowOf(application: AssessmentApplication): AssessmentRow {
  const { id, applyNo, processKey, status, statusLabel, submitTime } = application;
  const { applicantId, finishTime, currentNode, draftOf } = application;
  const [patentNumber, ...others] = patentNumbersOf(application);
  const result = resultOf(application);
  return {
    id,
    ...(applicantId !== undefined && { applicantId }),
    applyNo,
    processKey,
    kind: kindOf(processKey),
    title: subjectTitleOf(application),
    ...(patentNumber !== undefined && { patentNumber }),
    patentCount: patentNumber === undefined ? 0 : others.length + 1,
    method: methodOf(application),
    ...(result && resultPart(result)),
    status,
    statusLabel,
    submitTime,
    ...(finishTime !== undefined && { finishTime }),
    ...(currentNode !== undefined && { currentNode }),
    ...(draftOf !== undefined && { draftOf }),
  };
}

function resultPart(result: NonNullable<Result>) {
  const { totalScore, grade, gradeLabel, coverage } = result;
  return {
    knownWeight: withWeights(result, result.frozen.weights).knownWeight,
    ...(totalScore !== null && { totalScore }),
    ...(grade !== null && { grade: grade as NonNullable<AssessmentRow['grade']> }),
    gradeLabel,
    ...(coverage && { coverage: { ...coverage } }),
  };
}
type Result = ReturnType<typeof resultOf>;

/** Letters and digits alone, so that a number is found however it is written. */
const folded = (text: string) => text.toUpperCase().replace(/^ZL|[\s.]/g, '');

function hasWords(application: AssessmentApplication, keyword: string): boolean {
  const wanted = keyword.trim();
  if (wanted === '') return true;
  const texts = [application.applyNo, application.title, subjectTitleOf(application)];
  if (texts.some((text) => text.toUpperCase().includes(wanted.toUpperCase()))) return true;
  const number = folded(wanted);
  return number !== '' && patentNumbersOf(application).some((one) => folded(one).includes(number));
}

type Compare = (one: AssessmentRow, other: AssessmentRow) => number;

const bySubmission: Compare = (one, other) =>
  one.submitTime.localeCompare(other.submitTime) || one.id.localeCompare(other.id);

/** What has no total comes last either way. */
const byTotal =
  (sign: 1 | -1): Compare =>
  (one, other) => {
    if (one.totalScore === undefined || other.totalScore === undefined) {
      return Number(one.totalScore === undefined) - Number(other.totalScore === undefined);
    }
    return sign * (one.totalScore - other.totalScore);
  };

const ORDERS: Readonly<Record<NonNullable<AssessmentQuery['sort']>, Compare>> = {
  submitTime: bySubmission,
  '-submitTime': (one, other) => bySubmission(other, one),
  totalScore: byTotal(1),
  '-totalScore': byTotal(-1),
};

/**
 * The assessments of a user that meet a query.
 *
 * @param applications all that the mock has
 */
export function findAssessments(
  applications: Iterable<StoredApplication>,
  ownerId: string,
  query: AssessmentQuery,
): AssessmentRow[] {
  const { kind, status, grade, from, to, keyword = '', ids, sort = '-submitTime' } = query;
  return [...applications]
    .filter(isAssessment)
    .filter((one) => one.ownerId === ownerId)
    .filter((one) => kind === undefined || kindOf(one.processKey) === kind)
    .filter((one) => status === undefined || one.status === status)
    .filter(({ submitTime }) => from === undefined || submitTime.slice(0, 10) >= from)
    .filter(({ submitTime }) => to === undefined || submitTime.slice(0, 10) <= to)
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .filter((one) => hasWords(one, keyword))
    .map(rowOf)
    .filter((row) => grade === undefined || row.grade === grade)
    .sort(ORDERS[sort]);
}
