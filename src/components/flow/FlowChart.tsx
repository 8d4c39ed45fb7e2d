import { useMemo } from 'react';
import {
  type FlowChartData,
  type FlowStep,
  flowSteps,
  standsAbreast,
} from '@/domain/workflow/flowChart';
import { HOLIDAYS } from '../../../config/holidays';
import { type DocumentActions, DocumentList } from './DocumentList';
import { Due } from './Due';
import styles from './flow.module.css';
import { toMinute } from './moment';
import { StepMark } from './StepMark';

interface Props {
  chart: FlowChartData;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Last day of the present step, where its node names none. */
  deadline?: string | undefined;
  documents: DocumentActions;
}

interface StepProps extends Pick<Props, 'today' | 'documents'> {
  step: FlowStep;
  next: FlowStep | undefined;
}

/** When it began and ended; what happened at once has one time. */
function Times({ step: { startTime, endTime } }: Pick<StepProps, 'step'>) {
  const time = (moment: string) => (
    <time className="ipr-num" dateTime={moment.replace(' ', 'T')}>
      {toMinute(moment)}
    </time>
  );
  if (startTime && startTime === endTime) return <span>{time(startTime)}</span>;
  return (
    <>
      {startTime && <span>开始 {time(startTime)}</span>}
      {endTime && <span>结束 {time(endTime)}</span>}
    </>
  );
}

function Step({ step, next, today, documents }: StepProps) {
  const { state, title, stateLabel, assignee, action, duration } = step;
  const onward = next?.passed && state !== 'SKIPPED' ? 'passed' : 'open';
  return (
    <li
      className={styles.flowStep}
      data-state={state}
      data-onward={next && onward}
      aria-current={state === 'ACTIVE' ? 'step' : undefined}
    >
      <StepMark state={state} />
      <div className={styles.flowText}>
        <p className={styles.flowHead}>
          <span className={styles.flowTitle}>{title}</span>
          <span className={styles.flowState}>
            {action ? `${stateLabel}：${action}` : stateLabel}
          </span>
        </p>
        <p className={styles.flowFacts}>
          {assignee && <span>{assignee}</span>}
          <Times step={step} />
          {duration && <span>用时 {duration}</span>}
          {step.due && <Due due={step.due} today={today} />}
        </p>
        {step.opinion && <p className={styles.flowOpinion}>意见：{step.opinion}</p>}
        {step.documents.length > 0 && (
          <DocumentList documents={step.documents} label={`${title}的文书`} actions={documents} />
        )}
      </div>
    </li>
  );
}

/**
 * The way of a request. One list for every reader: side by side where there is room for few short
 * steps, else one below the other, which paper and telephones show as well.
 */
export function FlowChart({ chart, today, deadline, documents }: Props) {
  const steps = useMemo(
    () => flowSteps(chart, { today, calendar: HOLIDAYS, deadline }),
    [chart, today, deadline],
  );
  if (steps.length === 0) return <p className="ipr-note">没有查到各个办理环节。</p>;
  return (
    <div className={styles.flow}>
      <ol aria-label="办理流程" data-abreast={standsAbreast(steps)}>
        {steps.map((step, index) => (
          <Step
            key={step.id || `${index}`}
            step={step}
            next={steps[index + 1]}
            today={today}
            documents={documents}
          />
        ))}
      </ol>
    </div>
  );
}
