import { narrowingChips } from '@/components/list/facets/conditions';
import type { FilterChip } from '@/components/list/facets/FilterChips';
import type { AdjudicationSearchState } from '@/links/adjudication';
import { FACET_WORDS } from '../facets';
import { conditionsOf } from './conditions';

/** What narrows a search besides its words, as chips each of which takes its own back. */
export function chipsOf(
  state: AdjudicationSearchState,
  onChange: (change: Partial<AdjudicationSearchState>) => void,
): FilterChip[] {
  return narrowingChips(state, FACET_WORDS, conditionsOf(state), onChange);
}
