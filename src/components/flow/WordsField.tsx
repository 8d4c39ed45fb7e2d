import type { TextAreaRef } from 'antd/es/input/TextArea';
import type { Ref } from 'react';
import { CountedArea, textLength } from '@/components/form/CountedArea';
import { Field } from '@/components/form/Field';

interface Props {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Least characters; 0: may be left empty. */
  min: number;
  max: number;
  value: string;
  error: string | undefined;
  inputRef?: Ref<TextAreaRef>;
  onChange: (text: string) => void;
}

/** What keeps words from being sent; undefined when nothing does. Lengths in characters. */
export function wordsProblem(
  text: string,
  { label, min, max }: { label: string; min: number; max: number },
): string | undefined {
  const length = textLength(text);
  if (min > 0 && length === 0) return `请填写${label}`;
  if (length < min) return `${label}至少 ${min} 个字，现有 ${length} 个字`;
  return length > max ? `${label}最多 ${max} 个字，现有 ${length} 个字` : undefined;
}

/** A few lines of one's own words, with the count of what is allowed. */
export function WordsField(props: Props) {
  const { id, label, hint, min, max, value, error, inputRef, onChange } = props;
  return (
    <Field id={id} label={label} optional={min === 0} hint={hint} error={error}>
      {(control) => (
        <CountedArea
          {...control}
          ref={inputRef}
          max={max}
          aria-required={min > 0}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
