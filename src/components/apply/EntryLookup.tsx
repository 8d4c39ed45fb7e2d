import { Button } from 'antd';
import { useRef, useState } from 'react';
import { type PartProps, useFieldState, useFormTools } from '@/components/form/edit/FormProvider';
import { entryPath } from '@/components/form/edit/place';
import { textOf } from '@/domain/form/asked';
import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';
import { errorSentence } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';
import type { PatentRecord } from '@/services/cnipr';
import styles from './apply.module.css';
import { findPatentByNumber } from './findPatentByNumber';

/** What became of the last look-up, and of which number. */
interface Outcome {
  readonly number: string;
  readonly busy?: true;
  readonly text: string;
}

interface Props extends PartProps {
  /** The answers of the entry that a record gives, by key; '' for what it lacks. */
  prefill: (record: PatentRecord) => Readonly<Record<string, string>>;
  /** Keys of the fields that are filled, without the number itself. */
  fills: readonly string[];
  /** The same in words, 权利名称、权利人和权利状态. */
  filled: string;
}

/**
 * Looks up the patent of an entry of a list by its number and fills in what its record tells. What
 * the record does not tell stays as it was typed; a number without a record is filled in by hand.
 */
export function EntryLookup({ path, prefill, fills, filled }: Props) {
  const { store } = useFormTools();
  const state = useFieldState(path);
  const [outcome, setOutcome] = useState<Outcome>();
  const before = useRef<Readonly<Record<string, string>>>({});
  const [list = '', row = ''] = path.split('.');
  const fill = (told: Readonly<Record<string, string>>) => {
    for (const key of fills) {
      const target = entryPath(list, row, key);
      const own = textOf(store.field(target)?.value);
      const value = told[key] ?? '';
      // What the record does not tell stays as it was typed, but not as an earlier record told it.
      if (value !== '' || own === before.current[key]) store.set(target, value);
    }
    before.current = told;
  };
  const { run, cancel } = useAsked(
    async (signal, number: string) => {
      setOutcome({ number, busy: true, text: '正在查询…' });
      const text = await findPatentByNumber(number, signal).then(
        (record) => {
          if (!record) return '没有查到这个专利号，请核对；号码无误的，可以自行填写下面的内容。';
          // Another number has been typed meanwhile: this record is not its own.
          const now = checkApplicationNumber(textOf(store.field(path)?.value));
          if (signal.aborted || !now.ok || now.value !== number) return '';
          fill(prefill(record));
          return `已按“${record.title}”的记录填写${filled}，请核对。`;
        },
        (error: unknown) => `没有查成：${errorSentence(error)}也可以自行填写下面的内容。`,
      );
      if (!signal.aborted) setOutcome({ number, text });
    },
    { manual: true },
  );
  if (!state || state.readOnly) return null;

  const checked = checkApplicationNumber(textOf(state.value), { today: store.context().today });
  const ask = () => {
    if (checked.ok) {
      if (!outcome?.busy || outcome.number !== checked.value) run(checked.value);
      return;
    }
    cancel();
    // The field says itself what is wrong with what stands in it.
    store.leave(path);
    store.goTo(path);
    setOutcome({
      number: '',
      text: textOf(state.value).trim() === '' ? '请先填写专利号。' : '',
    });
  };
  const told = outcome?.number === (checked.ok ? checked.value : '');
  return (
    <div className={styles.applyLookup}>
      <Button aria-busy={outcome?.busy ?? false} onClick={ask}>
        查询这件专利
      </Button>
      <span role="status">{told ? outcome.text : ''}</span>
    </div>
  );
}
