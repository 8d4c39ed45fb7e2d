import { LONGEST_WORDS } from '../search/longestWords';
import { creditCodeProblem, SHORTEST_QUERY } from './match';
import { foldEnterpriseName } from './name';

/** Why a search for enterprises cannot be run, as a sentence; null when it can. */
export function queryProblem(q: string): string | null {
  const text = q.trim();
  if (text === '') return null;
  if (text.length > LONGEST_WORDS.enterprise) {
    return `最多输入 ${LONGEST_WORDS.enterprise} 个字，现在有 ${text.length} 个。`;
  }
  if (foldEnterpriseName(text).length < SHORTEST_QUERY) {
    return `请至少输入 ${SHORTEST_QUERY} 个字或字母，标点和括号不算。`;
  }
  return creditCodeProblem(text);
}
