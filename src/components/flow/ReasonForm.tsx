import { Button } from 'antd';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { FormAlert } from '@/components/form/FormAlert';
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
  /** The way back, e.g. 取消. */
  cancel: string;
  /** Takes the focus when it appears, as what was just opened. */
  autoFocus?: boolean;
  onSend: (words: string) => Promise<void>;
  onCancel: () => void;
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
    onSend,
    onCancel,
  } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, failure, submit } = useSend(onSend);
  useEffect(() => {
    if (autoFocus) area.current?.focus();
  }, [autoFocus]);
  const problem = wordsProblem(words, { label, min, max });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) area.current?.focus();
    else void submit(words.trim());
  };
  return (
    <form className="ipr-request-form" noValidate onSubmit={send}>
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
      <FormAlert text={failure} />
      <p className="ipr-request-buttons">
        <SendButton label={action} busy={busy} danger={danger} />
        <Button disabled={busy} onClick={onCancel}>
          {cancel}
        </Button>
      </p>
    </form>
  );
}
