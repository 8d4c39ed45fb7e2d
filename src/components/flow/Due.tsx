import { type DueDay, dayInWords, leftUntil } from '@/domain/workflow/dueDay';
import styles from './flow.module.css';

/** 最迟 12 月 4 日（还剩 5 个工作日）; a day that may move says so. */
export function Due({ due, today }: { due: DueDay; today: string }) {
  const remarks = [...(due.estimated ? ['推算'] : []), leftUntil(due, today)];
  return (
    <span className={styles.due} data-urgent={due.urgent || undefined}>
      最迟 <time dateTime={due.day}>{dayInWords(due.day, today)}</time>（
      {remarks.map((remark, index) => (
        <span key={remark} className="ipr-nowrap">
          {index > 0 && '，'}
          {remark}
        </span>
      ))}
      ）
    </span>
  );
}
