import { useMemo } from 'react';
import { FacetPanel } from '@/components/list/facets/FacetPanel';
import { type ClassLabels, facetWords, LONG_FACET_SIZE } from '@/components/patent/patentFacets';
import type { NodeResultState } from '@/links/navigation';
import { type Facet, type FacetName, type SearchResult, searchPatents } from '@/services/cnipr';
import { questionOf } from './question';

interface Props {
  expression: string;
  state: NodeResultState;
  /** Undefined until there is one. */
  result: SearchResult | undefined;
  classes: ClassLabels;
  failed: boolean;
  open: boolean;
  onChange: (change: Partial<NodeResultState>) => void;
}

/** What the patents of a node can be narrowed by; a facet's own filter does not narrow its counts. */
export function NodeFacets({ expression, state, result, classes, ...panel }: Props) {
  const words = useMemo(() => facetWords(classes), [classes]);
  const asked = (name: FacetName) => {
    const question = questionOf(expression, state);
    const { [name]: _, ...filters } = question.filters ?? {};
    return { ...question, filters };
  };
  const count = async (name: FacetName, signal: AbortSignal): Promise<Facet> => {
    const { facets } = await searchPatents(
      { ...asked(name), page: 0, size: 1, facets: [name], facetSize: LONG_FACET_SIZE },
      { signal, shownInPlace: true },
    );
    return facets[0] ?? { name, values: [], missing: 0, other: 0 };
  };
  return (
    <FacetPanel
      list="patent"
      words={words}
      filters={state}
      counted={result && { facets: result.facets, total: result.totalElements }}
      questionOf={(name) => JSON.stringify(asked(name))}
      count={count}
      {...panel}
    />
  );
}
