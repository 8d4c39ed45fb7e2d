import type { ReactNode } from 'react';
import styles from '../list.module.css';

interface Props {
  /** How the rows are shown, for the style sheet. */
  view: string;
  /** The query: a `ListBar`. */
  bar: ReactNode;
  /** The head of the list: a `ListHead`. */
  tools: ReactNode;
  /** Between head and list: notes, charts. */
  notes?: ReactNode;
  /** What the list can be narrowed by; without it the list has the page to itself. */
  facets?: ReactNode;
  /** The list: a `ListBody`. */
  list: ReactNode;
  /** Stands in place of facets and list. */
  instead?: ReactNode;
  /** What is chosen and what can be done with it: a `SelectionBar`. */
  foot?: ReactNode;
}

/** A list under its query: query, head, facets beside the rows, and the selection. */
export function ListScreen({ view, bar, tools, notes, facets, list, instead, foot }: Props) {
  const bare = !facets;
  return (
    <div className="ipr-result" data-view={view}>
      {bar}
      {tools}
      {notes}
      {instead || (
        <div className={styles.resultBody} data-bare={bare}>
          {facets}
          {list}
        </div>
      )}
      {foot}
    </div>
  );
}
