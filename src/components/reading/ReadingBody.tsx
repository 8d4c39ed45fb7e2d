import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { bringIntoSight } from '@/components/page/bringIntoSight';
import { AnchorLink } from './AnchorLink';
import styles from './frame.module.css';
import { PrintFacts } from './PrintFacts';
import { TextSize, useReadingSize } from './TextSize';
import { useAnchor } from './useAnchor';
import { useScrollSpy } from './useScrollSpy';

interface RailSection {
  /** Id of the section on the page. */
  id: string;
  name: string;
  /** Shown behind the name; null where counting has no meaning. */
  count: number | null;
}

/**
 * Scrolls the box around the rail, never the page, so that the current entry is in sight: on narrow
 * screens the rail is one line.
 */
function useCurrentInSight(current: string | undefined) {
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = rail.current?.parentElement;
    const entry = rail.current?.querySelector('[aria-current="location"]');
    if (current === undefined || !box || !entry) return;
    bringIntoSight(box, entry);
  }, [current]);
  return rail;
}

/** The parts of a long page, with the one being read marked. */
function SectionRail({ label, sections }: { label: string; sections: RailSection[] }) {
  const current = useScrollSpy(sections.map(({ id }) => id));
  const rail = useCurrentInSight(current);
  return (
    <nav ref={rail} className="ipr-rail" aria-label={label}>
      <ul>
        {sections.map(({ id, name, count }) => (
          <li key={id}>
            <AnchorLink to={id} current={id === current}>
              {name}
              {count !== null && <span className="ipr-rail-count ipr-num">{count}</span>}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface Props {
  /** Name of the rail: 专利各部分. */
  label: string;
  sections: RailSection[];
  /** There is running text (`ipr-reading`), whose size can be chosen. */
  sized: boolean;
  /** Absolute address, for paper. */
  address: string;
  /** The column beside the text, above it where there is no room for a column. */
  side?: ReactNode;
  /** Holds the sections. */
  ref?: Ref<HTMLDivElement>;
  /** Above the first section. */
  before?: ReactNode;
  /** What stands in a section, below its heading. */
  content: (id: string) => ReactNode;
  /** Behind the last section. */
  after?: ReactNode;
}

/** The sections of a long page with the rail beside them; the address leads to each of them. */
export function ReadingBody({
  label,
  sections,
  sized,
  address,
  side,
  ref,
  before,
  content,
  after,
}: Props) {
  const [size, setSize] = useReadingSize();
  useAnchor(true);
  return (
    <div className={styles.recordBody}>
      {side && <div className={`${styles.recordSide} ipr-no-print`}>{side}</div>}
      <div className={`${styles.recordRail} ipr-no-print`}>
        <SectionRail label={label} sections={sections} />
        {sized && <TextSize size={size} onChange={setSize} />}
      </div>
      <div ref={ref} className={`ipr-sheet ${styles.recordText}`} data-reading-size={size}>
        <PrintFacts address={address} />
        {before}
        {sections.map(({ id, name }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{name}</h2>
            {content(id)}
          </section>
        ))}
        {after}
      </div>
    </div>
  );
}
