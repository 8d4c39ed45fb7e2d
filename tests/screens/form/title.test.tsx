import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { FormErrorSummary } from '@/components/form/edit/FormErrorSummary';
import { FormProvider, useFormErrors } from '@/components/form/edit/FormProvider';
import { createFormStore } from '@/components/form/edit/formStore';
import { SectionEditor } from '@/components/form/edit/SectionEditor';
import { usePageTitle } from '@/components/page/usePageTitle';
import type { FormDescription } from '@/domain/form/description';
import { renderPortal } from '../../support/renderPortal';
import { sourcesOf, TODAY } from './formHost';

const FORM: FormDescription = {
  key: 'NAME',
  title: '登记',
  schemaVersion: 1,
  sections: [
    {
      key: 'who',
      title: '登记人',
      reason: '用于联系您',
      fields: [
        { kind: 'text', key: 'name', label: '姓名', maxLength: 10, required: true },
        { kind: 'region', key: 'region', label: '所在地区' },
      ],
    },
  ],
  files: [],
  consent: { version: 'v1', items: [] },
};

const SOURCES = sourcesOf();

function FormPage() {
  const [store] = useState(() => createFormStore(FORM, {}, { today: TODAY }));
  usePageTitle('登记', useFormErrors(store).open > 0);
  return (
    <FormProvider store={store} sources={SOURCES}>
      <h1>登记</h1>
      <FormErrorSummary onGo={() => undefined} />
      <SectionEditor section="who" />
      <button type="button" onClick={() => store.attempt()}>
        提交
      </button>
    </FormProvider>
  );
}

it('says in the document’s title that errors stand, until the last one is corrected', async () => {
  const { user } = await renderPortal('/changshu/tests/form', {
    routes: [{ id: 'tests/form', path: '/changshu/tests/form', component: FormPage }],
  });
  const submit = await screen.findByRole('button', { name: '提交' });
  expect(document.title).toMatch(/^登记 - /);
  await user.click(submit);
  expect(document.title).toMatch(/^错误：登记 - /);
  await user.type(screen.getByRole('textbox', { name: '姓名' }), '张三');
  await act(async () => undefined);
  expect(document.title).toMatch(/^登记 - /);
});
