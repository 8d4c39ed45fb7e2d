import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import { type DishonestyState, dishonestyLink } from '@/links/business';

interface Props {
  state: DishonestyState;
  id: string;
  label: string;
  children: ReactNode;
}

/** What the history keeps of a record that was opened from the list. */
export const FROM_LIST = { fromList: true } as const;

/** Whether going back leads to the list under the open record. */
export function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}

/** Opens a record over the list. */
export function RecordLink({ state, id, label, children }: Props) {
  return (
    <Link
      className="ipr-requests-title"
      to={dishonestyLink({ ...state, record: id })}
      state={FROM_LIST}
      aria-label={label}
    >
      {children}
    </Link>
  );
}
