import { grouped } from '@/domain/grouped';
import { LIMITS } from '@/domain/search/limits';

/** Why a query cannot be run. */
export interface QueryProblem {
  message: string;
  /** Place in the expression as typed; absent when the query was not typed as an expression. */
  from?: number;
  to?: number;
  /** The face of the search in which the same text may mean something. */
  face?: 'expr';
}

/** Whether a text is longer than any query; it is not read then, for it may be a whole book. */
export const isTooLong = (text: string): boolean => text.length > LIMITS.length;

/** By how much a text is too long. */
export function tooLong({ length }: string): QueryProblem {
  const [all, limit, over] = [length, LIMITS.length, length - LIMITS.length].map((count) =>
    grouped(count),
  );
  const message = `现有 ${all} 个字符，最多检索 ${limit} 个，请删去 ${over} 个。输入的内容没有丢失。`;
  return { message };
}
