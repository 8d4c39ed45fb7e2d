import type { ReactNode } from 'react';

/** A missing value is shown as —, never invented. */
export function orDash(value: ReactNode): ReactNode {
  return value === undefined || value === null || value === '' || value === false ? '—' : value;
}
