import { useEventListener } from 'ahooks';
import { isPageKey, singleKeysOn } from '@/components/list/keys/singleKeys';

export const VERSION_KEYS = { previous: '[', next: ']' } as const;

/** `[` and `]` go to the version before and after, unless something is typed or they are switched off. */
export function useVersionKeys(onPrevious: () => void, onNext: () => void): void {
  useEventListener('keydown', (event) => {
    if (event.repeat || !isPageKey(event) || !singleKeysOn()) return;
    if (event.key === VERSION_KEYS.previous) onPrevious();
    else if (event.key === VERSION_KEYS.next) onNext();
  });
}
