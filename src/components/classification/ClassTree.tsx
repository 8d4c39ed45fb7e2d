import {
  type FocusEvent,
  type MouseEvent,
  type Ref,
  startTransition,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { codesAbove } from '@/domain/classification/levels';
import { AbortedError, TransportError } from '@/requests/errors';
import { Running } from '@/requests/running';
import { type ClassRow, type ClassScheme, findClasses } from '@/services/cnipr';
import { readTab, writeTab } from '@/storage';
import { ClassTreeRow } from './ClassTreeRow';
import styles from './classification.module.css';
import { type TreeItem, type TreeLevel, type TreeLevels, treeItems } from './treeItems';
import { useTreeKeys } from './useTreeKeys';

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
 * @param start a class that is in sight from the start; undefined for none
 */
function useClassTree(scheme: ClassScheme, start: string | undefined): ClassTreeState {
  const memory = `iprClasses.${scheme}`;
  const [levels, setLevels] = useState<TreeLevels>({});
  const [open, setOpenCodes] = useState<ReadonlySet<string>>(
    () =>
      new Set([
        ...(readTab(memory, isCodes) ?? []).slice(-MOST_KEPT),
        ...(start ? codesAbove(scheme, start) : []),
      ]),
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

/** What others may do with the tree. */
export interface ClassTreeHandle {
  /** Opens the branch of a class and puts the focus on it. */
  reveal: (code: string) => void;
}

interface Props {
  /** Another classification is another tree: give it a key. */
  scheme: ClassScheme;
  label: string;
  /** Codes of the classes that are chosen. */
  selected: ReadonlySet<string>;
  onSelect: (row: ClassRow) => void;
  /** The class that the focus has reached. */
  onCurrent?: (row: ClassRow) => void;
  ref?: Ref<ClassTreeHandle>;
}

const WAITING = [30, 40, 24, 36, 44, 52, 20, 28];

function idOf(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>('[data-id]')?.dataset.id;
}

const lineOf = (tree: HTMLElement | null, key: string) =>
  tree?.querySelector<HTMLElement>(`[data-id="${CSS.escape(key)}"]`);

/** How far a tree is scrolled for a line to stand in its middle. */
const middleOf = (line: HTMLElement, tree: HTMLElement) => line.offsetTop - tree.clientHeight / 2;

/**
 * A classification as a tree from which several classes can be chosen: loaded level by level,
 * worked with the pointer or with the keys of a tree.
 */
export function ClassTree({ scheme, label, selected, onSelect, onCurrent, ref }: Props) {
  // Of several that are chosen, the first; the tree begins there.
  const [start] = useState<string | undefined>(() => [...selected][0]);
  const { items, top, error, setOpen, retry, reveal } = useClassTree(scheme, start);
  const tree = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(start);
  const begun = top?.status === 'ready';
  // A line that takes the focus as soon as it is there.
  const wanted = useRef<string>(undefined);
  const current = items.find(({ key }) => key === focused)?.key ?? items[0]?.key;

  const focus = (key: string) => {
    const line = lineOf(tree.current, key);
    line?.focus({ preventScroll: key === wanted.current });
    return line;
  };
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const line = focus(wanted.current);
    if (!line || !tree.current) return;
    // In the middle of the tree; the page moves no further than it must.
    tree.current.scrollTop = middleOf(line, tree.current);
    line.scrollIntoView({ block: 'nearest' });
    wanted.current = undefined;
  });
  // Neither the focus nor the page goes there by itself.
  useLayoutEffect(() => {
    const line = begun && start ? lineOf(tree.current, start) : undefined;
    if (line && tree.current) tree.current.scrollTop = middleOf(line, tree.current);
  }, [begun, start]);
  useImperativeHandle(
    ref,
    () => ({
      reveal: (code) => {
        reveal(code).then((found) => {
          wanted.current = found;
          setFocused(found);
        });
      },
    }),
    [reveal],
  );

  const select = ({ kind, row }: TreeItem) => {
    if (kind === 'class') onSelect(row);
  };
  const act = (item: TreeItem) => {
    const { kind, row, open } = item;
    if (kind === 'failed') {
      wanted.current = row.code;
      retry(row.code);
    } else if (open === undefined) select(item);
    else setOpen(row.code, !open);
  };
  const onKeyDown = useTreeKeys({ items, current, focus, setOpen, select, act });
  const onClick = ({ target }: MouseEvent) => {
    const id = idOf(target);
    const item = items.find(({ key }) => key === id);
    if (!item) return;
    const part = (target as Element).closest<HTMLElement>('[data-part]')?.dataset.part;
    if (part === 'tick') select(item);
    else act(item);
  };
  const onFocus = ({ target }: FocusEvent) => {
    const item = items.find(({ key }) => key === idOf(target));
    if (!item) return;
    setFocused(item.key);
    if (item.kind === 'class') onCurrent?.(item.row);
  };

  if (top?.status !== 'ready') {
    return (
      <div className={styles.treeSpace}>
        {top?.status === 'failed' ? (
          <ErrorState title="分类表加载失败" error={error} onRetry={() => retry('')} />
        ) : (
          <SkeletonLines widths={WAITING} label="正在加载分类表" />
        )}
      </div>
    );
  }
  return (
    <div
      ref={tree}
      className={styles.treeSpace}
      role="tree"
      aria-label={label}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onFocus}
    >
      {items.map(({ key, ...item }) => (
        <ClassTreeRow
          key={key}
          id={key}
          {...item}
          selected={selected.has(key)}
          current={key === current}
        />
      ))}
    </div>
  );
}
