import type { NextStep } from '@/domain/workflow/nextStep';
import { Due } from './Due';
import styles from './flow.module.css';

interface Props {
  step: NextStep;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** What happens next with a request, in one sentence. */
export function NextStepLine({ step: { actor, text, due, remark }, today }: Props) {
  return (
    <p className={styles.nextStep} data-actor={actor}>
      {text}
      {due && (
        <>
          ，<Due due={due} today={today} whole />
        </>
      )}
      。
      {remark && (
        <span className={styles.nextStepRemark}>
          {/[。！？]$/.test(remark) ? remark : `${remark}。`}
        </span>
      )}
    </p>
  );
}
