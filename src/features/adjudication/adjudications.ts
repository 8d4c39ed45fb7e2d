import type { DeclaredList } from '@/components/list/declared/declaredList';
import type { FoundPage } from '@/components/list/declared/useListPage';
import {
  type AdjudicationListState,
  adjudicationListLink,
  readAdjudicationList,
} from '@/links/adjudication';
import { withoutCompared } from '@/links/list';
import {
  type AdjudicationFacetName,
  type AdjudicationPage,
  type AdjudicationQuery,
  type AdjudicationRow,
  findAdjudications,
} from '@/services/data/adjudication';
import { FACET_WORDS } from './facets';
import { ADJUDICATION } from './noun';
import { questionOf } from './question';

/** One page of a list of documents. */
export type FoundAdjudications = FoundPage<AdjudicationListState, AdjudicationPage>;

/** The list of documents. */
export const ADJUDICATIONS: DeclaredList<
  AdjudicationListState,
  AdjudicationQuery,
  AdjudicationRow,
  AdjudicationFacetName,
  AdjudicationPage
> = {
  name: 'adjudication',
  noun: ADJUDICATION,
  read: readAdjudicationList,
  link: adjudicationListLink,
  from: (search) => withoutCompared(search, (name) => name.startsWith('p.')),
  limit: Number.POSITIVE_INFINITY,
  limitOf: ({ cap }) => cap,
  facets: FACET_WORDS.facets,
  facetSizes: [30, 30],
  questionOf,
  orderOf: ({ leadingFirst, sort }) => ({ ...(leadingFirst && { leadingFirst }), sort }),
  find: findAdjudications,
  idOf: ({ id }) => id,
};
