import { expandedText, parseQuery, sendableText } from '@/components/search/readQuery';
import type { History } from '@/domain/search/grammar';
import { type PatentQuery, patentSearchLink, readPatentSearch } from '@/links/patent';

/** The way to a face of the search page, with what is typed there in the browser's history. */
export interface Way {
  to: string;
  state: { typed: Partial<Record<'expr', { query: PatentQuery; kept?: unknown }>> };
}

/** What is in the expression box when a way is taken. */
export function textOf({ to, state }: Way): string {
  const kept = state.typed.expr?.kept;
  return typeof kept === 'string' ? kept : readPatentSearch(to.slice(to.indexOf('?') + 1)).q;
}

function inBrackets(text: string, history: History): string {
  const parsed = parseQuery(text, history);
  return parsed.ok && parsed.ast.kind === 'or' ? `(${text})` : text;
}

/** Both expressions joined by AND, each as a whole; an empty one adds nothing. */
export function joined(first: string, second: string, history: History): string {
  const [one, other] = [first.trim(), second.trim()];
  if (!one || !other) return one || other;
  return `${inBrackets(one, history)} AND ${inBrackets(other, history)}`;
}

/**
 * The way to the expression box with another text in it. `#n` stays in the box alone: the address
 * has the queries themselves.
 *
 * @returns the sentence why not when the text cannot be run, such as one that is too long
 */
export function wayWith(way: Way, text: string, history: History): Way | string {
  const sendable = sendableText(text, history);
  if (!sendable.ok) return sendable.error.message;
  const query: PatentQuery = { mode: 'expr', q: sendable.q, as: [] };
  const kept = expandedText(text, history) === undefined ? undefined : text;
  const state = readPatentSearch(way.to.slice(way.to.indexOf('?') + 1));
  return {
    to: patentSearchLink({ ...state, ...query, face: 'expr' }),
    state: { typed: { expr: { query, kept } } },
  };
}
