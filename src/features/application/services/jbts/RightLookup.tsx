import { useEffect, useRef, useState } from 'react';
import { findPatentByNumber } from '@/components/apply/findPatentByNumber';
import { type PartProps, useFieldState, useFormTools } from '@/components/form/edit/FormProvider';
import { entryPath } from '@/components/form/edit/place';
import { rightPrefill } from '@/domain/application/jbts/rights';
import { textOf } from '@/domain/form/asked';
import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';
import { errorSentence } from '@/requests/errors';

/** What became of the last look-up, and of which number. */
interface Outcome {
  readonly number: string;
  readonly busy?: true;
  readonly text: string;
}

const FILLED = ['name', 'owner', 'status'] as const;

/**
 * Looks up the patent of a right by its number and fills in what its record tells: name, owners,
 * status. Trademarks are in no service of the portal; other rights have no numbers of this kind.
 */
export function RightLookup({ path }: PartProps) {
  const { store } = useFormTools();
  const state = useFieldState(path);
  const rightType = useFieldState('rightType')?.value;
  const [outcome, setOutcome] = useState<Outcome>();
  const asking = useRef<AbortController>(undefined);
  const before = useRef<Readonly<Record<string, string>>>({});
  useEffect(() => () => asking.current?.abort(), []);
  if (state?.readOnly) return null;
  if (rightType === 'TRADEMARK') {
    return <p className="ipr-note">商标不能在这里查询，请按商标注册证填写下面的内容。</p>;
  }
  if (rightType !== 'PATENT') return null;

  const [list = '', row = ''] = path.split('.');
  const checked = checkApplicationNumber(textOf(state?.value), { today: store.context().today });
  const fill = (told: Readonly<Record<string, string>>) => {
    for (const key of FILLED) {
      const target = entryPath(list, row, key);
      const own = textOf(store.field(target)?.value);
      const value = told[key] ?? '';
      // What the record does not tell stays as it was typed, but not as an earlier record told it.
      if (value !== '' || own === before.current[key]) store.set(target, value);
    }
    before.current = told;
  };
  const ask = async () => {
    if (outcome?.busy && checked.ok && outcome.number === checked.value) return;
    asking.current?.abort();
    if (!checked.ok) {
      // The field says itself what is wrong with what stands in it.
      store.leave(path);
      store.goTo(path);
      setOutcome({
        number: '',
        text: textOf(state?.value).trim() === '' ? '请先填写专利号。' : '',
      });
      return;
    }
    const number = checked.value;
    const controller = new AbortController();
    asking.current = controller;
    setOutcome({ number, busy: true, text: '正在查询…' });
    const text = await findPatentByNumber(number, controller.signal).then(
      (record) => {
        if (!record) return '没有查到这个专利号，请核对；号码无误的，可以自行填写下面的内容。';
        // Another number has been typed meanwhile: this record is not its own.
        const now = checkApplicationNumber(textOf(store.field(path)?.value));
        if (controller.signal.aborted || !now.ok || now.value !== number) return '';
        const { name, owner, status } = rightPrefill(record);
        fill({ name: textOf(name), owner: textOf(owner), status: textOf(status) });
        return `已按“${record.title}”的记录填写权利名称、权利人和权利状态，请核对。`;
      },
      (error: unknown) => `没有查成：${errorSentence(error)}也可以自行填写下面的内容。`,
    );
    if (!controller.signal.aborted) setOutcome({ number, text });
  };
  const told = outcome?.number === (checked.ok ? checked.value : '');
  return (
    <div className="ipr-apply-lookup">
      <button
        type="button"
        className="ipr-form-button"
        aria-busy={outcome?.busy ?? false}
        onClick={() => void ask()}
      >
        查询这件专利
      </button>
      <span role="status">{told ? outcome.text : ''}</span>
    </div>
  );
}
