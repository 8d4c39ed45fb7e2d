import { type FormEvent, useId, useState } from 'react';
import { Field } from '@/components/form/Field';
import { priceBand } from '@/links/transaction';
import { priceInWords } from '../conditions';
import { RadioSection } from './RadioSection';
import { priceProblems, type TypedPrice, tidyAmount } from './typedPrice';

interface Props {
  /** As the address has it; '' for any. */
  price: string;
  onChange: (price: string) => void;
}

/** Bands that can be chosen at once, in 万元. */
const BANDS = ['-10', '10-50', '50-100', '100-500', '500-', 'negotiable'] as const;

const OPTIONS = [
  { value: '', label: '不限' },
  ...BANDS.map((value) => ({ value: value as string, label: priceInWords(value) })),
];

/** The ends of a price of the address; none of one that is no range. */
function endsOf(price: string): TypedPrice {
  const [min = '', max = ''] = price === 'negotiable' ? [] : price.split('-');
  return { min, max };
}

/** Narrows to a band of prices, to 面议, or to a range of one's own in 万元. */
export function PriceSection({ price, onChange }: Props) {
  const id = useId();
  const [draft, setDraft] = useState({ price, typed: endsOf(price), checked: true });
  // Another address brings another price; what is half typed stays.
  const { typed, checked } =
    draft.price === price ? draft : { typed: endsOf(price), checked: true };
  const problems = checked ? priceProblems(typed) : {};

  const apply = () => {
    const wrong = Object.keys(priceProblems(typed)).length > 0;
    const next = priceBand(tidyAmount(typed.min), tidyAmount(typed.max));
    // 面议 has no ends, so that empty fields take nothing back.
    const same = wrong || next === price || (next === '' && price === 'negotiable');
    setDraft({ price: same ? price : next, typed, checked: true });
    if (!same) onChange(next);
  };
  const field = (end: keyof TypedPrice, label: string) => (
    <Field id={`${id}-${end}`} label={label} error={problems[end]}>
      {(control) => (
        <input
          {...control}
          className="ipr-input ipr-num"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          placeholder="不限"
          value={typed[end]}
          onChange={({ target }) =>
            setDraft({ price, typed: { ...typed, [end]: target.value }, checked: false })
          }
        />
      )}
    </Field>
  );
  return (
    <RadioSection label="价格" options={OPTIONS} value={price} onChange={onChange}>
      <form
        className="ipr-day-range"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          apply();
        }}
        onBlur={({ target }) => {
          if (target.matches('input')) apply();
        }}
      >
        {field('min', '最低（万元）')}
        {field('max', '最高（万元）')}
        {/* Enter sends a form of several fields only where it has a button. */}
        <button type="submit" hidden>
          应用
        </button>
      </form>
      <p className="ipr-facet-note">区间报价和需求预算，与所选价格有重合的都列出。</p>
    </RadioSection>
  );
}
