import { Alert, Form, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';
import { answerText } from '@/domain/form/answers';
import type { FormField } from '@/domain/form/description';
import { mask } from '@/domain/mask';
import { fieldId } from '../useForm';
import styles from './edit.module.css';
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

/** How antd draws a field: with an error, with something to look at again, or as usual. */
function statusOf({ error, warning }: FieldState): 'error' | 'warning' | '' {
  if (error !== undefined) return 'error';
  return warning === undefined ? '' : 'warning';
}

/** Name of a field of several controls, or of none; what may be left empty says so. */
export function nameOf({ field, required, readOnly }: FieldState): string {
  return required || readOnly ? field.label : `${field.label}（选填）`;
}

/** What stands between label and control: the reviewer's words, the former answer. */
function FieldHead({ path, state }: ControlProps) {
  const id = fieldId(path);
  const { remark, former, field } = state;
  return (
    <>
      {remark !== undefined && (
        <Alert
          id={`${id}-remark`}
          className={styles.formRemark ?? ''}
          type="warning"
          role="note"
          title={`审查意见：${remark}`}
          description={
            former !== undefined &&
            field.kind !== 'list' && (
              <>
                原来填写：
                <FormerAnswer field={field} value={former} options={state.options} />
              </>
            )
          }
        />
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

/** What is wrong, or what to look at again: one thing at a time. */
function helpOf({ path, state: { error, warning } }: ControlProps) {
  const id = fieldId(path);
  if (error !== undefined) return <span id={`${id}-error`}>{error}</span>;
  if (warning === undefined) return undefined;
  return (
    <span id={`${id}-warning`}>
      <strong>提示</strong> {warning}
    </span>
  );
}

/** What is only shown reads as a table: name and value in one line. */
const SHOWN: FormItemProps = {
  layout: 'horizontal',
  labelAlign: 'left',
  labelCol: { flex: '9em' },
  wrapperCol: { flex: '1 1 0' },
  colon: false,
};

interface FrameProps extends ControlProps {
  /** The control itself is tied to its name, as several controls under one name are. */
  named?: boolean;
  /** The label stands elsewhere, as that of a tick does. */
  unlabelled?: boolean;
  /** As wide as a name or a number needs; its hint may stand beside it. */
  short?: boolean;
  children: ReactNode;
}

/** A field: label, the reviewer's words, control, what is wrong with it, hint. */
export function FieldFrame(props: FrameProps) {
  const { named = false, unlabelled = false, short = false, children, ...own } = props;
  const { parts, store } = useFormTools();
  const { path, state } = own;
  const { field, required, readOnly, hint, hushed, untouched } = state;
  // A list that its section is called after is not named twice.
  const headed =
    field.kind === 'list' &&
    store.description.sections.some(
      ({ title, fields: [first] }) => title === field.label && first?.key === field.key,
    );
  // What may be ticked is told before many choices, not behind them.
  const fit = field.kind === 'checks' ? styles.formHintFirst : short && styles.formShort;
  const Part = field.part === undefined ? undefined : parts[field.part];
  const id = fieldId(path);
  return (
    <Form.Item
      {...(readOnly && field.kind !== 'list' && SHOWN)}
      className={(readOnly ? styles.formFixed : fit) || ''}
      {...(!unlabelled && !headed && { label: field.label })}
      {...(!named && { htmlFor: id })}
      required={required || readOnly}
      validateStatus={statusOf(state)}
      help={helpOf(own)}
      extra={hint !== undefined && <span id={`${id}-hint`}>{hint}</span>}
      // What comes to stand in the field is read out, unless the summary has just said it.
      aria-live={hushed ? undefined : 'polite'}
    >
      <FieldHead {...own} />
      {children}
      {Part && <Part path={path} />}
      {untouched && <KeptAsIs store={store} path={path} label={field.label} />}
    </Form.Item>
  );
}
