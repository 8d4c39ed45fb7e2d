import { Link } from '@umijs/max';
import { useId } from 'react';
import { orDash } from '@/components/reading/orDash';
import { placeKey } from '@/components/reading/placeKey';
import type { DueDay } from '@/domain/workflow/dueDay';
import { SUPPLEMENT_ROUNDS } from '@/domain/workflow/status';
import { Due } from './Due';
import styles from './flow.module.css';
import { toMinute } from './moment';

/** A notice of correction. */
interface SupplementNotice {
  readonly items: readonly {
    /** `patentNumber`, `respondents[0].name` or `files.<category>`. */
    readonly field: string;
    readonly requirement: string;
  }[];
  readonly noticeTime: string;
  readonly round: number | undefined;
}

interface Props {
  notice: SupplementNotice;
  due: DueDay | undefined;
  today: string;
  /** What the form calls a place. */
  labelOf: (field: string) => string;
  /** Address of the form at a place; without it the places are named only. */
  hrefOf?: (field: string) => string;
  /** The rest may be changed as well, and nothing ends when no answer comes. */
  everywhere?: boolean;
}

/** What the office wants corrected, all of it at once, each with its place in the form. */
export function SupplementPanel({ notice, due, today, labelOf, hrefOf, everywhere }: Props) {
  const id = useId();
  const { items, noticeTime, round } = notice;
  return (
    <section
      className={`ipr-sheet ${styles.requestPanel}`}
      data-tone="attention"
      aria-labelledby={id}
    >
      <h2 id={id}>
        {everywhere ? '退回的原因' : '需要补正'}
        {items.length > 0 && ` ${items.length} 处`}
      </h2>
      <p>
        {due && (
          <>
            <Due due={due} today={today} />
            {due.overdue ? '，补正期限已过，本件将视为撤回。' : '，逾期未补正的，视为撤回。'}
          </>
        )}
        <span className="ipr-note">
          {round === undefined
            ? '通知时间 '
            : everywhere
              ? `第 ${round} 次退回；通知时间 `
              : `第 ${round} 次补正，最多 ${SUPPLEMENT_ROUNDS} 次；通知时间 `}
          <span className="ipr-num ipr-nowrap">{orDash(toMinute(noticeTime))}</span>。
        </span>
      </p>
      <ol className={styles.supplementItems}>
        {items.map(({ field, requirement }, index) => (
          <li key={placeKey(index, field, requirement)}>
            {field && hrefOf && !due?.overdue ? (
              <Link to={hrefOf(field)}>{labelOf(field)}</Link>
            ) : (
              <strong>{labelOf(field) || '没有写明是哪一项'}</strong>
            )}
            <span className={styles.requestWords}>{requirement}</span>
          </li>
        ))}
      </ol>
      <p className="ipr-note">
        {items.length === 0 && '通知没有写明要修改的内容，请向受理部门询问。'}
        {everywhere ? '其余内容也可以修改。' : '只能修改以上内容，其余内容保持原样。'}
      </p>
    </section>
  );
}
