import { useRef } from 'react';
import { useAsking } from './useAsking';
import { type Latest, useLatestAnswer } from './useLatestAnswer';

/** What a list asks for. */
export interface ListQuestion<Facet, Answer extends { readonly facets: readonly Facet[] }, Found> {
  /** Names query and filters: equal for equal questions. */
  question: string;
  /** Names order, page and size. */
  place: string;
  /** Asks for a page of rows, with or without the counts of the facets. */
  ask: (withFacets: boolean, signal: AbortSignal) => Promise<Answer>;
  /** What the screen keeps of the answer. */
  found: (answer: Answer) => Found;
}

/**
 * Asks for the page of a list that the address names, and once more when the same address is gone
 * to again. Facets are asked for only when the query or the filters changed; turning a page keeps
 * those it has.
 *
 * @param wanted undefined asks nothing
 */
export function useListAnswer<Facet, Answer extends { readonly facets: readonly Facet[] }, Found>(
  wanted: ListQuestion<Facet, Answer, Found> | undefined,
): Latest<Found> {
  const asking = useAsking();
  const counted = useRef<{ question: string; facets: readonly Facet[] }>(undefined);
  return useLatestAnswer(
    wanted && `${asking} ${wanted.question} ${wanted.place}`,
    async (signal) => {
      if (!wanted) throw new Error('Nothing is asked');
      const { question, ask, found } = wanted;
      const known = counted.current?.question === question ? counted.current.facets : undefined;
      const answer = await ask(!known, signal);
      if (!known) counted.current = { question, facets: answer.facets };
      return found(known ? { ...answer, facets: known } : answer);
    },
  );
}
