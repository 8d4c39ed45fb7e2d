import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { RowNoun } from '../rowNoun';
import { type Selection, useSelection } from '../useSelection';

const SelectionContext = createContext<(Selection & { noun: RowNoun }) | undefined>(undefined);

interface Props {
  /** What the selection belongs to: the list and the question asked, in whatever order, page or view it is read. */
  name: string;
  noun: RowNoun;
  children: ReactNode;
}

/**
 * Holds the rows chosen in a list. Only what reads the selection is drawn again when it changes,
 * not the whole screen.
 *
 * @param noun stays the same object
 */
export function ListSelection({ name, noun, children }: Props) {
  const selection = useSelection(name);
  const value = useMemo(() => ({ ...selection, noun }), [selection, noun]);
  return <SelectionContext value={value}>{children}</SelectionContext>;
}

/**
 * The rows chosen in the list on screen, over all its pages, and how they are called.
 *
 * @throws outside `ListSelection`
 */
export function useListSelection(): Selection & { noun: RowNoun } {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useListSelection needs ListSelection around it');
  return selection;
}
