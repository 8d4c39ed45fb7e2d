import { useMemo } from 'react';
import type { ComparedRecords } from '@/components/compare/ColumnHead';
import { ComparedValues } from '@/components/compare/ComparedValues';
import { ComparisonFrame } from '@/components/compare/ComparisonFrame';
import type { ComparisonTableProps } from '@/components/compare/ComparisonPage';
import { ComparisonRow } from '@/components/compare/ComparisonRow';
import { RowLabel } from '@/components/compare/RowLabel';
import { useSame } from '@/components/page/useSame';
import type { ComparedValue } from '@/domain/comparedCells';
import type { LoadedDocument } from '../reading/useDocument';
import { comparedRows, KEY_PARAGRAPH } from './compared';
import { ParagraphChoice } from './ParagraphChoice';

interface Props extends ComparisonTableProps<LoadedDocument> {
  records: ComparedRecords<LoadedDocument>;
  /** Only rows in which the documents differ. */
  differing: boolean;
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

/** The documents by cause, right, basis, result and sums, with a paragraph picked of each. */
export function ComparisonTable({
  records: compared,
  columns,
  differing,
  beside,
  picked,
  from,
  onPick,
  ...actions
}: Props) {
  const there = columns.flatMap((column) => (column.status === 'there' ? [column] : []));
  // The ids stand for the documents: one that is there does not change.
  const loaded = useSame(
    there.map(({ record }) => record),
    there.map(({ id }) => id).join(' '),
  );
  const rows = useMemo(
    () => comparedRows(loaded, picked).filter(({ key }) => key !== KEY_PARAGRAPH),
    [loaded, picked],
  );
  const base = (there[0] ?? columns[0])?.id ?? '';
  const common = { columns, narrow: [base, beside] };
  return (
    <ComparisonFrame {...common} {...actions} records={compared} base={base}>
      {loaded.length > 0 && (
        <tbody>
          {rows
            .filter(({ differs }) => differs || !differing)
            .map(({ key, label, cells, same }) => (
              <ComparisonRow key={key} {...common} label={<RowLabel label={label} same={same} />}>
                {(_, index) => <Values values={cells[index] ?? []} />}
              </ComparisonRow>
            ))}
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
