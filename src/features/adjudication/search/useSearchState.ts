import { useLocation, useNavigate } from '@umijs/max';
import { useMemo } from 'react';
import {
  type AdjudicationSearchState,
  adjudicationSearchLink,
  readAdjudicationSearch,
} from '@/links/adjudication';

/** The search of the address; a change of it makes no step for the back button. */
export function useSearchState(): [
  state: AdjudicationSearchState,
  change: (change: Partial<AdjudicationSearchState>) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readAdjudicationSearch(search), [search]);
  return [
    state,
    (change) => navigate(adjudicationSearchLink({ ...state, ...change }), { replace: true }),
  ];
}
