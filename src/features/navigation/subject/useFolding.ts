import { useMemo, useState } from 'react';
import { pathTo } from '@/domain/navigation/chain';
import type { ChainNode } from '@/services/nav';

/** Levels that are always drawn. */
const OPEN_TO = 2;

interface Marked {
  chosen: string;
  found: ReadonlySet<string>;
  /** Undefined when the chain is not narrowed. */
  kept: ReadonlySet<string> | undefined;
  /** Everything is drawn. */
  whole: boolean;
}

/** A chain as far as it is unfolded, and the nodes below which something is folded. */
interface Folded {
  roots: readonly ChainNode[];
  closed: ReadonlySet<string>;
}

/**
 * Folds what lies deeper than the second level, but for what is found or kept and the ways to it.
 * A node that was chosen once stays unfolded, so that choosing another takes nothing away above it.
 */
export function useFolding(
  roots: readonly ChainNode[],
  { chosen, found, kept, whole }: Marked,
): Folded {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const path = useMemo(() => pathTo(roots, chosen), [roots, chosen]);
  if (path.some(({ id }) => !open.has(id)))
    setOpen(new Set([...open, ...path.map(({ id }) => id)]));
  return useMemo(() => {
    const closed = new Set<string>();
    const marked = (node: ChainNode): boolean => found.has(node.id) || kept?.has(node.id) === true;
    const leads = (node: ChainNode): boolean =>
      node.children.some((child) => marked(child) || leads(child));
    const folded = (node: ChainNode): ChainNode => {
      const shown = whole || node.level < OPEN_TO || open.has(node.id) || leads(node);
      if (!shown && node.children.length > 0) closed.add(node.id);
      return { ...node, children: shown ? node.children.map(folded) : [] };
    };
    return { roots: roots.map(folded), closed };
  }, [roots, found, kept, whole, open]);
}
