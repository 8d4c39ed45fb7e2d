import { textOf } from '@/domain/form/asked';
import type { AreaDescription } from '@/domain/form/description';
import { CountedArea } from '../CountedArea';
import { fieldId } from '../useForm';
import { type ControlProps, FieldFrame, tiesOf } from './FieldFrame';
import { useFormTools } from './FormProvider';

/** Several lines of text with the count of what is allowed; the box grows with them. */
export function AreaControl({ field, ...own }: ControlProps & { field: AreaDescription }) {
  const { store } = useFormTools();
  const { path, state } = own;
  const id = fieldId(path);
  return (
    <FieldFrame {...own}>
      <CountedArea
        {...tiesOf(own, `${id}-count`)}
        id={id}
        name={id}
        max={field.maxLength}
        aria-required={state.required}
        value={textOf(state.value)}
        onChange={(text) => store.set(path, text)}
        onBlur={() => store.leave(path)}
      />
    </FieldFrame>
  );
}
