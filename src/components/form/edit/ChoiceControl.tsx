import { Checkbox, Radio } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { choicesOf } from '@/domain/form/asked';
import type { FormOption, FormValue } from '@/domain/form/description';
import { fieldId } from '../useForm';
import styles from './edit.module.css';
import { type ControlProps, FieldFrame, nameOf, tiesOf } from './FieldFrame';
import { useFormTools } from './FormProvider';
import { OptionsState } from './OptionsState';

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly answer: FormValue;
}

/** Whether the choices are few and short: they stand in a row then, which wraps where it must. */
const areShort = (choices: readonly Pick<Choice, 'label' | 'hint'>[]): boolean =>
  choices.length <= 6 &&
  choices.every(({ label, hint }) => label.length <= 8 && hint === undefined);

/** One of a few answers, all of them in sight. */
function RadioGroup({ choices, ...own }: ControlProps & { choices: readonly Choice[] }) {
  const { store } = useFormTools();
  const { path, state } = own;
  const id = fieldId(path);
  return (
    <Radio.Group
      {...tiesOf(own)}
      aria-label={nameOf(state)}
      aria-required={state.required}
      vertical={!areShort(choices)}
      name={id}
      // Without an answer none is chosen, not the one chosen last.
      value={choices.find(({ answer }) => answer === state.value)?.key ?? null}
      onChange={(event) => {
        const chosen = choices.find(({ key }) => key === event.target.value);
        if (chosen) store.set(path, chosen.answer);
      }}
      options={choices.map(({ key, label, hint }, index) => ({
        id: index === 0 ? id : `${id}-${key}`,
        value: key,
        label: <ChoiceText label={label} hint={hint} />,
      }))}
    />
  );
}

function ChoiceText({ label, hint }: Pick<Choice, 'label' | 'hint'>) {
  return (
    <>
      {label}
      {hint !== undefined && <span className={`${styles.formChoiceHint} ipr-note`}>{hint}</span>}
    </>
  );
}

/** One of the described choices. */
export function RadioControl(own: ControlProps) {
  const { options } = own.state;
  return (
    <FieldFrame {...own} named>
      {options ? (
        <RadioGroup
          {...own}
          choices={options.map((option) => ({
            ...option,
            key: option.value,
            answer: option.value,
          }))}
        />
      ) : (
        <OptionsState {...own} instead />
      )}
    </FieldFrame>
  );
}

const YES_NO: readonly Choice[] = [
  { key: 'yes', label: '是', answer: true },
  { key: 'no', label: '否', answer: false },
];

/** Yes or no, neither of them chosen beforehand. */
export function YesNoControl(own: ControlProps) {
  return (
    <FieldFrame {...own} named>
      <RadioGroup {...own} choices={YES_NO} />
    </FieldFrame>
  );
}

/** From so many choices on they stand side by side. */
const MANY = 12;
/** From so many on they scroll in a box of their own and can be narrowed by typing. */
const SOUGHT = 16;

/** Any of the described choices; the answer has them in the order in which they stand. */
export function ChecksControl(own: ControlProps) {
  const { options } = own.state;
  return (
    <FieldFrame {...own} named>
      {options ? <Checks {...own} options={options} /> : <OptionsState {...own} instead />}
    </FieldFrame>
  );
}

function Checks({ options, ...own }: ControlProps & { options: readonly FormOption[] }) {
  const { store } = useFormTools();
  const [typed, setTyped] = useState('');
  const { path, state } = own;
  const id = fieldId(path);
  const chosen = choicesOf(state.value);
  const sought = options.length >= SOUGHT;
  const arranged = options.length >= MANY ? styles.formManyChoices : styles.formChoices;
  const found = options.filter(({ label }) => label.includes(typed.trim()));
  // What is chosen stays in sight, and so in the answer.
  const seen = options.filter((one) => found.includes(one) || chosen.includes(one.value));
  return (
    <>
      {sought && (
        <Input
          type="search"
          // The way from the summary of errors leads here while no choice is in sight.
          {...(seen.length === 0 && { id })}
          className={styles.formChoiceSearch ?? ''}
          aria-label={`在${state.field.label}中查找`}
          placeholder="输入名称查找"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {typed.trim() && (
        <p className="ipr-note" role="status">
          {found.length
            ? `${options.length} 项中有 ${found.length} 项`
            : `${options.length} 项中没有“${typed.trim()}”`}
        </p>
      )}
      <Checkbox.Group
        role="group"
        aria-label={nameOf(state)}
        aria-describedby={tiesOf(own)['aria-describedby']}
        className={areShort(options) ? '' : (arranged ?? '')}
        name={id}
        value={[...chosen]}
        onChange={(values) => store.set(path, values)}
        options={seen.map(({ value, label, hint }, index) => ({
          id: index === 0 ? id : `${id}-${value}`,
          value,
          label: <ChoiceText label={label} hint={hint} />,
        }))}
      />
      {sought && chosen.length > 0 && (
        <p className="ipr-note">
          已选 {chosen.length} 项：
          {options
            .filter(({ value }) => chosen.includes(value))
            .map(({ label }) => label)
            .join('、')}
        </p>
      )}
    </>
  );
}
