import { Button } from 'antd';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Watchable } from '../watch/look';
import { Watch } from '../watch/Watch';
import { CopyButton } from './CopyButton';
import styles from './frame.module.css';
import { printPage } from './printPage';

const HEIGHT = '--ipr-sticky';

/**
 * Stays below the portal's header while the page scrolls. Its height is known to the style sheet,
 * so that no anchor ends up behind it.
 */
function StickyHead({ children }: { children: ReactNode }) {
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = head.current;
    if (!element) return;
    const root = document.documentElement.style;
    const measure = () => {
      const sticks = getComputedStyle(element).position === 'sticky';
      root.setProperty(HEIGHT, `${sticks ? element.offsetHeight : 0}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <div ref={head} className="ipr-sticky-head">
      {children}
    </div>
  );
}

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
  /** What of the page can be watched. */
  watch?: Watchable;
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
  watch,
  children,
}: Props) {
  const [below, setBelow] = useState<Element | null>(null);
  return (
    <>
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
          <div className={styles.recordActions}>
            {watch && <Watch {...watch} below={below} />}
            {children}
            <CopyButton text={citation}>复制引用</CopyButton>
            <Button onClick={printPage}>打印</Button>
          </div>
        </div>
      </StickyHead>
      {watch && <div ref={setBelow} />}
    </>
  );
}
