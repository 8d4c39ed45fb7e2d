import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useEffect, useMemo, useRef } from 'react';

/**
 * A list's state kept in the address and nowhere else.
 *
 * @param read reads the state from a query string; what it cannot read has its default
 * @param link writes the address of a state
 * @returns the state, and a function that goes to a changed one (a new history entry); any change
 *   but one of the page itself leads to the first page. The function stays the same
 */
export function useListState<S extends { page: number }>(
  read: (search: string) => S,
  link: (state: S) => string,
): [state: S, change: (change: Partial<S>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => read(search), [read, search]);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const change = useCallback(
    (next: Partial<S>) => navigate(link({ ...latest.current, page: 1, ...next })),
    [navigate, link],
  );
  return [state, change];
}
