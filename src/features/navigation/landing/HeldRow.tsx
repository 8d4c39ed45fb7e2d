import { SAMPLE } from '@/components/chart/sample';
import { grouped } from '@/domain/grouped';
import { dayInWords } from '@/domain/workflow/dueDay';
import styles from './hero.module.css';
import type { Count, Counts } from './keptCounts';

/** Each holding, and what its records are counted in. */
const HELD = [
  { name: '专利', unit: '件' },
  { name: '法律法规', unit: '篇' },
  { name: '裁判文书', unit: '篇' },
  { name: '企业', unit: '家' },
  { name: '供需信息', unit: '条' },
] as const;

interface Props {
  /** In the order of `HELD`. */
  counts: Counts;
  /** What is said of a count that is not known; nothing while it is on its way. */
  instead?: string;
}

/** A count with what is to be known of it: that it is invented, or older than the others. */
function Counted({ count, unit, day }: { count: Count; unit: string; day: string }) {
  return (
    <>
      <span className="ipr-nowrap">
        <b className="ipr-num">{grouped(count.total)}</b> {unit}
      </span>
      {count.invented && <span className="ipr-nowrap">（{SAMPLE}）</span>}
      {count.day !== day && (
        <span className="ipr-nowrap">
          （<time dateTime={count.day}>{dayInWords(count.day, day)}</time>）
        </span>
      )}
    </>
  );
}

/** What the portal holds and when that was counted, which is not the day of the data. It takes the same room before it is known. */
export function HeldRow({ counts, instead }: Props) {
  const day = counts.reduce((last, one) => (one && one.day > last ? one.day : last), '');
  return (
    <ul className={styles.held} aria-label="收录" aria-busy={!day && !instead}>
      {HELD.map(({ name, unit }, index) => {
        const count = counts[index];
        return (
          <li key={name}>
            {name}{' '}
            {count ? (
              <Counted count={count} unit={unit} day={day} />
            ) : (
              (instead ?? <span className={styles.heldWait} />)
            )}
          </li>
        );
      })}
      <li className={styles.heldDay}>
        {day && (
          <>
            统计于 <time dateTime={day}>{day}</time>
          </>
        )}
      </li>
    </ul>
  );
}
