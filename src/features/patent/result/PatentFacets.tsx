import { memo, useMemo } from 'react';
import { FacetPanel } from '@/components/list/facets/FacetPanel';
import { type ClassLabels, facetWords, LONG_FACET_SIZE } from '@/components/patent/patentFacets';
import type { Question } from '@/components/patent/question';
import type { PatentResultState } from '@/links/patent';
import { type Facet, type FacetName, type SearchResult, searchPatents } from '@/services/cnipr';
import type { Asked } from './useQuestion';

interface Props {
  state: PatentResultState;
  asked: Asked;
  /** Undefined until there is one. */
  result: SearchResult | undefined;
  classes: ClassLabels;
  /** The query could not be run, so that no counts will come. */
  failed: boolean;
  /** Shown on a narrow screen, where the panel is folded at first. */
  open: boolean;
  onChange: (change: Partial<PatentResultState>) => void;
}

/** A question without the filter of one facet, which does not narrow its own counts. */
function withoutFilter(question: Question, name: FacetName): Question {
  const { [name]: _, ...filters } = question.filters ?? {};
  return { ...question, filters };
}

/** Counts one facet of a question. */
async function countFacet(
  name: FacetName,
  question: Question | undefined,
  signal: AbortSignal,
): Promise<Facet> {
  if (!question) throw new Error('Nothing is asked');
  const { facets } = await searchPatents(
    { ...question, page: 0, size: 1, facets: [name], facetSize: LONG_FACET_SIZE },
    { signal, shownInPlace: true },
  );
  return facets[0] ?? { name, values: [], missing: 0, other: 0 };
}

/** What the result can be narrowed by, beside the list. */
export const PatentFacets = memo(function PatentFacets({
  state,
  asked: { question },
  result,
  classes,
  ...panel
}: Props) {
  const words = useMemo(() => facetWords(classes), [classes]);
  const asked = (name: FacetName) => question && withoutFilter(question, name);
  return (
    <FacetPanel
      list="patent"
      words={words}
      filters={state}
      counted={result && { facets: result.facets, total: result.totalElements }}
      questionOf={(name) => {
        // The numbers of a list are many; its name stands for them.
        const { numbers: _, ...named } = asked(name) ?? {};
        return question && JSON.stringify([named, state.set]);
      }}
      count={(name, signal) => countFacet(name, asked(name), signal)}
      {...panel}
    />
  );
});
