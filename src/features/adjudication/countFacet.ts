import type { AdjudicationSearchState } from '@/links/adjudication';
import {
  type AdjudicationFacet,
  type AdjudicationFacetName,
  findAdjudications,
} from '@/services/data/adjudication';
import { FACET_SIZE } from './facets';
import { type Question, questionOf } from './question';

/** What counting one facet asks: its own filter does not narrow its counts. */
function questionWithout(state: AdjudicationSearchState, name: AdjudicationFacetName): Question {
  const { filters = {}, ...question } = questionOf(state);
  const { [name]: _, ...others } = filters;
  return Object.keys(others).length > 0 ? { ...question, filters: others } : question;
}

/** Names what counting one facet asks; equal for equal questions. */
export function facetQuestion(state: AdjudicationSearchState, name: AdjudicationFacetName): string {
  return JSON.stringify(questionWithout(state, name));
}

/** Counts one facet of a search. */
export async function countFacet(
  state: AdjudicationSearchState,
  name: AdjudicationFacetName,
  signal: AbortSignal,
): Promise<AdjudicationFacet> {
  const { facets } = await findAdjudications(
    { ...questionWithout(state, name), page: 0, size: 1, facets: [name], facetSize: FACET_SIZE },
    { signal, shownInPlace: true },
  );
  return facets[0] ?? { name, values: [], missing: 0, other: 0 };
}
