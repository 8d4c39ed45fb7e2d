import { useEffect, useId, useRef, useState } from 'react';
import { type PartProps, useFieldState, useFormTools } from '@/components/form/edit/FormProvider';
import { MOST_PATENTS } from '@/domain/application/zljy/patents';
import { type BadNumber, readNumberList } from '@/domain/numberList';
import { addNumbers, lookUpEntry } from './entryRecords';

/** What reading the pasted text came to. */
interface Outcome {
  readonly text: string;
  readonly bad: readonly BadNumber[];
}

/** Wrong numbers that are listed; the rest is counted. */
const MOST_BAD = 5;

/** Numbers pasted from a table or a letter become entries, filled from their records one by one. */
export function PastedNumbers({ path }: PartProps) {
  const { store } = useFormTools();
  const state = useFieldState(path);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const asking = useRef<AbortController>(undefined);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => () => asking.current?.abort(), []);
  useEffect(() => {
    if (open) box.current?.focus();
  }, [open]);
  if (!state || state.readOnly) return null;

  const read = async () => {
    if (busy) return;
    const { today } = store.context();
    const { entries, bad } = readNumberList(text, { today });
    const numbers = entries
      .filter(({ kind }) => kind === 'application')
      .map(({ number }) => number);
    const others = entries.length - numbers.length;
    const { added, there, left } = addNumbers(store, numbers, MOST_PATENTS);
    const notes = [
      `加入 ${added.length} 件`,
      there > 0 && `${there} 件已在列表中`,
      left > 0 && `${left} 件超出 ${MOST_PATENTS} 件，没有加入`,
      others > 0 && `${others} 个公开号等其他号码不能用来添加，请改用申请号`,
      bad.length > 0 && `${bad.length} 个号码不正确`,
      entries.length + bad.length === 0 && '没有读到专利号，请粘贴带校验位的申请号或专利号',
    ].filter(Boolean);
    const said = `${notes.join('；')}。`;
    setOutcome({ text: said, bad });
    if (added.length === 0) return;
    if (bad.length === 0) setText('');
    const own = new AbortController();
    asking.current = own;
    setBusy(true);
    let filled = 0;
    for (const [index, { id: row, number }] of added.entries()) {
      setOutcome({ text: `${said}正在查询第 ${index + 1} 件，共 ${added.length} 件…`, bad });
      const found = await lookUpEntry(store, row, number, own.signal);
      if (own.signal.aborted) return;
      if (found.state === 'filled') filled++;
    }
    const missing = added.length - filled;
    const rest = missing > 0 ? `，${missing} 件没有查到，请核对号码或自行填写` : '';
    setOutcome({ text: `${said}已填好 ${filled} 件${rest}。`, bad });
    setBusy(false);
  };

  return (
    <div className="ipr-pasted">
      <button
        type="button"
        className="ipr-text-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        一次粘贴多个号码
      </button>
      {open && (
        <div id={id}>
          <label htmlFor={`${id}-text`}>从表格、邮件中复制的号码，一行一个或用逗号、分号隔开</label>
          <div className="ipr-form-area" data-text={text}>
            <textarea
              ref={box}
              id={`${id}-text`}
              className="ipr-input"
              rows={4}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <p>
            <button
              type="button"
              className="ipr-form-button"
              aria-busy={busy}
              onClick={() => void read()}
            >
              {busy ? '正在查询' : '加入并查询'}
            </button>
          </p>
        </div>
      )}
      <p role="status">{outcome?.text}</p>
      {outcome && outcome.bad.length > 0 && (
        <ul className="ipr-pasted-bad">
          {outcome.bad.slice(0, MOST_BAD).map(({ typed, reason, correction, from, line }) => (
            <li key={from}>
              第 {line} 行 <span className="ipr-num">{typed}</span>：{reason}
              {correction && `，应为 ${correction}？`}
            </li>
          ))}
          {outcome.bad.length > MOST_BAD && <li>另有 {outcome.bad.length - MOST_BAD} 个。</li>}
        </ul>
      )}
    </div>
  );
}
