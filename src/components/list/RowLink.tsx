import { Link } from '@umijs/max';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** '' or undefined when the id of the record is not known. */
  to: string | undefined;
}

/** Leads to the record of a row; one that cannot be opened is named all the same. */
export function RowLink({ to, className, children, ...link }: Props) {
  if (!to) return <span className={className}>{children}</span>;
  return (
    <Link {...link} className={className} to={to}>
      {children}
    </Link>
  );
}
