import { Radio } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { FacetSection } from '@/components/list/facets/FacetSection';

interface Props {
  label: string;
  /** The empty value stands for any. */
  options: readonly { value: string; label: string }[];
  /** One that is none of the options leaves all of them unchosen. */
  value: string;
  onChange: (value: string) => void;
  /** Below the choices. */
  children?: ReactNode;
}

/** One of several steps that a list is narrowed to, beside the facets. */
export function RadioSection({ label, options, value, onChange, children }: Props) {
  const name = useId();
  const chosen = Number(value !== '');
  const [open, setOpen] = useState(chosen > 0);
  return (
    <FacetSection label={label} chosen={chosen} open={open} onOpen={setOpen}>
      <Radio.Group
        vertical
        aria-label={label}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={[...options]}
      />
      {children}
    </FacetSection>
  );
}
