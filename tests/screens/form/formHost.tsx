import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { FormErrorSummary } from '@/components/form/edit/FormErrorSummary';
import {
  FormProvider,
  type FormSources,
  type PartProps,
} from '@/components/form/edit/FormProvider';
import { createFormStore, type FormStoreOptions } from '@/components/form/edit/formStore';
import type { RegionUnit } from '@/components/form/edit/regions';
import { SectionEditor } from '@/components/form/edit/SectionEditor';
import { answersInWords } from '@/domain/form/answers';
import type { FormDescription, FormOption, FormValues } from '@/domain/form/description';

export const TODAY = '2026-11-20';

export const DEVICES: readonly FormOption[] = [
  { value: 'LAMP', label: '台灯' },
  { value: 'SCREEN', label: '投影' },
];

const REGIONS: Readonly<Record<string, readonly RegionUnit[]>> = {
  '': [
    { code: '110000', name: '北京市' },
    { code: '320000', name: '江苏省' },
    { code: '810000', name: '香港特别行政区' },
  ],
  '110000': [{ code: '110100', name: '市辖区' }],
  '110100': [{ code: '110101', name: '东城区' }],
  '320000': [{ code: '320500', name: '苏州市' }],
  '320500': [
    { code: '320581', name: '常熟市' },
    { code: '320582', name: '张家港市' },
  ],
};

/** Sources that answer at once, and nothing of another test. */
export function sourcesOf(options: Partial<FormSources['options']> = {}): FormSources {
  return {
    options: { devices: async () => DEVICES, ...options } as FormSources['options'],
    regions: async (parent) => REGIONS[parent ?? ''] ?? [],
  };
}

interface HostOptions extends Partial<FormStoreOptions> {
  description: FormDescription;
  values?: FormValues;
  sources?: FormSources;
  parts?: Readonly<Record<string, ComponentType<PartProps>>>;
  /** Keys of the sections on the screen; all of them if absent. */
  sections?: readonly string[];
  onGo?: (path: string, section: string | undefined) => void;
  onSend?: (values: FormValues) => void;
}

/** A form with all its sections on one screen, sent by 提交. */
export function renderForm({
  description,
  values = {},
  sources = sourcesOf(),
  parts = {},
  sections = description.sections.map(({ key }) => key),
  onGo = () => undefined,
  onSend = () => undefined,
  ...options
}: HostOptions) {
  const store = createFormStore(description, values, { today: TODAY, ...options });
  const host = (shown: readonly string[]) => (
    <FormProvider store={store} sources={sources} parts={parts}>
      <FormErrorSummary onGo={onGo} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (store.attempt()) onSend(store.values());
        }}
      >
        {shown.map((key) => (
          <SectionEditor key={key} section={key} />
        ))}
        <button type="submit">提交</button>
      </form>
    </FormProvider>
  );
  const { rerender, container } = render(host(sections));
  return {
    store,
    container,
    user: userEvent.setup(),
    show: (...shown: string[]) => rerender(host(shown)),
  };
}

/** The answers in words, regions by their code. */
export function wordsOf(description: FormDescription, values: FormValues) {
  const context = { today: TODAY, form: values, options: { devices: DEVICES } };
  return answersInWords(description, values, context, (code) => `地区 ${code}`);
}
