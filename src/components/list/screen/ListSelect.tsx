import { useId } from 'react';

interface Props<V extends string | number> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** A short choice above a list, such as its order or the rows per page. */
export function ListSelect<V extends string | number>({
  label,
  value,
  options,
  onChange,
}: Props<V>) {
  const id = useId();
  return (
    <span className="ipr-list-select">
      <label htmlFor={id}>{label}</label>
      <select
        className="ipr-small-input"
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => String(option.value) === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
