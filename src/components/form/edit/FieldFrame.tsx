import type { ReactNode } from 'react';
import { answerText } from '@/domain/form/answers';
import type { FormField } from '@/domain/form/description';
import { mask } from '@/domain/mask';
import { FieldError } from '../Field';
import styles from '../form.module.css';
import { fieldId } from '../useForm';
import editStyles from './edit.module.css';
import { useFormTools } from './FormProvider';
import type { FieldState } from './fieldStates';
import { KeptAsIs } from './KeptAsIs';
import { useRegionName } from './useRegions';

/** What every control is given. */
export interface ControlProps {
  readonly path: string;
  readonly state: FieldState;
}

/** What ties a control to its hint, error and remarks. */
export interface ControlTies {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Ids of what describes a control, in the order in which it is read out. */
export function tiesOf({ path, state }: ControlProps, more?: string): ControlTies {
  const id = fieldId(path);
  const { error, warning, remark, hint } = state;
  const described = [
    error !== undefined && `${id}-error`,
    remark !== undefined && `${id}-remark`,
    hint !== undefined && `${id}-hint`,
    warning !== undefined && `${id}-warning`,
    more,
  ].filter((one) => typeof one === 'string');
  return {
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
}

/** How antd draws the control of a field with an error. */
export function statusOf({ state }: ControlProps): 'error' | '' {
  return state.error === undefined ? '' : 'error';
}

/** Label of a field; what may be left empty says so. */
export function LabelText({ state: { field, required, readOnly } }: Pick<ControlProps, 'state'>) {
  return (
    <>
      {field.label}
      {!required && !readOnly && <span className={styles.fieldOptional}>（选填）</span>}
    </>
  );
}

/** What stands between label and control: the reviewer's words, the former answer, the hint. */
export function FieldHead({ path, state }: ControlProps) {
  const { store } = useFormTools();
  const id = fieldId(path);
  const { remark, former, field, hint, untouched } = state;
  return (
    <>
      {remark !== undefined && (
        <div className={editStyles.formRemark} id={`${id}-remark`}>
          <p>审查意见：{remark}</p>
          {former !== undefined && field.kind !== 'list' && (
            <p>
              原来填写：
              <FormerAnswer field={field} value={former} options={state.options} />
            </p>
          )}
        </div>
      )}
      {untouched && <KeptAsIs store={store} path={path} label={field.label} />}
      {hint !== undefined && (
        <p className={styles.fieldHint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

interface FormerProps {
  field: Exclude<FormField, { kind: 'list' }>;
  value: NonNullable<FieldState['former']>;
  options: FieldState['options'];
}

function FormerAnswer({ field, value, options }: FormerProps) {
  const { sources } = useFormTools();
  const codes = field.kind === 'region' && typeof value === 'string' ? [value] : [];
  const regionName = useRegionName(sources.regions, codes);
  const text = answerText(field, value, options ?? [], regionName);
  // What the device may not keep is not spread over the screen either; the rest is to be compared.
  const secret = field.kind === 'text' && field.kept === false;
  return text !== undefined && field.mask && secret ? mask(field.mask, text) : text;
}

/** What stands under a control: a part of the service's own, what is wrong, what to look at again. */
export function FieldFoot({ path, state }: ControlProps) {
  const { parts } = useFormTools();
  const { error, hushed, warning, field } = state;
  const Part = field.part === undefined ? undefined : parts[field.part];
  const id = fieldId(path);
  return (
    <>
      {Part && <Part path={path} />}
      {warning !== undefined && (
        <p className={editStyles.formWarning} id={`${id}-warning`} role="status">
          <strong>提示</strong>
          {warning}
        </p>
      )}
      <FieldError id={id} error={error} hushed={hushed} />
    </>
  );
}

/** A field with one control, in reading order: label, hint, control, error. */
export function FieldFrame({ children, ...own }: ControlProps & { children: ReactNode }) {
  return (
    <div className="ipr-field">
      <label className="ipr-field-label" htmlFor={fieldId(own.path)}>
        <LabelText state={own.state} />
      </label>
      <FieldHead {...own} />
      {children}
      <FieldFoot {...own} />
    </div>
  );
}

interface GroupProps extends ControlProps {
  /** `radiogroup` for one of several. */
  role?: 'radiogroup';
  /** The focus has left the whole group. */
  onLeave?: () => void;
  children: ReactNode;
}

/** A field of several controls, named together. */
export function GroupFrame({ role, onLeave, children, ...own }: GroupProps) {
  const ties = tiesOf(own);
  return (
    <fieldset
      className={`ipr-field ${editStyles.formGroup}`}
      role={role}
      aria-describedby={ties['aria-describedby']}
      {...(role && {
        'aria-invalid': ties['aria-invalid'],
        'aria-required': own.state.required,
      })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
      }}
    >
      <legend className="ipr-field-label">
        <LabelText state={own.state} />
      </legend>
      <FieldHead {...own} />
      {children}
      <FieldFoot {...own} />
    </fieldset>
  );
}
