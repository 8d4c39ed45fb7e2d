import type { ReactNode } from 'react';

/** Stands where there is nothing. */
export const NONE = '—';

/** Whether a value is missing. Zero is none of these. */
export const isNone = (value: ReactNode): boolean =>
  value === undefined || value === null || value === '' || value === false;

/** A missing value is shown as —, never invented. */
export function orDash(value: ReactNode): ReactNode {
  return isNone(value) ? NONE : value;
}
