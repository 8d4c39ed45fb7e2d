import { Checkbox } from 'antd';
import { fieldId } from '../useForm';
import { type ControlProps, FieldFoot, FieldHead, LabelText, tiesOf } from './FieldFrame';
import { useFormTools } from './FormProvider';

/** A sentence to agree to, never ticked beforehand. */
export function TickControl(own: ControlProps) {
  const { store } = useFormTools();
  const { path, state } = own;
  const id = fieldId(path);
  return (
    <div className="ipr-field">
      <FieldHead {...own} />
      <Checkbox
        {...tiesOf(own)}
        id={id}
        name={id}
        aria-required={state.required}
        checked={state.value === true}
        onChange={(event) => store.set(path, event.target.checked)}
      >
        <LabelText state={state} />
      </Checkbox>
      <FieldFoot {...own} />
    </div>
  );
}
