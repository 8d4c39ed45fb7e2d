import { Flex, Radio, type RadioRef } from 'antd';
import type { Ref } from 'react';
import styles from './form.module.css';

interface Props<V extends string | number> {
  name: string;
  label: string;
  /** Undefined: none is chosen. */
  value: V | undefined;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  /** Id of the message that tells what is wrong with the choice; absent when nothing is. */
  errorId?: string | undefined;
  /** The first choice, for the focus. */
  firstRef?: Ref<RadioRef> | undefined;
}

/** One of a few values, all of them in sight. */
export function RadioField<V extends string | number>(props: Props<V>) {
  const { name, label, value, options, onChange, errorId, firstRef } = props;
  return (
    <Flex
      component="fieldset"
      wrap
      gap="0 24px"
      className={styles.choices}
      aria-describedby={errorId}
    >
      <legend className="ipr-field-label">{label}</legend>
      <Radio.Group
        // The fieldset is the group.
        role="none"
        name={name}
        value={value ?? null}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option, index) => (
          <Radio
            key={option.value}
            ref={index === 0 ? firstRef : undefined}
            value={option.value}
            aria-invalid={errorId ? true : undefined}
            aria-describedby={errorId}
          >
            {option.label}
          </Radio>
        ))}
      </Radio.Group>
    </Flex>
  );
}
