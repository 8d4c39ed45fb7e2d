import { type ChainPosition, POSITION_ORDER } from './labels';

/** What the rules need of a node; the children stand in their order. */
export interface ChainTree {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly position: ChainPosition;
  /** 1 to 4. */
  readonly level: number;
  readonly total: number;
  readonly cityTotal: number;
  readonly children: readonly this[];
}

/** Every node of a chain: column by column, each before the nodes below it. */
export function flattenChain<Node extends ChainTree>(roots: readonly Node[]): Node[] {
  const below = (node: Node): Node[] => [node, ...node.children.flatMap(below)];
  return POSITION_ORDER.flatMap((position) =>
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
export function chainFaults<Node extends ChainTree>(roots: readonly Node[]): ChainFault[] {
  const seen = new Set<string>();
  const check = (node: Node, parent: Node | null): ChainFault[] => {
    const faults: ChainFault['fault'][] = [];
    if (seen.has(node.id)) faults.push('double');
    seen.add(node.id);
    if (node.level !== (parent?.level ?? 0) + 1 || node.level > 4) faults.push('level');
    if (node.parentId !== (parent?.id ?? null)) faults.push('parent');
    if (parent && node.position !== parent.position) faults.push('position');
    if (node.cityTotal > node.total) faults.push('city');
    if (parent && (node.total > parent.total || node.cityTotal > parent.cityTotal)) {
      faults.push('counts');
    }
    return [
      ...faults.map((fault) => ({ id: node.id, fault })),
      ...node.children.flatMap((child) => check(child, node)),
    ];
  };
  return roots.flatMap((root) => check(root, null));
}
