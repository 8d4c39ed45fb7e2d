import { useRef } from 'react';
import type { AssessmentRow } from '@/services/project/assessment';

/** Rows by id. */
export type SeenRows = ReadonlyMap<string, AssessmentRow>;

/** Every row that was on the screen: what is chosen may stand on another page. */
export function useSeenRows(rows: readonly AssessmentRow[] | undefined): SeenRows {
  const seen = useRef(new Map<string, AssessmentRow>());
  for (const row of rows ?? []) if (row.id) seen.current.set(row.id, row);
  return seen.current;
}

/**
 * Why two runs cannot be compared; undefined when they can, or when not both are known here: the
 * comparison then says it itself.
 */
export function comparisonProblem(ids: readonly string[], seen: SeenRows): string | undefined {
  const rows = ids.flatMap((id) => seen.get(id) ?? []);
  if (rows.some(({ status }) => status && status !== 'FINISHED')) {
    return '没有办结的评估还没有结果，不能对比';
  }
  if (new Set(rows.flatMap(({ kind }) => kind ?? [])).size > 1) return '类型不同的评估不能对比';
  return undefined;
}

/** The earlier run first: the later one is compared with it. */
export function inOrder(ids: readonly string[], seen: SeenRows): string[] {
  const time = (id: string) => seen.get(id)?.submitTime ?? '';
  return [...ids].sort((one, other) => time(one).localeCompare(time(other)));
}
