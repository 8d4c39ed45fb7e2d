import { useState } from 'react';
import { AmountRange } from '@/components/list/facets/AmountRange';
import { FacetSection } from '@/components/list/facets/FacetSection';

/** Ends of a range of sums in whole yuan, as digits; '' for one that is open. */
interface Sums {
  least: string;
  most: string;
}

interface Props {
  sums: Sums;
  onChange: (sums: Sums) => void;
}

const YUAN_OF_WAN = 10_000;

/** `500000` yuan are typed as `50`. */
const typed = (yuan: string) => (yuan === '' ? '' : String(Number(yuan) / YUAN_OF_WAN));

const yuan = (wan: string) => (wan === '' ? '' : String(Math.round(Number(wan) * YUAN_OF_WAN)));

/** Narrows to a range of awarded sums, typed in 万元 and kept to the yuan. */
export function SumRange({ sums: { least, most }, onChange }: Props) {
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
