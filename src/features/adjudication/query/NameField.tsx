import Input from 'antd/es/input/Input';
import { type FormEvent, useId, useState } from 'react';
import { Field } from '@/components/form/Field';
import { FacetSection } from '@/components/list/facets/FacetSection';
import styles from '@/components/list/list.module.css';

interface Props {
  /** Heading: 当事人. */
  label: string;
  /** What is to be typed. */
  field: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** Narrows by a number or a name; it counts when the field is left or with Enter. */
export function NameField({ label, field, hint, value, onChange }: Props) {
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
