import styles from '@/components/list/list.module.css';
import { ResultRow } from '../ResultRow';
import { rowsOf } from './rowsOf';
import { ROW, type ViewProps } from './view';

/** The result as a list, the view that is shown at first. */
export function ListView(props: ViewProps) {
  const { first, rows } = rowsOf(props);
  return (
    <ol className={styles.rows} start={first} aria-label="检索到的专利">
      {rows.map((row) => (
        <li key={row.patent.id || row.place} {...{ [ROW]: row.patent.id }}>
          <ResultRow {...row} />
        </li>
      ))}
    </ol>
  );
}
