import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useEffect, useRef } from 'react';
import {
  type PatentQuery,
  type PatentResultState,
  patentResultLink,
  quickFilters,
} from '@/links/patent';

/**
 * Runs another query in place of the present one. It keeps type, validity and years; a corrected
 * reading keeps every filter. The function stays the same whatever the address is.
 */
export function useNewQuery(
  state: PatentResultState,
): (query: PatentQuery, corrected?: boolean) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ state, address: '' });
  useEffect(() => {
    latest.current = { state, address: pathname + search };
  }, [state, pathname, search]);
  return useCallback(
    (query, corrected = false) => {
      const { state: now, address } = latest.current;
      const to = patentResultLink({
        ...now,
        ...query,
        page: 1,
        ...(corrected || query.q === now.q ? {} : quickFilters(now)),
      });
      // The same address again asks again, without one more step for the back button.
      navigate(to, { replace: to === address });
    },
    [navigate],
  );
}
