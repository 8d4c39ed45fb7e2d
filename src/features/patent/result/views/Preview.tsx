import { ReadingPane } from './ReadingPane';
import type { RowProps } from './view';

/** A look at one patent of the list, where a wide screen has room beside it; it does not count as read. */
export default function Preview(props: Pick<RowProps, 'patent' | 'ast' | 'from' | 'owner'>) {
  return <ReadingPane {...props} chosen={false} narrow />;
}
