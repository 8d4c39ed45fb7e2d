import { choicesOf } from '@/domain/form/asked';
import type { FormValue } from '@/domain/form/description';
import { fieldId } from '../useForm';
import { type ControlProps, GroupFrame } from './FieldFrame';
import { useFormTools } from './FormProvider';
import { OptionsState } from './OptionsState';

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly answer: FormValue;
}

/** One of a few answers, all of them in sight. */
function RadioGroup({ choices, ...own }: ControlProps & { choices: readonly Choice[] }) {
  const { store } = useFormTools();
  const { path, state } = own;
  const id = fieldId(path);
  return (
    <div className="ipr-form-choices">
      {choices.map(({ key, label, hint, answer }, index) => (
        <label key={key} className="ipr-tick-label">
          <input
            id={index === 0 ? id : `${id}-${key}`}
            type="radio"
            name={id}
            checked={state.value === answer}
            onChange={() => store.set(path, answer)}
          />
          <ChoiceText label={label} hint={hint} />
        </label>
      ))}
    </div>
  );
}

function ChoiceText({ label, hint }: Pick<Choice, 'label' | 'hint'>) {
  return (
    <span>
      {label}
      {hint !== undefined && <span className="ipr-form-choice-hint">{hint}</span>}
    </span>
  );
}

/** One of the described choices. */
export function RadioControl(own: ControlProps) {
  const { options } = own.state;
  return (
    <GroupFrame {...own} role="radiogroup">
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
    </GroupFrame>
  );
}

const YES_NO: readonly Choice[] = [
  { key: 'yes', label: '是', answer: true },
  { key: 'no', label: '否', answer: false },
];

/** Yes or no, neither of them chosen beforehand. */
export function YesNoControl(own: ControlProps) {
  return (
    <GroupFrame {...own} role="radiogroup">
      <RadioGroup {...own} choices={YES_NO} />
    </GroupFrame>
  );
}

/** Any of the described choices. */
export function ChecksControl(own: ControlProps) {
  const { store } = useFormTools();
  const { path, state } = own;
  const id = fieldId(path);
  const chosen = choicesOf(state.value);
  return (
    <GroupFrame {...own}>
      {state.options ? (
        <div className="ipr-form-choices">
          {state.options.map(({ value, label, hint }, index, all) => (
            <label key={value} className="ipr-tick-label">
              <input
                id={index === 0 ? id : `${id}-${value}`}
                type="checkbox"
                name={id}
                checked={chosen.includes(value)}
                onChange={(event) => {
                  const wanted = event.target.checked
                    ? [...chosen, value]
                    : chosen.filter((one) => one !== value);
                  // In the order of the choices, whatever the order of ticking.
                  const ordered = all.map((one) => one.value).filter((one) => wanted.includes(one));
                  store.set(path, ordered);
                }}
              />
              <ChoiceText label={label} hint={hint} />
            </label>
          ))}
        </div>
      ) : (
        <OptionsState {...own} instead />
      )}
    </GroupFrame>
  );
}
