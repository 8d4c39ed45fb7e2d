import { useState } from 'react';
import { textOf } from '@/domain/form/asked';
import { typedDay } from '@/domain/form/typedDay';
import { DayInput } from '../DayInput';
import { fieldId } from '../useForm';
import styles from './edit.module.css';
import { type ControlProps, FieldFrame, tiesOf } from './FieldFrame';
import { useFormTools } from './FormProvider';

/**
 * A day, typed or picked. What is typed stands as it was typed until the field is left; the answer
 * is the day it means, as soon as it means one.
 */
export function DateControl(own: ControlProps) {
  const { store } = useFormTools();
  const { path, state } = own;
  const id = fieldId(path);
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const value = textOf(state.value);
  const type = (text: string) => {
    const answer = typedDay(text) ?? text;
    setTyped({ text, value: answer });
    store.set(path, answer);
  };
  return (
    <FieldFrame {...own}>
      <DayInput
        {...tiesOf(own, `${id}-form`)}
        id={id}
        name={id}
        label={state.field.label}
        size="large"
        aria-required={state.required}
        value={typed?.value === value ? typed.text : value}
        day={typedDay(value) ?? ''}
        onChange={type}
        onBlur={() => {
          setTyped(undefined);
          store.leave(path);
        }}
        onPick={(day) => {
          setTyped(undefined);
          store.set(path, day);
          store.leave(path);
        }}
      />
      <p className={styles.formForm} id={`${id}-form`}>
        例如 2024-03-15，也可输入 20240315
      </p>
    </FieldFrame>
  );
}
