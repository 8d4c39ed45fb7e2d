import type { AssessmentResult } from '@/domain/assessment/result';
import type { AnsweredRows } from '@/requests/envelopes';
import { type Complete, readOne, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { askedRecord, NOT_FOUND } from '../asked';
import type { components } from '../contract/assessment';
import * as readers from '../contract/assessmentReaders';
import { assessmentResult } from './assessmentResult';

type Schemas = components['schemas'];
export type AssessmentRow = Complete<Schemas['AssessmentRow']>;
export type AssessmentQuery = Schemas['AssessmentQuery'];

/** Code of a result that does not exist, or not yet. */
export const NO_RESULT = NOT_FOUND;

const ASSESSMENT = '/api/authFront/assessment';

/** GET {project}/api/authFront/assessment/find: the user's own assessments; the path is assumed. */
export async function findAssessments(
  { page, size, ...queryData }: AssessmentQuery & { page?: number; size?: number } = {},
  options?: CallOptions,
): Promise<AnsweredRows<AssessmentRow>> {
  const answer = await callService('GET', 'project', `${ASSESSMENT}/find`, {
    ...options,
    params: { queryData, page, size },
  });
  return readPage(readers.AssessmentRow, answer, { page, size });
}

/**
 * GET {project}/api/authFront/assessment/findOne: the result of a finished request; the path is
 * assumed.
 *
 * @param id of the request
 * @throws CodeError `NO_RESULT` when it is not finished or not there, 40300 when it is another's
 */
export async function findAssessment(id: string, options?: CallOptions): Promise<AssessmentResult> {
  const answer = await callService('GET', 'project', `${ASSESSMENT}/findOne`, {
    ...options,
    params: { id },
  });
  return askedRecord(assessmentResult(readOne(readers.AssessmentResult, answer)), id, 'id');
}
