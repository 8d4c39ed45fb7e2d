import { type FormEvent, useId, useState } from 'react';
import { DayField } from '@/components/form/DayField';
import { typedDay } from '@/domain/form/typedDay';
import { inOrder } from '@/links/query';
import styles from '../list.module.css';
import { FacetSection } from './FacetSection';

/** The ends of a range, `YYYY-MM-DD`; '' for one that is open. */
export interface Days {
  from: string;
  to: string;
}

interface Props {
  /** What the days are of: 公布日期. */
  label: string;
  days: Days;
  /** Labels of the fields; one alone asks for a single day. */
  fields?: { from: string; to?: string };
  onChange: (days: Days) => void;
}

const NO_DAY = '请写成 2026-03-15 或 20260315';

type Problems = Partial<Record<keyof Days, string>>;

function problemsOf({ from, to }: Days): Problems {
  const [first, last] = [typedDay(from), typedDay(to)];
  return {
    ...(from.trim() && first === undefined && { from: NO_DAY }),
    ...(to.trim() && last === undefined && { to: NO_DAY }),
    ...(first && last && first > last && { to: `早于 ${first}，按 ${last} 至 ${first} 筛选` }),
  };
}

function tidy(days: Days): Days {
  const [from, to] = inOrder(typedDay(days.from) ?? '', typedDay(days.to) ?? '');
  return { from, to };
}

/**
 * Narrows a list to a range of days, or to one day. A day that is picked counts at once, one that is typed when
 * its field is left or with Enter; what is no day says so and stays;
 * ends in the wrong order count in the right one, and say so.
 */
export function DayRange({
  label,
  days,
  fields = { from: `${label}从`, to: `${label}至` },
  onChange,
}: Props) {
  const id = useId();
  const address = `${days.from} ${days.to}`;
  const [draft, setDraft] = useState({ address, typed: days, checked: true });
  // Another address brings other days; what is half typed stays.
  const { typed, checked } = draft.address === address ? draft : { typed: days, checked: true };
  const chosen = Number(days.from !== '') + Number(days.to !== '');
  const [open, setOpen] = useState(chosen > 0);
  const problems = checked ? problemsOf(typed) : {};

  const apply = (next: Days) => {
    const wrong = Object.values(problemsOf(next));
    const { from, to } = wrong.includes(NO_DAY) ? days : tidy(next);
    setDraft({
      address: `${from} ${to}`,
      typed: wrong.length ? next : { from, to },
      checked: true,
    });
    if (from !== days.from || to !== days.to) onChange({ from, to });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(typed);
  };
  const field = (end: keyof Days, name: string) => (
    <DayField
      id={`${id}-${end}`}
      label={name}
      size="middle"
      value={typed[end]}
      error={problems[end]}
      onChange={(text) => setDraft({ address, typed: { ...typed, [end]: text }, checked: false })}
      onPick={(day) => apply({ ...typed, [end]: day })}
    />
  );
  return (
    <FacetSection label={label} chosen={chosen} open={open} onOpen={setOpen}>
      <form
        className={styles.dayRange}
        noValidate
        onSubmit={submit}
        onBlur={({ target }) => {
          if (target.matches('input')) apply(typed);
        }}
      >
        {field('from', fields.from)}
        {fields.to !== undefined && field('to', fields.to)}
        {/* Enter sends a form of several fields only where it has a button. */}
        <button type="submit" hidden>
          应用
        </button>
      </form>
    </FacetSection>
  );
}
