import { type Filters, readFilters, writeFilters } from './filters';
import { type ListPlace, readListPlace, writeListPlace } from './list';
import { PATENT_SORTS, type PatentSortKey } from './patent';
import { links } from './paths';
import { finish } from './query';

/** The patents of a node as a list, or what they come to. */
const NODE_VIEWS = ['list', 'analysis'] as const;
export type NodeView = (typeof NODE_VIEWS)[number];

/** Everything a user can set on the patents of a node; all of it stands in the address. */
export interface NodeResultState extends Filters, ListPlace<PatentSortKey, NodeView> {
  /** Id of the navigation subject. */
  subject: string;
  /** Id of the node of its chain. */
  node: string;
  /** Only the patents of the city. */
  city: boolean;
}

const CHOICES = { sorts: PATENT_SORTS, views: NODE_VIEWS } as const;

/** The patents of a node; what is left out has its default. */
export function nodeResultLink(state: Partial<NodeResultState>): string {
  const query = new URLSearchParams();
  if (state.subject) query.set('subject', state.subject);
  if (state.node) query.set('node', state.node);
  if (state.city) query.set('city', '1');
  writeFilters(query, state);
  writeListPlace(query, state, CHOICES);
  return finish(links.nodeResult, query);
}

/** Reads the address of a node's patents; what cannot be read has its default. */
export function readNodeResult(search: string): NodeResultState {
  const query = new URLSearchParams(search);
  return {
    subject: query.get('subject') ?? '',
    node: query.get('node') ?? '',
    city: query.get('city') === '1',
    ...readFilters(query),
    ...readListPlace(query, CHOICES),
  };
}

/**
 * The list of a node's patents for the records opened from it: its query, so that previous and
 * next go through it, and the node, so that the way back leads there (`patentReturnLink`).
 *
 * @param from query string of the same list as a result of the patent search
 */
export function fromNodeResult(
  from: string,
  { subject, node, city }: Pick<NodeResultState, 'subject' | 'node' | 'city'>,
): string {
  const query = new URLSearchParams(from);
  query.set('subject', subject);
  query.set('node', node);
  if (city) query.set('city', '1');
  return query.toString();
}
