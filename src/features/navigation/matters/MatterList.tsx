import { Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/page/LinkButton';
import partsStyles from '@/components/page/parts.module.css';
import { SkeletonLines } from '@/components/state/Skeleton';
import { todayInChina } from '@/domain/calendar';
import { dayInWords } from '@/domain/workflow/dueDay';
import { leftFigure, type Matter } from './matter';
import styles from './matters.module.css';
import type { RequestMatters } from './useRequestMatters';

/** What stands for the days where there are none; who listens hears it from the matter itself. */
const WORDS = { duty: '待办', later: '不急', news: '新消息' } as const;

/** From so many days on a day is near. */
const SOON = 10;

/** A day where there is little room: in this year as it is said, else as a date. */
const shortDay = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? dayInWords(day, today) : day;

/** How long there is for a matter and until when, which is said here alone. */
function Left({ day, left, weight }: Pick<Matter, 'day' | 'left' | 'weight'>) {
  if (!left) return <span aria-hidden>{WORDS[weight]}</span>;
  return (
    <>
      <b className="ipr-num">{left.figure}</b> {left.unit}
      {isCounted(left) && '内'}
      {day && (
        <>
          <span className="ipr-visually-hidden">，最后一天 </span>
          <time dateTime={day}>{shortDay(day, todayInChina())}</time>
        </>
      )}
    </>
  );
}

const isCounted = ({ figure }: NonNullable<Matter['left']>) => /^\d+$/.test(figure);

interface RowProps extends Omit<Matter, 'key'> {
  /** Behind what is to be done. */
  more?: ReactNode;
  /** What can be done besides the one action. */
  menu?: ReactNode;
}

/** One matter with its one action. */
export function MatterRow({
  kind,
  title,
  what,
  day,
  left = day ? leftFigure(day, todayInChina()) : undefined,
  weight,
  urgent,
  to,
  action,
  more,
  menu,
}: RowProps) {
  const soon = !urgent && left && isCounted(left) && Number(left.figure) <= SOON;
  return (
    <li
      className={`${styles.matter} ${partsStyles.covered}`}
      data-urgent={urgent || undefined}
      data-soon={soon || undefined}
      data-weight={weight}
      data-menu={menu ? true : undefined}
    >
      <div className={styles.matterLeft}>
        <Left day={day} left={left} weight={weight} />
      </div>
      <div className={styles.matterText}>
        <Tag>{kind}</Tag>
        <span className={partsStyles.strong}>{title}</span>
        <div className={styles.matterWhat}>{what}</div>
        {more}
      </div>
      {to && (
        <LinkButton
          to={to}
          className={`${styles.matterAction} ipr-no-print`}
          aria-label={`${action}：${title}`}
        >
          {action}
        </LinkButton>
      )}
      {menu && (
        <span className={`${styles.matterMenu} ${styles.matterAbove} ipr-no-print`}>{menu}</span>
      )}
    </li>
  );
}

/** What is not known of the requests: still loading, failed, not all of them, unclear ones. */
export function MattersNotes({
  requests,
  onRetry,
}: {
  requests: RequestMatters;
  /** Asking again takes away the button that has the focus. */
  onRetry: () => void;
}) {
  return (
    <>
      {!requests.known && requests.error === undefined && (
        <SkeletonLines label="正在加载我的事项" widths={[60, 80]} />
      )}
      {requests.error !== undefined && (
        <p role="status">
          您的办件没有加载出来，其他内容不受影响。
          <Button
            type="link"
            size="small"
            onClick={() => {
              onRetry();
              requests.retry();
            }}
          >
            重新加载
          </Button>
        </p>
      )}
      {requests.known && requests.partial && (
        <p className="ipr-note">没有列出全部在办的办件，没有列出的请按办件编号查找。</p>
      )}
      {(requests.unclear || requests.undecided) && (
        <p className="ipr-note">
          有的办件没有写明是谁提交的，或者状态不详，是否等待您办理请在“我的办件”里核对。
        </p>
      )}
    </>
  );
}
