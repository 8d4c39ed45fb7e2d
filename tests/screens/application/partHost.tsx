import type { Service } from '@/components/apply/service';
import { FormProvider } from '@/components/form/edit/FormProvider';
import { createFormStore } from '@/components/form/edit/formStore';
import { SectionEditor } from '@/components/form/edit/SectionEditor';
import type { KeptFile } from '@/components/form/files/entry';
import { FileChoices } from '@/components/form/files/FileChoices';
import { FormFiles } from '@/components/form/files/formFiles';
import { todayInChina } from '@/domain/calendar';
import type { FormValues } from '@/domain/form/description';
import { type PortalOptions, renderPortal } from '../../support/renderPortal';

interface Options extends Pick<PortalOptions, 'account'> {
  values?: FormValues;
  /** Keys of the sections on the screen. */
  sections: readonly string[];
  kept?: readonly KeptFile[];
  /** What the reviewer said, by path. */
  remarks?: Readonly<Record<string, string>>;
}

/** Sections of a service with its parts, on a page of the test's own. */
export async function showSections(
  service: Service,
  { values = {}, sections, kept = [], remarks, account = 'enterprise' }: Options,
) {
  const { description, sources, parts = {}, fileChoices = {}, BesideAnswers } = service;
  const files = new FormFiles(description.files, kept);
  const store = createFormStore(description, values, {
    today: todayInChina(),
    ...(remarks && { remarks }),
  });
  const Host = () => (
    <FormProvider store={store} sources={sources} parts={parts}>
      <FileChoices store={store} files={files} choices={fileChoices} />
      {sections.map((key) => (
        <SectionEditor key={key} section={key} />
      ))}
      {BesideAnswers && <BesideAnswers store={store} files={files} />}
    </FormProvider>
  );
  const portal = await renderPortal('/changshu/tests/form', {
    account,
    routes: [{ id: 'form', path: '/changshu/tests/form', component: Host }],
  });
  return { ...portal, store, files };
}
