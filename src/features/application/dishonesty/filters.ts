import { allHold } from '@/domain/answeredFilter';
import { BEHAVIORS, LEVELS, REPAIR_STATUSES } from '@/domain/application/sxss/record';
import { foldEnterpriseName } from '@/domain/enterprise/name';
import { typedDay } from '@/domain/form/typedDay';
import { ownershipOf } from '@/domain/identity';
import type { DishonestyState } from '@/links/business';
import type { BreakPromise, BreakPromiseQuery } from '@/services/data/breakPromise';

/** What is typed; the other filters are chosen. */
export type TypedFilters = Pick<DishonestyState, 'q' | 'from' | 'to'>;
export type TypedFilter = keyof TypedFilters;
export type FilterProblems = Partial<Record<TypedFilter, string>>;

/** No filter at all. */
export const NO_FILTER = { q: '', behavior: '', level: '', repair: '', from: '', to: '' } as const;

const NO_DAY = '日期应写成 2026-03-15 或 20260315';

const dayProblem = (text: string) =>
  text.trim() === '' || typedDay(text) !== undefined ? undefined : NO_DAY;

/** What is wrong with the typed filters, each at its place (domain reference 1.7). */
export function filterProblems({ q, from, to }: TypedFilters): FilterProblems {
  const problems: FilterProblems = {};
  if ([...q.trim()].length === 1) problems.q = '主体名称至少输入 2 个字';
  const early = dayProblem(from);
  const late = dayProblem(to);
  if (early) problems.from = early;
  if (late) problems.to = late;
  const [first, last] = [typedDay(from), typedDay(to)];
  if (first && last && first > last) problems.to = `截止日期不能早于起始日期 ${first}`;
  return problems;
}

/** The typed filters as an address keeps them; only without problems. */
export function tidyFilters({ q, from, to }: TypedFilters): TypedFilters {
  return { q: q.trim(), from: typedDay(from) ?? '', to: typedDay(to) ?? '' };
}

/** A key of the table, or undefined: what an address says need not be one. */
export function keyIn<Table extends object>(table: Table, text: string) {
  return Object.hasOwn(table, text) ? (text as keyof Table & string) : undefined;
}

/** The question of an address; undefined when a filter has a problem. */
export function queryOf(state: DishonestyState): BreakPromiseQuery | undefined {
  if (Object.keys(filterProblems(state)).length > 0) return undefined;
  const { q, from, to } = tidyFilters(state);
  const behavior = keyIn(BEHAVIORS, state.behavior);
  const level = keyIn(LEVELS, state.level);
  const repairStatus = keyIn(REPAIR_STATUSES, state.repair);
  return {
    ...(q && { subjectName: q }),
    ...(behavior && { behavior }),
    ...(level && { level }),
    ...(repairStatus && { repairStatus }),
    ...(from && { decisionFrom: from }),
    ...(to && { decisionTo: to }),
  };
}

/** A person is found by the whole name, of which the list shows a part; an enterprise by any part. */
function isNamed({ subjectType, subjectName }: BreakPromise, q: string): boolean | undefined {
  if (!subjectName) return undefined;
  return subjectType === 'PERSON'
    ? ownershipOf({ name: subjectName }, { name: q }) !== 'other'
    : foldEnterpriseName(subjectName).includes(foldEnterpriseName(q));
}

/**
 * Whether a record answers a question: a back end that does not know our filters answers the list as
 * it is. Undefined where the record does not tell.
 */
export function meets(record: BreakPromise, query: BreakPromiseQuery): boolean | undefined {
  const { subjectName, behavior, level, repairStatus, decisionFrom, decisionTo } = query;
  const { decisionDate } = record;
  const same = (told: string | undefined, wanted: string | undefined) =>
    !wanted || (told ? told === wanted : undefined);
  return allHold([
    same(record.behavior, behavior),
    same(record.level, level),
    same(record.repairStatus, repairStatus),
    !decisionFrom || (decisionDate ? decisionDate >= decisionFrom : undefined),
    !decisionTo || (decisionDate ? decisionDate <= decisionTo : undefined),
    !subjectName || isNamed(record, subjectName),
  ]);
}
