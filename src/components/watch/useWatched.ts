import { useEffect, useState } from 'react';
import { useOwner } from '@/components/page/useOwner';
import { watchStored } from '@/storage';
import { readWatched, type WatchedRecord, watchedKey } from './watched';

/** What the user watches in this browser, the latest first; follows what this tab and others change. */
export function useWatched(): readonly WatchedRecord[] {
  const owner = useOwner();
  const read = () => ({ owner, all: readWatched(owner) });
  const [state, setState] = useState(read);
  useEffect(() => {
    const follow = () => setState({ owner, all: readWatched(owner) });
    follow();
    return owner ? watchStored(watchedKey(owner), follow) : undefined;
  }, [owner]);
  // Of another account nothing is shown, not even once.
  return state.owner === owner ? state.all : [];
}
