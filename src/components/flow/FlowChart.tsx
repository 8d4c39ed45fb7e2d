import { Flex } from 'antd';
import Timeline from 'antd/es/timeline';
import { type ReactNode, useMemo } from 'react';
import { WholeDates } from '@/components/reading/WholeDates';
import {
  type FlowChartData,
  type FlowStep,
  flowSteps,
  type NodeState,
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

/** Sent back, to be corrected. */
const RETURNED = (
  <>
    <rect x="1.5" y="1.5" width="17" height="17" rx="2" data-filled="" />
    <path d="M10 5v6m0 2.5V15" data-cut="" />
  </>
);

/** The mark of a step, none where its state is not known; its word stands beside it. */
function StepMark({ step: { state, tone } }: Pick<StepProps, 'step'>) {
  return (
    <svg className={styles.flowMark} data-tone={tone} viewBox="0 0 20 20" aria-hidden="true">
      {state && (tone === 'attention' ? RETURNED : SHAPES[state])}
    </svg>
  );
}

interface Props {
  chart: FlowChartData;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Last day of the present step, where its node names none. */
  deadline?: string | undefined;
  /** Without it the documents of the steps stand elsewhere. */
  documents?: DocumentActions | undefined;
}

interface StepProps extends Pick<Props, 'today' | 'documents'> {
  step: FlowStep;
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

function StepText({ step, today, documents }: StepProps) {
  const { state, tone, title, stateLabel, assignee, duration } = step;
  // What is the name of the step is not said again: 提交申请, 提交. 受理 is what came of 受理审查.
  const name = title.replace(/（第 \d+ 轮）$/, '');
  const said = [name, name.replace(/申请$/, '')].includes(step.action ?? '');
  const action = said ? undefined : step.action;
  return (
    <div className={styles.flowStep} data-state={state} data-tone={tone}>
      <Flex component="p" wrap gap="0 16px" align="baseline">
        <span className={styles.flowTitle}>
          <WholeDates>{title}</WholeDates>
        </span>
        <span className={styles.flowState}>
          {/* What was done may say the state itself: 退回补正. */}
          {!action?.startsWith(stateLabel) && stateLabel}
          {action && !action.startsWith(stateLabel) && '：'}
          {action}
        </span>
        {assignee && <span>{assignee}</span>}
        <span className={styles.flowTimes}>
          <Times step={step} />
          {duration && <span>用时{/^\d/.test(duration) ? ` ${duration}` : duration}</span>}
          {step.due && <Due due={step.due} today={today} />}
        </span>
      </Flex>
      {step.opinion && <p className={styles.flowOpinion}>意见：{step.opinion}</p>}
      {documents && step.documents.length > 0 && (
        <DocumentList documents={step.documents} label={`${title}的文书`} actions={documents} />
      )}
    </div>
  );
}

/** The way of a request, from its first step to its last. */
export function FlowChart({ chart, today, deadline, documents }: Props) {
  const steps = useMemo(
    () => flowSteps(chart, { today, calendar: HOLIDAYS, deadline }),
    [chart, today, deadline],
  );
  if (steps.length === 0) return <p className="ipr-note">没有查到各个办理环节。</p>;
  return (
    <Timeline
      className={styles.flowSteps ?? ''}
      aria-label="办理流程"
      items={steps.map((step, index) => ({
        key: step.id || `${index}`,
        'aria-current': step.state === 'ACTIVE' ? ('step' as const) : undefined,
        icon: <StepMark step={step} />,
        content: <StepText step={step} today={today} documents={documents} />,
      }))}
    />
  );
}
