import { http } from 'msw';
import { parseIsoDay } from '../../src/domain/calendar';
import { CODES, ok, refused } from '../answers';
import { findAssessments } from '../assessment/find';
import { isAssessment, resultOf } from '../assessment/results';
import type { AssessmentQuery } from '../contract';
import { ownApplication } from '../process/own';
import { getProcesses } from '../process/store';
import { pageOf, readQueryData } from '../queryData';
import { at } from './address';
import { asUser } from './process';

const path = '/project-service/api/authFront/assessment';
const SORTS = ['submitTime', '-submitTime', 'totalScore', '-totalScore'];

/** The query, or null when it is not as the contract says. */
function readQuery(url: URL): AssessmentQuery | null {
  const query = readQueryData(url);
  if (query === null) return null;
  const { from, to, sort, ids, keyword } = query;
  const day = (value: unknown) =>
    value === undefined || (typeof value === 'string' && parseIsoDay(value) !== null);
  const good =
    day(from) &&
    day(to) &&
    (sort === undefined || SORTS.includes(String(sort))) &&
    (ids === undefined || Array.isArray(ids)) &&
    (keyword === undefined || typeof keyword === 'string');
  return good ? (query as AssessmentQuery) : null;
}

export const assessmentHandlers = [
  http.get(
    at(`${path}/find`),
    asUser((account, request) => {
      const url = new URL(request.url);
      const query = readQuery(url);
      if (query === null) return refused(CODES.BAD_REQUEST, '查询条件有误');
      const { applications } = getProcesses();
      return pageOf(url, findAssessments(applications.values(), account.user.id, query));
    }),
  ),
  http.get(
    at(`${path}/findOne`),
    asUser((account, request) => {
      const id = new URL(request.url).searchParams.get('id') ?? '';
      const application = ownApplication(getProcesses(), account, id);
      const result = isAssessment(application) ? resultOf(application) : undefined;
      return result ? ok({ id, ...result }) : refused(CODES.NOT_FOUND, '该评估还没有结果');
    }),
  ),
];
