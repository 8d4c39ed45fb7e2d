import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { ComparedRecords } from '@/components/compare/ColumnHead';
import { ComparisonFrame } from '@/components/compare/ComparisonFrame';
import type { ComparisonTableProps } from '@/components/compare/ComparisonPage';
import { ComparisonRow } from '@/components/compare/ComparisonRow';
import styles from '@/components/compare/compare.module.css';
import { DifferenceText } from '@/components/compare/DifferenceText';
import { RowLabel } from '@/components/compare/RowLabel';
import { useSame } from '@/components/page/useSame';
import { textDifference } from '@/domain/comparedClaims';
import { comparisonRows } from '@/domain/comparisonRows';
import type { PatentRecord } from '@/services/cnipr';
import { FigureImage } from '../../record/FigureImage';
import { FiguresContext, mainFigureOf, useRecordFigures } from '../../record/figures';
import { ClaimRows } from './ClaimRows';
import { FieldCell } from './FieldCell';

const open = () => {};

/** The drawing that stands for a patent, or for a design its first view. */
function MainFigure({ record }: { record: PatentRecord }) {
  const figures = useRecordFigures(record, open);
  const figure = mainFigureOf(figures.figures) ?? figures.figures[0];
  if (!figure) return '—';
  return (
    <FiguresContext value={figures}>
      <FigureImage figure={figure} size="thumb" />
    </FiguresContext>
  );
}

interface Props extends ComparisonTableProps<PatentRecord> {
  records: ComparedRecords<PatentRecord>;
  /** Only rows in which the patents differ. */
  differing: boolean;
}

/** The patents by field, abstract and claim; the first that is there is the base. */
export function ComparisonTable({
  records: compared,
  columns,
  differing,
  beside,
  ...actions
}: Props) {
  const [rest, setRest] = useState(false);
  const there = columns.flatMap((column) => (column.status === 'there' ? [column] : []));
  // The ids stand for the records: one that is there does not change.
  const records = useSame(
    there.map(({ record }) => record),
    there.map(({ id }) => id).join(' '),
  );
  const rows = useMemo(() => comparisonRows(records), [records]);
  const differences = useMemo(() => {
    const [base = '', ...others] = records.map(({ abstract = '' }) => abstract);
    return [undefined, ...others.map((text) => textDifference(base, text))];
  }, [records]);

  const base = (there[0] ?? columns[0])?.id ?? '';
  const common = { columns, narrow: [base, beside] };
  const shown = rows.filter((row) => row.differs || !differing);
  const abstracts = records.some(({ abstract }) => abstract !== records[0]?.abstract);
  const dependent = records.reduce(
    (sum, { claims = [] }) => sum + claims.filter(({ kind }) => kind === 'DEPENDENT').length,
    0,
  );
  return (
    <ComparisonFrame {...common} {...actions} records={compared} base={base}>
      {records.length > 0 && (
        <tbody>
          <ComparisonRow {...common} label="主图">
            {(record) => <MainFigure record={record} />}
          </ComparisonRow>
          {shown.map((row) => (
            <ComparisonRow
              key={row.key}
              {...common}
              label={<RowLabel label={row.label} same={row.same} />}
            >
              {(record, index) => (
                <FieldCell row={row} values={row.cells[index] ?? []} record={record} />
              )}
            </ComparisonRow>
          ))}
          {(abstracts || !differing) && (
            <ComparisonRow {...common} label="摘要">
              {(record, index) => {
                const parts = differences[index];
                return parts ? <DifferenceText parts={parts} /> : record.abstract || '—';
              }}
            </ComparisonRow>
          )}
        </tbody>
      )}
      {records.length > 0 && (
        <ClaimRows {...common} records={records} kind="INDEPENDENT" differing={differing} />
      )}
      {dependent > 0 && (
        <tbody>
          <tr className={styles.compareGroup}>
            <td colSpan={columns.length + 1}>
              <Button type="link" size="small" aria-expanded={rest} onClick={() => setRest(!rest)}>
                {rest ? '收起从属权利要求' : `显示从属权利要求（共 ${dependent} 项）`}
              </Button>
            </td>
          </tr>
        </tbody>
      )}
      {rest && <ClaimRows {...common} records={records} kind="DEPENDENT" differing={differing} />}
    </ComparisonFrame>
  );
}
