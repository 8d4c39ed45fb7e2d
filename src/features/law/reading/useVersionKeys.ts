import { useEffect, useRef } from 'react';
import { isPageKey, singleKeysOn } from '@/components/list/keys/singleKeys';

export const VERSION_KEYS = { previous: '[', next: ']' } as const;

/** `[` and `]` go to the version before and after, unless something is typed or they are switched off. */
export function useVersionKeys(onPrevious: () => void, onNext: () => void): void {
  const actions = useRef({ onPrevious, onNext });
  actions.current = { onPrevious, onNext };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || !isPageKey(event) || !singleKeysOn()) return;
      if (event.key === VERSION_KEYS.previous) actions.current.onPrevious();
      else if (event.key === VERSION_KEYS.next) actions.current.onNext();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
