import { useMemo } from 'react';
import { Facets } from '@/components/list/Facets';
import { withChoice } from '@/components/list/filters';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { PatentResultState } from '@/links/patent';
import type { SearchResult } from '@/services/cnipr';
import { type ClassLabels, facetLists, knownFilters } from './resultFacets';

interface Props {
  state: PatentResultState;
  /** Undefined until there is one. */
  result: SearchResult | undefined;
  classes: ClassLabels;
  /** The query could not be run, so that no counts will come. */
  failed: boolean;
  /** Shown on a narrow screen, where the panel is folded at first. */
  open: boolean;
  onChange: (change: Partial<PatentResultState>) => void;
}

/** What the result can be narrowed by, beside the list. */
export function FacetPanel({ state, result, classes, failed, open, onChange }: Props) {
  const filters = useMemo(() => knownFilters(state), [state]);
  const facets = useMemo(
    () => result && facetLists(result.facets, filters, classes),
    [result, filters, classes],
  );
  return (
    <section className="ipr-facets" aria-label="筛选" data-open={open}>
      {facets ? (
        <Facets
          facets={facets}
          filters={filters}
          onChoose={(facet, value, choice) => onChange(withChoice(filters, facet, value, choice))}
        />
      ) : (
        !failed && <SkeletonLines widths={[60, 90, 80, 90, 50, 90, 80]} />
      )}
    </section>
  );
}
