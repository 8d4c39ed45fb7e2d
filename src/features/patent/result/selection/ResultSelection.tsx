import { createContext, type ReactNode, useContext } from 'react';
import { type Selection, useSelection } from '@/components/list/useSelection';
import type { PatentResultState } from '@/links/patent';
import { knownFilters } from '../resultFacets';

const SelectionContext = createContext<Selection | undefined>(undefined);

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

/**
 * Holds the patents chosen in a result. Only what reads the selection is drawn again when it
 * changes, not the whole screen.
 */
export function ResultSelection({ state, expression, children }: Props) {
  const selection = useSelection(selectionName(state, expression));
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

/**
 * The patents chosen in the result on screen, over all its pages.
 *
 * @throws outside `ResultSelection`
 */
export function useResultSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useResultSelection needs ResultSelection around it');
  return selection;
}
