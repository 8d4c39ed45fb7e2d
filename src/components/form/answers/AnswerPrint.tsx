import type { ReactNode } from 'react';
import { PrintFacts } from '@/components/reading/PrintFacts';
import type { AnswerLine, AnswerSection } from '@/domain/form/answers';
import styles from './answers.module.css';

interface Props {
  /** What the paper is, e.g. 专利权评价报告请求. */
  title: string;
  /** Number, state, dates: what stands above the answers. */
  facts: readonly { readonly label: string; readonly text: string }[];
  /** Made by `answersInWords`. */
  sections: readonly AnswerSection[];
  /** Absolute address of what is printed. */
  address: string;
  /** What follows the answers, such as the list of files. */
  children?: ReactNode;
}

/** A line of such a table. */
export function PaperRow({ label, text }: { label: string; text: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{text}</td>
    </tr>
  );
}

/** The name of a table over both of its columns. */
export function PaperHead({ title }: { title: string }) {
  return (
    <thead>
      <tr>
        <th scope="colgroup" colSpan={2}>
          {title}
        </th>
      </tr>
    </thead>
  );
}

const rowOf = ({ path, label, masked }: AnswerLine) => (
  <PaperRow key={path} label={label} text={masked ?? '—'} />
);

function SectionTable({ section: { title, blocks } }: { section: AnswerSection }) {
  return (
    <table className={styles.printTable}>
      <PaperHead title={title} />
      {blocks.map(({ field, line, entries = [] }) =>
        line ? (
          <tbody key={field.key}>{rowOf(line)}</tbody>
        ) : entries.length === 0 ? (
          <tbody key={field.key}>
            <PaperRow label={field.label} text="—" />
          </tbody>
        ) : (
          entries.map(({ id, name, lines }) => (
            <tbody key={`${field.key}.${id}`} className={styles.printRows}>
              <tr className={styles.printEntry}>
                <th scope="rowgroup" colSpan={2}>
                  {name}
                </th>
              </tr>
              {lines.map(rowOf)}
            </tbody>
          ))
        ),
      )}
    </table>
  );
}

/**
 * A form on A4 paper (domain reference 7.8): personal data masked, rows not split over pages, the
 * name of a section repeated on the next page. On the screen it is not there.
 */
export function AnswerPrint({ title, facts, sections, address, children }: Props) {
  return (
    <div className="ipr-print-form">
      <h1>{title}</h1>
      <table className={styles.printTable}>
        <tbody>
          {facts.map(({ label, text }) => (
            <PaperRow key={label} label={label} text={text} />
          ))}
        </tbody>
      </table>
      {sections.map((section) => (
        <SectionTable key={section.key} section={section} />
      ))}
      {children}
      <PrintFacts address={address} />
    </div>
  );
}
