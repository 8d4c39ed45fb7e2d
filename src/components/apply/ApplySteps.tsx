import { Link } from '@umijs/max';
import { stepLink, useApply, useSessionState } from './ApplyContext';
import styles from './apply.module.css';
import { consentProblems } from './consent';
import { stepsOf, titleOfStep } from './steps';

/** Where one is on the way; what can be gone to is a link. */
export function ApplySteps() {
  const apply = useApply();
  const { service, address, session, task } = apply;
  const { consents } = useSessionState(session);
  const isCorrection = task.correction !== undefined;
  const steps = stepsOf(service, isCorrection);
  const at = steps.indexOf(address.step);
  const consented =
    isCorrection || consentProblems(service.description.consent.items, consents).length === 0;
  const isOpen = (index: number, step: string) =>
    step !== 'receipt' && (index <= Math.max(at, steps.indexOf('consent')) || consented);
  return (
    <nav aria-label="办理步骤" className={styles.applySteps}>
      <p className={styles.applyStepsShort}>
        第 {at + 1} 步，共 {steps.length} 步：{titleOfStep(service, address.step, isCorrection)}
      </p>
      <ol>
        {steps.map((step, index) => {
          const label = titleOfStep(service, step, isCorrection);
          return (
            <li
              key={step}
              aria-current={index === at ? 'step' : undefined}
              data-passed={index < at || undefined}
            >
              {index !== at && isOpen(index, step) ? (
                <Link to={stepLink(apply, { step })}>{label}</Link>
              ) : (
                label
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
