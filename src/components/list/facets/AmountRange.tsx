import Input from 'antd/es/input/Input';
import { type FormEvent, useId, useState } from 'react';
import { Field } from '@/components/form/Field';
import styles from '../list.module.css';
import { type AmountDecimals, type Amounts, amountProblems, tidyAmount } from './typedAmount';

interface Props {
  amounts: Amounts;
  /** Names what is narrowed to, where the amounts alone do not: another one drops what is half typed. */
  address?: string;
  /** Digits that an amount may have behind its point. */
  decimals: AmountDecimals;
  /** Tidy amounts, one of which at least is another one. */
  onChange: (amounts: Amounts) => void;
}

/** Spellings of one amount, such as `50` and `50.0`. */
const same = (one: string, other: string) =>
  (one === '') === (other === '') && Number(one) === Number(other);

/**
 * A range of amounts in 万元 inside a facet. It counts when a field is left or with Enter; what is
 * no amount says so and stays.
 */
export function AmountRange({
  amounts,
  address = `${amounts.least} ${amounts.most}`,
  decimals,
  onChange,
}: Props) {
  const id = useId();
  const [draft, setDraft] = useState({ address, typed: amounts, checked: true });
  // Another address brings other amounts; what is half typed stays.
  const { typed, checked } = draft.address === address ? draft : { typed: amounts, checked: true };
  const problems = checked ? amountProblems(typed, decimals) : {};

  const apply = () => {
    setDraft({ address, typed, checked: true });
    if (Object.keys(amountProblems(typed, decimals)).length > 0) return;
    const next = { least: tidyAmount(typed.least), most: tidyAmount(typed.most) };
    if (!same(next.least, amounts.least) || !same(next.most, amounts.most)) onChange(next);
  };
  const field = (end: keyof Amounts, label: string) => (
    <Field id={`${id}-${end}`} label={label} error={problems[end]}>
      {(control) => (
        <Input
          {...control}
          className="ipr-num"
          status={problems[end] ? 'error' : ''}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          placeholder="不限"
          value={typed[end]}
          onChange={({ target }) =>
            setDraft({ address, typed: { ...typed, [end]: target.value }, checked: false })
          }
        />
      )}
    </Field>
  );
  return (
    <form
      className={styles.dayRange}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        apply();
      }}
      onBlur={({ target }) => {
        if (target.matches('input')) apply();
      }}
    >
      {field('least', '最低（万元）')}
      {field('most', '最高（万元）')}
      {/* Enter sends a form of several fields only where it has a button. */}
      <button type="submit" hidden>
        应用
      </button>
    </form>
  );
}
