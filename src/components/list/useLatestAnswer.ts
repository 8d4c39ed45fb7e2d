import { startTransition, useCallback, useEffect, useState } from 'react';
import { AbortedError } from '@/requests/errors';

interface Answer<T> {
  /** Key of the question that `data` answers. */
  key: string;
  data: T;
}

interface Failure {
  key: string;
  error: unknown;
}

export interface Latest<T> {
  /** The newest answer; the one before it stays until the next has come. */
  data: T | undefined;
  /** Whether `data` answers the question asked last. */
  current: boolean;
  /** Why the question asked last has no answer. */
  error: unknown;
  loading: boolean;
  retry: () => void;
}

/**
 * Asks again whenever the key changes. A question that is no longer wanted is aborted, and its
 * answer, should it still come, is dropped: a late answer never overwrites a newer one.
 *
 * @param key names the question; undefined asks nothing
 * @param load asks; it must depend on nothing but the key
 */
export function useLatestAnswer<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
): Latest<T> {
  const [answer, setAnswer] = useState<Answer<T>>();
  const [failure, setFailure] = useState<Failure>();
  const [tries, setTries] = useState(0);

  // The key stands for everything that `load` reads.
  useEffect(() => {
    if (key === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    setFailure(undefined);
    load(signal).then(
      (data) => {
        // A long list is drawn in pieces, so that it never stands in the way of typing.
        if (!signal.aborted) startTransition(() => setAnswer({ key, data }));
      },
      (error) => {
        if (!signal.aborted && !(error instanceof AbortedError)) setFailure({ key, error });
      },
    );
    return () => controller.abort();
  }, [key, tries]);

  const retry = useCallback(() => setTries((count) => count + 1), []);
  const current = answer !== undefined && answer.key === key;
  const failed = failure !== undefined && failure.key === key;
  return {
    data: answer?.data,
    current,
    error: failed ? failure.error : undefined,
    loading: key !== undefined && !failed && !current,
    retry,
  };
}
