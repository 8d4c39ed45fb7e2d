import { Button } from 'antd';
import { type FormEvent, useEffect, useState } from 'react';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { useFormErrors } from '@/components/form/edit/FormProvider';
import formStyles from '@/components/form/form.module.css';
import { TickField } from '@/components/form/TickField';
import { fieldId, TICKED } from '@/components/form/useForm';
import { findConsent } from '@/services/website';
import { useApply, useSessionState } from './ApplyContext';
import applyStyles from './apply.module.css';
import { consentPath, consentProblems } from './consent';
import { FootWays } from './FootWays';
import { ServiceText } from './ServiceText';
import { StepTitle } from './StepTitle';

/** Id of the form, for its button in the foot. */
const FORM = 'apply-declarations';

/** The declarations, each ticked for itself, under the text that the office publishes. */
export function ConsentStep() {
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
    <form
      noValidate
      id={FORM}
      className={`ipr-sheet ${applyStyles.applyNarrow}`}
      onSubmit={next}
      aria-labelledby="apply-step"
    >
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
        load={(options) => findConsent(process, options)}
      />
      <fieldset id={fieldId('consent')} tabIndex={-1} className={applyStyles.applyConsents}>
        <legend>
          请逐项阅读并勾选（承诺版本 <span className="ipr-num">{version}</span>）
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
  );
}
