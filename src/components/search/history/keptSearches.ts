import { useEffect, useRef, useState } from 'react';
import { isPlainObject, readStored, watchStored, writeStored } from '@/storage';
import { useUserId } from './useKept';

/** A search of a list that got its answer. */
interface RecentSearch {
  /** Query string of the list: query and filters, at its first page. */
  search: string;
  hits: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Searches kept of each list; the oldest go. */
const MOST_RECENT = 20;

const keyOf = (list: string, userId: string) => `iprRecent.${list}.${userId}`;

function isRecent(value: unknown): value is RecentSearch[] {
  if (!Array.isArray(value)) return false;
  return value.every(
    (one) =>
      isPlainObject(one) &&
      typeof one.search === 'string' &&
      Number.isFinite(one.hits) &&
      Number.isFinite(one.at),
  );
}

const NONE: readonly RecentSearch[] = [];

const read = (list: string, userId: string): readonly RecentSearch[] =>
  readStored(keyOf(list, userId), isRecent) ?? NONE;

interface Recent {
  /** The newest first. */
  searches: readonly RecentSearch[];
  remove: (search: string) => void;
  clear: () => void;
}

/**
 * The searches this user made in a list, kept in this browser.
 *
 * @param list names the list
 */
export function useRecentSearches(list: string): Recent {
  const userId = useUserId();
  const [searches, setSearches] = useState(() => (userId ? read(list, userId) : NONE));
  useEffect(() => {
    if (!userId) return;
    const follow = () => setSearches(read(list, userId));
    follow();
    return watchStored(keyOf(list, userId), follow);
  }, [list, userId]);
  const store = (kept: readonly RecentSearch[]) => {
    if (userId) writeStored(keyOf(list, userId), kept);
  };
  return {
    searches,
    remove: (search) => store(searches.filter((one) => one.search !== search)),
    clear: () => store(NONE),
  };
}

/**
 * Keeps every search of a list that gets its answer. Another page or order is no new search, and
 * neither is looking at everything.
 *
 * @param search query string of query and filters alone; '' for everything
 * @param hits undefined until the answer has come
 */
export function useRecordRecent(list: string, search: string, hits: number | undefined): void {
  const userId = useUserId();
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (!userId || hits === undefined || search === '') return;
    const key = `${userId} ${search}`;
    if (recorded.current === key) return;
    recorded.current = key;
    const others = read(list, userId).filter((one) => one.search !== search);
    const newest = { search, hits, at: Date.now() };
    writeStored(keyOf(list, userId), [newest, ...others].slice(0, MOST_RECENT));
  }, [list, userId, search, hits]);
}
