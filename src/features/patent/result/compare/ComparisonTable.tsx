import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { ComparisonFrame } from '@/components/compare/ComparisonFrame';
import type { ComparisonTableProps } from '@/components/compare/ComparisonPage';
import {
  type Columns,
  ComparedRows,
  ComparisonRow,
  useLoaded,
  useShownRows,
} from '@/components/compare/ComparisonRow';
import styles from '@/components/compare/compare.module.css';
import { APART, DifferenceText } from '@/components/compare/DifferenceText';
import {
  type ClaimRow,
  type ComparedClaim,
  claimRows,
  claimsOfKind,
  textDifference,
} from '@/domain/comparedClaims';
import { type ComparisonKey, comparisonRows } from '@/domain/comparisonRows';
import type { PatentRecord } from '@/services/cnipr';
import { FigureImage } from '../../record/FigureImage';
import { FiguresContext, mainFigureOf, useRecordFigures } from '../../record/figures';
import { FieldCell } from './FieldCell';

const open = () => {};

/** Which fields belong together. */
const GROUPS: Readonly<Record<ComparisonKey, string>> = {
  title: '基本信息',
  patentType: '基本信息',
  validity: '基本信息',
  applicationNumber: '号码和日期',
  publicationNumber: '号码和日期',
  grantNumber: '号码和日期',
  filingDate: '号码和日期',
  publicationDate: '号码和日期',
  grantDate: '号码和日期',
  expiry: '号码和日期',
  applicants: '权利人和发明人',
  currentOwners: '权利人和发明人',
  inventors: '权利人和发明人',
  agency: '权利人和发明人',
  ipcs: '技术内容',
  locs: '技术内容',
  citations: '技术内容',
  claims: '技术内容',
  family: '技术内容',
};

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
      <p>
        {cell?.difference ? <DifferenceText parts={cell.difference} words={APART} /> : claim.text}
      </p>
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
function ClaimRows({ records, kind, differing, ...columns }: Props) {
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

/** The patents by field, abstract and claim; the first that is there is the base. */
export function ComparisonTable({
  columns,
  differing,
  beside,
  ...actions
}: ComparisonTableProps<PatentRecord>) {
  const [rest, setRest] = useState(false);
  const { loaded: records, base, common } = useLoaded(columns, beside);
  const compared = useMemo(
    () => comparisonRows(records).map((row) => ({ ...row, group: GROUPS[row.key] })),
    [records],
  );
  const rows = useShownRows(compared, columns, beside);
  const [drawn, described, claimed] = [
    records.some((one) => one.drawings?.length || one.designViews?.length),
    records.some(({ abstract }) => abstract),
    records.some((one) => one.claims?.length || one.mainClaim),
  ];
  const isFilled = ({ cells }: (typeof rows)[number]) => cells.some((cell) => cell.length > 0);
  const lacking = [
    ...(drawn ? [] : ['主图']),
    ...rows.filter((row) => !isFilled(row)).map(({ label }) => label),
    ...(described ? [] : ['摘要']),
    ...(claimed ? [] : ['权利要求']),
  ];
  const differences = useMemo(() => {
    const [base = '', ...others] = records.map(({ abstract = '' }) => abstract);
    return [undefined, ...others.map((text) => textDifference(base, text))];
  }, [records]);

  const [first] = records;
  const abstracts = records.some(({ abstract }) => (abstract || '') !== (first?.abstract || ''));
  const sameAbstracts = records.map(
    (one) => one !== first && !!one.abstract && one.abstract === first?.abstract,
  );
  const oneAbstract = described && !abstracts && records.length > 1;
  const counted = [
    ...rows.filter(isFilled),
    ...(described ? [{ differs: abstracts, same: oneAbstract }] : []),
  ];
  const dependent = records.reduce(
    (sum, { claims = [] }) => sum + claims.filter(({ kind }) => kind === 'DEPENDENT').length,
    0,
  );
  return (
    <ComparisonFrame {...common} {...actions} base={base} rows={counted}>
      {drawn && (
        <tbody>
          <ComparisonRow {...common} label="主图">
            {(record) => <MainFigure record={record} />}
          </ComparisonRow>
        </tbody>
      )}
      {records.length > 0 && (
        <ComparedRows {...common} rows={rows.filter(isFilled)} differing={differing}>
          {(row, values, record) => <FieldCell row={row} values={values} record={record} />}
        </ComparedRows>
      )}
      {described && (abstracts || !differing) && (
        <tbody>
          <ComparisonRow
            {...common}
            label={
              <>
                摘要
                {oneAbstract && <span className="ipr-note"> 相同</span>}
              </>
            }
            equal={sameAbstracts}
            same={oneAbstract}
          >
            {(record, index) => {
              const parts = differences[index];
              return parts ? (
                <DifferenceText parts={parts} words={APART} />
              ) : (
                record.abstract || '—'
              );
            }}
          </ComparisonRow>
        </tbody>
      )}
      {claimed && (
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
      {records.length > 0 && lacking.length > 0 && (
        <tbody>
          <tr className={styles.compareGroup}>
            <td colSpan={columns.length + 1}>
              <span className="ipr-note">各件都没有：{lacking.join('、')}</span>
            </td>
          </tr>
        </tbody>
      )}
    </ComparisonFrame>
  );
}
