import type { ReactNode } from 'react';
import { ListSelection } from '@/components/list/selection/ListSelection';
import { PATENT } from '@/components/patent/noun';
import { knownFilters } from '@/components/patent/patentFacets';
import type { PatentResultState } from '@/links/patent';

/** What a selection belongs to: the question asked, in whatever order, page or view it is read. */
function selectionName(state: PatentResultState, expression: string): string {
  const { include, exclude } = knownFilters(state);
  return JSON.stringify(['patent', expression, include, exclude, state.years, state.set]);
}

interface Props {
  state: PatentResultState;
  expression: string;
  children: ReactNode;
}

/** Holds the patents chosen in a result. */
export function ResultSelection({ state, expression, children }: Props) {
  return (
    <ListSelection name={selectionName(state, expression)} noun={PATENT}>
      {children}
    </ListSelection>
  );
}
