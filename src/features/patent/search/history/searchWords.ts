import { plainQuestion, type Question } from '@/components/search/history/question';
import { describeExpression } from '@/domain/search/describe';
import { parseExpression } from '@/domain/search/parser';
import { patentResultLink, patentSearchLink } from '@/links/patent';

/** The result of a search, with everything that narrowed it. */
export const runLink = (question: Question): string => patentResultLink(plainQuestion(question));

/** The search page with the query in the face it was written in; a list of numbers has its own. */
export function editLink(question: Question): string {
  const { mode, q, set } = question;
  const listed = set !== '' && (mode === 'expr' || q === '');
  return patentSearchLink({ ...plainQuestion(question), ...(listed && { face: 'batch' }) });
}

/** A canonical expression in words; '' stands for all patents. */
export function inWords(expression: string): string {
  if (expression === '') return '全部专利';
  const parsed = parseExpression(expression);
  return parsed.ok ? describeExpression(parsed.ast) : '';
}

const two = (part: number) => String(part).padStart(2, '0');

/** Day and minute where the user is, `2026-11-20 16:43`. */
export function minuteOf(at: number): string {
  const date = new Date(at);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
