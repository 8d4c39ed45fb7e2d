import { useMemo } from 'react';
import { type Columns, ComparisonRow } from '@/components/compare/ComparisonRow';
import styles from '@/components/compare/compare.module.css';
import { DifferenceText } from '@/components/compare/DifferenceText';
import {
  type ClaimRow,
  type ComparedClaim,
  claimRows,
  claimsOfKind,
} from '@/domain/comparedClaims';
import type { PatentRecord } from '@/services/cnipr';

const WORDS = {
  INDEPENDENT: '独立权利要求',
  DEPENDENT: '从属权利要求',
} as const;

type Row = ClaimRow<ComparedClaim>;

/** The claim of one patent in a row, with its differences from the base. */
function Claim({ row, index }: { row: Row; index: number }) {
  const cell = index === 0 ? undefined : row.others[index - 1];
  const claim = index === 0 ? row.base : cell?.claim;
  if (!claim) return <span className="ipr-note">没有对应的权利要求</span>;
  return (
    <>
      <p className="ipr-note">
        权利要求 <span className="ipr-num">{claim.no ?? '—'}</span>
        {cell && !cell.difference && row.base && '，与基准差别较大，未逐字对照'}
      </p>
      <p>{cell?.difference ? <DifferenceText parts={cell.difference} /> : claim.text}</p>
    </>
  );
}

interface Props extends Columns<PatentRecord> {
  records: readonly PatentRecord[];
  kind: NonNullable<ComparedClaim['kind']>;
  /** Only rows in which the patents differ. */
  differing: boolean;
}

/** The claims of one kind, those that correspond in one row, with their differences by words. */
export function ClaimRows({ records, kind, differing, ...columns }: Props) {
  const rows = useMemo(() => {
    const [base = [], ...others] = records.map((record) => claimsOfKind(record, kind));
    return claimRows<ComparedClaim>(base, others);
  }, [records, kind]);
  const shown = rows.filter((row) => row.differs || !differing);
  const unknown = (record: PatentRecord) => !record.claims?.length && !record.mainClaim;
  return (
    <tbody>
      <tr className={styles.compareGroup}>
        <th scope="rowgroup" colSpan={columns.columns.length + 1}>
          {WORDS[kind]}
          {rows.length > 0 && shown.length === 0 && (
            <span className="ipr-note">各件相同，未显示</span>
          )}
          {rows.length === 0 && <span className="ipr-note">未提供</span>}
        </th>
      </tr>
      {shown.map((row, place) => {
        const key = `${place} ${row.base?.no ?? ''} ${row.others.map((cell) => cell?.claim.no ?? '').join(' ')}`;
        return (
          <ComparisonRow
            key={key}
            {...columns}
            label={
              row.base ? (
                <>
                  权利要求 <span className="ipr-num">{row.base.no ?? '—'}</span>
                </>
              ) : (
                '基准没有'
              )
            }
          >
            {(record, index) => (unknown(record) ? '—' : <Claim row={row} index={index} />)}
          </ComparisonRow>
        );
      })}
    </tbody>
  );
}
