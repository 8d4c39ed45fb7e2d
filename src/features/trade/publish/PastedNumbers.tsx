import { Button } from 'antd';
import TextArea, { type TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useId, useRef, useState } from 'react';
import { type PartProps, useFieldState, useFormTools } from '@/components/form/edit/FormProvider';
import { MOST_PATENTS } from '@/domain/application/zljy/patents';
import { type BadNumber, ignoredInWords, readNumberList } from '@/domain/numberList';
import { useAsked } from '@/requests/useAsked';
import { addNumbers, lookUpEntry } from './entryRecords';
import styles from './publish.module.css';

/** What reading the pasted text came to. */
interface Outcome {
  readonly text: string;
  readonly bad: readonly BadNumber[];
}

type Added = ReturnType<typeof addNumbers>['added'];

/** Wrong numbers that are listed; the rest is counted. */
const MOST_BAD = 5;

/** Numbers pasted from a table or a letter become entries, filled from their records one by one. */
export default function PastedNumbers({ path }: PartProps) {
  const { store } = useFormTools();
  const state = useFieldState(path);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const box = useRef<TextAreaRef>(null);
  const id = useId();
  useEffect(() => {
    if (open) box.current?.focus();
  }, [open]);
  const { run: lookUp, loading: busy } = useAsked(
    async (signal, added: Added, { text: said, bad }: Outcome) => {
      let filled = 0;
      for (const [index, { id: row, number }] of added.entries()) {
        setOutcome({ text: `${said}正在查询第 ${index + 1} 件，共 ${added.length} 件…`, bad });
        const found = await lookUpEntry(store, row, number, signal);
        if (signal.aborted) return;
        if (found.state === 'filled') filled++;
      }
      const missing = added.length - filled;
      const rest = missing > 0 ? `，${missing} 件没有查到，请核对号码或自行填写` : '';
      setOutcome({ text: `${said}已填好 ${filled} 件${rest}。`, bad });
    },
    { manual: true },
  );
  if (!state || state.readOnly) return null;

  const read = () => {
    if (busy) return;
    const { today } = store.context();
    const { entries, bad, ignored } = readNumberList(text, { today });
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
      entries.length > 0 &&
        ignored.length > 0 &&
        `${ignoredInWords(ignored)}没有认出号码，没有加入`,
      entries.length + bad.length === 0 && '没有读到专利号，请粘贴带校验位的申请号或专利号',
    ].filter(Boolean);
    const read = { text: `${notes.join('；')}。`, bad };
    setOutcome(read);
    if (added.length === 0) return;
    // What was not taken stays in the field.
    if (bad.length + ignored.length + left + others === 0) setText('');
    lookUp(added, read);
  };

  return (
    <div className={styles.pasted}>
      <Button
        type="link"
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        一次粘贴多个号码
      </Button>
      {open && (
        <div id={id}>
          <label htmlFor={`${id}-text`}>从表格、邮件中复制的号码，一行一个或用逗号、分号隔开</label>
          <TextArea
            ref={box}
            id={`${id}-text`}
            size="large"
            rows={4}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <p>
            <Button aria-busy={busy} onClick={read}>
              {busy ? '正在查询' : '加入并查询'}
            </Button>
          </p>
        </div>
      )}
      <p role="status">{outcome?.text}</p>
      {outcome && outcome.bad.length > 0 && (
        <ul>
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
