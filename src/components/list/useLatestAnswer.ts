import { useMemoizedFn } from 'ahooks';
import { useDeferredValue, useEffect } from 'react';
import { AbortedError } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';

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
  const asked = useAsked(
    async (signal, question: string) => ({ question, data: await load(signal) }),
    { manual: true },
  );
  const { run, cancel } = asked;
  useEffect(() => {
    if (key === undefined) return;
    run(key);
    return cancel;
  }, [key, run, cancel]);

  // A long list is drawn in pieces, so that it never stands in the way of typing.
  const answer = useDeferredValue(asked.data);
  const current = answer !== undefined && answer.question === key;
  const failed = !asked.loading && asked.params[0] === key && isFailure(asked.error);
  return {
    data: answer?.data,
    current,
    error: failed ? asked.error : undefined,
    loading: key !== undefined && !failed && !current,
    retry: useMemoizedFn(() => {
      if (key !== undefined) run(key);
    }),
  };
}

const isFailure = (error: unknown) => error !== undefined && !(error instanceof AbortedError);
