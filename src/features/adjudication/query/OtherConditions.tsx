import Input from 'antd/es/input/Input';
import { type FormEvent, useId, useState } from 'react';
import { Field } from '@/components/form/Field';
import { AmountRange } from '@/components/list/facets/AmountRange';
import { DayRange } from '@/components/list/facets/DayRange';
import { FacetSection } from '@/components/list/facets/FacetSection';
import styles from '@/components/list/list.module.css';
import type { AdjudicationSearchState } from '@/links/adjudication';

/** Ends of a range of sums in whole yuan, as digits; '' for one that is open. */
interface Sums {
  least: string;
  most: string;
}

interface SumRangeProps {
  sums: Sums;
  onChange: (sums: Sums) => void;
}

const YUAN_OF_WAN = 10_000;

/** `500000` yuan are typed as `50`. */
const typed = (yuan: string) => (yuan === '' ? '' : String(Number(yuan) / YUAN_OF_WAN));

const yuan = (wan: string) => (wan === '' ? '' : String(Math.round(Number(wan) * YUAN_OF_WAN)));

/** Narrows to a range of awarded sums, typed in 万元 and kept to the yuan. */
function SumRange({ sums: { least, most }, onChange }: SumRangeProps) {
  const chosen = Number(least !== '') + Number(most !== '');
  const [open, setOpen] = useState(chosen > 0);
  return (
    <FacetSection label="判赔金额（万元）" chosen={chosen} open={open} onOpen={setOpen}>
      <AmountRange
        amounts={{ least: typed(least), most: typed(most) }}
        decimals={4}
        onChange={(next) => onChange({ least: yuan(next.least), most: yuan(next.most) })}
      />
    </FacetSection>
  );
}

interface NameFieldProps {
  /** Heading: 当事人. */
  label: string;
  /** What is to be typed. */
  field: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** Narrows by a number or a name; it counts when the field is left or with Enter. */
function NameField({ label, field, hint, value, onChange }: NameFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState({ address: value, typed: value });
  // Another address brings another name; what is half typed stays.
  const typed = draft.address === value ? draft.typed : value;
  const chosen = Number(value !== '');
  const [open, setOpen] = useState(chosen > 0);
  const apply = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <FacetSection label={label} chosen={chosen} open={open} onOpen={setOpen}>
      <form className={styles.dayRange} noValidate onSubmit={apply} onBlur={() => apply()}>
        <Field id={id} label={field} hint={hint} error={undefined}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={200}
              value={typed}
              onChange={({ target }) => setDraft({ address: value, typed: target.value })}
            />
          )}
        </Field>
      </form>
    </FacetSection>
  );
}

interface Props {
  state: AdjudicationSearchState;
  onChange: (change: Partial<AdjudicationSearchState>) => void;
}

/** What narrows a search besides its facets: days, sums, the right in dispute, a party. */
export function OtherConditions({ state, onChange }: Props) {
  const { from, to, least, most, number, party } = state;
  return (
    <>
      <DayRange label="裁判日期" days={{ from, to }} onChange={onChange} />
      <SumRange sums={{ least, most }} onChange={onChange} />
      <NameField
        label="涉案权利号"
        field="号码"
        hint="专利号、申请号或注册号，空格和点不影响"
        value={number}
        onChange={(value) => onChange({ number: value })}
      />
      <NameField
        label="当事人名称"
        field="单位全称"
        hint="须与文书中的名称一致"
        value={party}
        onChange={(value) => onChange({ party: value })}
      />
    </>
  );
}
