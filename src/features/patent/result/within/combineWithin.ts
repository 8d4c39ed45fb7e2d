import { type ReadQuery, readQuery } from '@/components/search/readQuery';
import { combineExpressions } from '@/domain/search/combine';
import { LIMITS } from '@/domain/search/limits';
import type { PatentQuery } from '@/links/patent';

/** A query made of what is typed and the present one, or why there is none. */
export type Combined = { ok: true; query: PatentQuery } | { ok: false; message: string };

const wrong = (message: string): Combined => ({ ok: false, message });

/** Reads what is typed as the smart box does; doubts count as mistakes, for no chip will show them. */
function readTyped(text: string): { query: PatentQuery; read: ReadQuery } | { message: string } {
  const query: PatentQuery = { mode: 'smart', q: text.trim(), as: [] };
  if (!query.q) return { message: '请输入要检索的内容。' };
  const read = readQuery(query);
  if (read.problem) return { message: read.problem.message };
  const doubt = read.parts.find(({ kind, note }) => kind === 'text' && note);
  if (doubt) return { message: `“${doubt.text}”：${doubt.note}。要按原文检索，请加引号。` };
  if (!read.expression) return { message: '其中没有可以检索的内容。' };
  return { query, read };
}

/** A new query of what is typed alone. */
export function queryAnew(text: string): Combined {
  const typed = readTyped(text);
  return 'message' in typed ? wrong(typed.message) : { ok: true, query: typed.query };
}

/**
 * Search within results: the present query narrowed by what is typed, as one expression.
 *
 * @param operator AND keeps the hits that meet it as well, NOT those that do not
 */
export function combineWithin(present: ReadQuery, operator: 'AND' | 'NOT', text: string): Combined {
  const typed = readTyped(text);
  if ('message' in typed) return wrong(typed.message);
  if (present.problem) return wrong('上面的检索条件有误，请先改正，或者重新检索。');
  if (operator === 'NOT' && !present.expression) {
    return wrong('现在没有检索词，无从排除；请先在结果中检索。');
  }
  const combined = combineExpressions(present.expression, operator, typed.read.expression);
  if (combined.ok) return { ok: true, query: { mode: 'expr', q: combined.canonical, as: [] } };
  const { code, message } = combined.error;
  return wrong(
    code === 'E_TOO_LONG'
      ? `合起来超过 ${LIMITS.length.toLocaleString('zh-CN')} 个字符，一次放不下；请缩短上面的检索条件。`
      : message,
  );
}
