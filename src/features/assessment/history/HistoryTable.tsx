import { Link, useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import flowStyles from '@/components/flow/flow.module.css';
import { StatusTag } from '@/components/flow/StatusTag';
import { ROW } from '@/components/list/keys/useRowKeys';
import { RowLink } from '@/components/list/RowLink';
import { SelectRow } from '@/components/list/selection/SelectRow';
import { MoreActions } from '@/components/page/MoreActions';
import partsStyles from '@/components/page/parts.module.css';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { orDash } from '@/components/reading/orDash';
import { scoreText } from '@/domain/assessment/score';
import { titleText } from '@/domain/titleText';
import { assessmentLink, assessmentReportLink } from '@/links/assessment';
import { applyLink } from '@/links/business';
import type { AssessmentRow } from '@/services/project/assessment';
import styles from './history.module.css';
import type { FoundAssessments } from './useHistory';
import { coverageText, gradeText, isPoorRow, kindWord, ofFirst, subjectText } from './words';

interface Action {
  readonly label: string;
  readonly to: string;
}

/** What can be done with an assessment in its state (domain reference 2.9, end), the first thing first. */
function actionsOf({ id, processKey, status }: AssessmentRow): Action[] {
  // One that cannot be named can neither be opened nor copied.
  if (!id || !processKey) return [];
  const finished = status === 'FINISHED';
  const confirm = status === 'CONFIRM';
  return [
    ...(status === 'SUPPLEMENT' ? [{ label: '去补正', to: applyLink(processKey, { id }) }] : []),
    ...(finished ? [{ label: '下载报告', to: assessmentReportLink(processKey, id) }] : []),
    { label: confirm ? '查看并确认' : '查看', to: assessmentLink(processKey, id) },
    // The answers stand there already; they are looked over and sent.
    ...(finished
      ? [{ label: '重新评估', to: applyLink(processKey, { copy: id, step: 'check' }) }]
      : []),
    { label: '复制新建', to: applyLink(processKey, { copy: id, step: 'fill' }) },
  ];
}

/** The actions of one row: the first as a link, the others behind ⋯. */
function RowActions({ row }: { row: AssessmentRow }) {
  const navigate = useNavigate();
  const [first, ...others] = actionsOf(row);
  if (!first) return '—';
  const of = `${titleText(row.title)}，${row.applyNo}`;
  return (
    <Flex component="span" gap="0 12px" align="center">
      <Link
        to={first.to}
        className={`${partsStyles.finger} ipr-nowrap`}
        aria-label={`${first.label}：${of}`}
      >
        {first.label}
      </Link>
      <MoreActions
        type="text"
        size="small"
        label={`更多操作：${of}`}
        actions={others.map(({ label, to }) => ({ label, onClick: () => navigate(to) }))}
      />
    </Flex>
  );
}

interface PlacedRow {
  row: AssessmentRow;
  /** Place in the whole list, from 1. */
  place: number;
}

function Subject({ row }: { row: AssessmentRow }) {
  const { title, patentNumber, patentCount = 0, processKey, id } = row;
  return (
    <>
      <RowLink
        className={flowStyles.requestsTitle}
        to={processKey && id && assessmentLink(processKey, id)}
      >
        {subjectText(title, patentCount)}
      </RowLink>
      {patentNumber && (
        <span className={`${flowStyles.requestsNumber} ipr-num ipr-note`}>{patentNumber}</span>
      )}
    </>
  );
}

/** The total with what stands behind it; nothing until there is one. */
function totalOf({ totalScore, coverage, patentCount = 0, status }: AssessmentRow) {
  if (totalScore === undefined) return status === 'FINISHED' ? '数据不足' : null;
  return (
    <>
      <strong className="ipr-num">{scoreText(totalScore)}</strong>
      <span className={`${flowStyles.requestsNumber} ipr-note`}>
        {coverageText(coverage)}
        {ofFirst(patentCount)}
      </span>
    </>
  );
}

const COLUMNS: readonly FactColumn<PlacedRow>[] = [
  {
    label: '办件编号',
    cell: ({ row, place }) => (
      <Flex component="span" gap={8} align="flex-start">
        <SelectRow id={row.id} place={place} title={`${titleText(row.title)}，${row.applyNo}`} />
        <span className="ipr-num ipr-nowrap">{orDash(row.applyNo)}</span>
      </Flex>
    ),
  },
  {
    label: '类型',
    cell: ({ row: { kind, method } }) => (
      <>
        {orDash(kind && kindWord(kind))}
        <span className={`${flowStyles.requestsNumber} ipr-note`}>{method}</span>
      </>
    ),
  },
  { label: '名称、专利号', cell: ({ row }) => <Subject row={row} /> },
  { label: '总分', cell: ({ row }) => totalOf(row) },
  {
    label: '等级',
    cell: ({ row }) =>
      row.grade && (
        <>
          {gradeText(row.grade, row.gradeLabel ?? '')}
          {isPoorRow(row) && (
            <span className={`${flowStyles.requestsNumber} ipr-note`}>数据不足</span>
          )}
        </>
      ),
  },
  {
    label: '状态',
    cell: ({ row: { status, statusLabel, currentNode = '' } }) => (
      <>
        <StatusTag status={status} />
        {!statusLabel.includes(currentNode) && (
          <span className={`${flowStyles.requestsNumber} ipr-note`}>{currentNode}</span>
        )}
      </>
    ),
  },
  {
    label: '提交时间',
    cell: ({ row: { submitTime } }) => (
      <span className="ipr-num ipr-nowrap" title={submitTime.slice(0, 16)}>
        {orDash(submitTime.slice(0, 10))}
      </span>
    ),
  },
  { label: '操作', cell: ({ row }) => <RowActions row={row} /> },
];

/** One page of the user's assessments; on narrow screens each is a list of facts. */
export function HistoryTable({ found }: { found: FoundAssessments }) {
  if (found.content.length === 0) return <p role="status">这一页没有您的评估。</p>;
  return (
    <div className={`${flowStyles.requests} ${styles.assessmentRows}`}>
      <FactTable
        caption={found.unclear ? '评估' : '我的评估'}
        rows={found.content.map((row, index) => ({ row, place: found.first + index }))}
        rowKey={({ row, place }) => row.id || `${place}`}
        rowProps={({ row }) => ({ [ROW]: row.id })}
        columns={COLUMNS}
      />
    </div>
  );
}
