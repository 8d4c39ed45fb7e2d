import { useState } from 'react';
import { AmountRange } from '@/components/list/facets/AmountRange';
import { DayRange } from '@/components/list/facets/DayRange';
import { FacetSection } from '@/components/list/facets/FacetSection';
import type { AdjudicationSearchState } from '@/links/adjudication';
import { NameField } from './NameField';

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
