import { useEffect } from 'react';
import { useOwner } from './useOwner';
import type { VisitedKind } from './visited';

/**
 * Remembers in this browser that the user has read a record, once it is on the screen.
 *
 * @param id of the record; undefined while there is none to remember
 * @param title what the record is called
 */
export function useVisited(kind: VisitedKind, id: string | undefined, title = ''): void {
  const owner = useOwner();
  useEffect(() => {
    if (!id) return;
    // Nobody waits for it: a page is read without its script as well.
    import('./visited').then(
      ({ noteVisited }) => noteVisited(owner, { kind, id, title }),
      () => undefined,
    );
  }, [owner, kind, id, title]);
}
