import type { FilterChip } from '@/components/list/facets/FilterChips';
import { filterChips } from '@/components/list/facets/filterWords';
import type { AdjudicationSearchState } from '@/links/adjudication';
import { FACET_WORDS } from '../facets';
import { conditionsOf } from './conditions';

/** What narrows a search besides its words, as chips each of which takes its own back. */
export function chipsOf(
  state: AdjudicationSearchState,
  onChange: (change: Partial<AdjudicationSearchState>) => void,
): FilterChip[] {
  const conditions = conditionsOf(state).map(({ name, value, without }) => ({
    key: name,
    name,
    value,
    excluded: false,
    onRemove: () => onChange(without),
  }));
  return [...conditions, ...filterChips(state, FACET_WORDS, onChange)];
}
