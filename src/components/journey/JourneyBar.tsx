import { Link } from '@umijs/max';
import { useRef, useState } from 'react';
import { PROCESSES } from '@/domain/workflow/status';
import { applyLink } from '@/links/business';
import { patentDetailLink, patentResultLink } from '@/links/patent';
import { readTab, writeTab } from '@/storage';
import { JOURNEY_PROCESSES, type JourneyPatent, type JourneyProcess, refusalOf } from './steps';

/** Number of the patent whose bar was closed in this tab. */
const CLOSED = 'iprJourneyClosed';

const isNumber = (value: unknown): value is string => typeof value === 'string';

interface Props {
  patent: JourneyPatent;
  /** The page it stands on. */
  at: 'record' | JourneyProcess;
}

interface StepProps extends Props {
  step: 'record' | JourneyProcess;
}

function Step({ patent, at, step }: StepProps) {
  const { number, id } = patent;
  const name = step === 'record' ? '专利详情' : PROCESSES[step];
  if (step === at) {
    return (
      <span className="ipr-journey-here" aria-current="page">
        {name}
      </span>
    );
  }
  if (step === 'record') {
    return <Link to={id ? patentDetailLink(id) : patentResultLink({ q: number })}>{name}</Link>;
  }
  const refusal = refusalOf(step, patent);
  if (refusal === undefined) return <Link to={applyLink(step, { patent: number })}>{name}</Link>;
  return (
    <span className="ipr-journey-off" title={refusal}>
      {name}
      <span className="ipr-visually-hidden">（{refusal}）</span>
    </span>
  );
}

/**
 * What can be done with one patent, from its record to aid: each step carries the number along. No
 * step is marked as done: one's own requests do not say which patent they are about. Closed, it
 * stays away for this patent in this tab.
 */
export function JourneyBar({ patent, at }: Props) {
  const { number, title } = patent;
  const bar = useRef<HTMLElement>(null);
  const [closed, setClosed] = useState(() => readTab(CLOSED, isNumber));
  if (closed === number) return null;
  const close = () => {
    // Before the button goes, for the focus would be lost with it.
    bar.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    writeTab(CLOSED, number);
    setClosed(number);
  };
  return (
    <nav ref={bar} className="ipr-journey ipr-no-print" aria-label="这件专利可以办理的业务">
      <p className="ipr-journey-patent ipr-num">
        {at === 'record' ? '这件专利可以办理：' : `${number}${title ? ` “${title}”` : ''}`}
      </p>
      <ol>
        {(['record', ...JOURNEY_PROCESSES] as const).map((step) => (
          <li key={step}>
            <Step patent={patent} at={at} step={step} />
          </li>
        ))}
      </ol>
      <button type="button" className="ipr-text-button" aria-label="关闭业务导航" onClick={close}>
        关闭
      </button>
    </nav>
  );
}
