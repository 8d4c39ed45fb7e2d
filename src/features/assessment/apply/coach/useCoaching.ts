import { startTransition, useEffect, useState } from 'react';
import type { FormStore } from '@/components/form/edit/formStore';
import type { FormFiles } from '@/components/form/files/formFiles';
import { type Coaching, coachDisclosure } from '@/domain/application/sqqpg/coach';

/** Typing goes first: what it comes to is worked out in its pauses. */
const PAUSE_MS = 300;

function now(store: FormStore, files: FormFiles): Coaching {
  const drawings = files
    .attached()
    .filter(({ category, state }) => category === 'drawings' && state === 'ready').length;
  return coachDisclosure(store.values(), drawings, store.context().today);
}

/** What the coach says of the form; it follows the typing a pause behind. */
export function useCoaching(store: FormStore, files: FormFiles): Coaching {
  const [coaching, setCoaching] = useState(() => now(store, files));
  useEffect(() => {
    let timer: number | undefined;
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        startTransition(() => setCoaching(now(store, files)));
      }, PAUSE_MS);
    };
    later();
    const stops = [store.subscribe(later), files.subscribe(later)];
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [store, files]);
  return coaching;
}
