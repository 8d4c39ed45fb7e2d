import { Fragment, memo, type ReactNode } from 'react';
import styles from '../adjudication.module.css';
import type { ReadSection } from './documentText';
import { Paragraph, TextTable } from './Paragraph';

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
