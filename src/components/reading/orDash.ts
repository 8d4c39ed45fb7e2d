import type { ReactNode } from 'react';

/** Stands where there is nothing. */
export const NONE = '—';

/** A missing value is shown as —, never invented. */
export function orDash(value: ReactNode): ReactNode {
  return value === undefined || value === null || value === '' || value === false ? NONE : value;
}
