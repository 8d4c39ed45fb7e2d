import { Link } from '@umijs/max';
import { useId, useMemo } from 'react';
import { ComparedValues } from '@/components/compare/ComparedValues';
import { ComparisonFrame } from '@/components/compare/ComparisonFrame';
import type { ComparisonTableProps } from '@/components/compare/ComparisonPage';
import { ComparedRows, ComparisonRow, useLoaded } from '@/components/compare/ComparisonRow';
import { PlainSelect } from '@/components/form/PlainSelect';
import readingStyles from '@/components/reading/reading.module.css';
import { shownTitle } from '@/domain/adjudication/shownTitle';
import type { ComparedValue } from '@/domain/comparedCells';
import { adjudicationDetailLink } from '@/links/adjudication';
import adjudicationStyles from '../adjudication.module.css';
import { paragraphLines } from '../reading/documentText';
import type { LoadedDocument } from '../reading/useDocument';
import { comparedRows, KEY_PARAGRAPH } from './compared';

interface Props extends ComparisonTableProps<LoadedDocument> {
  picked: Readonly<Record<string, string>>;
  /** Query string of the list, with the comparison. */
  from: string;
  onPick: (id: string, address: string) => void;
}

/** The values of one document in a row; of several it is told which the base does not have. */
function Values({ values }: { values: readonly ComparedValue[] }) {
  if (values.length === 0) return '—';
  if (values.length === 1) return <span className="ipr-num">{values[0]?.text}</span>;
  return <ComparedValues values={values} />;
}

/** Which fields belong together. */
const GROUPS: Readonly<Record<ReturnType<typeof comparedRows>[number]['key'], string>> = {
  title: '案件',
  caseNumber: '案件',
  court: '案件',
  procedure: '案件',
  judgmentDate: '案件',
  cause: '争议和依据',
  right: '争议和依据',
  basis: '争议和依据',
  result: '结果',
  claim: '结果',
  award: '结果',
  gist: '结果',
  keyParagraph: '结果',
};

/** Characters of a paragraph in the list of them. */
const SHORT = 24;

interface ParagraphChoiceProps {
  loaded: LoadedDocument;
  /** Address of the paragraph picked, '' for none. */
  picked: string;
  /** Query string of the list, with the comparison. */
  from: string;
  onPick: (address: string) => void;
}

/** The paragraph of a document that matters to the reader: picked from the list of all. */
function ParagraphChoice({ loaded, picked, from, onPick }: ParagraphChoiceProps) {
  const id = useId();
  const lines = useMemo(() => paragraphLines(loaded.sections), [loaded]);
  const paragraphs = useMemo(
    () =>
      [...new Set(lines.map(({ section }) => section))].map((section) => ({
        label: section,
        options: lines
          .filter((line) => line.section === section)
          .map(({ address, no, text }) => ({
            value: address,
            label: `第 ${no} 段　${text.slice(0, SHORT)}${text.length > SHORT ? '…' : ''}`,
          })),
      })),
    [lines],
  );
  const chosen = lines.find(({ address }) => address === picked);
  const { document } = loaded;
  return (
    <div className={adjudicationStyles.csePick}>
      <label className="ipr-visually-hidden" htmlFor={id}>
        选择关键段落：{shownTitle(document)}
      </label>
      <PlainSelect
        id={id}
        className="ipr-small-input ipr-no-print"
        value={chosen?.address ?? ''}
        options={[{ value: '', label: '选择一段' }, ...paragraphs]}
        onChange={onPick}
      />
      {chosen && (
        <p className={readingStyles.inText}>
          <Link to={adjudicationDetailLink(document.id, { at: chosen.address, from })}>
            第 <span className="ipr-num">{chosen.no}</span> 段
          </Link>
          　{chosen.text}
        </p>
      )}
    </div>
  );
}

/** The documents by cause, right, basis, result and sums, with a paragraph picked of each. */
export function ComparisonTable({
  columns,
  differing,
  beside,
  picked,
  from,
  onPick,
  ...actions
}: Props) {
  const { loaded, base, common } = useLoaded(columns, beside);
  const rows = useMemo(
    () =>
      comparedRows(loaded, picked)
        .filter(({ key }) => key !== KEY_PARAGRAPH)
        .map((row) => ({ ...row, group: GROUPS[row.key] })),
    [loaded, picked],
  );
  return (
    <ComparisonFrame {...common} {...actions} base={base}>
      {loaded.length > 0 && (
        <ComparedRows {...common} rows={rows} differing={differing}>
          {(_, values) => <Values values={values} />}
        </ComparedRows>
      )}
      {loaded.length > 0 && (
        <tbody>
          <ComparisonRow {...common} label="关键段落">
            {(record) => (
              <ParagraphChoice
                loaded={record}
                picked={picked[record.document.id] ?? ''}
                from={from}
                onPick={(address) => onPick(record.document.id, address)}
              />
            )}
          </ComparisonRow>
        </tbody>
      )}
    </ComparisonFrame>
  );
}
