import { DayRange } from '@/components/list/facets/DayRange';
import type { AdjudicationSearchState } from '@/links/adjudication';
import { NameField } from './NameField';
import { SumRange } from './SumRange';

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
