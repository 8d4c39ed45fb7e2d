import { Button } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormAlert } from '@/components/form/FormAlert';
import styles from './flow.module.css';
import { useKeptWords } from './keptWords';
import { SendButton } from './SendButton';
import { useSend } from './useSend';
import { WordsField, wordsProblem } from './WordsField';

interface Props {
  label: string;
  hint?: string;
  /** Least characters; 0: may be left empty. */
  min: number;
  max: number;
  /** What sending does, the button's whole text. */
  action: string;
  danger?: boolean;
  /** The way back. */
  cancel?: { label: string; onCancel: () => void };
  /** Takes the focus when it appears, as what was just opened. */
  autoFocus?: boolean;
  /** Why it cannot be sent yet, whatever the words are. */
  blocked?: string | undefined;
  /** What is sent along with the words; stands above them. */
  children?: ReactNode;
  onSend: (words: string) => Promise<void>;
}

/** Sends an action with the applicant's words; what was written stays when it fails. */
export function ReasonForm(props: Props) {
  const {
    label,
    hint,
    min,
    max,
    action,
    danger = false,
    cancel,
    autoFocus,
    blocked,
    children,
    onSend,
  } = props;
  const id = useId();
  const area = useRef<TextAreaRef>(null);
  const { words, setWords, forget } = useKeptWords(label);
  const [tried, setTried] = useState(false);
  const { busy, failure, submit } = useSend(async (sent: string) => {
    await onSend(sent);
    forget();
  });
  useEffect(() => {
    if (autoFocus) area.current?.focus();
  }, [autoFocus]);
  const problem = wordsProblem(words, { label, min, max });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) area.current?.focus();
    else if (!blocked) void submit(words.trim());
  };
  const giveUp = () => {
    forget();
    cancel?.onCancel();
  };
  return (
    <form className={styles.requestForm} noValidate onSubmit={send}>
      {children}
      <WordsField
        id={id}
        label={label}
        hint={hint}
        min={min}
        max={max}
        value={words}
        error={tried ? problem : undefined}
        inputRef={area}
        onChange={setWords}
      />
      <FormAlert text={(tried ? blocked : undefined) ?? failure} />
      <p className="ipr-request-buttons">
        <SendButton label={action} busy={busy} danger={danger} />
        {cancel && (
          <Button size="large" disabled={busy} onClick={giveUp}>
            {cancel.label}
          </Button>
        )}
      </p>
    </form>
  );
}
