import partsStyles from '@/components/page/parts.module.css';
import { NONE } from '@/components/reading/orDash';
import { countOf, type Matter } from './matter';
import styles from './matters.module.css';

interface Props {
  /** Neither done nor put off. */
  matters: readonly Matter[];
  /** Everything has answered. */
  whole: boolean;
  /** Day they are counted on, YYYY-MM-DD. */
  today: string;
}

/** All of them at a glance; what has not answered yet may add to them. */
export function MatterFigures({ matters, whole, today }: Props) {
  const of = (weight: Matter['weight']) => matters.filter((one) => one.weight === weight);
  const all = countOf(matters);
  const figures = [
    ['全部', all],
    ['待办', countOf(of('duty'))],
    ['不急', countOf(of('later'))],
    ['新消息', countOf(of('news'))],
  ] as const;
  // None of a kind, or nothing but one kind, is said by the number of all.
  const says = ([name, count]: (typeof figures)[number]) =>
    name === '全部' || !whole || (count > 0 && count < all);
  return (
    <section className={`ipr-sheet ${styles.matterFigures}`} aria-label="事项数量">
      <dl className={partsStyles.figureList}>
        {figures.filter(says).map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="ipr-num">
              {whole || count > 0 ? (
                <>
                  <strong>{count}</strong> 项{!whole && '以上'}
                </>
              ) : (
                NONE
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="ipr-chart-source">
        只算还没有标为“办好”或“推迟”的事项；一行里有几件专利的，每件算一项。来源：办件、年费和期限、供需匹配、关注和保存的检索，
        <time dateTime={today}>{today}</time>。
      </p>
    </section>
  );
}
