import { history, useModel } from '@umijs/max';
import { useMount } from 'ahooks';
import { Button } from 'antd';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { SupplementPanel } from '@/components/flow/SupplementPanel';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { useFormErrors } from '@/components/form/edit/FormProvider';
import formStyles from '@/components/form/form.module.css';
import { TickField } from '@/components/form/TickField';
import { fieldId, TICKED } from '@/components/form/useForm';
import { todayInChina } from '@/domain/calendar';
import { pathFromBody } from '@/domain/form/body';
import { bodyPathLabel } from '@/domain/form/bodyPathLabel';
import { dueDay } from '@/domain/workflow/dueDay';
import { findConsent } from '@/services/website';
import { HOLIDAYS } from '../../../config/holidays';
import { stepLink, useApply, useSessionState } from './ApplyContext';
import { ApplyWays } from './ApplyWays';
import applyStyles from './apply.module.css';
import { BesideStep } from './BesideStep';
import { CheckStep } from './CheckStep';
import { consentPath, consentProblems, versionInWords } from './consent';
import { FilesStep } from './FilesStep';
import { FillStep } from './FillStep';
import { FootWays } from './FootWays';
import { GuideStep } from './GuideStep';
import { QuestionsStep } from './QuestionsStep';
import { hasSent } from './receipts';
import { ServiceText } from './ServiceText';
import { STEP_TITLE, StepTitle } from './StepTitle';
import { titleOfStep } from './steps';
import type { Correction } from './task';

/** Id of the form, for its button in the foot. */
const FORM = 'apply-declarations';

/** The declarations, each ticked for itself, under the text that the office publishes. */
function ConsentStep() {
  const { service, session, address, go } = useApply();
  const { process, description, eligibility } = service;
  const { version, items } = description.consent;
  const { consents } = useSessionState(session);
  const { entries } = useFormErrors(session.store);
  const [tried, setTried] = useState<readonly string[]>([]);
  const [attempts, setAttempts] = useState(0);
  const problems = new Map(
    consentProblems(items, consents).map(({ path, message }) => [path, message]),
  );
  const isSaid = (path: string) =>
    tried.includes(path) || entries.some(({ target }) => target === fieldId(path));
  const { at } = address;
  useEffect(() => {
    if (at) document.getElementById(fieldId(at))?.focus();
  }, [at]);
  const next = (event: FormEvent) => {
    event.preventDefault();
    setTried([...problems.keys()]);
    if (problems.size > 0) setAttempts(attempts + 1);
    else go(at ? { step: 'check' } : { step: 'fill' });
  };
  return (
    <BesideStep>
      <form noValidate id={FORM} className="ipr-sheet" onSubmit={next} aria-labelledby="apply-step">
        <StepTitle failing={tried.some((path) => problems.has(path))}>须知与承诺</StepTitle>
        <ErrorSummary
          attempts={attempts}
          entries={items
            .map(({ key, text }) => ({ path: consentPath(key), text }))
            .filter(({ path }) => tried.includes(path))
            .map(({ path, text }) => ({
              target: fieldId(path),
              message: `请勾选：${text}`,
              fixed: !problems.has(path),
            }))}
        />
        <ServiceText
          title="须知全文"
          name={`CONSENT ${process}`}
          version={version}
          without={items.map(({ text }) => text)}
          load={(options) => findConsent(process, options)}
        />
        <fieldset id={fieldId('consent')} tabIndex={-1} className={applyStyles.applyConsents}>
          <legend>
            请逐项阅读并勾选（承诺书<span className="ipr-num">{versionInWords(version)}</span>）
          </legend>
          {items.map(({ key, text, optional }) => {
            const path = consentPath(key);
            return (
              <TickField
                key={key}
                field={{
                  id: fieldId(path),
                  value: consents.includes(key) ? TICKED : '',
                  error: isSaid(path) ? problems.get(path) : undefined,
                  // The summary tells it.
                  hushed: tried.includes(path),
                  onChange: (value) => session.tick(key, value === TICKED),
                  onBlur: () => undefined,
                }}
              >
                {text}
                {optional && <span className={formStyles.fieldOptional}>（选填）</span>}
              </TickField>
            );
          })}
        </fieldset>
        <FootWays>
          <Button onClick={() => go({ step: eligibility ? 'questions' : 'guide' })}>上一步</Button>
          <Button type="primary" htmlType="submit" form={FORM}>
            {at ? '返回核对' : '下一步：填写信息'}
          </Button>
        </FootWays>
      </form>
    </BesideStep>
  );
}

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
      {revision && (
        <Suspense fallback={null}>
          <revision.Notice request={request} />
        </Suspense>
      )}
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
