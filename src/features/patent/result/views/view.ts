import type { PatentResultState } from '@/links/patent';
import type { FoundPage } from '../usePatentSearch';

/** What every view of the result is given. */
export interface ViewProps {
  found: FoundPage;
  /** Query string of the list, for the records opened from it. */
  from: string;
  /** Whose marks are shown; see `useMarkOwner`. */
  owner: string;
  state: PatentResultState;
  onChange: (change: Partial<PatentResultState>) => void;
  /** Reads a patent beside the list, without a step for the back button. */
  onRead: (id: string) => void;
}

/** What a row of every view is given. */
export interface RowProps {
  patent: FoundPage['result']['content'][number];
  /** Place in the whole result, from 1. */
  place: number;
  /** The query, for the hits; undefined marks nothing. */
  ast: FoundPage['ast'];
  from: string;
  /** The order of the list. */
  sort: string;
  owner: string;
}
