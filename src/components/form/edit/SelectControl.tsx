import { textOf } from '@/domain/form/asked';
import { PlainSelect } from '../PlainSelect';
import { fieldId } from '../useForm';
import styles from './edit.module.css';
import { type ControlProps, FieldFrame, tiesOf } from './FieldFrame';
import { useFormTools } from './FormProvider';
import { OptionsState } from './OptionsState';

/** One of many, in the browser's own list. A former answer stays in sight while it has no name. */
export function SelectControl(own: ControlProps) {
  const { store } = useFormTools();
  const { path, state } = own;
  const { options, required } = state;
  const id = fieldId(path);
  const value = textOf(state.value);
  const unknown = value !== '' && !options?.some((option) => option.value === value);
  return (
    <FieldFrame {...own}>
      <PlainSelect
        {...tiesOf(own)}
        id={id}
        name={id}
        className={`ipr-input ${styles.formSelect}`}
        aria-required={required}
        aria-busy={options === undefined}
        value={value}
        options={[
          { value: '', label: '请选择' },
          ...(unknown ? [{ value, label: options ? `${value}（已不适用）` : value }] : []),
          ...(options ?? []),
        ]}
        onChange={(chosen) => store.set(path, chosen)}
        onBlur={() => store.leave(path)}
      />
      {!options && <OptionsState {...own} />}
    </FieldFrame>
  );
}
