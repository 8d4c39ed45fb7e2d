import { memo, useMemo } from 'react';
import { FacetSection } from '@/components/list/FacetSection';
import { FacetValues } from '@/components/list/FacetValues';
import { choicesOf, type FilterChoice, withChoice } from '@/components/list/filters';
import { LazyFacet } from '@/components/list/LazyFacet';
import { useOpenFacets } from '@/components/list/useOpenFacets';
import { SkeletonLines } from '@/components/state/Skeleton';
import type { PatentResultState } from '@/links/patent';
import { type Facet, type FacetName, type SearchResult, searchPatents } from '@/services/cnipr';
import type { Question } from './request';
import {
  type ClassLabels,
  FIRST_FACETS,
  facetList,
  knownFilters,
  LONG_FACET_SIZE,
  RESULT_FACETS,
} from './resultFacets';
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
export const FacetPanel = memo(function FacetPanel({
  state,
  asked,
  result,
  classes,
  failed,
  open,
  onChange,
}: Props) {
  const filters = useMemo(() => knownFilters(state), [state]);
  const { isOpen, setOpen } = useOpenFacets('patent', FIRST_FACETS);
  const choose = (facet: string, value: string, choice: FilterChoice) =>
    onChange(withChoice(filters, facet, value, choice));

  const section = (
    { name, label }: (typeof RESULT_FACETS)[number],
    { facets, totalElements }: SearchResult,
  ) => {
    const chosen = choicesOf(filters).filter(({ facet }) => facet === name).length;
    const shared = { label, open: isOpen(name), onOpen: (next: boolean) => setOpen(name, next) };
    const show = (facet: Facet) => facetList(facet, filters, classes);
    if (FIRST_FACETS.includes(name)) {
      const counted = facets.find((facet) => facet.name === name);
      const list = counted && show(counted);
      if (!list?.values.length) return null;
      return (
        <FacetSection key={name} {...shared} chosen={chosen}>
          <FacetValues facet={list} filters={filters} onChoose={choose} />
        </FacetSection>
      );
    }
    // Nothing narrows an empty result any further.
    if (!totalElements && !chosen) return null;
    const question = asked.question && withoutFilter(asked.question, name);
    // The numbers of a list are many; its name stands for them.
    const { numbers: _, ...named } = question ?? {};
    return (
      <LazyFacet
        key={name}
        {...shared}
        chosen={chosen}
        filters={filters}
        onChoose={choose}
        question={question && !failed ? JSON.stringify([named, state.set]) : undefined}
        load={(signal) => countFacet(name, question, signal)}
        show={show}
      />
    );
  };

  return (
    <section className="ipr-facets" aria-label="筛选" data-open={open}>
      {result
        ? RESULT_FACETS.map((facet) => section(facet, result))
        : !failed && <SkeletonLines widths={[60, 90, 80, 90, 50, 90, 80]} />}
    </section>
  );
});
