import { type ReactNode, useMemo } from 'react';
import {
  type FlowChartData,
  type FlowStep,
  flowSteps,
  type NodeState,
  standsAbreast,
} from '@/domain/workflow/flowChart';
import { HOLIDAYS } from '../../../config/holidays';
import { type DocumentActions, DocumentList } from './DocumentList';
import { Due } from './Due';
import styles from './flow.module.css';
import { toMinute } from './moment';

/** A shape per state, so that no state is told by colour alone. */
const SHAPES: Readonly<Record<NodeState, ReactNode>> = {
  PENDING: <circle cx="10" cy="10" r="7" />,
  ACTIVE: (
    <>
      <circle cx="10" cy="10" r="8" />
      <circle cx="10" cy="10" r="4" data-filled="" />
    </>
  ),
  DONE: (
    <>
      <circle cx="10" cy="10" r="9" data-filled="" />
      <path d="m5.8 10.3 2.9 2.9 5.5-5.9" data-cut="" />
    </>
  ),
  REJECTED: (
    <>
      <rect x="1.5" y="1.5" width="17" height="17" rx="2" data-filled="" />
      <path d="m6.5 6.5 7 7m0-7-7 7" data-cut="" />
    </>
  ),
  SKIPPED: (
    <>
      <circle cx="10" cy="10" r="7" strokeDasharray="2.6 2.4" />
      <path d="M7 10h6" />
    </>
  ),
};

/** The mark of a step, none where its state is not known; its word stands beside it. */
function StepMark({ state }: { state: NodeState | undefined }) {
  return (
    <svg className={styles.flowMark} viewBox="0 0 20 20" aria-hidden="true">
      {state && SHAPES[state]}
    </svg>
  );
}

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
