import type { SelectHTMLAttributes } from 'react';

interface Option<V> {
  readonly value: V;
  readonly label: string;
}

/** Options under a heading. */
interface Group<V> {
  readonly label: string;
  readonly options: readonly Option<V>[];
}

interface Props<V extends string | number>
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children'> {
  value: V;
  options: readonly (Option<V> | Group<V>)[];
  onChange: (value: V) => void;
}

const optionsOf = <V,>(entry: Option<V> | Group<V>) =>
  'options' in entry ? entry.options : [entry];

const shown = <V extends string | number>({ value, label }: Option<V>) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/**
 * One of many, in the browser's own list: antd's Select reads out three options at most and by
 * their codes, costs every list page 20 KB, and a telephone's own list is better to choose from.
 */
export function PlainSelect<V extends string | number>(props: Props<V>) {
  const { options, onChange, ...select } = props;
  return (
    <select
      {...select}
      onChange={({ target }) => {
        const chosen = options
          .flatMap(optionsOf)
          .find(({ value }) => String(value) === target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((entry) =>
        'options' in entry ? (
          <optgroup key={entry.label} label={entry.label}>
            {entry.options.map(shown)}
          </optgroup>
        ) : (
          shown(entry)
        ),
      )}
    </select>
  );
}
