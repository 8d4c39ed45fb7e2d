import { Button } from 'antd';
import { CheckAnswers } from '@/components/form/answers/CheckAnswers';
import { FormErrorSummary } from '@/components/form/edit/FormErrorSummary';
import { useFormContext } from '@/components/form/edit/FormProvider';
import { PartList } from '@/components/form/edit/PartList';
import { useRegionName } from '@/components/form/edit/useRegions';
import { FormAlert } from '@/components/form/FormAlert';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { answersInWords } from '@/domain/form/answers';
import { rowsOf, textOf } from '@/domain/form/asked';
import type { FormDescription, FormValues } from '@/domain/form/description';
import { useApply, useSessionState } from './ApplyContext';
import { CheckConsents } from './CheckConsents';
import { CheckFiles } from './CheckFiles';
import { StepTitle } from './StepTitle';
import { placeOfError } from './steps';
import { useParts } from './useParts';
import { useSubmission } from './useSubmission';

/** Codes of the regions among the answers. */
function regionCodes({ sections }: FormDescription, values: FormValues): string[] {
  const codes = sections
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      if (field.kind === 'region') return [textOf(values[field.key])];
      if (field.kind !== 'list') return [];
      const regions = field.fields.filter(({ kind }) => kind === 'region');
      return rowsOf(values[field.key]).flatMap((row) =>
        regions.map(({ key }) => textOf(row.values[key])),
      );
    });
  return codes.filter(Boolean);
}

function Answers() {
  const { service, session, address, go } = useApply();
  const { description, sources } = service;
  const { store } = session;
  const context = useFormContext(store);
  const regionName = useRegionName(sources.regions, regionCodes(description, context.form));
  const { at } = address;
  return (
    <CheckAnswers
      sections={answersInWords(description, context.form, context, regionName)}
      canChange={(path) => store.field(path)?.readOnly === false}
      onChange={(path) => go(placeOfError(path, store.sectionOf(path)))}
      returnTo={at || undefined}
    />
  );
}

/** The button that sends the form, always active, and what keeps it from being sent. */
function Send({ onStale }: { onStale: (() => void) | undefined }) {
  const { service, session, task, go } = useApply();
  const { files } = useSessionState(session);
  useFormFiles(files);
  const { busy, failure, submit, reload } = useSubmission(onStale);
  const uploading = files.attached().filter(({ state }) => state === 'running').length;
  const again = service.revision ? '提交修改' : '提交补正';
  const word = task.correction ? again : '提交';
  return (
    <>
      <FormAlert text={failure} />
      {reload && (
        <p>
          <Button onClick={reload}>刷新办件</Button>
        </p>
      )}
      {uploading > 0 && (
        <p role="status" className="ipr-apply-note">
          有 {uploading} 个文件正在上传，完成后才能提交。
        </p>
      )}
      <p className="ipr-apply-ways">
        <Button
          type="primary"
          size="large"
          loading={busy}
          aria-busy={busy}
          onClick={() => submit()}
        >
          {busy ? '正在提交' : failure ? '再次提交' : word}
        </Button>
        <Button size="large" onClick={() => go({ step: 'files' })}>
          上一步：上传材料
        </Button>
      </p>
    </>
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
        {!task.correction && <CheckConsents />}
        <Send onStale={onStale} />
      </div>
    </div>
  );
}
