import { CloseOutlined } from '@ant-design/icons';
import { Link, useModel } from '@umijs/max';
import { Alert, Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { useIdentity } from '@/components/page/useIdentity';
import { idleMoment } from '@/components/page/whenIdle';
import { PROCESSES } from '@/domain/workflow/status';
import { applyLink } from '@/links/business';
import { patentDetailLink, patentResultLink } from '@/links/patent';
import { readTab, writeTab } from '@/storage';
import type { DoneSteps } from './doneSteps';
import styles from './journey.module.css';
import {
  adviceOf,
  JOURNEY_PROCESSES,
  type JourneyPatent,
  type JourneyProcess,
  refusalOf,
} from './steps';

/** Number of the patent whose bar was closed in this tab. */
const CLOSED = 'iprJourneyClosed';

const isNumber = (value: unknown): value is string => typeof value === 'string';

interface Props {
  patent: JourneyPatent;
  /** The page it stands on: beside a record or a listing, or above a form. */
  at: 'record' | 'listing' | JourneyProcess;
}

interface StepProps extends Props {
  step: 'record' | JourneyProcess;
  done: DoneSteps;
  /** Shows why a step is not possible. */
  onWhy: (sentence: string) => void;
}

/** What the user has done with the patent; nothing while that is not known. */
function useDone(number: string): DoneSteps {
  const user = useIdentity();
  // The bar is used without it as well, so what is read comes first.
  const { data, current } = useLatestAnswer(JSON.stringify([number, user]), async (signal) => {
    await idleMoment();
    const { findDone } = await import('./doneSteps');
    return findDone(number, user, signal);
  });
  return current && data ? data : {};
}

/** A sign where there is more to say than the name; its words follow for who does not see it. */
function Shape({ children }: { children?: string }) {
  return (
    <span className={styles.journeyShape} aria-hidden="true">
      {children}
    </span>
  );
}

const Unseen = ({ children }: { children: string }) => (
  <span className="ipr-visually-hidden">（{children}）</span>
);

function Step({ patent, at, step, done, onWhy }: StepProps) {
  const currentUser = useModel('@@initialState', ({ initialState }) => initialState?.currentUser);
  const { number, id } = patent;
  const name = step === 'record' ? '专利详情' : PROCESSES[step];
  if (step === at) {
    return (
      <span className={styles.journeyHere} aria-current="page">
        <Shape />
        {name}
      </span>
    );
  }
  if (step === 'record') {
    return (
      <Link to={id ? patentDetailLink(id) : patentResultLink({ q: number })}>
        <Shape />
        {name}
      </Link>
    );
  }
  const result = done[step];
  if (result !== undefined) {
    return (
      <Link to={result} title="已办理，查看结果">
        <Shape>✓</Shape>
        {name}
        <Unseen>已办理，查看结果</Unseen>
      </Link>
    );
  }
  const refusal = refusalOf(step, patent);
  if (refusal === undefined) {
    const advice = adviceOf(step, patent, [currentUser?.enterpriseName, currentUser?.name]);
    return (
      <Link to={applyLink(step, { patent: number })} title={advice}>
        <Shape />
        {name}
        {advice && <Unseen>{advice}</Unseen>}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={styles.journeyOff}
      title={refusal}
      onClick={() => onWhy(`不能办理${name}：${refusal}。`)}
    >
      <Shape />
      {name}
      <span className={styles.journeyCannot} aria-hidden="true">
        不可办理
      </span>
      <Unseen>{`不能办理，${refusal}`}</Unseen>
    </button>
  );
}

/**
 * What can be done with one patent, from its record to aid: each step carries the number along and
 * says whether it is done, open or not possible, and why. Closed, it stays away for this patent in
 * this tab.
 */
export function JourneyBar({ patent, at }: Props) {
  const { number, title } = patent;
  const beside = at === 'record' || at === 'listing';
  // On the record itself it is no step.
  const steps = at === 'record' ? JOURNEY_PROCESSES : (['record', ...JOURNEY_PROCESSES] as const);
  const bar = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState(() => readTab(CLOSED, isNumber));
  const [why, setWhy] = useState('');
  const done = useDone(number);
  if (closed === number) return null;
  const close = () => {
    // Before the button goes, for the focus would be lost with it.
    bar.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    writeTab(CLOSED, number);
    setClosed(number);
  };
  return (
    <nav
      ref={bar}
      className={`${styles.journey} ipr-no-print`}
      data-beside={beside}
      aria-label="这件专利可以办理的业务"
    >
      <Flex wrap gap="0 16px" align="center">
        <p className={`${styles.journeyPatent} ipr-num`}>
          {beside ? '这件专利可以办理' : `${number}${title ? ` “${title}”` : ''}`}
        </p>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label="关闭业务导航"
          title="关闭业务导航"
          onClick={close}
        />
        <Flex component="ol" wrap gap="0 12px">
          {steps.map((step) => (
            <li key={step}>
              <Step patent={patent} at={at} step={step} done={done} onWhy={setWhy} />
            </li>
          ))}
        </Flex>
        <div role="status" className={styles.journeyWhy}>
          {why && <Alert type="info" role="note" title={why} />}
        </div>
      </Flex>
    </nav>
  );
}
