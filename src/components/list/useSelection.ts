import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readTab, writeTab } from '@/storage';

/** Rows chosen in a list, over all its pages. */
export interface Selection {
  /** In the order they were chosen. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Adds rows, or takes them away; those beyond `limit` are not added. */
  change: (ids: readonly string[], chosen: boolean) => void;
  clear: () => void;
  /** Most rows that can be chosen. */
  limit: number;
}

const PREFIX = 'iprSelection.';

/** Rows that one export takes; choosing more would promise too much. */
export const SELECTION_LIMIT = 1000;

function readIds(name: string): readonly string[] {
  const ids = readTab(PREFIX + name, (value) => Array.isArray(value)) ?? [];
  return ids.filter((id) => typeof id === 'string');
}

/**
 * The rows chosen in one list, kept in this tab: turning pages, opening a record and coming back,
 * or loading again keeps them; another query starts with none.
 *
 * @param name names the list and its query
 */
export function useSelection(name: string): Selection {
  const [state, setState] = useState(() => ({ name, ids: readIds(name) }));
  let { ids } = state;
  if (state.name !== name) {
    ids = readIds(name);
    setState({ name, ids });
  }
  // Read when something is chosen, so that `change` stays the same for every row of a long list.
  const latest = useRef(ids);
  useLayoutEffect(() => {
    latest.current = ids;
  }, [ids]);

  const store = useCallback(
    (next: readonly string[]) => {
      latest.current = next;
      writeTab(PREFIX + name, next.length ? next : undefined);
      setState({ name, ids: next });
    },
    [name],
  );
  const change = useCallback(
    (some: readonly string[], chosen: boolean) => {
      const taken = new Set(some);
      if (!chosen) store(latest.current.filter((id) => !taken.has(id)));
      else store([...new Set([...latest.current, ...some])].slice(0, SELECTION_LIMIT));
    },
    [store],
  );
  const clear = useCallback(() => store([]), [store]);
  return useMemo(() => {
    const chosen = new Set(ids);
    return { ids, has: (id) => chosen.has(id), change, clear, limit: SELECTION_LIMIT };
  }, [ids, change, clear]);
}
