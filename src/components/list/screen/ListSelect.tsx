import { useId } from 'react';
import { PlainSelect } from '@/components/form/PlainSelect';

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
      <PlainSelect
        className="ipr-small-input"
        id={id}
        value={value}
        options={options}
        onChange={onChange}
      />
    </span>
  );
}
