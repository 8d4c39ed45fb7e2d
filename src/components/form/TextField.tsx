import type { InputProps } from 'antd';
import Input from 'antd/es/input/Input';
import type { ReactNode } from 'react';
import { Field } from './Field';
import styles from './form.module.css';
import type { FieldBinding } from './useForm';

interface Props
  extends Pick<
    InputProps,
    'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
  > {
  field: FieldBinding;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  /** Stands to the right of the input, such as a button that sends a code. */
  beside?: ReactNode;
}

/** A field of one line of text. */
export function TextField({ field, label, optional, hint, beside, ...input }: Props) {
  const { id, value, error, hushed, onChange, onBlur } = field;
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error} hushed={hushed}>
      {(control) => (
        <div className={styles.fieldRow}>
          <Input
            {...input}
            {...control}
            size="large"
            status={error ? 'error' : ''}
            name={id}
            aria-required={!optional}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          {beside}
        </div>
      )}
    </Field>
  );
}
