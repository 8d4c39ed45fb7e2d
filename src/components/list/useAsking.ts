import { useLocation } from '@umijs/max';
import { useRef } from 'react';

/**
 * Names the present asking of the address. Going to the same address once more is a new one, and
 * asks the service again; another address is told apart by its question, so that another view of
 * the same rows asks nothing.
 */
export function useAsking(): string {
  const { key, search } = useLocation();
  const last = useRef({ key, search, asking: key });
  if (last.current.key !== key) {
    const again = last.current.search === search;
    last.current = { key, search, asking: again ? key : last.current.asking };
  }
  return last.current.asking;
}
