import { Button } from 'antd';
import { Fragment, useState } from 'react';
import { ROW } from '@/components/list/keys/useRowKeys';
import listStyles from '@/components/list/list.module.css';
import { PageLacks } from '@/components/list/PageLacks';
import { patentFacts } from '@/components/patent/PatentRow';
import { foldNearDuplicates } from '@/domain/nearDuplicates';
import styles from '../aboveRows.module.css';
import { ResultRow } from '../ResultRow';
import { rowsOf } from '../views/rowsOf';
import type { RowProps, ViewProps } from '../views/view';
import { FamilyNumbers } from './FamilyNumbers';

/** The near duplicates of the row above them, put away until they are asked for. */
function Others({ row, others }: { row: RowProps; others: readonly RowProps[] }) {
  const [open, setOpen] = useState(false);
  // What the records told once is still told when the row is closed again.
  const [asked, setAsked] = useState(false);
  const toggle = () => {
    setOpen(!open);
    setAsked(true);
  };
  return (
    <>
      <li className={styles.foldedMore}>
        <Button type="link" size="small" aria-expanded={open} onClick={toggle}>
          另有 {others.length} 件近似专利（{open ? '收起' : '展开'}）
        </Button>{' '}
        {asked && <FamilyNumbers patents={[row, ...others].map(({ patent }) => patent)} />}
      </li>
      {open &&
        others.map((other) => (
          <li
            key={other.patent.id || other.place}
            className={styles.foldedOther}
            {...{ [ROW]: other.patent.id }}
          >
            <ResultRow {...other} />
          </li>
        ))}
    </>
  );
}

/** The result as a list in which near duplicates of the page stand behind the first of them. */
export default function FoldedList(props: ViewProps) {
  const { first, rows } = rowsOf(props);
  const folded = foldNearDuplicates(rows, ({ patent }) => patent);
  return (
    <>
      <ol className={listStyles.rows} start={first} aria-label="检索到的专利">
        {folded.map(({ row, others }) => (
          <Fragment key={row.patent.id || row.place}>
            <li {...{ [ROW]: row.patent.id }}>
              <ResultRow {...row} />
            </li>
            {others.length > 0 && <Others row={row} others={others} />}
          </Fragment>
        ))}
      </ol>
      <PageLacks rows={props.found.result.content} factsOf={patentFacts} />
    </>
  );
}
