import type { ChainNode } from '@/services/nav';

/** What both views of a chain are given. */
export interface ChainProps {
  /** Nodes of level 1. */
  roots: readonly ChainNode[];
  /** All nodes, in the order of the chain. */
  nodes: readonly ChainNode[];
  /** Ids of the nodes that the words of the search find. */
  found: ReadonlySet<string>;
  /** Ids of the nodes that the filters keep; the others stand back. Undefined without a filter. */
  kept: ReadonlySet<string> | undefined;
  /** Ids of the nodes that are part of one without patents: it says so for them. */
  quiet: ReadonlySet<string>;
  /** The growth of a node is known, so that there is something to compare. */
  grows: boolean;
  /** Id of the chosen node; '' for none. */
  chosen: string;
  /** Name of the city. */
  city: string;
  /** Whether this view is shown; it stays as it is while it is not. */
  visible: boolean;
  /**
   * The address of a node, undefined for one without an id; the same function as long as nothing
   * changes.
   */
  linkTo: (id: string) => string | undefined;
  /** Chooses a node: it is marked at once, what is known of it follows. */
  onChoose: (id: string) => void;
}
