import type { ReactNode, Ref } from 'react';
import styles from './frame.module.css';
import { PrintFacts } from './PrintFacts';
import { RailPanel } from './RailPanel';
import { type RailSection, SectionRail } from './SectionRail';
import { TextSize, useReadingSize } from './TextSize';
import { useAnchor } from './useAnchor';

interface Props {
  /** Name of the rail: 专利各部分. */
  label: string;
  sections: RailSection[];
  /** There is running text (`ipr-reading`), whose size can be chosen. */
  sized: boolean;
  /** The sections stand on the ground and bring sheets of their own. */
  sheets?: boolean;
  /** Absolute address, for paper. */
  address: string;
  /** The column beside the text, above it where there is no room for a column. */
  side?: ReactNode;
  /** It is read on paper as well, above the text. */
  sideOnPaper?: boolean;
  /** The text comes first: without room for a column the side stands below it. */
  sideLater?: boolean;
  /** Below the text, where the column has no room beside it. */
  later?: ReactNode;
  /** Above the rail: what goes along with the reader. On a narrow screen the parts open beside it. */
  tools?: ReactNode;
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
  sheets,
  address,
  side,
  sideOnPaper = false,
  sideLater = false,
  later,
  tools,
  ref,
  before,
  content,
  after,
}: Props) {
  const [size, setSize] = useReadingSize();
  useAnchor(true);
  const rail = (
    <>
      <SectionRail label={label} sections={sections} />
      {sized && <TextSize size={size} onChange={setSize} />}
    </>
  );
  const column = side && (
    <div className={`${styles.recordSide} ${sideOnPaper ? '' : 'ipr-no-print'}`}>{side}</div>
  );
  return (
    <div className={styles.recordBody} data-tools={tools ? true : undefined}>
      {!sideLater && column}
      <div className={`${styles.recordRail} ipr-no-print`}>
        {tools}
        {tools ? <RailPanel>{rail}</RailPanel> : rail}
      </div>
      <div
        ref={ref}
        className={`${sheets ? '' : 'ipr-sheet '}${styles.recordText}`}
        data-reading-size={size}
      >
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
      {sideLater && column}
      {later && <div className={`${styles.recordLater} ipr-no-print`}>{later}</div>}
    </div>
  );
}
