import { useMemoizedFn } from 'ahooks';
import { useEffect, useState } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { handleFailure, leadsAway } from '@/requests/policy';
import { findRawApplications } from '@/services/data/submission';
import { carriesKey, findSent, type SentRequest } from './sentRequest';

/** How far the search for a request that was sent is. */
export interface SentSearch {
  readonly state: 'searching' | 'seen' | 'notSeen' | 'failed';
  /** Of the request that was seen. */
  readonly id?: string | undefined;
  readonly again: () => void;
}

/** A back end may need a moment until what it stored is listed; in milliseconds. */
const LISTED_AFTER = 5_000;

/** What the search tells, once. */
export interface SearchNews {
  readonly onSeen?: (id: string) => void;
  /** The back end makes no second request of the same key. */
  readonly onKeys?: () => void;
}

/**
 * Looks for a request among one's own, at once and a little later, and when it is told to.
 *
 * @param sent undefined looks for nothing
 */
export function useSentSearch(
  sent: SentRequest | undefined,
  { onSeen, onKeys }: SearchNews = {},
): SentSearch {
  const [tries, setTries] = useState(0);
  const key = sent && `${sent.mark} ${sent.sending.at} ${tries}`;
  const answer = useLatestAnswer(key, async (signal) => {
    try {
      const rows = await findRawApplications({ signal, skipErrorHandler: true });
      return { id: sent && findSent(sent, rows), keys: rows.some(carriesKey) };
    } catch (error) {
      if (leadsAway(error)) handleFailure(error);
      throw error;
    }
  });
  const { id, keys = false } = answer.data ?? {};
  const tell = useMemoizedFn((seen: string | undefined, knows: boolean) => {
    if (seen !== undefined) onSeen?.(seen);
    else if (knows) onKeys?.();
  });
  useEffect(() => tell(id, keys), [id, keys, tell]);
  const state = id !== undefined ? 'seen' : answer.error ? 'failed' : 'notSeen';
  const again = () => setTries((count) => count + 1);
  const isFirst = tries === 0 && state === 'notSeen' && answer.current;
  useEffect(() => {
    if (!isFirst) return;
    const timer = setTimeout(() => setTries((count) => count + 1), LISTED_AFTER);
    return () => clearTimeout(timer);
  }, [isFirst]);
  return { state: answer.loading && id === undefined ? 'searching' : state, id, again };
}
