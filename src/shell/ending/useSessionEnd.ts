import { useEventListener, useMemoizedFn } from 'ahooks';
import { useEffect, useState } from 'react';
import { lastAnswer } from '@/requests/answered';
import { readStored, watchStored, writeStored } from '@/storage';

/** In the browser: when a tab of the same login was answered last. Says nothing of a person. */
const KEY = 'iprAnsweredAt';

/** Milliseconds before the end at which the user is asked. */
const ASK_BEFORE = 3 * 60_000;

/** Milliseconds within which other tabs are not told again. */
const TELL_EVERY = 20_000;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** When a tab was answered last; a moment to come is of a clock that was set since. */
function answeredAt(): number {
  const stored = readStored(KEY, isNumber) ?? 0;
  return Math.max(lastAnswer.get(), stored > Date.now() ? 0 : stored);
}

function tellOtherTabs(): void {
  const at = lastAnswer.get();
  if (at > 0 && Math.abs(at - (readStored(KEY, isNumber) ?? 0)) > TELL_EVERY) writeStored(KEY, at);
}

/**
 * When the login ends, counted from the last answer that any tab of the portal has had.
 *
 * @param length how long a login lasts without a call, in milliseconds
 * @returns `endsAt` in milliseconds since 1970; `near` from three minutes before on
 */
export function useSessionEnd(length: number): { endsAt: number; near: boolean } {
  const look = () => {
    const endsAt = answeredAt() + length;
    return { endsAt, near: Date.now() >= endsAt - ASK_BEFORE };
  };
  const [end, setEnd] = useState(look);
  const follow = useMemoizedFn(() => {
    const now = look();
    if (now.endsAt !== end.endsAt || now.near !== end.near) setEnd(now);
  });
  useEffect(() => {
    const answered = () => {
      tellOtherTabs();
      follow();
    };
    answered();
    const ends = [lastAnswer.subscribe(answered), watchStored(KEY, follow)];
    return () => {
      for (const one of ends) one();
    };
  }, [follow]);
  // A computer that slept comes back late.
  useEventListener('visibilitychange', follow, { target: document });
  const { endsAt, near } = end;
  useEffect(() => {
    if (near) return;
    const timer = setTimeout(follow, endsAt - ASK_BEFORE - Date.now());
    return () => clearTimeout(timer);
  }, [endsAt, near, follow]);
  return end;
}
