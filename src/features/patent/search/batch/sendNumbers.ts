import { keepNumberSet, type NumberSet } from '@/components/search/numberSets';
import { parseQuery } from '@/components/search/readQuery';
import { grouped } from '@/domain/grouped';
import { NUMBERS_IN_ADDRESS, type NumberEntry, numberListExpression } from '@/domain/numberList';
import { combineExpressions } from '@/domain/search/combine';
import type { PatentQuery, PatentScope } from '@/links/patent';
import { MOST_NUMBERS } from './limits';

interface Wanted {
  userId: string;
  entries: readonly NumberEntry[];
  /** An expression that has to be met as well; '' for none. */
  base: string;
  /** Name for a kept list. */
  name: string;
  /** The list the text began with; kept once more only when it was changed. */
  given: NumberSet | undefined;
}

type Sent =
  | { ok: true; query: PatentQuery; scope: Pick<PatentScope, 'set'> }
  | { ok: false; message: string };

const isBroken = (expression: string) => expression.trim() !== '' && !parseQuery(expression).ok;

function isSame({ name, numbers }: NumberSet, otherName: string, others: readonly string[]) {
  return name === otherName && numbers.join() === others.join();
}

/**
 * The query for a list of numbers that stands in an address, narrowed by another one.
 *
 * @param base an expression that has to be met as well; '' for none
 * @returns undefined when there are too many numbers, or both together are too long: the numbers
 *   are then kept as a set
 */
export function addressQuery(entries: readonly NumberEntry[], base: string): string | undefined {
  if (entries.length > NUMBERS_IN_ADDRESS) return undefined;
  const numbers = numberListExpression(entries);
  if (numbers === undefined) return undefined;
  const combined = combineExpressions(base, 'AND', numbers);
  return combined.ok ? combined.canonical : undefined;
}

/**
 * Turns recognised numbers into a search: few of them into an expression, more into a list kept in
 * this browser.
 *
 * @returns the search, or why there is none
 */
export function sendNumbers({ userId, entries, base, name, given }: Wanted): Sent {
  if (entries.length > MOST_NUMBERS) {
    const message = `一次最多检索 ${grouped(MOST_NUMBERS)} 个号码，现在有 ${grouped(entries.length)} 个，请分几次检索。`;
    return { ok: false, message };
  }
  if (isBroken(base)) {
    const message = '一起使用的检索式有误，请到“表达式检索”改正，或者点“不限”。';
    return { ok: false, message };
  }
  const q = addressQuery(entries, base);
  if (q !== undefined) {
    return { ok: true, query: { mode: 'expr', q, as: [] }, scope: { set: '' } };
  }
  const numbers = entries.map(({ number }) => number);
  const query: PatentQuery = { mode: 'expr', q: base, as: [] };
  if (given && isSame(given, name, numbers)) {
    return { ok: true, query, scope: { set: given.id } };
  }
  const kept = keepNumberSet(userId, { name, numbers });
  return kept.ok ? { ok: true, query, scope: { set: kept.set.id } } : kept;
}
