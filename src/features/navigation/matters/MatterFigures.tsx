import partsStyles from '@/components/page/parts.module.css';
import { NONE } from '@/components/reading/orDash';
import { countOf, type Matter } from './matter';
import styles from './matters.module.css';

/** All of them at a glance; what has not answered yet may add to them. */
export function MatterFigures({ matters, whole }: { matters: readonly Matter[]; whole: boolean }) {
  const of = (weight: Matter['weight']) => matters.filter((one) => one.weight === weight);
  const figures = [
    ['全部', countOf(matters)],
    ['待办', countOf(of('duty'))],
    ['可稍后', countOf(of('later'))],
    ['新消息', countOf(of('news'))],
  ] as const;
  return (
    <dl className={`ipr-sheet ${partsStyles.figureList} ${styles.matterFigures}`}>
      {figures.map(([name, count]) => (
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
  );
}
