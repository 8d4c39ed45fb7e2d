import { textOf } from '@/domain/form/asked';
import type { TextDescription } from '@/domain/form/description';
import { fieldId } from '../useForm';
import { type ControlProps, FieldFrame, tiesOf } from './FieldFrame';
import { useFormTools } from './FormProvider';

/** Characters up to which an answer is a name or a number, and its field as wide as a choice. */
const SHORT = 50;

/** One line of text; its unit stands behind it. */
export function TextControl({ field, ...own }: ControlProps & { field: TextDescription }) {
  const { store } = useFormTools();
  const { path, state } = own;
  const id = fieldId(path);
  const { inputMode, autoComplete = 'off', unit, maxLength } = field;
  return (
    <FieldFrame {...own}>
      <div className="ipr-field-row" data-short={maxLength <= SHORT || undefined}>
        <input
          {...tiesOf(own, unit && `${id}-unit`)}
          id={id}
          name={id}
          className="ipr-input"
          type="text"
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={state.required}
          value={textOf(state.value)}
          onChange={(event) => store.set(path, event.target.value)}
          onBlur={() => store.leave(path)}
        />
        {unit && (
          <span className="ipr-form-unit" id={`${id}-unit`}>
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
