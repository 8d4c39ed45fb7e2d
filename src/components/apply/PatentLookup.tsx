import { Button } from 'antd';
import { useState } from 'react';
import { type PartProps, useFieldState, useFormTools } from '@/components/form/edit/FormProvider';
import { FieldError } from '@/components/form/Field';
import { fieldId } from '@/components/form/useForm';
import { textOf } from '@/domain/form/asked';
import type { FormValues } from '@/domain/form/description';
import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';
import { errorSentence } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';
import type { PatentRecord } from '@/services/cnipr';
import styles from './apply.module.css';
import { findPatentByNumber } from './findPatentByNumber';

type Said =
  | { readonly kind: 'asking' | 'found' | 'unknown' | 'failed'; readonly text: string }
  | undefined;

interface Props extends PartProps {
  /** The answers that a record gives. */
  prefill: (record: PatentRecord) => FormValues;
}

/** Fills in what the record of the patent tells; a number without a record is filled in by hand. */
export function PatentLookup({ path, prefill }: Props) {
  const { store } = useFormTools();
  const state = useFieldState(path);
  const typed = textOf(state?.value);
  const [said, setSaid] = useState<{ number: string; said: Said }>();
  const { run } = useAsked(
    async (signal, number: string) => {
      const say = (kind: NonNullable<Said>['kind'], text: string) =>
        setSaid({ number, said: { kind, text } });
      say('asking', '正在查询…');
      try {
        const record = await findPatentByNumber(number, signal);
        // Another number has been typed meanwhile: its fields are not those of this record.
        if (signal.aborted || textOf(store.field(path)?.value) !== number) return;
        if (!record) {
          say('unknown', '没有查到这件专利，请核对专利号；号码无误的，请在下面自行填写。');
          return;
        }
        store.put(prefill(record));
        store.leave(path);
        say('found', `已填入“${record.title}”的信息，请核对。`);
      } catch (error) {
        if (signal.aborted) return;
        say('failed', `没有查询成功：${errorSentence(error)}也可以在下面自行填写。`);
      }
    },
    { manual: true },
  );
  if (!state || state.readOnly) return null;

  const look = () => {
    const checked = checkApplicationNumber(typed, { today: store.context().today });
    if (!checked.ok) {
      store.leave(path);
      setSaid({ number: typed, said: { kind: 'failed', text: '请先填写正确的专利号，再查询。' } });
      document.getElementById(fieldId(path))?.focus();
      return;
    }
    store.set(path, checked.value);
    run(checked.value);
  };

  // What was said is said of one number.
  const current = said?.number === typed ? said.said : undefined;
  return (
    <div className={styles.applyLookup}>
      <Button aria-busy={current?.kind === 'asking'} onClick={look}>
        查询
      </Button>
      <span role="status">{current && current.kind !== 'failed' ? current.text : ''}</span>
      {current?.kind === 'failed' && (
        <FieldError id={`${fieldId(path)}-lookup`} error={current.text} />
      )}
    </div>
  );
}
