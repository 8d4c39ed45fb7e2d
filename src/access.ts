import type { InitialState } from '@/models/initialState';

/**
 * The named access rules (specification 6). A route names one in `routeProps.access`; while it is
 * false the route is hidden. A parent whose children are all hidden is hidden, and children of a
 * hidden parent are hidden.
 */
export default function access(initialState: InitialState | undefined) {
  return { canAdmin: initialState?.currentUser?.access === 'admin' };
}
