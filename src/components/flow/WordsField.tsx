import type { Ref } from 'react';
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
  inputRef?: Ref<HTMLTextAreaElement>;
  onChange: (text: string) => void;
}

const lengthOf = (text: string) => Array.from(text.trim()).length;

/** What keeps words from being sent; undefined when nothing does. Lengths in characters. */
export function wordsProblem(
  text: string,
  { label, min, max }: { label: string; min: number; max: number },
): string | undefined {
  const length = lengthOf(text);
  if (min > 0 && length === 0) return `请填写${label}`;
  if (length < min) return `${label}至少 ${min} 个字，现有 ${length} 个字`;
  return length > max ? `${label}最多 ${max} 个字，现有 ${length} 个字` : undefined;
}

/** A few lines of one's own words, with the count of what is allowed. */
export function WordsField(props: Props) {
  const { id, label, hint, min, max, value, error, inputRef, onChange } = props;
  const length = lengthOf(value);
  return (
    <Field id={id} label={label} optional={min === 0} hint={hint} error={error}>
      {(control) => (
        <>
          <textarea
            {...control}
            ref={inputRef}
            className="ipr-request-area"
            rows={4}
            aria-required={min > 0}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <p className="ipr-request-count ipr-num" data-over={length > max || undefined}>
            {length} / {max} 字
          </p>
        </>
      )}
    </Field>
  );
}
