import { visitedLink } from '@/components/page/visitedLink';
import { subjectLink } from '@/links/landing';
import { patentDetailLink } from '@/links/patent';
import type { WatchedRecord } from './watched';

/** Subject and node of a watched node, `subject/node`. */
export function nodePlace(id: string): { subject: string; node: string } {
  const at = id.indexOf('/');
  return { subject: id.slice(0, at), node: id.slice(at + 1) };
}

/** The page of a watched record. */
export function recordLink({ kind, id, title }: WatchedRecord): string {
  switch (kind) {
    case 'family':
      return `${patentDetailLink(id)}#family`;
    case 'node':
      return subjectLink(nodePlace(id));
    default:
      return visitedLink({ kind, id, title });
  }
}
