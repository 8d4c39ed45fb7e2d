import { Flex } from 'antd';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SAMPLE } from '@/components/chart/sample';
import { MoreActions } from '@/components/page/MoreActions';
import type { Watchable } from '../watch/look';
import { Watch } from '../watch/Watch';
import { useCopy } from './CopyButton';
import styles from './frame.module.css';
import { printPage } from './printPage';

const HEIGHT = '--ipr-sticky';
const TITLE = '--ipr-title';

/**
 * Stays below the portal's header while the page scrolls. Its height is known to the style sheet,
 * so that no anchor ends up behind it. On a telephone it scrolls away: then its title is known, too.
 */
function StickyHead({ title, children }: { title: string; children: ReactNode }) {
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
  useEffect(() => {
    const root = document.documentElement.style;
    if (!head.current || !window.IntersectionObserver) return;
    const observer = new IntersectionObserver(
      // The last is how it stands now.
      (seen) =>
        seen[seen.length - 1]?.isIntersecting
          ? root.removeProperty(TITLE)
          : root.setProperty(TITLE, JSON.stringify(title)),
      { rootMargin: '-56px' },
    );
    observer.observe(head.current);
    return () => {
      observer.disconnect();
      root.removeProperty(TITLE);
    };
  }, [title]);
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
  /** The way back to the list: a `ReturnLink`. */
  back?: ReactNode;
  /** Number, status with its day, kind. */
  facts: ReactNode;
  /** Where it comes from; what is invented says so at its head, whatever status it states. */
  source?: string | null | undefined;
  /** The way on through the list: a `NeighbourNav`. */
  neighbours?: ReactNode;
  /** How this is cited; made when it is copied. */
  citation: () => string;
  /** The same as an entry of a list of references, where that is another text. */
  reference?: () => string;
  /** What of the page can be watched. */
  watch?: Watchable;
  /** The one action beside watching. */
  children?: ReactNode;
}

/** What stays in sight while reading: number, title, status, what can be done, and the way on. */
export function ReadingHead(props: Props) {
  const { id, title, back, facts, source, neighbours, citation, reference, watch } = props;
  const [below, setBelow] = useState<Element | null>(null);
  const [copy, said] = useCopy();
  return (
    <>
      <StickyHead title={title}>
        {(back || neighbours) && (
          <div className="ipr-record-bar">
            {back}
            {neighbours}
          </div>
        )}
        <Flex
          wrap
          gap="8px 24px"
          align="flex-start"
          justify="space-between"
          className={styles.recordTitle}
        >
          <h1 id={id} tabIndex={-1} title={title}>
            {title}
          </h1>
          <Flex gap={8} className={`${styles.recordActions} ipr-no-print`}>
            {watch && <Watch {...watch} below={below} />}
            {props.children}
            <MoreActions
              actions={[
                { label: '复制引用', onClick: () => copy(citation()) },
                ...(reference ? [{ label: '复制参考文献', onClick: () => copy(reference()) }] : []),
                { label: '打印', onClick: printPage },
              ]}
            />
            {said}
          </Flex>
        </Flex>
        <div className="ipr-record-bar">
          {facts}
          {source === SAMPLE && <span className={`ipr-tag ${styles.recordSample}`}>{SAMPLE}</span>}
        </div>
      </StickyHead>
      {watch && <div ref={setBelow} />}
    </>
  );
}
