import { requestFilters } from '@/components/list/facets/facetList';
import { RESULT_FACETS } from '@/components/patent/patentFacets';
import { type NumberSet, readNumberSet } from '@/components/search/numberSets';
import { combineExpressions } from '@/domain/search/combine';
import type { PatentScope } from '@/links/patent';
import type { SearchRequest } from '@/services/cnipr';

/** What is counted and listed: query, filters and list of numbers, without order, page and facets. */
export type Question = Pick<SearchRequest, 'expression' | 'filters' | 'numbers'>;

/** The list of numbers that an address names. */
export type ListOfNumbers =
  /** The address names none. */
  | { kind: 'none' }
  | { kind: 'here'; set: NumberSet }
  /** Kept on another device, by another user, or dropped since. */
  | { kind: 'elsewhere' };

/** Looks up the list of numbers of an address among those the user keeps in this browser. */
export function listOfNumbers(userId: string, name: string): ListOfNumbers {
  if (name === '') return { kind: 'none' };
  const set = readNumberSet(userId, name);
  return set ? { kind: 'here', set } : { kind: 'elsewhere' };
}

/** The clause of application years; '' when they are not limited. */
function yearsClause(years: string): string {
  const [from = '', to = ''] = years.split('-');
  if (from && to) return `AY=(${from} TO ${to})`;
  if (from) return `AY>=${from}`;
  return to && `AY<=${to}`;
}

/** An expression narrowed to the application years of a state. */
function withinYears(expression: string, years: string): string {
  const combined = combineExpressions(expression, 'AND', yearsClause(years));
  return combined.ok ? combined.canonical : expression;
}

/**
 * What is asked for a state of the result list, or for a saved search. The screens of the result
 * take it from `useQuestion`, which also looks up the list of numbers and says when there is nothing
 * to ask.
 *
 * @param expression of the query alone, in canonical spelling
 * @returns undefined when the list of numbers is not here: nothing may be asked then, for without
 *   it everything would be found
 */
export function questionOf(
  state: Pick<PatentScope, 'include' | 'exclude' | 'years'>,
  expression: string,
  list: ListOfNumbers,
): Question | undefined {
  if (list.kind === 'elsewhere') return undefined;
  const filters = requestFilters(RESULT_FACETS, state);
  return {
    expression: withinYears(expression, state.years),
    ...(list.kind === 'here' && { numbers: [...list.set.numbers] }),
    filters,
  };
}
