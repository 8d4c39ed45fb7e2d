import { useLayoutEffect } from 'react';
import { createStore } from '@/store';

/** An entry of the breadcrumb. */
export interface Crumb {
  readonly name: string;
  /** Absent for what has no page of its own, and for the current page. */
  readonly to?: string | undefined;
}

const NONE: readonly Crumb[] = [];

/** What the page on the screen knows of its way, which the route table does not. */
export const trail = createStore(NONE);

/**
 * Puts entries into the breadcrumb, before the current page.
 *
 * @param crumbs the same array as long as they stay
 */
export function useTrail(crumbs: readonly Crumb[]): void {
  useLayoutEffect(() => {
    trail.set(crumbs);
    return () => trail.set(NONE);
  }, [crumbs]);
}
