import { useRef } from 'react';
import { type Latest, useLatestAnswer } from './useLatestAnswer';

const MOST_KEPT = 30;

/**
 * As `useLatestAnswer`, with the answers kept while the list is open: a pointer that comes back to
 * a row asks nothing twice. What failed is not kept.
 */
export function useKeptAnswer<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
): Latest<T> {
  const { current: kept } = useRef(new Map<string, T>());
  return useLatestAnswer(key, async (signal) => {
    const known = kept.get(key ?? '');
    if (known !== undefined) return known;
    const data = await load(signal);
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key ?? '', data);
    return data;
  });
}
