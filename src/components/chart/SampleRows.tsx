import type { ReactNode } from 'react';
import { SampleContext } from './SampleScope';
import { SampleTag } from './SampleTag';

const SAID = { said: true };

interface Props {
  /** That all of them are invented was said above. */
  said: boolean;
  children: ReactNode;
}

/** Whether there are only invented rows: that is said once above them, and else in each of those. */
export const allInvented = (rows: readonly { readonly sample?: boolean | undefined }[]): boolean =>
  rows.length > 0 && rows.every(({ sample }) => sample === true);

/** The sentence that belongs to the tag above rows that are all invented. */
export const ALL_INVENTED = '所列各条都是为演示而编的，不说明实际情况。';

/** Says of all rows below that they are invented. */
export function SampleNote({ children = ALL_INVENTED }: { children?: ReactNode }) {
  return (
    <p className="ipr-note">
      <SampleTag /> {children}
    </p>
  );
}

/** Rows, whose tags fall silent where it was said of all of them. */
export function SampleRows({ said, children }: Props) {
  return <SampleContext value={said ? SAID : undefined}>{children}</SampleContext>;
}

/** Rows below no head of their own: that all are invented stands above them, once. */
export function NotedRows({ all, children }: { all: boolean; children: ReactNode }) {
  return (
    <>
      {all && <SampleNote />}
      <SampleRows said={all}>{children}</SampleRows>
    </>
  );
}
