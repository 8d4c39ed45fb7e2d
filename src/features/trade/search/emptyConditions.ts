import type { Conditions } from '@/components/list/emptied/conditions';
import type { FacetWords } from '@/components/list/facets/facetList';
import { filterConditions } from '@/components/list/facets/filterWords';
import type { TransactionSearchState } from '@/links/transaction';
import { conditionsOf, directionCondition } from './conditions';

interface Dropped {
  words: string;
  drop: (state: TransactionSearchState) => TransactionSearchState;
}

/** What every listing of a list meets, one by one: words, direction, filters, price, term, days. */
export function conditionsOfList(
  state: TransactionSearchState,
  facets: FacetWords,
): Conditions<TransactionSearchState> {
  const words = [...new Set(state.q.split(/\s+/).filter(Boolean))];
  const others: Dropped[] = [
    ...filterConditions(state, facets).map(({ words, drop }) => ({
      words,
      drop: (before: TransactionSearchState) => ({ ...before, ...drop(before) }),
    })),
    ...[...directionCondition(state), ...conditionsOf(state)].map(({ name, value, without }) => ({
      words: `${name}：${value}`,
      drop: (before: TransactionSearchState) => ({ ...before, ...without }),
    })),
  ];
  return {
    words: [...words, ...others.map((one) => one.words)],
    ofQuery: words.length,
    noun: '词',
    keep: (kept) => {
      const q = words.filter((_, place) => kept.includes(place)).join(' ');
      const dropped = others.filter((_, index) => !kept.includes(words.length + index));
      return dropped.reduce<TransactionSearchState>((narrowed, { drop }) => drop(narrowed), {
        ...state,
        q,
        page: 1,
      });
    },
  };
}
