import { Button } from 'antd';
import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';
import styles from './frame.module.css';
import { printPage } from './printPage';
import { StickyHead } from './StickyHead';

interface Props {
  /** Id of the heading, for those who move the focus to it. */
  id: string;
  /** The title in plain words; on screen it may be cut after two lines. */
  title: string;
  /** The title with its hits; the plain one when left out. */
  marked?: ReactNode;
  /** The way back to the list: a `ReturnLink`. */
  back?: ReactNode;
  /** Number, status, kind. */
  facts: ReactNode;
  /** The way on through the list: a `NeighbourNav`. */
  neighbours?: ReactNode;
  /** How this is cited; made when it is copied. */
  citation: () => string;
  /** Further actions, before the citation. */
  children?: ReactNode;
}

/** What stays in sight while reading: number, title, status, what can be done, and the way on. */
export function ReadingHead({
  id,
  title,
  marked = title,
  back,
  facts,
  neighbours,
  citation,
  children,
}: Props) {
  return (
    <StickyHead>
      <div className="ipr-record-bar">
        {back}
        {facts}
        {neighbours}
      </div>
      <div className={styles.recordTitle}>
        <h1 id={id} tabIndex={-1} title={title}>
          {marked}
        </h1>
        <div className="ipr-record-actions">
          {children}
          <CopyButton text={citation}>复制引用</CopyButton>
          <Button onClick={printPage}>打印</Button>
        </div>
      </div>
    </StickyHead>
  );
}
