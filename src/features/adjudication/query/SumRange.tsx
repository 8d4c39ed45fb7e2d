import { type FormEvent, useId, useState } from 'react';
import { Field } from '@/components/form/Field';
import { FacetSection } from '@/components/list/facets/FacetSection';
import { readSum, type Sums, sumProblems, typedSum } from './sums';

interface Props {
  sums: Sums;
  onChange: (sums: Sums) => void;
}

const LABEL = '判赔金额（万元）';

const shown = ({ least, most }: Sums): Sums => ({ least: typedSum(least), most: typedSum(most) });

/** Narrows to a range of awarded sums, typed in 万元; it counts when a field is left or with Enter. */
export function SumRange({ sums, onChange }: Props) {
  const id = useId();
  const address = `${sums.least} ${sums.most}`;
  const [draft, setDraft] = useState({ address, typed: shown(sums), checked: true });
  // Another address brings other sums; what is half typed stays.
  const own = draft.address === address;
  const { typed, checked } = own ? draft : { typed: shown(sums), checked: true };
  const chosen = Number(sums.least !== '') + Number(sums.most !== '');
  const [open, setOpen] = useState(chosen > 0);
  const problems = checked ? sumProblems(typed) : {};

  const apply = () => {
    const found = sumProblems(typed);
    setDraft({ address, typed, checked: true });
    if (found.least || found.most) return;
    const [least = '', most = ''] = [readSum(typed.least), readSum(typed.most)];
    if (least !== sums.least || most !== sums.most) onChange({ least, most });
  };
  const field = (end: keyof Sums, label: string) => (
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
            setDraft({ address, typed: { ...typed, [end]: target.value }, checked: false })
          }
        />
      )}
    </Field>
  );
  return (
    <FacetSection label={LABEL} chosen={chosen} open={open} onOpen={setOpen}>
      <form
        className="ipr-day-range"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          apply();
        }}
        onBlur={apply}
      >
        {field('least', '最低（万元）')}
        {field('most', '最高（万元）')}
        {/* Enter sends a form of several fields only where it has a button. */}
        <button type="submit" hidden>
          应用
        </button>
      </form>
    </FacetSection>
  );
}
