import type { Relaxations, Trial } from '@/domain/search/relaxations';
import type { Filters } from '@/links/filters';
import type { ListCondition } from '../facets/conditions';
import type { FacetWords } from '../facets/facetList';
import { filterConditions } from '../facets/filterWords';

/** What the query of a list asks for, one by one. */
export interface QueryConditions<State> {
  /** Each as the user knows it: `锂离子电池`, `TI=隔膜`. */
  words: readonly string[];
  /** What they are called. */
  noun: '词' | '条件';
  /** The state with some of them only; undefined when the language cannot say that query. */
  keep: (kept: Trial) => State | undefined;
}

/** What every row of a list meets, one by one: the query, then what narrows it: `申请年：2015–2024`. */
export interface Conditions<State> extends QueryConditions<State> {
  /** How many of the words, from the first on, belong to the query itself. */
  ofQuery: number;
}

/**
 * Whether words that were typed may be why a list is empty: not where the filters alone are found
 * to be. What is not known speaks for them.
 */
export function mayBeWords(
  { ofQuery }: Pick<Conditions<unknown>, 'ofQuery'>,
  relaxed: Relaxations | undefined,
): boolean {
  if (ofQuery === 0 || !relaxed) return ofQuery > 0;
  const { hopeless, conflicts, ways } = relaxed;
  const blamed = [...hopeless, ...conflicts.flat(), ...ways.flatMap(({ dropped }) => dropped)];
  return blamed.length === 0 || blamed.some((place) => place < ofQuery);
}

/**
 * What every row of a list meets: its query, the chosen values of its facets, and the rest.
 *
 * @param others neither words nor facets: days, a price
 */
export function conditionsOfList<State extends Filters & { page: number }>(
  state: State,
  query: QueryConditions<State>,
  facets: FacetWords,
  others: readonly ListCondition<NoInfer<State>>[],
): Conditions<State> {
  const ofQuery = query.words.length;
  const narrowing: { words: string; drop: (before: State) => State }[] = [
    ...filterConditions(state, facets).map(({ words, drop }) => ({
      words,
      drop: (before: State) => ({ ...before, ...drop(before) }),
    })),
    ...others.map(({ name, value, without }) => ({
      words: `${name}：${value}`,
      drop: (before: State) => ({ ...before, ...without }),
    })),
  ];
  return {
    words: [...query.words, ...narrowing.map(({ words }) => words)],
    ofQuery,
    noun: query.noun,
    keep: (kept) => {
      const inQuery = kept.filter((place) => place < ofQuery);
      // A query that stays as it is keeps its spelling.
      const asked = inQuery.length === ofQuery ? state : query.keep(inQuery);
      if (!asked) return undefined;
      const dropped = narrowing.filter((_, index) => !kept.includes(ofQuery + index));
      return dropped.reduce((narrowed, { drop }) => drop(narrowed), { ...asked, page: 1 });
    },
  };
}

/**
 * What every row of a list meets whose query is words, all of which a row has.
 *
 * @param words those of `state.q`; as they are typed between spaces when left out
 */
export function conditionsOfWords<State extends Filters & { q: string; page: number }>(
  state: State,
  facets: FacetWords,
  others: readonly ListCondition<NoInfer<State>>[],
  words: readonly string[] = [...new Set(state.q.split(/\s+/).filter(Boolean))],
): Conditions<State> {
  const query: QueryConditions<State> = {
    words,
    noun: '词',
    keep: (kept) => ({ ...state, q: words.filter((_, place) => kept.includes(place)).join(' ') }),
  };
  return conditionsOfList(state, query, facets, others);
}
