import { SAMPLE } from '@/components/chart/originColumns';
import { grouped } from '@/domain/grouped';
import styles from './hero.module.css';

/** Each holding, and what its records are counted in. */
const HELD = [
  { name: '专利', unit: '件' },
  { name: '法律法规', unit: '部' },
  { name: '裁判文书', unit: '篇' },
  { name: '企业', unit: '家' },
  { name: '供需信息', unit: '条' },
] as const;

/** How many records a holding has; some of them may be invented. */
export interface Count {
  readonly total: number;
  readonly invented: boolean;
}

interface Props {
  /** In the order of `HELD`; a holding that has not said how many it has is undefined. */
  counts?: readonly (Count | undefined)[];
  /** The day on which they were counted; '' while they are not. */
  day?: string;
  /** What is said of a count that did not come; nothing while it is on its way. */
  instead?: string;
}

/** What the portal holds and as of when. It takes the same room before it is known. */
export function HeldRow({ counts = [], day = '', instead }: Props) {
  return (
    <ul className={styles.held} aria-label="收录" aria-busy={day === ''}>
      {HELD.map(({ name, unit }, index) => {
        const count = counts[index];
        return (
          <li key={name}>
            {name}{' '}
            {count ? (
              <>
                <span className="ipr-nowrap">
                  <b className="ipr-num">{grouped(count.total)}</b> {unit}
                </span>
                {count.invented && <span className="ipr-nowrap">（{SAMPLE}）</span>}
              </>
            ) : (
              (instead ?? <span className={styles.heldWait} />)
            )}
          </li>
        );
      })}
      <li className={styles.heldDay}>
        {day && (
          <>
            截至 <time dateTime={day}>{day}</time>
          </>
        )}
      </li>
    </ul>
  );
}
