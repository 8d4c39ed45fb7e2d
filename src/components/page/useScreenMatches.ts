import { useCallback, useSyncExternalStore } from 'react';

/** A telephone: one column, tools in one row. */
export const PHONE = '(max-width: 575px)';

/** Whether the screen is as a media query says, now and after each change of it. */
export function useScreenMatches(media: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches);
}
