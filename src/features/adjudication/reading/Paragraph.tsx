import { memo } from 'react';
import { LiveText } from '@/components/citation/LiveText';
import styles from '../adjudication.module.css';
import type { Mark, Run } from './blocks';
import type { ReadParagraph, ReadRow, ReadTable } from './documentText';

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

interface Props {
  paragraph: ReadParagraph;
  /** The address leads here. */
  marked: boolean;
}

/** A paragraph with its address and its live citations. */
export const Paragraph = memo(function Paragraph({ paragraph, marked }: Props) {
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
export const TextTable = memo(function TextTable({
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
