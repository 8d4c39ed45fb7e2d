import { type Latest, useLatestAnswer } from '@/components/list/useLatestAnswer';
import { type AdjudicationSearchState, adjudicationSearchLink } from '@/links/adjudication';
import { type AdjudicationPage, findAdjudications } from '@/services/data/adjudication';
import { ADJUDICATIONS } from '../adjudications';
import { FACET_WORDS } from '../facets';
import { questionOf } from '../question';

/** How many documents a search would find, with the counts of all facets. */
export function useSearchCounts(state: AdjudicationSearchState): Latest<AdjudicationPage> {
  return useLatestAnswer(adjudicationSearchLink(state), (signal) =>
    findAdjudications(
      {
        ...questionOf(state),
        page: 0,
        size: 1,
        facets: FACET_WORDS.facets.map(({ name }) => name),
        facetSize: ADJUDICATIONS.facetSizes[0],
      },
      { signal, shownInPlace: true },
    ),
  );
}

/** Leading cases shown as a way in. */
const SHOWN = 6;

/** The newest guiding and typical cases. */
export function useLeadingCases(): Latest<AdjudicationPage> {
  return useLatestAnswer('leading', (signal) =>
    findAdjudications(
      {
        filters: { leading: { include: ['GUIDING', 'TYPICAL'] } },
        sort: '-judgmentDate',
        page: 0,
        size: SHOWN,
      },
      { signal, shownInPlace: true },
    ),
  );
}
