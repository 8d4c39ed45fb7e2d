import { useLocation } from '@umijs/max';
import { useState } from 'react';

/**
 * Names the present asking of the address. Going to the same address once more is a new one, and
 * asks the service again; another address is told apart by its question, so that another view of
 * the same rows asks nothing.
 */
export function useAsking(): string {
  const { key, search } = useLocation();
  const [last, setLast] = useState({ key, search, asking: key });
  if (last.key === key) return last.asking;
  const asking = last.search === search ? key : last.asking;
  setLast({ key, search, asking });
  return asking;
}
