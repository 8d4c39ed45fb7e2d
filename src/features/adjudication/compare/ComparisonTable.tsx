import { useMemo } from 'react';
import { ComparedValues } from '@/components/compare/ComparedValues';
import { ComparisonFrame } from '@/components/compare/ComparisonFrame';
import type { ComparisonTableProps } from '@/components/compare/ComparisonPage';
import { ComparedRows, ComparisonRow, useLoaded } from '@/components/compare/ComparisonRow';
import type { ComparedValue } from '@/domain/comparedCells';
import type { LoadedDocument } from '../reading/useDocument';
import { comparedRows, KEY_PARAGRAPH } from './compared';
import { ParagraphChoice } from './ParagraphChoice';

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
    () => comparedRows(loaded, picked).filter(({ key }) => key !== KEY_PARAGRAPH),
    [loaded, picked],
  );
  return (
    <ComparisonFrame {...common} {...actions} base={base}>
      {loaded.length > 0 && (
        <tbody>
          <ComparedRows {...common} rows={rows} differing={differing}>
            {(_, values) => <Values values={values} />}
          </ComparedRows>
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
