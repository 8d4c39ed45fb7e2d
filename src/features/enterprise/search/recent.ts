import { filtersInWords } from '@/components/list/facets/filterWords';
import {
  type EnterpriseSearchState,
  enterpriseSearchLink,
  readEnterpriseSearch,
} from '@/links/enterprise';
import { FACET_WORDS } from './facets';

/** Name under which this browser keeps the searches. */
export const RECENT = 'enterprise';

/** The query string by which a search is remembered: without place and comparison. */
export function recentSearch({ q, include, exclude, least }: EnterpriseSearchState): string {
  return enterpriseSearchLink({ q, include, exclude, least }).split('?')[1] ?? '';
}

/** A remembered search in words, and where it leads. */
export function describeSearch(search: string): { words: string; to: string } {
  const state = readEnterpriseSearch(search);
  const words = [
    state.q,
    ...filtersInWords(state, FACET_WORDS),
    ...(state.least ? [`专利 ${state.least} 件以上`] : []),
  ];
  return { words: words.filter(Boolean).join('，'), to: enterpriseSearchLink(state) };
}
