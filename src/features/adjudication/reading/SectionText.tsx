import { Fragment, memo, type ReactNode } from 'react';
import { LiveText } from '@/components/citation/LiveText';
import styles from '../adjudication.module.css';
import type { Mark, Run } from './blocks';
import type { ReadParagraph, ReadRow, ReadSection, ReadTable } from './documentText';

interface Props {
  section: ReadSection;
  /** Address of the paragraph that is marked, '' when it stands elsewhere. */
  marked: string;
  /** What can be done with that paragraph. */
  tools: ReactNode;
}

const holds = ({ blocks }: ReadSection, address: string): boolean =>
  blocks.some((block) =>
    block.kind === 'text'
      ? block.address === address
      : block.rows.some((row) => row.address === address),
  );

/** The address, if it is one of the section: the others need not be drawn anew. */
export function markedIn(section: ReadSection, address: string): string {
  return address && holds(section, address) ? address : '';
}

/** The number of a paragraph, which is its address; drawn by the style sheet, so that it is never copied or found. */
function ParagraphLink({ no, address }: { no: number; address: string }) {
  return (
    // biome-ignore lint/a11y/useAnchorContent: the style sheet draws the number from `data-no`
    <a
      className={`${styles.cseNo} ipr-num`}
      href={`#${address}`}
      data-paragraph={address}
      data-no={no}
      aria-label={`第 ${no} 段的网址`}
    />
  );
}

function Marked({ run: { text, mark } }: { run: Run }) {
  const live = <LiveText text={text} />;
  if (!mark) return live;
  const Tag: Mark = mark;
  return <Tag>{live}</Tag>;
}

interface ParagraphProps {
  paragraph: ReadParagraph;
  /** The address leads here. */
  marked: boolean;
}

/** A paragraph with its address and its live citations. */
const Paragraph = memo(function Paragraph({ paragraph, marked }: ParagraphProps) {
  const { no, address, runs } = paragraph;
  return (
    <p id={address} tabIndex={-1} className={styles.cseParagraph} data-marked={marked}>
      <ParagraphLink no={no} address={address} />
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a paragraph never change places
        <Marked key={index} run={run} />
      ))}
    </p>
  );
});

function Row({ row: { no, address, cells }, marked }: { row: ReadRow; marked: boolean }) {
  return (
    <tr id={address} tabIndex={-1} data-marked={marked}>
      {cells.map(({ text, head, columns, rows }, index) => {
        const Tag = head ? 'th' : 'td';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never change places
          <Tag key={index} colSpan={columns} rowSpan={rows}>
            {index === 0 && <ParagraphLink no={no} address={address} />}
            <LiveText text={text} />
          </Tag>
        );
      })}
    </tr>
  );
}

/** A table of the text; wider ones scroll in a box of their own. */
const TextTable = memo(function TextTable({
  table,
  marked,
}: {
  table: ReadTable;
  /** Address of the row the address leads to, '' for none. */
  marked: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
    <section className={styles.cseTable} aria-label="文书中的表格" tabIndex={0}>
      <table>
        <tbody>
          {table.rows.map((row) => (
            <Row key={row.no} row={row} marked={row.address === marked} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

/** The paragraphs and tables of one part. */
export const SectionText = memo(function SectionText({ section, marked, tools }: Props) {
  return (
    <div className={`ipr-reading ${styles.cseText}`}>
      {section.blocks.map((block) =>
        block.kind === 'text' ? (
          <Fragment key={block.no}>
            <Paragraph paragraph={block} marked={block.address === marked} />
            {block.address === marked && tools}
          </Fragment>
        ) : (
          <Fragment key={`table ${block.rows[0]?.no}`}>
            <TextTable table={block} marked={marked} />
            {block.rows.some(({ address }) => address === marked) && tools}
          </Fragment>
        ),
      )}
    </div>
  );
});
