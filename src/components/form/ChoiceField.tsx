import { Flex } from 'antd';
import styles from './form.module.css';
import { Tick } from './Tick';

interface Props<V extends string> {
  name: string;
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/**
 * One of a few values, all of them in sight, for the user pages: antd's Radio does not fit into what
 * they may load. Elsewhere RadioField.
 */
export function ChoiceField<V extends string>({ name, label, value, options, onChange }: Props<V>) {
  return (
    <Flex component="fieldset" wrap gap="0 24px" className={styles.choices}>
      <legend className="ipr-field-label">{label}</legend>
      {options.map((option) => (
        <Tick
          key={option.value}
          radio
          className={styles.tickLabel ?? ''}
          name={name}
          value={option.value}
          checked={value === option.value}
          onChange={() => onChange(option.value)}
        >
          <span>{option.label}</span>
        </Tick>
      ))}
    </Flex>
  );
}
