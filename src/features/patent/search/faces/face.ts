import type { PatentQuery, PatentSearchState } from '@/links/patent';

/** What a face of the search page is given. */
export interface FaceProps {
  /** The query as the address has it; `mode` and `q` are those of the face's own language. */
  state: PatentSearchState;
  /** Runs a query within the scope chosen above the face. */
  onSearch: (query: PatentQuery, scope?: { set: string }) => void;
}
