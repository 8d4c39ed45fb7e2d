import { onTestFinished } from 'vitest';
import {
  type DraftKeeper,
  type DraftOptions,
  openDraft,
} from '../../../src/components/form/draft/draftKeeper';
import { NO_CONTENT } from '../../../src/components/form/draft/record';
import type { FormValues } from '../../../src/domain/form/description';
import { EXAMPLE } from '../../domain/form/example';

export const NAME = 'iprFormDraft.u1.ROOM.new';
let pages = 0;

/** The form opened in a page that was just loaded. */
export function open(options: Partial<DraftOptions> = {}): DraftKeeper {
  pages += 1;
  return openDraft(
    { user: 'u1', target: 'new', description: EXAMPLE, initial: NO_CONTENT, ...options },
    `page ${pages}`,
  );
}

export const keep = (draft: DraftKeeper, values: FormValues) => draft.keep({ values });

/**
 * The browser's storage takes nothing more.
 *
 * @returns makes room again
 */
export function fill(...names: ('localStorage' | 'sessionStorage')[]): () => void {
  const before = names.map((name) => Object.getOwnPropertyDescriptor(window, name) ?? {});
  for (const name of names) {
    const storage = window[name];
    const full = {
      get length() {
        return storage.length;
      },
      key: (place: number) => storage.key(place),
      getItem: (key: string) => storage.getItem(key),
      removeItem: (key: string) => storage.removeItem(key),
      clear: () => storage.clear(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    Object.defineProperty(window, name, { configurable: true, value: full });
  }
  const free = () => {
    names.forEach((name, index) => {
      Object.defineProperty(window, name, before[index] ?? {});
    });
  };
  onTestFinished(free);
  return free;
}
