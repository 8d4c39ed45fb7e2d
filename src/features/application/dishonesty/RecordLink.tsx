import type { ReactNode } from 'react';
import styles from '@/components/flow/flow.module.css';
import { RowLink } from '@/components/list/RowLink';
import { type DishonestyState, dishonestyLink } from '@/links/business';

interface Props {
  state: DishonestyState;
  id: string;
  label: string;
  children: ReactNode;
}

/** What the history keeps of a record that was opened from the list. */
const FROM_LIST = { fromList: true } as const;

/** Whether going back leads to the list under the open record. */
export function cameFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}

/** The number of the decision, by which a record is called. */
export const numberText = ({ decisionNo }: { readonly decisionNo: string }): string =>
  decisionNo || '认定文书号不详';

/** Opens a record over the list; one without an id cannot be opened. */
export function RecordLink({ state, id, label, children }: Props) {
  return (
    <RowLink
      className={styles.requestsTitle}
      to={id && dishonestyLink({ ...state, record: id })}
      state={FROM_LIST}
      aria-label={label}
    >
      {children}
    </RowLink>
  );
}
