import { history, useModel } from '@umijs/max';
import { useMount } from 'ahooks';
import { Button } from 'antd';
import { useEffect } from 'react';
import { SupplementPanel } from '@/components/flow/SupplementPanel';
import { todayInChina } from '@/domain/calendar';
import { pathFromBody } from '@/domain/form/body';
import { bodyPathLabel } from '@/domain/form/bodyPathLabel';
import { dueDay } from '@/domain/workflow/dueDay';
import { HOLIDAYS } from '../../../config/holidays';
import { stepLink, useApply } from './ApplyContext';
import { ApplyWays } from './ApplyWays';
import { CheckStep } from './CheckStep';
import { ConsentStep } from './ConsentStep';
import { consentProblems } from './consent';
import { FilesStep } from './FilesStep';
import { FillStep } from './FillStep';
import { GuideStep } from './GuideStep';
import { QuestionsStep } from './QuestionsStep';
import { hasSent } from './receipts';
import { STEP_TITLE, StepTitle } from './StepTitle';
import { titleOfStep } from './steps';
import type { Correction } from './task';

/** A step reached by a link or button begins at its heading, unless something in it took the focus. */
function useStart(place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the place that was reached
  useEffect(() => {
    if (history.action !== 'PUSH' || document.activeElement !== document.body) return;
    document.getElementById(STEP_TITLE)?.focus();
  }, [place]);
}

/**
 * Who opens the address of a later step for the first time reads the declarations first; who comes
 * back to it from the receipt finds the guide, with the request among the own ones.
 */
function useConsentFirst(): void {
  const apply = useApply();
  const { initialState } = useModel('@@initialState');
  const { address, session, service, task } = apply;
  useMount(() => {
    const { items } = service.description.consent;
    const isLater = ['fill', 'files', 'check'].includes(address.step);
    if (task.correction || !isLater) return;
    if (consentProblems(items, session.state().consents).length === 0) return;
    const isBack = hasSent(initialState?.currentUser?.id ?? '', service.process);
    history.replace(stepLink(apply, { step: isBack ? 'guide' : 'consent' }));
  });
}

/** What is to be corrected, each with the way to its place in the form. */
function CorrectionNotice({ correction }: { correction: Correction }) {
  const apply = useApply();
  const { service, task, go } = apply;
  const { supplement } = correction.request;
  const { everywhere, remarks, request, round } = correction;
  const today = todayInChina();
  const { revision } = service;
  const [first] = Object.keys(remarks);
  return (
    <>
      <StepTitle>{titleOfStep(service, 'guide', true)}</StepTitle>
      {revision && <revision.Notice request={request} />}
      {supplement && round > 0 && (
        <SupplementPanel
          notice={supplement}
          everywhere={everywhere}
          due={everywhere ? undefined : dueDay(supplement.dueTime, today, HOLIDAYS)}
          today={today}
          labelOf={(field) => bodyPathLabel(service.description, field)}
          hrefOf={(field) => stepLink(apply, { at: pathFromBody(field, task.values) })}
        />
      )}
      <ApplyWays>
        <Button
          type="primary"
          onClick={() => go(first === undefined ? { step: 'fill', section: '' } : { at: first })}
        >
          {revision ? '开始修改' : '开始补正'}
        </Button>
      </ApplyWays>
    </>
  );
}

/** The step on the screen. */
export function StepBody({ onStale }: { onStale?: () => void }) {
  const { address, task } = useApply();
  const { step, section } = address;
  useConsentFirst();
  useStart(`${step}.${section}`);
  switch (step) {
    case 'questions':
      return <QuestionsStep />;
    case 'consent':
      return <ConsentStep />;
    case 'fill':
      return <FillStep key={section} />;
    case 'files':
      return <FilesStep />;
    case 'check':
      return <CheckStep {...(onStale && { onStale })} />;
    default:
      return task.correction ? <CorrectionNotice correction={task.correction} /> : <GuideStep />;
  }
}
