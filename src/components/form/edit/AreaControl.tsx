import { textOf } from '@/domain/form/asked';
import type { AreaDescription } from '@/domain/form/description';
import { fieldId } from '../useForm';
import { type ControlProps, FieldFrame, tiesOf } from './FieldFrame';
import { useFormTools } from './FormProvider';

/** Several lines of text, counted in Unicode code points; the box grows with them. */
export function AreaControl({ field, ...own }: ControlProps & { field: AreaDescription }) {
  const { store } = useFormTools();
  const { path, state } = own;
  const id = fieldId(path);
  const text = textOf(state.value);
  const count = Array.from(text.trim()).length;
  const over = count - field.maxLength;
  return (
    <FieldFrame {...own}>
      {/* The text a second time, unseen, is what makes the box as high as it needs to be. */}
      <div className="ipr-form-area" data-text={text}>
        <textarea
          {...tiesOf(own, `${id}-count`)}
          id={id}
          name={id}
          className="ipr-input"
          rows={4}
          aria-required={state.required}
          value={text}
          onChange={(event) => store.set(path, event.target.value)}
          onBlur={() => store.leave(path)}
        />
      </div>
      <p className="ipr-form-count ipr-num" id={`${id}-count`} data-over={over > 0 || undefined}>
        <span className="ipr-visually-hidden">字数</span>
        {count}/{field.maxLength}
        {over > 0 && `，超出 ${over} 个字`}
      </p>
    </FieldFrame>
  );
}
