import { history, useModel } from '@umijs/max';
import { useMount } from 'ahooks';
import { useEffect } from 'react';
import { stepLink, useApply } from './ApplyContext';
import { CheckStep } from './CheckStep';
import { ConsentStep } from './ConsentStep';
import { CorrectionNotice } from './CorrectionNotice';
import { consentProblems } from './consent';
import { FilesStep } from './FilesStep';
import { FillStep } from './FillStep';
import { GuideStep } from './GuideStep';
import { QuestionsStep } from './QuestionsStep';
import { hasSent } from './receipts';
import { STEP_TITLE } from './StepTitle';

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
