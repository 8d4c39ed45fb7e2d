import {
  type FocusEvent,
  type MouseEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { ClassRow, ClassScheme } from '@/services/cnipr';
import { ClassTreeRow } from './ClassTreeRow';
import styles from './classification.module.css';
import type { TreeItem } from './treeItems';
import { useClassTree } from './useClassTree';
import { useTreeKeys } from './useTreeKeys';

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

/**
 * A classification as a tree from which several classes can be chosen: loaded level by level,
 * worked with the pointer or with the keys of a tree.
 */
export function ClassTree({ scheme, label, selected, onSelect, onCurrent, ref }: Props) {
  const { items, top, error, setOpen, retry, reveal } = useClassTree(scheme);
  const tree = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  // A line that takes the focus as soon as it is there.
  const wanted = useRef<string>(undefined);
  const current = items.find(({ key }) => key === focused)?.key ?? items[0]?.key;

  const focus = (key: string) => {
    const line = tree.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(key)}"]`);
    line?.focus({ preventScroll: key === wanted.current });
    return line;
  };
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const line = focus(wanted.current);
    if (!line || !tree.current) return;
    // In the middle of the tree; the page moves no further than it must.
    tree.current.scrollTop = line.offsetTop - tree.current.clientHeight / 2;
    line.scrollIntoView({ block: 'nearest' });
    wanted.current = undefined;
  });
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
