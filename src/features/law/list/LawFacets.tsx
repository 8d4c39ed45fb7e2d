import { memo } from 'react';
import { DayRange } from '@/components/list/facets/DayRange';
import { FacetPanel } from '@/components/list/facets/FacetPanel';
import type { LawSearchState } from '@/links/law';
import { findLaws, type LawFacet, type LawFacetName, type LawPage } from '@/services/data/law';
import { LAW_FACET_WORDS, LONG_FACET_SIZE } from './facets';
import { questionOf } from './request';

interface Props {
  state: LawSearchState;
  /** Undefined until there is one. */
  found: LawPage | undefined;
  /** The search could not be run, so that no counts will come. */
  failed: boolean;
  /** Shown on a narrow screen, where the panel is folded at first. */
  open: boolean;
  onChange: (change: Partial<LawSearchState>) => void;
}

/** What is asked for the counts of one facet: its own filter does not narrow them. */
function countedBy(state: LawSearchState, name: LawFacetName) {
  const { [name]: _included, ...include } = state.include;
  const { [name]: _excluded, ...exclude } = state.exclude;
  return questionOf({ ...state, include, exclude });
}

async function countFacet(name: LawFacetName, state: LawSearchState, signal: AbortSignal) {
  const { facets } = await findLaws(
    {
      ...countedBy(state, name),
      facets: [name],
      facetSize: LONG_FACET_SIZE,
      page: 0,
      size: 1,
    },
    { signal, shownInPlace: true },
  );
  return facets[0] ?? ({ name, values: [], missing: 0, other: 0 } satisfies LawFacet);
}

/** What laws can be narrowed by: facets with their counts, and days. */
export const LawFacets = memo(function LawFacets({ state, found, onChange, ...panel }: Props) {
  return (
    <FacetPanel
      list="law"
      words={LAW_FACET_WORDS}
      filters={state}
      counted={found && { facets: found.facets, total: found.totalElements }}
      questionOf={(name) => JSON.stringify(countedBy(state, name))}
      count={(name, signal) => countFacet(name, state, signal)}
      onChange={onChange}
      {...panel}
    >
      <DayRange
        label="公布日期"
        days={{ from: state.pFrom, to: state.pTo }}
        onChange={({ from, to }) => onChange({ pFrom: from, pTo: to })}
      />
      <DayRange
        label="施行日期"
        days={{ from: state.eFrom, to: state.eTo }}
        onChange={({ from, to }) => onChange({ eFrom: from, eTo: to })}
      />
      <DayRange
        label="某日有效的版本"
        days={{ from: state.asOf, to: '' }}
        fields={{ from: '在这一天有效' }}
        onChange={({ from }) => onChange({ asOf: from })}
      />
    </FacetPanel>
  );
});
