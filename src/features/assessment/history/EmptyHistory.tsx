import { Link } from '@umijs/max';
import { Button } from 'antd';
import { EmptyState } from '@/components/state/EmptyState';
import { PROCESSES } from '@/domain/workflow/status';
import { ASSESSMENT_PROCESSES } from '@/links/assessment';
import { applyLink } from '@/links/business';
import styles from './history.module.css';

/** The ways to a new assessment. */
export function NewAssessments() {
  return (
    <span className={styles.assessmentActions}>
      {ASSESSMENT_PROCESSES.map((process) => (
        <Link key={process} to={applyLink(process)}>
          {PROCESSES[process]}
        </Link>
      ))}
    </span>
  );
}

/** Nothing was found: because of what narrows the list, or because nothing was asked for yet. */
export function EmptyHistory({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) {
    return (
      <EmptyState title="还没有评估">
        <p>可以发起：</p>
        <NewAssessments />
      </EmptyState>
    );
  }
  return (
    <EmptyState title="没有符合条件的评估">
      <p>请减少筛选条件，或核对关键词：可以用办件编号、名称或专利号的一部分。</p>
      <p>
        <Button onClick={onClear}>清除条件</Button>
      </p>
    </EmptyState>
  );
}
