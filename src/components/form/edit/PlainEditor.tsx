import { Checkbox } from 'antd';
import Input from 'antd/es/input/Input';
import { memo, useState } from 'react';
import { answerText } from '@/domain/form/answers';
import { isRegionKept, textOf } from '@/domain/form/asked';
import type { AreaDescription, PlainField, TextDescription } from '@/domain/form/description';
import { typedDay } from '@/domain/form/typedDay';
import { mask } from '@/domain/mask';
import { CountedArea } from '../CountedArea';
import { DayInput } from '../DayInput';
import formStyles from '../form.module.css';
import { PlainSelect } from '../PlainSelect';
import { fieldId } from '../useForm';
import { ChecksControl, RadioControl, YesNoControl } from './ChoiceControl';
import styles from './edit.module.css';
import { type ControlProps, FieldFrame, nameOf, tiesOf } from './FieldFrame';
import { useFieldState, useFormTools } from './FormProvider';
import { OptionsState } from './OptionsState';
import { RegionControl } from './RegionControl';
import { useFocusWhenShown } from './useFocusWhenShown';
import { useRegionName } from './useRegions';

/** A sentence to agree to, never ticked beforehand. */
function TickControl(own: ControlProps) {
  const { store } = useFormTools();
  const { path, state } = own;
  const id = fieldId(path);
  return (
    <FieldFrame {...own} unlabelled>
      <Checkbox
        {...tiesOf(own)}
        id={id}
        name={id}
        aria-required={state.required}
        checked={state.value === true}
        onChange={(event) => store.set(path, event.target.checked)}
      >
        {nameOf(state)}
      </Checkbox>
    </FieldFrame>
  );
}

/** One of many, in the browser's own list. A former answer stays in sight while it has no name. */
function SelectControl(own: ControlProps) {
  const { store } = useFormTools();
  const { path, state } = own;
  const { options, required } = state;
  const id = fieldId(path);
  const value = textOf(state.value);
  const unknown = value !== '' && !options?.some((option) => option.value === value);
  return (
    <FieldFrame {...own} short>
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

/** An answer that the portal filled in or that is not to be changed: only shown, personal data masked. */
function ReadOnlyField({ field, ...own }: ControlProps & { field: PlainField }) {
  const { store, sources } = useFormTools();
  const { path, state } = own;
  const codes = field.kind === 'region' ? [textOf(state.value)] : [];
  const regionName = useRegionName(sources.regions, codes);
  const text = answerText(field, state.value, state.options ?? [], regionName);
  const shown = text !== undefined && field.mask ? mask(field.mask, text) : text;
  return (
    <FieldFrame {...own} named>
      <div role="group" aria-label={field.label} aria-describedby={tiesOf(own)['aria-describedby']}>
        <p id={fieldId(path)} tabIndex={-1} className={formStyles.formFixedText}>
          {shown ?? (state.closed ? '未填写' : '—')}
        </p>
        {field.kind === 'region' && isRegionKept(state.value, store.context()) && (
          <p className="ipr-note">地区名单没有加载出来，现在不能修改，按已有的内容提交。</p>
        )}
      </div>
    </FieldFrame>
  );
}

/** Several lines of text with the count of what is allowed; the box grows with them. */
function AreaControl({ field, ...own }: ControlProps & { field: AreaDescription }) {
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

/** Characters up to which an answer is a name or a number, and its field as wide as a choice. */
const SHORT = 50;

/** Keyboards of digits: such an answer is as wide as its digits. */
const DIGITS: readonly (string | undefined)[] = ['numeric', 'decimal', 'tel'];

/** One line of text; its unit stands at the end of it. */
function TextControl({ field, ...own }: ControlProps & { field: TextDescription }) {
  const { store } = useFormTools();
  const { path, state } = own;
  const id = fieldId(path);
  const { inputMode, autoComplete = 'off', unit, maxLength } = field;
  return (
    <FieldFrame {...own} short={maxLength <= SHORT}>
      <Input
        {...tiesOf(own, unit && `${id}-unit`)}
        id={id}
        name={id}
        size="large"
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        aria-required={state.required}
        {...(DIGITS.includes(inputMode) && { style: { maxWidth: `calc(${maxLength}ch + 5em)` } })}
        suffix={unit && <span id={`${id}-unit`}>{unit}</span>}
        value={textOf(state.value)}
        onChange={(event) => store.set(path, event.target.value)}
        onBlur={() => store.leave(path)}
      />
    </FieldFrame>
  );
}

/**
 * A day, typed or picked. What is typed stands as it was typed until the field is left; the answer
 * is the day it means, as soon as it means one.
 */
function DateControl(own: ControlProps) {
  const { store } = useFormTools();
  const { path, state } = own;
  const id = fieldId(path);
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const value = textOf(state.value);
  const type = (text: string) => {
    const answer = typedDay(text) ?? text;
    setTyped({ text, value: answer });
    store.set(path, answer);
  };
  return (
    <FieldFrame {...own} short>
      <DayInput
        {...tiesOf(own)}
        id={id}
        name={id}
        label={state.field.label}
        size="large"
        placeholder="如 2024-03-15 或 20240315"
        aria-required={state.required}
        value={typed?.value === value ? typed.text : value}
        day={typedDay(value) ?? ''}
        onChange={type}
        onBlur={() => {
          setTyped(undefined);
          store.leave(path);
        }}
        onPick={(day) => {
          setTyped(undefined);
          store.set(path, day);
          store.leave(path);
        }}
      />
    </FieldFrame>
  );
}

function Control(own: ControlProps) {
  const { field, readOnly } = own.state;
  if (field.kind === 'list') return null;
  if (readOnly) return <ReadOnlyField field={field} {...own} />;
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} {...own} />;
    case 'area':
      return <AreaControl field={field} {...own} />;
    case 'date':
      return <DateControl {...own} />;
    case 'radio':
      return <RadioControl {...own} />;
    case 'select':
      return <SelectControl {...own} />;
    case 'checks':
      return <ChecksControl {...own} />;
    case 'yesNo':
      return <YesNoControl {...own} />;
    case 'tick':
      return <TickControl {...own} />;
    case 'region':
      return <RegionControl {...own} />;
  }
}

/** A field that is no list; nothing while it is not asked for. It takes the focus it was promised. */
export const PlainEditor = memo(function PlainEditor({ path }: { path: string }) {
  const state = useFieldState(path);
  useFocusWhenShown(path, state !== undefined);
  return state ? <Control path={path} state={state} /> : null;
});
