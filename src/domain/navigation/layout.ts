import { type ChainTree, flattenChain, positionsOf } from './chain';
import type { ChainPosition } from './labels';

/** Sizes of a chain drawing, in px at scale 1. */
export interface ChainMetrics {
  /** Room there is from side to side. */
  readonly width: number;
  /** Height of a node. */
  readonly row: number;
  /** Between two nodes. */
  readonly gap: number;
  /** How far a node stands to the right of the one above it. */
  readonly indent: number;
  /** Narrowest node column; with less room the columns stand below one another. */
  readonly column: number;
  /** Height of the name of a column. */
  readonly head: number;
}

/** Place of one node, in px from the upper left corner of the drawing. */
export interface ChainPlace {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Index of its column: 0 upstream, 1 midstream, 2 downstream, 3 where that is not known. */
  readonly column: number;
  readonly level: number;
  /** Index of the place of the node above it; -1 for none. */
  readonly parent: number;
}

/** How many times the narrowest width columns below one another are wide at most. */
const STACKED = 1.6;

/** Where everything of a chain stands. */
export interface ChainLayout {
  readonly width: number;
  readonly height: number;
  /** Whether some of the columns stand below others. */
  readonly stacked: boolean;
  readonly columns: readonly {
    /** Undefined for the nodes whose position is not known. */
    readonly position: ChainPosition | undefined;
    readonly left: number;
    readonly top: number;
    readonly width: number;
  }[];
  /** In the order of `flattenChain`. */
  readonly places: readonly ChainPlace[];
}

/** Between two columns, as many indents. */
const BETWEEN = 2;

/**
 * Places a chain: a column for each position, in it every node on a row of its own, indented by
 * its level. The same chain in the same room always has the same places, and none overlap.
 */
export function layoutChain<Node extends ChainTree>(
  roots: readonly Node[],
  { width, row, gap, indent, column, head }: ChainMetrics,
): ChainLayout {
  const between = indent * BETWEEN;
  const positions = positionsOf(roots);
  const count = positions.length;
  const fitting = Math.floor((width + between) / (column + between));
  const beside = Math.max(1, Math.min(fitting, count));
  const stacked = count > beside;
  const room =
    beside === 1
      ? // Below each other they are as wide as a number is still seen with its name.
        Math.max(Math.min(width, column * STACKED), indent * 8)
      : Math.floor((width - between * (beside - 1)) / beside);
  // Where there is no room for all of them beside each other, the next stands below the shortest.
  const ends = Array.from({ length: beside }, () => 0);
  const places: ChainPlace[] = [];
  const indexes = new Map<string, number>();
  const columns = positions.map((position, index) => {
    const track = ends.indexOf(Math.min(...ends));
    const left = track * (room + between);
    const start = ends[track] ?? 0;
    let top = start + head;
    for (const node of flattenChain(roots.filter((root) => root.position === position))) {
      if (node.level === 1 && top > start + head) top += gap;
      const inset = (node.level - 1) * indent;
      indexes.set(node.id, places.length);
      places.push({
        id: node.id,
        left: left + inset,
        top,
        width: room - inset,
        height: row,
        column: index,
        level: node.level,
        parent: node.parentId === null ? -1 : (indexes.get(node.parentId) ?? -1),
      });
      top += row + gap;
    }
    ends[track] = top + gap;
    return { position, left, top: start, width: room };
  });
  return {
    width: beside * room + between * (beside - 1),
    height: Math.max(...ends),
    stacked,
    columns,
    places,
  };
}
