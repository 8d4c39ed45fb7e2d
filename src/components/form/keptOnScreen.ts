import { useMemoizedFn } from 'ahooks';
import { useEffect } from 'react';

const keepers = new Set<() => boolean>();

/**
 * A form on the screen tells whether what is filled in there is kept.
 *
 * @param keeps asked when the session ends, before the page gives way to the login
 */
export function useKeptOnScreen(keeps: () => boolean): void {
  const ask = useMemoizedFn(keeps);
  useEffect(() => {
    keepers.add(ask);
    return () => {
      keepers.delete(ask);
    };
  }, [ask]);
}

/** Whether anything filled in on the screen is kept for who comes back to it. */
export function keptOnScreen(): boolean {
  return [...keepers].some((keeps) => keeps());
}
