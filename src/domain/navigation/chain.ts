import { nameText } from '../nameText';
import { type ChainPosition, POSITION_ORDER } from './labels';

/** A node of a chain; the children stand in their order. */
export interface ChainTree {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  /** Undefined when it is not known. */
  readonly position: ChainPosition | undefined;
  /** 1 to 4. */
  readonly level: number;
  readonly children: readonly this[];
}

/** A node of which everything is known that the rules need. */
export interface CountedTree extends ChainTree {
  readonly position: ChainPosition;
  readonly total: number;
  /** Null is not known. */
  readonly cityTotal: number | null;
}

/** A node as it was answered; its place in the tree says what it does not say itself. */
interface AnsweredNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly position: ChainPosition | undefined;
  readonly level: number | undefined;
  readonly children: readonly this[];
}

/** A node whose place in its chain is known. */
export type PlacedNode<Node extends AnsweredNode> = Omit<Node, 'level' | 'children'> & {
  readonly level: number;
  readonly children: PlacedNode<Node>[];
};

/** Begins the ids that nodes without one are given, to be told apart on the page. */
const NO_ID = '?';

/** Whether the service knows a node by its id, so that it can be asked for. */
export const isChoosable = (id: string): boolean => id !== '' && !id.startsWith(NO_ID);

/** Completes a chain: level, position and the node above follow from the place of a node in it. */
export function placedChain<Node extends AnsweredNode>(roots: readonly Node[]): PlacedNode<Node>[] {
  let count = 0;
  const place = (node: Node, above?: PlacedNode<Node>): PlacedNode<Node> => {
    count += 1;
    const placed: PlacedNode<Node> = {
      ...node,
      id: node.id || `${NO_ID}${count}`,
      parentId: above?.id ?? null,
      name: nameText(node.name),
      position: node.position ?? above?.position,
      level: (above?.level ?? 0) + 1,
      children: [],
    };
    placed.children.push(...node.children.map((child) => place(child, placed)));
    return placed;
  };
  return roots.map((root) => place(root));
}

/** The columns of a chain; those of an unknown position come last, where there are any. */
export function positionsOf(roots: readonly ChainTree[]): readonly (ChainPosition | undefined)[] {
  const unknown = roots.some(({ position }) => position === undefined);
  return unknown ? [...POSITION_ORDER, undefined] : POSITION_ORDER;
}

/** Every node of a chain: column by column, each before the nodes below it. */
export function flattenChain<Node extends ChainTree>(roots: readonly Node[]): Node[] {
  const below = (node: Node): Node[] => [node, ...node.children.flatMap(below)];
  return positionsOf(roots).flatMap((position) =>
    roots.filter((root) => root.position === position).flatMap(below),
  );
}

/** The nodes above one, from level 1, and the node itself; empty when the chain has none with the id. */
export function pathTo<Node extends ChainTree>(roots: readonly Node[], id: string): Node[] {
  for (const root of roots) {
    if (root.id === id) return [root];
    const rest = pathTo<Node>(root.children, id);
    if (rest.length > 0) return [root, ...rest];
  }
  return [];
}

/** Nodes whose names hold the text, in the order of the chain; none for an empty text. */
export function findInChain<Node extends ChainTree>(nodes: readonly Node[], text: string): Node[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? [] : nodes.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** What does not fit together in a chain. */
export interface ChainFault {
  readonly id: string;
  readonly fault: 'level' | 'parent' | 'position' | 'city' | 'counts' | 'double';
}

/**
 * Holds a chain against the rules: levels 1 to 4 without gaps, one position down a branch, the
 * city within the whole, and no node with more patents than the one above it. Counts of nodes side
 * by side are not added up, since a patent may belong to several.
 */
export function chainFaults<Node extends CountedTree>(roots: readonly Node[]): ChainFault[] {
  const seen = new Set<string>();
  const check = (node: Node, parent: Node | null): ChainFault[] => {
    const faults: ChainFault['fault'][] = [];
    if (seen.has(node.id)) faults.push('double');
    seen.add(node.id);
    if (node.level !== (parent?.level ?? 0) + 1 || node.level > 4) faults.push('level');
    if (node.parentId !== (parent?.id ?? null)) faults.push('parent');
    if (parent && node.position !== parent.position) faults.push('position');
    if ((node.cityTotal ?? 0) > node.total) faults.push('city');
    const above = parent?.cityTotal ?? Number.POSITIVE_INFINITY;
    if (parent && (node.total > parent.total || (node.cityTotal ?? 0) > above)) {
      faults.push('counts');
    }
    return [
      ...faults.map((fault) => ({ id: node.id, fault })),
      ...node.children.flatMap((child) => check(child, node)),
    ];
  };
  return roots.flatMap((root) => check(root, null));
}
