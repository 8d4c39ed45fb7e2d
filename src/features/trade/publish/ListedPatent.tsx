import { Button } from 'antd';
import { useState } from 'react';
import styles from '@/components/apply/apply.module.css';
import { type PartProps, useFieldState, useFormTools } from '@/components/form/edit/FormProvider';
import { FieldError } from '@/components/form/Field';
import { fieldId } from '@/components/form/useForm';
import { textOf } from '@/domain/form/asked';
import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';
import { useAsked } from '@/requests/useAsked';
import { type LookUp, lookUpEntry } from './entryRecords';

interface Said {
  readonly number: string;
  readonly text: string;
  readonly busy?: true;
  readonly failed?: true;
}

function wordsOf(outcome: LookUp): Omit<Said, 'number'> | undefined {
  switch (outcome.state) {
    case 'filled':
      return { text: `已填入${outcome.title && `“${outcome.title}”的`}信息，请核对。` };
    case 'unknown':
      return { text: '没有查到这件专利，请核对号码；号码无误的，请在下面自行填写。' };
    case 'failed':
      return { text: `没有查询成功：${outcome.reason}也可以在下面自行填写。`, failed: true };
    case 'gone':
      return undefined;
  }
}

/** Fills the entry of a patent from its record; a number without one is filled in by hand. */
export function ListedPatent({ path }: PartProps) {
  const { store } = useFormTools();
  const state = useFieldState(path);
  const [said, setSaid] = useState<Said>();
  const { run } = useAsked(
    async (signal, number: string) => {
      const [, row = ''] = path.split('.');
      setSaid({ number, text: '正在查询…', busy: true });
      const words = wordsOf(await lookUpEntry(store, row, number, signal));
      if (signal.aborted) return;
      setSaid(words && { number, ...words });
      store.leave(path);
    },
    { manual: true },
  );
  if (!state || state.readOnly) return null;
  const typed = textOf(state.value);
  const checked = checkApplicationNumber(typed, { today: store.context().today });
  const number = checked.ok ? checked.value : typed;

  const look = () => {
    if (!checked.ok) {
      store.leave(path);
      setSaid({ number, text: '请先填写正确的号码，再查询。', failed: true });
      document.getElementById(fieldId(path))?.focus();
      return;
    }
    store.set(path, number);
    run(number);
  };

  // What was said is said of one number.
  const current = said?.number === number ? said : undefined;
  return (
    <div className={styles.applyLookup}>
      <Button aria-busy={current?.busy ?? false} onClick={look}>
        查询
      </Button>
      <span role="status">{current && !current.failed ? current.text : ''}</span>
      {current?.failed && <FieldError id={`${fieldId(path)}-lookup`} error={current.text} />}
    </div>
  );
}
