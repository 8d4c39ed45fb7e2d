import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { codesAbove } from '@/domain/classification/levels';
import { AbortedError, TransportError } from '@/requests/errors';
import { Running } from '@/requests/running';
import { type ClassRow, type ClassScheme, findClasses } from '@/services/cnipr';
import { readTab, writeTab } from '@/storage';
import { type TreeItem, type TreeLevel, type TreeLevels, treeItems } from './treeItems';

interface ClassTreeState {
  items: readonly TreeItem[];
  /** The highest level; undefined until it and the branches open at the start are there. */
  top: TreeLevel | undefined;
  /** Why a level could not be loaded, newest. */
  error: unknown;
  setOpen: (code: string, open: boolean) => void;
  /** Asks again for the level below a class. */
  retry: (parent: string) => void;
  /**
   * Opens the branch that leads to a class.
   *
   * @returns the class, or the lowest one above it that the table has
   */
  reveal: (code: string) => Promise<string | undefined>;
}

/** Branches that a reload opens again. */
const MOST_KEPT = 40;

const isCodes = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((code) => typeof code === 'string');

/**
 * A classification loaded level by level, as its branches are opened. Which ones are open is kept
 * in this browser tab.
 *
 * @param scheme must not change: another classification is another tree
 */
export function useClassTree(scheme: ClassScheme): ClassTreeState {
  const memory = `iprClasses.${scheme}`;
  const [levels, setLevels] = useState<TreeLevels>({});
  const [open, setOpenCodes] = useState<ReadonlySet<string>>(
    () => new Set(readTab(memory, isCodes)?.slice(-MOST_KEPT)),
  );
  const [error, setError] = useState<unknown>();
  const [begun, setBegun] = useState(false);
  // Of several changes in one go each builds on the one before.
  const latest = useRef(open);
  const [running] = useState(() => new Running());
  const signal = useRef<AbortSignal>(undefined);
  const asked = useRef(new Map<string, Promise<readonly ClassRow[] | undefined>>());

  const load = useCallback(
    (parent: string): Promise<readonly ClassRow[] | undefined> => {
      const known = asked.current.get(parent);
      if (known) return known;
      const set = (status: TreeLevel['status'], rows: readonly ClassRow[] = []) =>
        setLevels((current) => ({ ...current, [parent]: { status, rows } }));
      const calls = asked.current;
      set('loading');
      const answer = findClasses(scheme, parent, {
        shownInPlace: true,
        ...(signal.current && { signal: signal.current }),
      }).then(
        (answered) => {
          // A class without a code can be neither opened nor chosen.
          const rows = answered.filter(({ code }) => code !== '');
          if (rows.length === 0 && answered.length > 0) {
            setError(new TransportError('unreadable'));
            set('failed');
            return undefined;
          }
          // Hundreds of lines are drawn in pieces, so that they never stand in the way of a key.
          startTransition(() => set('ready', rows));
          return rows;
        },
        (failure) => {
          calls.delete(parent);
          if (failure instanceof AbortedError) return undefined;
          setError(failure);
          set('failed');
          return undefined;
        },
      );
      calls.set(parent, answer);
      return answer;
    },
    [scheme],
  );

  useEffect(() => {
    const own = running.begin();
    signal.current = own;
    asked.current = new Map();
    // Shown at once, so that no branch that is opened again pushes others away.
    Promise.all(['', ...latest.current].map(load)).then(() => {
      if (!own.aborted) startTransition(() => setBegun(true));
    });
    return () => running.stop();
    // The branches open at the start; those opened later are loaded when they are.
  }, [load, running]);

  const setOpen = useCallback(
    (code: string, isOpen: boolean) => {
      if (isOpen) load(code);
      const next = new Set(latest.current);
      if (isOpen) next.add(code);
      else next.delete(code);
      latest.current = next;
      writeTab(memory, [...next].slice(-MOST_KEPT));
      startTransition(() => setOpenCodes(next));
    },
    [load, memory],
  );

  const reveal = useCallback(
    async (code: string) => {
      let found: string | undefined;
      let rows = await load('');
      for (const next of [...codesAbove(scheme, code), code]) {
        if (!rows?.some((row) => row.code === next)) break;
        if (found) setOpen(found, true);
        found = next;
        if (next !== code) rows = await load(next);
      }
      return found;
    },
    [load, scheme, setOpen],
  );

  const items = useMemo(() => treeItems(levels, open), [levels, open]);
  const first = levels[''];
  const top = begun || first?.status === 'failed' ? first : undefined;
  return { items, top, error, setOpen, retry: load, reveal };
}
