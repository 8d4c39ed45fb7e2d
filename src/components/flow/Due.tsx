import { type DueDay, dayInWords, leftUntil } from '@/domain/workflow/dueDay';
import styles from './flow.module.css';

interface Props {
  due: DueDay;
  today: string;
  /** Names the year although it is this one. */
  whole?: boolean;
}

/** 最迟 12 月 4 日（还剩 5 个工作日）; a day that may move says so. */
export function Due({ due, today, whole }: Props) {
  const remarks = [...(due.estimated ? ['推算'] : []), leftUntil(due, today)];
  return (
    <span className={styles.due} data-urgent={due.urgent || undefined}>
      最迟 <time dateTime={due.day}>{dayInWords(due.day, whole ? '' : today)}</time>（
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
