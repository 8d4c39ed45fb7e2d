import { queryOf } from '@/components/list/declared/declaredList';
import { narrowingInWords } from '@/components/list/facets/conditions';
import {
  type AdjudicationSearchState,
  adjudicationListLink,
  readAdjudicationList,
} from '@/links/adjudication';
import { FACET_WORDS } from './facets';
import { PARTS } from './parts';
import { conditionsOf } from './query/conditions';

/** What narrows a search besides its words, in words. */
export function narrowedInWords(state: AdjudicationSearchState): string[] {
  return narrowingInWords(state, FACET_WORDS, conditionsOf(state));
}

/** The query string of a list by which its search is remembered: without place and comparison. */
export function recentSearch(state: AdjudicationSearchState): string {
  const { q, part, include, exclude, from, to, least, most, number, party } = state;
  const search = { q, part, include, exclude, from, to, least, most, number, party };
  return queryOf(adjudicationListLink(search));
}

/** A remembered search in words, and where it leads. */
export function describeSearch(search: string): { words: string; to: string } {
  const state = readAdjudicationList(search);
  const { q, part } = state;
  const words = q && `${q}${part === 'ALL' ? '' : `（${PARTS[part]}）`}`;
  return {
    words: [...(words ? [words] : []), ...narrowedInWords(state)].join('，') || '全部裁判文书',
    to: adjudicationListLink(state),
  };
}
