import { CheckAnswers } from '@/components/form/answers/CheckAnswers';
import { FormErrorSummary } from '@/components/form/edit/FormErrorSummary';
import { PartList } from '@/components/form/edit/PartList';
import { useApply, useSessionState } from './ApplyContext';
import { CheckConsents } from './CheckConsents';
import { CheckExplained } from './CheckExplained';
import { CheckFiles } from './CheckFiles';
import { CounterForm } from './counter/CounterForm';
import { useMissingFiles } from './counter/useMissingFiles';
import { SendForm } from './SendForm';
import { StepTitle } from './StepTitle';
import { placeOfError } from './steps';
import { useFormAnswers } from './useFormAnswers';
import { useParts } from './useParts';

function Answers() {
  const { session, address, go } = useApply();
  const { store } = session;
  const { at } = address;
  return (
    <CheckAnswers
      sections={useFormAnswers()}
      canChange={(path) => store.field(path)?.readOnly === false}
      onChange={(path) => go(placeOfError(path, store.sectionOf(path)))}
      returnTo={at || undefined}
    />
  );
}

/**
 * What ends the form: it is sent, or printed for the counter where compulsory files cannot be
 * uploaded. While that is being asked neither stands here, so that no button turns into another.
 */
function Ending({ onStale }: { onStale: (() => void) | undefined }) {
  const { session } = useApply();
  const { uploads } = useSessionState(session);
  const missing = useMissingFiles().length > 0;
  if (!missing) return <SendForm onStale={onStale} />;
  return uploads === false ? (
    <CounterForm />
  ) : (
    <p role="status" className="ipr-note">
      正在确认本平台现在能不能在线提交材料…
    </p>
  );
}

/** Everything before it is sent, each answer with a way to change it. */
export function CheckStep({ onStale }: { onStale?: () => void }) {
  const { service, session, task, go } = useApply();
  const { parts, open } = useParts();
  const { files } = useSessionState(session);
  const { BesideAnswers } = service;
  return (
    <div className="ipr-apply-columns">
      <div className="ipr-apply-rail">
        <PartList parts={parts} current="check" onGo={open} />
      </div>
      <div>
        <StepTitle>核对确认</StepTitle>
        <FormErrorSummary onGo={(path, section) => go(placeOfError(path, section))} />
        <p className="ipr-form-reason">请核对以下内容；“更改”之后会回到这里。</p>
        {BesideAnswers && <BesideAnswers store={session.store} files={files} />}
        <Answers />
        <CheckFiles />
        {task.correction ? <CheckExplained /> : <CheckConsents />}
        <Ending onStale={onStale} />
      </div>
    </div>
  );
}
