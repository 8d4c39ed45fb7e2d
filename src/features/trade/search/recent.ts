import { queryOf } from '@/components/list/declared/declaredList';
import { narrowingInWords } from '@/components/list/facets/conditions';
import type { FacetWords } from '@/components/list/facets/facetList';
import {
  readTransactionSearch,
  type TransactionSearchState,
  transactionSearchLink,
} from '@/links/transaction';
import { conditionsOf, directionCondition } from './conditions';

/** What narrows a search besides its words, in words. */
export function narrowedInWords(state: TransactionSearchState, words: FacetWords): string[] {
  return [
    ...directionCondition(state).map(({ value }) => value),
    ...narrowingInWords(state, words, conditionsOf(state)),
  ];
}

/** The query string by which a search is remembered: without place, comparison and matches. */
export function recentSearch(state: TransactionSearchState): string {
  const { q, direction, include, exclude, price, termLeft, from, to } = state;
  const search = { q, direction, include, exclude, price, termLeft, from, to };
  return queryOf(transactionSearchLink(search));
}

/** A remembered search in words, and where it leads. */
export function describeSearch(search: string, words: FacetWords): { words: string; to: string } {
  const state = readTransactionSearch(search);
  const parts = [...(state.q ? [state.q] : []), ...narrowedInWords(state, words)];
  return { words: parts.join('，') || '全部供需', to: transactionSearchLink(state) };
}
