import { textOf } from '@/domain/form/asked';
import { fieldId } from '../useForm';
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
      <select
        {...tiesOf(own)}
        id={id}
        name={id}
        className="ipr-input ipr-form-select"
        aria-required={required}
        aria-busy={options === undefined}
        value={value}
        onChange={(event) => store.set(path, event.target.value)}
        onBlur={() => store.leave(path)}
      >
        <option value="">请选择</option>
        {unknown && <option value={value}>{options ? `${value}（已不适用）` : value}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {!options && <OptionsState {...own} />}
    </FieldFrame>
  );
}
