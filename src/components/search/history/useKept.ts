import { useModel } from '@umijs/max';
import { useEffect, useState } from 'react';
import { watchStored } from '@/storage';
import { readSaved, type SavedSearch, savedKey } from './savedSearches';
import { historyKey, type PastSearch, readHistory } from './searchHistory';

/** The user whose searches are kept; undefined when nobody is logged in. */
export function useUserId(): string | undefined {
  return useModel('@@initialState', ({ initialState }) => initialState?.currentUser?.id);
}

/** What is kept of one kind, by user. Module constants: the hook below relies on it. */
interface Kind<T> {
  keyOf: (userId: string) => string;
  read: (userId: string) => readonly T[];
}

const NONE: readonly never[] = [];

/** What this user keeps in this browser; follows what this tab and others change. */
function useKept<T>({ keyOf, read }: Kind<T>): readonly T[] {
  const userId = useUserId();
  const begin = () => ({ userId, kept: userId ? read(userId) : NONE });
  const [state, setState] = useState(begin);
  let { kept } = state;
  if (state.userId !== userId) {
    const next = begin();
    kept = next.kept;
    setState(next);
  }
  useEffect(() => {
    if (!userId) return;
    return watchStored(keyOf(userId), () => setState({ userId, kept: read(userId) }));
  }, [userId, keyOf, read]);
  return kept;
}

const HISTORY: Kind<PastSearch> = {
  keyOf: historyKey,
  read: (userId) => readHistory(userId).searches,
};
const SAVED: Kind<SavedSearch> = { keyOf: savedKey, read: readSaved };

/** The user's past searches, the newest first. */
export const useSearchHistory = (): readonly PastSearch[] => useKept(HISTORY);

/** The searches the user has named, the newest first. */
export const useSavedSearches = (): readonly SavedSearch[] => useKept(SAVED);
