import { Link, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';

interface Props {
  /** Id of the place on this page. */
  to: string;
  current?: boolean;
  children: ReactNode;
}

/** A link to a place on the page. It makes no history entry, so that Back leaves the page. */
export function AnchorLink({ to, current = false, children }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={{ pathname, search, hash: to }}
      replace
      aria-current={current ? 'location' : undefined}
    >
      {children}
    </Link>
  );
}
