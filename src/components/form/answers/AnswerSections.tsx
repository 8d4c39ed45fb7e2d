import { Flex } from 'antd';
import Descriptions from 'antd/es/descriptions';
import { type ReactNode, useId } from 'react';
import { FactTable } from '@/components/reading/FactTable';
import { namedTable } from '@/components/reading/namedTable';
import { WholeDates } from '@/components/reading/WholeDates';
import type { AnswerBlock, AnswerEntry, AnswerLine, AnswerSection } from '@/domain/form/answers';
import styles from './answers.module.css';

/** What stands in the place of an answer and beside it. */
export type ShowLine = (line: AnswerLine) => { text: ReactNode; action?: ReactNode };

interface Answer {
  readonly key: string;
  readonly label: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

interface TableProps {
  name: string;
  items: readonly Answer[];
  /** In columns to be read, else in lines to be checked. */
  columns?: boolean | undefined;
}

/** A longer answer takes the row. */
const SHORT_ANSWER = 24;

const shown = (text: ReactNode) =>
  typeof text === 'string' ? <WholeDates>{text}</WholeDates> : text;

/** Names and answers, each with what can be done with it. */
export function AnswerTable({ name, items, columns }: TableProps) {
  return (
    <Descriptions
      ref={namedTable(name)}
      className={(columns ? styles.answersColumns : styles.answersLines) ?? ''}
      // Framed it is a table of names and answers; of the frame only the lines between them stay.
      bordered={!columns}
      colon={false}
      size="small"
      column={columns ? { xs: 1, sm: 2, lg: 3 } : 1}
      items={items.map(({ key, label, text, action }) => ({
        key,
        label,
        ...(columns &&
          typeof text === 'string' &&
          text.length > SHORT_ANSWER && { span: 'filled' as const }),
        children: (
          <Flex gap={16} justify="space-between" align="flex-start">
            <div className={styles.answersValue}>{shown(text)}</div>
            {action}
          </Flex>
        ),
      }))}
    />
  );
}

interface LinesProps {
  /** What the answers are about. */
  name: string;
  lines: readonly AnswerLine[];
  show: ShowLine;
  columns: boolean | undefined;
}

function Lines({ name, lines, show, columns }: LinesProps) {
  return (
    <AnswerTable
      name={name}
      columns={columns}
      items={lines.map((line) => ({ key: line.path, label: line.label, ...show(line) }))}
    />
  );
}

/** More answers than these are no row of a table. */
const ROW_ANSWERS = 4;

/** Several short entries that answer the same. */
function isTable(entries: readonly AnswerEntry[]): boolean {
  const labels = ({ lines }: AnswerEntry) => lines.map(({ label }) => label).join();
  const [first] = entries;
  return (
    first !== undefined &&
    entries.length > 1 &&
    first.lines.length <= ROW_ANSWERS &&
    entries.every((one) => labels(one) === labels(first))
  );
}

interface ListProps {
  block: AnswerBlock;
  show: ShowLine;
  columns: boolean | undefined;
  /** Beside the name of the list. */
  action: ReactNode;
  /** The heading of the section, where it is the name of the list. */
  heading: ReactNode;
}

function ListBlock({ block, show, columns, action, heading }: ListProps) {
  const { field, entries = [] } = block;
  return (
    <div className={styles.answersList}>
      <Flex gap="0 16px" align="baseline" className={styles.answersListName}>
        {heading || <strong>{field.label}</strong>}
        <span className="ipr-num">{entries.length ? `${entries.length} 项` : '未填写'}</span>
        {action}
      </Flex>
      {columns && isTable(entries) ? (
        <FactTable
          caption={field.label}
          room="little"
          rows={entries}
          rowKey={({ id }) => id}
          columns={(entries[0]?.lines ?? []).map(({ label }, place) => ({
            label,
            cell: ({ lines }: AnswerEntry) => lines[place] && shown(show(lines[place]).text),
          }))}
        />
      ) : (
        entries.map(({ id, name, lines }) => (
          <div key={id} className={styles.answersEntry}>
            {entries.length > 1 && <p className={styles.answersEntryName}>{name}</p>}
            <Lines name={name} lines={lines} show={show} columns={columns} />
          </div>
        ))
      )}
    </div>
  );
}

interface Props {
  sections: readonly AnswerSection[];
  show: ShowLine;
  /** Answers in columns to be read, else in lines to be checked. */
  columns?: boolean;
  /** What stands beside the name of a list. */
  listAction?: (block: AnswerBlock) => ReactNode;
  /** Heading level of a section; 2 below the page's own heading. */
  level?: 2 | 3;
}

/** Plain lines in a row make one list of them; a list field stands between. */
function runsOf(blocks: readonly AnswerBlock[]): (AnswerBlock | AnswerLine[])[] {
  const runs: (AnswerBlock | AnswerLine[])[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (!block.line) runs.push(block);
    else if (Array.isArray(last)) last.push(block.line);
    else runs.push([block.line]);
  }
  return runs;
}

function SectionOfAnswers({
  section,
  show,
  columns,
  listAction,
  level = 2,
}: Omit<Props, 'sections'> & { section: AnswerSection }) {
  const title = useId();
  const Heading = `h${level}` as const;
  const heading = <Heading id={title}>{section.title}</Heading>;
  const [first] = section.blocks;
  // A section that begins with the list it is called after is not named twice.
  const isNamed = first !== undefined && !first.line && first.field.label === section.title;
  return (
    <section className={styles.answersSection} aria-labelledby={title}>
      {!isNamed && heading}
      {runsOf(section.blocks).map((run, index) =>
        Array.isArray(run) ? (
          <Lines
            key={run[0]?.path}
            name={section.title}
            lines={run}
            show={show}
            columns={columns}
          />
        ) : (
          <ListBlock
            key={run.field.key}
            block={run}
            show={show}
            columns={columns}
            action={listAction?.(run)}
            heading={isNamed && index === 0 && heading}
          />
        ),
      )}
    </section>
  );
}

/** Answers in words, section by section, as a paper form has them. */
export function AnswerSections({ sections, ...rest }: Props) {
  return (
    <div className={styles.answers}>
      {sections.map((section) => (
        <SectionOfAnswers key={section.key} section={section} {...rest} />
      ))}
    </div>
  );
}
