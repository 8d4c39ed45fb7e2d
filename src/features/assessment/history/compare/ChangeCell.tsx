import type { IndicatorChange } from '@/domain/assessment/run/compareRuns';
import styles from '../history.module.css';
import { causeText, hasChanged, indicatorScore, inputTexts, signed } from './runs';

/** The score of an indicator in the other run: how it changed, why, and what it did to the total. */
export function ChangeCell({ change }: { change: IndicatorChange }) {
  const { before, after, effect } = change;
  const difference = before === null || after === null ? undefined : after - before;
  const inputs = inputTexts(change);
  return (
    <>
      <span className="ipr-num">{indicatorScore(after)}</span>
      {difference !== undefined && difference !== 0 && (
        <span className={`${styles.assessmentChange} ipr-num`}>{signed(difference)}</span>
      )}
      {hasChanged(change) && (
        <>
          <span className={styles.assessmentCause}>
            {causeText(change)}
            {effect !== 0 && <span className="ipr-num">，总分 {signed(effect)}</span>}
          </span>
          {inputs.length > 0 && (
            <ul className={styles.assessmentInputs}>
              {inputs.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}
