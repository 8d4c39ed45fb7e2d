import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { ComparisonFrame } from '@/components/compare/ComparisonFrame';
import type { ComparisonTableProps } from '@/components/compare/ComparisonPage';
import { ComparedRows, ComparisonRow, useLoaded } from '@/components/compare/ComparisonRow';
import styles from '@/components/compare/compare.module.css';
import { DifferenceText } from '@/components/compare/DifferenceText';
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

/** The patents by field, abstract and claim; the first that is there is the base. */
export function ComparisonTable({
  columns,
  differing,
  beside,
  ...actions
}: ComparisonTableProps<PatentRecord>) {
  const [rest, setRest] = useState(false);
  const { loaded: records, base, common } = useLoaded(columns, beside);
  const rows = useMemo(() => comparisonRows(records), [records]);
  const differences = useMemo(() => {
    const [base = '', ...others] = records.map(({ abstract = '' }) => abstract);
    return [undefined, ...others.map((text) => textDifference(base, text))];
  }, [records]);

  const abstracts = records.some(({ abstract }) => abstract !== records[0]?.abstract);
  const dependent = records.reduce(
    (sum, { claims = [] }) => sum + claims.filter(({ kind }) => kind === 'DEPENDENT').length,
    0,
  );
  return (
    <ComparisonFrame {...common} {...actions} base={base}>
      {records.length > 0 && (
        <tbody>
          <ComparisonRow {...common} label="主图">
            {(record) => <MainFigure record={record} />}
          </ComparisonRow>
          <ComparedRows {...common} rows={rows} differing={differing}>
            {(row, values, record) => <FieldCell row={row} values={values} record={record} />}
          </ComparedRows>
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
