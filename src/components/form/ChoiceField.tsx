interface Props<V extends string> {
  name: string;
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** One of a few values, all of them in sight. */
export function ChoiceField<V extends string>({ name, label, value, options, onChange }: Props<V>) {
  return (
    <fieldset className="ipr-choices">
      <legend className="ipr-field-label">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="ipr-tick-label">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
