import type { DeclaredList } from '@/components/list/declared/declaredList';
import type { FoundPage } from '@/components/list/declared/useListPage';
import { LONGEST_WORDS } from '@/domain/search/longestWords';
import { type LawListState, type LawSearchState, lawListLink, readLawList } from '@/links/law';
import { withoutCompared } from '@/links/list';
import {
  findLaws,
  type LawFacetName,
  type LawPage,
  type LawQuery,
  type LawRow,
} from '@/services/data/law';
import { LAW } from '../noun';
import { LAW_FACETS } from './facets';

/** One page of a list of laws. */
export type FoundLaws = FoundPage<LawListState, LawPage>;

/** What is asked for a search: words, filters and days, without order, page and facets. */
function questionOf(state: LawSearchState): LawQuery {
  const keyword = state.q.trim().slice(0, LONGEST_WORDS.law);
  const query: LawQuery = {
    ...(keyword && { keyword, scope: state.scope, match: state.match }),
    ...(state.pFrom && { promulgationFrom: state.pFrom }),
    ...(state.pTo && { promulgationTo: state.pTo }),
    ...(state.eFrom && { effectiveFrom: state.eFrom }),
    ...(state.eTo && { effectiveTo: state.eTo }),
    ...(state.asOf && { asOf: state.asOf }),
  };
  for (const { name } of LAW_FACETS) {
    const [included, excluded] = [state.include[name], state.exclude[name]];
    if (included) query[`$${name}_in`] = included.join();
    if (excluded) query[`$${name}_notIn`] = excluded.join();
  }
  return query;
}

/** The list of laws. */
export const LAWS: DeclaredList<LawListState, LawQuery, LawRow, LawFacetName, LawPage> = {
  name: 'law',
  noun: LAW,
  read: readLawList,
  link: lawListLink,
  from: withoutCompared,
  limit: 10_000,
  facets: LAW_FACETS,
  facetSizes: [30, 100],
  questionOf,
  // Without words nothing is more relevant: the service's own order is the newest first.
  orderOf: ({ q, sort }) => (q.trim() || sort !== 'relevance' ? { sort } : {}),
  find: findLaws,
  idOf: ({ id }) => id,
};
