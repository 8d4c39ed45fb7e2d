import { CheckAnswers } from '@/components/form/answers/CheckAnswers';
import { FormErrorSummary } from '@/components/form/edit/FormErrorSummary';
import { useFormContext } from '@/components/form/edit/FormProvider';
import { PartList } from '@/components/form/edit/PartList';
import { useRegionName } from '@/components/form/edit/useRegions';
import { answersInWords } from '@/domain/form/answers';
import { rowsOf, textOf } from '@/domain/form/asked';
import type { FormDescription, FormValues } from '@/domain/form/description';
import { useApply, useSessionState } from './ApplyContext';
import { CheckConsents } from './CheckConsents';
import { CheckFiles } from './CheckFiles';
import { SendForm } from './SendForm';
import { StepTitle } from './StepTitle';
import { placeOfError } from './steps';
import { useParts } from './useParts';

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
        <SendForm onStale={onStale} />
      </div>
    </div>
  );
}
