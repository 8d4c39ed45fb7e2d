import type { RowNoun } from '@/components/list/rowNoun';
import type { AssessmentKind, AssessmentResult } from '@/domain/assessment/result';
import { isPoorlyBacked } from '@/domain/assessment/score';
import { systemOf } from '@/domain/assessment/systems';
import { titleText } from '@/domain/titleText';
import { PROCESSES, STATUSES, type Status, statusesOf } from '@/domain/workflow/status';
import { ASSESSMENT_KINDS, PROCESS_OF_KIND } from '@/links/assessment';
import type { AssessmentRow } from '@/services/project/assessment';

/** How assessments are called in the sentences of the list. */
export const ASSESSMENT: RowNoun = {
  what: '评估',
  unit: '件',
  source: '评估记录',
  single: true,
};

/** Name of a kind: 申请前评估, 稳定性评价, 价值评价. */
export const kindWord = (kind: AssessmentKind): string => PROCESSES[PROCESS_OF_KIND[kind]];

/**
 * A grade with what it means, e.g. `B 级，较高`.
 *
 * @param poor it rests on too little data, and says so: `B 级，较高（数据不足）`
 */
export const gradeText = (grade: string, label: string, poor = false): string =>
  `${grade} 级${label && `，${label}`}${poor ? '（数据不足）' : ''}`;

/** Whether the grade of a row rests on less than half of its data. */
export const isPoorRow = ({ grade, knownWeight, coverage }: AssessmentRow): boolean =>
  grade !== undefined && isPoorlyBacked(knownWeight, coverage);

/** What was assessed: the first of several patents with how many they are, `一种装置 等 3 件`. */
export const subjectText = (title: string, count = 1): string =>
  `${titleText(title)}${count > 1 ? ` 等 ${count} 件` : ''}`;

/** Behind a total that is that of the first of several patents. */
export const ofFirst = (count = 1): string => (count > 1 ? '（首件）' : '');

/** The patents that a result is about. */
export const countOf = ({ others = [] }: AssessmentResult): number => 1 + others.length;

interface Choice {
  readonly value: string;
  readonly label: string;
}

export const KIND_CHOICES: readonly { value: AssessmentKind | ''; label: string }[] = [
  { value: '', label: '全部类型' },
  ...ASSESSMENT_KINDS.map((value) => ({ value, label: kindWord(value) })),
];

/** States that a request of an assessment can be in, once it is sent. */
const SENT: readonly Status[] = statusesOf('SQQPG').filter((status) => status !== 'DRAFT');

export const STATUS_CHOICES: readonly Choice[] = [
  { value: '', label: '全部状态' },
  ...SENT.map((value) => ({ value, label: STATUSES[value].label })),
];

/** Grades of a kind with their meanings; of all kinds without them, since they mean different things. */
export function gradeChoices(kind: AssessmentKind | ''): readonly Choice[] {
  const grades = (kind ? [kind] : ASSESSMENT_KINDS).flatMap((one) => systemOf(one).grades);
  const label = (grade: string, meaning: string) =>
    kind ? gradeText(grade, meaning) : `${grade} 级`;
  const choices = new Map(grades.map((rule) => [rule.grade, label(rule.grade, rule.label)]));
  return [
    { value: '', label: '全部等级' },
    ...[...choices].map(([value, text]) => ({ value, label: text })),
  ];
}

/** How many indicators stand on data, beside every total; '' when it is not known. */
export function coverageText(
  coverage: { known: number | undefined; total: number | undefined } | undefined,
): string {
  const { known, total } = coverage ?? {};
  return known === undefined || total === undefined ? '' : `${total} 项中 ${known} 项有数据`;
}
