import type { ClassRow } from '@/services/cnipr';

/** One level of the tree as far as it is there. */
export interface TreeLevel {
  status: 'loading' | 'failed' | 'ready';
  rows: readonly ClassRow[];
}

/** The levels by the code above them, the highest under ''. */
export type TreeLevels = Readonly<Record<string, TreeLevel>>;

/** A line of the tree: a class, or what stands for a level that is not there. */
export interface TreeItem {
  /** Code of the class; of a level that is not there, the code above it and its status. */
  key: string;
  kind: 'class' | 'loading' | 'failed';
  /** The class; of a level that is not there, the one above it. */
  row: ClassRow;
  /** From 1. */
  depth: number;
  /** Place among its siblings, from 1, and their number. */
  position: number;
  size: number;
  /** Undefined when there is nothing below it. */
  open: boolean | undefined;
}

/** The lines of a tree from top to bottom, what is below closed classes left out. */
export function treeItems(
  levels: TreeLevels,
  open: ReadonlySet<string>,
  parent = '',
  depth = 1,
): TreeItem[] {
  const rows = levels[parent]?.rows ?? [];
  return rows.flatMap((row, index) => {
    const below = levels[row.code];
    // Where it is not said whether there is anything below, it can be looked for.
    const leaf = !(row.hasChildren ?? !(below?.status === 'ready' && below.rows.length === 0));
    const isOpen = leaf ? undefined : open.has(row.code);
    const item: TreeItem = {
      key: row.code,
      kind: 'class',
      row,
      depth,
      position: index + 1,
      size: rows.length,
      open: isOpen,
    };
    if (!isOpen) return [item];
    const status = below?.status ?? 'loading';
    if (status === 'ready') return [item, ...treeItems(levels, open, row.code, depth + 1)];
    const key = `${row.code} ${status}`;
    return [
      item,
      { key, kind: status, row, depth: depth + 1, position: 1, size: 1, open: undefined },
    ];
  });
}

/** The line of the class above a line. */
export function itemAbove(items: readonly TreeItem[], index: number): TreeItem | undefined {
  const depth = items[index]?.depth ?? 0;
  return items
    .slice(0, index)
    .reverse()
    .find((item) => item.depth < depth);
}
