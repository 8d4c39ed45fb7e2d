import { useMemo, useState } from 'react';
import { textDifference } from '@/domain/comparedClaims';
import { comparisonRows } from '@/domain/comparisonRows';
import { ClaimRows } from './ClaimRows';
import { type ColumnActions, ColumnHead } from './ColumnHead';
import { ComparisonRow } from './ComparisonRow';
import { DifferenceText } from './DifferenceText';
import { FieldCell } from './FieldCell';
import { MainFigure } from './MainFigure';
import type { Column } from './useCompared';

interface Props extends ColumnActions {
  columns: readonly Column[];
  /** Only rows in which the patents differ. */
  differing: boolean;
  /** Id of the patent shown beside the base where there is room for two only. */
  beside: string;
  /** Query string of the comparison. */
  from: string;
}

/** The patents by field, abstract and claim; the first that is there is the base. */
export function ComparisonTable({ columns, differing, beside, from, ...actions }: Props) {
  const [rest, setRest] = useState(false);
  const there = columns.flatMap((column) => (column.status === 'there' ? [column] : []));
  // The ids stand for the records: one that is there does not change.
  const records = useMemo(
    () => there.map(({ record }) => record),
    [there.map(({ id }) => id).join(' ')],
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
    <table className="ipr-compare-table">
      <caption className="ipr-visually-hidden">
        各列为一件专利，各行为一个项目；第一件是基准，其余与它对比
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map((column, index) => (
            <th
              key={column.id}
              scope="col"
              data-narrow={common.narrow.includes(column.id)}
              data-base={column.id === base}
            >
              <ColumnHead
                column={column}
                place={index + 1}
                isBase={column.id === base}
                from={from}
                {...actions}
              />
            </th>
          ))}
        </tr>
      </thead>
      {records.length > 0 && (
        <tbody>
          <ComparisonRow {...common} label="主图">
            {(record) => <MainFigure record={record} />}
          </ComparisonRow>
          {shown.map((row) => (
            <ComparisonRow
              key={row.key}
              {...common}
              label={
                <>
                  {row.label}
                  {!row.differs && records.length > 1 && <span className="ipr-note"> 相同</span>}
                </>
              }
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
          <tr className="ipr-compare-group">
            <td colSpan={columns.length + 1}>
              <button
                type="button"
                className="ipr-text-button"
                aria-expanded={rest}
                onClick={() => setRest(!rest)}
              >
                {rest ? '收起从属权利要求' : `显示从属权利要求（共 ${dependent} 项）`}
              </button>
            </td>
          </tr>
        </tbody>
      )}
      {rest && <ClaimRows {...common} records={records} kind="DEPENDENT" differing={differing} />}
    </table>
  );
}
