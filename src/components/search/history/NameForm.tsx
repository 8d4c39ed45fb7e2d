import { Button } from 'antd';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import styles from '../search.module.css';

interface Props {
  /** What is named, for the label. */
  label: string;
  /** The name proposed. */
  initial: string;
  /** Takes the name; the reason why it does not. */
  onSave: (name: string) => string | undefined;
  onCancel: () => void;
}

/** One field for a name: Enter saves, Escape leaves it. */
export function NameForm({ label, initial, onSave, onCancel }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string>();

  // The proposal is selected, so that typing replaces it. Afterwards the focus is where it was.
  useEffect(() => {
    const before = document.activeElement;
    field.current?.focus();
    field.current?.select();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = onSave(name);
    setProblem(refusal);
    if (refusal) field.current?.focus();
  };
  return (
    <form
      className={styles.nameForm}
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <PlainInput
        className="ipr-small-input"
        ref={field}
        id={id}
        autoComplete="off"
        value={name}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(typed) => {
          setName(typed);
          setProblem(undefined);
        }}
      />
      <Button htmlType="submit" type="link" size="small">
        保存
      </Button>
      <Button type="link" size="small" onClick={onCancel}>
        取消
      </Button>
      {problem && (
        <p id={`${id}-problem`} className="ipr-query-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
