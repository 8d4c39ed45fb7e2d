import { Link } from '@umijs/max';
import { Alert, Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useFormContext } from '@/components/form/edit/FormProvider';
import { createFormStore, type FormStore } from '@/components/form/edit/formStore';
import { PlainEditor } from '@/components/form/edit/PlainEditor';
import formStyles from '@/components/form/form.module.css';
import { type Eligibility, outcomeOf, questionsToAsk } from '@/domain/application/eligibility';
import { todayInChina } from '@/domain/calendar';
import type { FormDescription } from '@/domain/form/description';
import { PROCESSES } from '@/domain/workflow/status';
import { applyLink, REQUEST_PROCESSES } from '@/links/business';
import { useApply } from './ApplyContext';
import styles from './apply.module.css';
import { BesideStep } from './BesideStep';
import { FootWays } from './FootWays';
import { keepQuestions, readQuestions } from './questions';
import { StepTitle } from './StepTitle';

/** The questions as a form of their own; none may be left out. */
function questionsForm({ questions }: Eligibility, key: string): FormDescription {
  const fields = questions.map((question) => ({ ...question, required: true as const }));
  return {
    key: `${key}Questions`,
    title: '条件自查',
    schemaVersion: 1,
    sections: [{ key: 'questions', title: '条件自查', reason: '', fields }],
    files: [],
    consent: { version: '', items: [] },
  };
}

interface CourseProps {
  eligibility: Eligibility;
  store: FormStore;
}

/** The questions so far, and what they come to. */
function Course({ eligibility, store }: CourseProps) {
  const { session, draft, go } = useApply();
  const { form } = useFormContext(store);
  const today = todayInChina();
  const outcome = outcomeOf(eligibility, form, today);
  useEffect(() => keepQuestions(draft, form), [draft, form]);
  const goOn = () => {
    if (outcome?.eligible) session.carry(outcome.answers);
    go({ step: 'consent' });
  };
  const instead =
    outcome?.eligible === false
      ? REQUEST_PROCESSES.find((one) => one === outcome.refusal.instead)
      : undefined;
  return (
    <>
      <div className={formStyles.formSection}>
        {questionsToAsk(eligibility, form, today).map(({ key }) => (
          <PlainEditor key={key} path={key} />
        ))}
      </div>
      <div role="status" className={styles.applyOutcome}>
        {outcome?.eligible === false && (
          <Alert
            type="error"
            role="none"
            showIcon
            title={<h3>不符合申请条件</h3>}
            description={
              <>
                <p>{outcome.refusal.reason}。</p>
                {outcome.refusal.advice && <p>{outcome.refusal.advice}。</p>}
                {instead && (
                  <p>
                    <Link to={applyLink(instead)}>去{PROCESSES[instead]}</Link>
                  </p>
                )}
              </>
            }
          />
        )}
        {outcome?.eligible && (
          <Alert
            type="success"
            role="none"
            showIcon
            title={<h3>可以申请</h3>}
            description={
              outcome.remarks.length > 0 && (
                <ul>
                  {outcome.remarks.map((remark) => (
                    <li key={remark}>{remark}</li>
                  ))}
                </ul>
              )
            }
          />
        )}
      </div>
      <FootWays>
        <Button onClick={() => go({ step: 'guide' })}>上一步</Button>
        {outcome?.eligible ? (
          <Button type="primary" onClick={goOn}>
            下一步：须知与承诺
          </Button>
        ) : (
          <Button onClick={() => go({ step: 'consent' })}>跳过自查</Button>
        )}
      </FootWays>
    </>
  );
}

/** Short questions, one after the other, that spare a form in vain. */
export function QuestionsStep() {
  const { service, draft } = useApply();
  const { eligibility, sources, process } = service;
  const description = useMemo(
    () => eligibility && questionsForm(eligibility, process),
    [eligibility, process],
  );
  const [store] = useState(
    () =>
      description && createFormStore(description, readQuestions(draft), { today: todayInChina() }),
  );
  if (!eligibility || !store) return null;
  return (
    <BesideStep>
      <FormProvider store={store} sources={sources}>
        <div className="ipr-sheet">
          <StepTitle>条件自查</StepTitle>
          <p className={`${formStyles.formReason} ipr-no-print`}>
            回答几个问题，先看看能不能办；您的回答会带到表单里。
          </p>
          <Course eligibility={eligibility} store={store} />
        </div>
      </FormProvider>
    </BesideStep>
  );
}
