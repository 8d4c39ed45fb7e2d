import { useId } from 'react';
import { Field } from '@/components/form/Field';
import styles from '@/components/form/form.module.css';
import { PlainSelect } from '@/components/form/PlainSelect';

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly { readonly value: V; readonly label: string }[];
  onChange: (value: V) => void;
}

/** One of several values, chosen from a list that unfolds. */
export function SelectField<V extends string>({ label, value, options, onChange }: Props<V>) {
  const id = useId();
  return (
    <Field id={id} label={label} error={undefined}>
      {(control) => (
        <div className={styles.fieldRow}>
          <PlainSelect
            {...control}
            className="ipr-input"
            value={value}
            options={options}
            onChange={onChange}
          />
        </div>
      )}
    </Field>
  );
}
