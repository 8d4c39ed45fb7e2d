import { type ChainTree, flattenChain, isChoosable, pathTo } from './chain';

interface Counted extends ChainTree {
  /** Undefined when it is not known. */
  readonly total: number | undefined;
}

const has = ({ total }: Counted): boolean => (total ?? 0) > 0;

/**
 * The nodes with patents that are nearest to one without: of the smallest branch around it that has
 * any, else of the whole chain; most patents first. A node that is told by the parts of it is left out.
 */
export function nearestWithPatents<Node extends Counted>(
  roots: readonly Node[],
  id: string,
  most = 5,
): Node[] {
  const path = pathTo<Node>(roots, id);
  const branches = [
    ...path
      .slice(0, -1)
      .reverse()
      .map(({ children }) => children),
    roots,
  ];
  for (const branch of branches) {
    const found = flattenChain<Node>(branch).filter(
      (node) => has(node) && !node.children.some(has) && isChoosable(node.id),
    );
    if (found.length > 0) {
      return found.sort((a, b) => (b.total ?? 0) - (a.total ?? 0)).slice(0, most);
    }
  }
  return [];
}
