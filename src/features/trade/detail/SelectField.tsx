import { useId } from 'react';
import { Field } from '@/components/form/Field';

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
        <div className="ipr-field-row">
          <select
            {...control}
            className="ipr-input"
            value={value}
            onChange={({ target }) => {
              const chosen = options.find((option) => option.value === target.value);
              if (chosen) onChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
