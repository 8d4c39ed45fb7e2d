import { answerText } from '@/domain/form/answers';
import { isRegionKept, textOf } from '@/domain/form/asked';
import type { PlainField } from '@/domain/form/description';
import { mask } from '@/domain/mask';
import { fieldId } from '../useForm';
import styles from './edit.module.css';
import { type ControlProps, FieldFoot, FieldHead } from './FieldFrame';
import { useFormTools } from './FormProvider';
import { useRegionName } from './useRegions';

/** An answer that the portal filled in or that is not to be changed: only shown, personal data masked. */
export function ReadOnlyField({ field, ...own }: ControlProps & { field: PlainField }) {
  const { store, sources } = useFormTools();
  const { path, state } = own;
  const codes = field.kind === 'region' ? [textOf(state.value)] : [];
  const regionName = useRegionName(sources.regions, codes);
  const text = answerText(field, state.value, state.options ?? [], regionName);
  const shown = text !== undefined && field.mask ? mask(field.mask, text) : text;
  return (
    <div
      className={`ipr-field ${styles.formFixed}`}
      role="group"
      aria-labelledby={`${fieldId(path)}-label`}
    >
      <span className="ipr-field-label" id={`${fieldId(path)}-label`}>
        {field.label}
      </span>
      <FieldHead {...own} />
      <p id={fieldId(path)} tabIndex={-1} className="ipr-form-fixed-text">
        {shown ?? '—'}
      </p>
      {field.kind === 'region' && isRegionKept(state.value, store.context()) && (
        <p className="ipr-note">地区名单没有加载出来，现在不能修改，按已有的内容提交。</p>
      )}
      <FieldFoot {...own} />
    </div>
  );
}
