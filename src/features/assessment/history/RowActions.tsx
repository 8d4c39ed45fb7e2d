import { Link } from '@umijs/max';
import { titleText } from '@/domain/titleText';
import { assessmentLink, assessmentReportLink } from '@/links/assessment';
import { applyLink } from '@/links/business';
import type { AssessmentRow } from '@/services/project/assessment';
import styles from './history.module.css';

interface Action {
  readonly label: string;
  readonly to: string;
}

/** What can be done with an assessment in its state (domain reference 2.9, end). */
function actionsOf({ id, processKey, status }: AssessmentRow): Action[] {
  // One that cannot be named can neither be opened nor copied.
  if (!id || !processKey) return [];
  const finished = status === 'FINISHED';
  return [
    { label: status === 'CONFIRM' ? '查看并确认' : '查看', to: assessmentLink(processKey, id) },
    ...(status === 'SUPPLEMENT' ? [{ label: '去补正', to: applyLink(processKey, { id }) }] : []),
    ...(finished ? [{ label: '下载报告', to: assessmentReportLink(processKey, id) }] : []),
    // The answers stand there already; they are looked over and sent.
    ...(finished
      ? [{ label: '重新评估', to: applyLink(processKey, { copy: id, step: 'check' }) }]
      : []),
    { label: '复制新建', to: applyLink(processKey, { copy: id, step: 'fill' }) },
  ];
}

/** The actions of one row. */
export function RowActions({ row }: { row: AssessmentRow }) {
  const actions = actionsOf(row);
  if (actions.length === 0) return '—';
  return (
    <span className={styles.assessmentActions}>
      {actions.map(({ label, to }) => (
        <Link key={label} to={to} aria-label={`${label}：${titleText(row.title)}，${row.applyNo}`}>
          {label}
        </Link>
      ))}
    </span>
  );
}
