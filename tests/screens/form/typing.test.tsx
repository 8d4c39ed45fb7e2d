import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it } from 'vitest';
import { FieldEditor } from '@/components/form/edit/FieldEditor';
import { FormProvider, useFormParts } from '@/components/form/edit/FormProvider';
import { createFormStore, type FormStore } from '@/components/form/edit/formStore';
import { PartList } from '@/components/form/edit/PartList';
import type { FormDescription, PlainField } from '@/domain/form/description';
import { EXAMPLE } from '../../domain/form/example';
import { sourcesOf, TODAY } from './formHost';

const FIELDS = Array.from(
  { length: 200 },
  (_, index): PlainField => ({
    kind: 'text',
    key: `f${index}`,
    label: `字段 ${index}`,
    maxLength: 30,
    required: true,
    // Each field but the first depends on the one before it.
    ...(index > 0 && { when: (values) => values[`f${index - 1}`] !== '隐藏' }),
    check: (text) =>
      text === '错'
        ? { ok: false, code: 'WRONG', message: '不能这样填' }
        : { ok: true, value: text },
  }),
);

const LONG: FormDescription = {
  ...EXAMPLE,
  sections: [{ key: 'long', title: '许多字段', reason: '用于测试', fields: FIELDS }],
};

const SOURCES = sourcesOf();

function renderLong() {
  const store = createFormStore(LONG, Object.fromEntries(FIELDS.map(({ key }) => [key, '已填'])), {
    today: TODAY,
  });
  // It is on the screen.
  store.open('long');
  const drawn: string[] = [];
  render(
    <FormProvider store={store} sources={SOURCES}>
      {FIELDS.map(({ key }) => (
        <Profiler key={key} id={key} onRender={() => drawn.push(key)}>
          <FieldEditor path={key} />
        </Profiler>
      ))}
      <Parts store={store} />
    </FormProvider>,
  );
  drawn.length = 0;
  return { store, drawn };
}

function Parts({ store }: { store: FormStore }) {
  const parts = useFormParts(store);
  const shown = [{ key: 'long', title: '许多字段', state: parts.get('long') }];
  return <PartList parts={shown} current="long" onGo={() => undefined} />;
}

describe('typing in a form with 200 filled fields', () => {
  it('draws the field that is typed in and no other', () => {
    const { drawn, store } = renderLong();
    fireEvent.change(screen.getByLabelText('字段 100'), { target: { value: '已填了' } });
    expect(new Set(drawn)).toEqual(new Set(['f100']));
    expect(store.values().f100).toBe('已填了');
  });

  it('draws those that depend on the answer as well', () => {
    const { drawn } = renderLong();
    fireEvent.change(screen.getByLabelText('字段 100'), { target: { value: '隐藏' } });
    expect(new Set(drawn)).toEqual(new Set(['f100', 'f101']));
    expect(screen.queryByLabelText('字段 101')).toBeNull();
  });

  it('shows in the list of parts when the last error is gone', () => {
    const { store } = renderLong();
    expect(screen.getByRole('button', { name: /许多字段\s*已完成/ })).toBeVisible();
    fireEvent.change(screen.getByLabelText('字段 7'), { target: { value: '错' } });
    expect(screen.getByRole('button', { name: /许多字段\s*进行中/ })).toBeVisible();
    act(() => store.set('f7', '对'));
    expect(screen.getByRole('button', { name: /许多字段\s*已完成/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
  });
});
