import { LIMITS } from '@/domain/search/limits';
import type { QueryProblem } from './readQuery';

/** Whether a text is longer than any query; it is not read then, for it may be a whole book. */
export const isTooLong = (text: string): boolean => text.length > LIMITS.length;

/** By how much a text is too long. */
export function tooLong({ length }: string): QueryProblem {
  const [all, limit, over] = [length, LIMITS.length, length - LIMITS.length].map((count) =>
    count.toLocaleString('zh-CN'),
  );
  const message = `现有 ${all} 个字符，最多检索 ${limit} 个，请删去 ${over} 个。输入的内容没有丢失。`;
  return { message };
}
