import { memo } from 'react';
import { DeclaredFacets } from '@/components/list/declared/DeclaredFacets';
import { DayRange } from '@/components/list/facets/DayRange';
import type { LawListState, LawSearchState } from '@/links/law';
import type { LawPage } from '@/services/data/law';
import { LAW_FACET_WORDS } from './facets';
import { LAWS } from './laws';

interface Props {
  state: LawListState;
  /** Undefined until there is one. */
  found: LawPage | undefined;
  /** The search could not be run, so that no counts will come. */
  failed: boolean;
  /** Shown on a narrow screen, where the panel is folded at first. */
  open: boolean;
  onChange: (change: Partial<LawSearchState>) => void;
}

/** What laws can be narrowed by: facets with their counts, and days. */
export const LawFacets = memo(function LawFacets({ onChange, ...panel }: Props) {
  const { pFrom, pTo, eFrom, eTo, asOf } = panel.state;
  return (
    <DeclaredFacets declared={LAWS} words={LAW_FACET_WORDS} onChange={onChange} {...panel}>
      <DayRange
        label="公布日期"
        days={{ from: pFrom, to: pTo }}
        onChange={({ from, to }) => onChange({ pFrom: from, pTo: to })}
      />
      <DayRange
        label="施行日期"
        days={{ from: eFrom, to: eTo }}
        onChange={({ from, to }) => onChange({ eFrom: from, eTo: to })}
      />
      <DayRange
        label="某日有效的版本"
        days={{ from: asOf, to: '' }}
        fields={{ from: '在这一天有效' }}
        onChange={({ from }) => onChange({ asOf: from })}
      />
    </DeclaredFacets>
  );
});
