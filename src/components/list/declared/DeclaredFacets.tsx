import type { ReactNode } from 'react';
import type { Filters } from '@/links/filters';
import { FacetPanel } from '../facets/FacetPanel';
import type { FacetCounts, FacetWords } from '../facets/facetList';
import type { AnsweredPage, DeclaredList, DeclaredState } from './declaredList';

interface Props<
  State extends DeclaredState,
  Query,
  Row,
  Name extends string,
  Page extends AnsweredPage<Row, Name>,
> {
  declared: DeclaredList<State, Query, Row, Name, Page>;
  state: State;
  /** The same object as long as nothing of it changes. */
  words: FacetWords<Name>;
  /** Undefined until there is an answer. */
  found: Page | undefined;
  /** The search could not be run, so that no counts will come. */
  failed: boolean;
  /** Shown on a narrow screen, where the panel is folded at first. */
  open: boolean;
  onChange: (change: Filters) => void;
  /** What else narrows the list, such as its days. */
  children?: ReactNode;
}

/** A state without the filter of one facet, which does not narrow its own counts. */
function without<State extends Filters>(state: State, name: string): State {
  const { [name]: _included, ...include } = state.include;
  const { [name]: _excluded, ...exclude } = state.exclude;
  return { ...state, include, exclude };
}

/** What a declared list can be narrowed by, with counts; a facet that is opened is counted then. */
export function DeclaredFacets<
  State extends DeclaredState,
  Query,
  Row,
  Name extends string,
  Page extends AnsweredPage<Row, Name>,
>({
  declared: { name, facetSizes, questionOf, find },
  state,
  found,
  ...panel
}: Props<State, Query, Row, Name, Page>) {
  const count = async (facet: Name, signal: AbortSignal): Promise<FacetCounts<Name>> => {
    const asked = { page: 0, size: 1, facets: [facet], facetSize: facetSizes[1] };
    const { facets } = await find(
      { ...questionOf(without(state, facet)), ...asked },
      { signal, shownInPlace: true },
    );
    return facets[0] ?? { name: facet, values: [], missing: 0, other: 0 };
  };
  return (
    <FacetPanel
      list={name}
      filters={state}
      counted={found && { facets: found.facets, total: found.totalElements }}
      questionOf={(facet) => JSON.stringify(questionOf(without(state, facet)))}
      count={count}
      {...panel}
    />
  );
}
