import type { ReactNode } from 'react';
import { isNone } from '@/components/reading/orDash';

interface Props {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A fact of a row with its name. One that the record lacks is left out; `PageLacks` tells of a page. */
export function RowFact({ name, className = '', children }: Props) {
  if (isNone(children)) return null;
  return (
    <span className={`ipr-fact ${className}`}>
      {name} <span className="ipr-num">{children}</span>
    </span>
  );
}
