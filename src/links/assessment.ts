import type { AssessmentKind } from '@/domain/assessment/result';
import { CITY_PREFIX } from '../../config/portal';
import { requestLink } from './business';
import {
  type ComparedRows,
  type ListPlace,
  readCompared,
  readListPlace,
  writeCompared,
  writeListPlace,
} from './list';
import { finish, inOrder, oneOf } from './query';

/** The three assessments (specification 2), by the process that requests of them go through. */
export const ASSESSMENT_PROCESSES = ['SQQPG', 'WDXPJ', 'JZPJ'] as const;
export type AssessmentProcess = (typeof ASSESSMENT_PROCESSES)[number];

/** Kinds of assessment, as results name them (domain reference 6). */
export const ASSESSMENT_KINDS = ['PRE', 'STABILITY', 'VALUE'] as const satisfies AssessmentKind[];

/** The process of each kind. */
export const PROCESS_OF_KIND: Readonly<Record<AssessmentKind, AssessmentProcess>> = {
  PRE: 'SQQPG',
  STABILITY: 'WDXPJ',
  VALUE: 'JZPJ',
};

/** Orders of the history, the first of them at first. */
export const ASSESSMENT_SORTS = ['-submitTime', 'submitTime', '-totalScore', 'totalScore'] as const;
export type AssessmentSort = (typeof ASSESSMENT_SORTS)[number];

/** Runs that are compared at once. */
export const COMPARED_ASSESSMENTS = 2;

/** Everything a user can set on the history; the first of two runs compared is the base. */
export interface AssessmentHistoryState extends ListPlace<AssessmentSort, 'list'>, ComparedRows {
  /** Part of a number, name or patent number. */
  q: string;
  /** One kind; '' for all. */
  kind: AssessmentKind | '';
  /** State of the request, and grade of the result; '' for all. */
  status: string;
  grade: string;
  /** Days of submission, `YYYY-MM-DD`, both included; '' where the end is open. */
  from: string;
  to: string;
}

const CHOICES = { sorts: ASSESSMENT_SORTS, views: ['list'] } as const;
const TEXTS = ['q', 'kind', 'status', 'grade', 'from', 'to'] as const;
const HISTORY = `${CITY_PREFIX}/auxiliary/history`;

/** The user's assessments; what is left out has its default. */
export function assessmentHistoryLink(state: Partial<AssessmentHistoryState> = {}): string {
  const query = new URLSearchParams();
  for (const name of TEXTS) {
    const text = state[name];
    if (text) query.set(name, text);
  }
  writeListPlace(query, state, CHOICES);
  writeCompared(query, state);
  return finish(HISTORY, query);
}

/** Reads the address of the history; what cannot be read has its default. */
export function readAssessmentHistory(search: string): AssessmentHistoryState {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const [from, to] = inOrder(text('from'), text('to'));
  return {
    q: text('q'),
    kind: oneOf(['', ...ASSESSMENT_KINDS], query.get('kind'), ''),
    status: text('status'),
    grade: text('grade'),
    from,
    to,
    ...readListPlace(query, CHOICES),
    ...readCompared(query, COMPARED_ASSESSMENTS),
  };
}

/** One assessment with its result, and the weights by which the reader looks at it. */
export interface AssessmentPlace {
  readonly id: string;
  /** Weights that the reader has set, as `weightsCode` writes them; '' for those of the result. */
  readonly weights: string;
  /** The report is wanted on paper, or as a file of the browser's print dialog, at once. */
  readonly print: boolean;
}

/**
 * The page of one assessment.
 *
 * @param weights opaque here; '' or absent for those of the result
 */
export function assessmentLink(process: AssessmentProcess, id: string, weights = ''): string {
  const address = requestLink(process, id);
  return weights ? `${address}&${new URLSearchParams({ w: weights })}` : address;
}

/** The page of a finished assessment that opens the print dialog once its result is there. */
export function assessmentReportLink(process: AssessmentProcess, id: string): string {
  return `${requestLink(process, id)}&print=1`;
}

/** Reads the address of an assessment's page. */
export function readAssessment(search: string): AssessmentPlace {
  const query = new URLSearchParams(search);
  return {
    id: query.get('id') ?? '',
    weights: query.get('w') ?? '',
    print: query.get('print') === '1',
  };
}
