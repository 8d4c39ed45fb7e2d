import { useEffect, useRef, useState } from 'react';
import type { EntryState, FileEntry } from './entry';
import { announcement } from './entryWords';

/** What is to be said of the files that have come into another state, in one sentence each. */
export function useAnnouncements(entries: readonly FileEntry[]): string {
  const [said, setSaid] = useState('');
  const before = useRef<ReadonlyMap<string, EntryState>>(
    new Map(entries.map(({ key, state }) => [key, state])),
  );
  useEffect(() => {
    const news = entries.flatMap((entry) => {
      if (before.current.get(entry.key) === entry.state) return [];
      return announcement(entry) ?? [];
    });
    before.current = new Map(entries.map(({ key, state }) => [key, state]));
    if (news.length > 0) setSaid(`${news.join('。')}。`);
  }, [entries]);
  return said;
}
