import Input from 'antd/es/input/Input';
import { textOf } from '@/domain/form/asked';
import type { TextDescription } from '@/domain/form/description';
import styles from '../form.module.css';
import { fieldId } from '../useForm';
import { type ControlProps, FieldFrame, statusOf, tiesOf } from './FieldFrame';
import { useFormTools } from './FormProvider';

/** Characters up to which an answer is a name or a number, and its field as wide as a choice. */
const SHORT = 50;

/** One line of text; its unit stands at the end of it. */
export function TextControl({ field, ...own }: ControlProps & { field: TextDescription }) {
  const { store } = useFormTools();
  const { path, state } = own;
  const id = fieldId(path);
  const { inputMode, autoComplete = 'off', unit, maxLength } = field;
  return (
    <FieldFrame {...own}>
      <div className={styles.fieldRow} data-short={maxLength <= SHORT || undefined}>
        <Input
          {...tiesOf(own, unit && `${id}-unit`)}
          id={id}
          name={id}
          size="large"
          status={statusOf(own)}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={state.required}
          suffix={unit && <span id={`${id}-unit`}>{unit}</span>}
          value={textOf(state.value)}
          onChange={(event) => store.set(path, event.target.value)}
          onBlur={() => store.leave(path)}
        />
      </div>
    </FieldFrame>
  );
}
