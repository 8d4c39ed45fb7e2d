import type { PatentQuery, PatentScope, PatentSearchState } from '@/links/patent';

/** What a face of the search page is given. */
export interface FaceProps {
  /** The query as the address has it; `mode` and `q` are those of the face's own language. */
  state: PatentSearchState;
  /**
   * What the face last handed to `onDraft` as its own, when it was left or sent with this same
   * query; undefined otherwise. It comes from the browser's history: check its shape.
   */
  kept: unknown;
  /** Remarks of the smart box on what the query was typed as there; '' for none. */
  note: string;
  /** Runs a query within the scope chosen above the face, or within the scope given. */
  onSearch: (query: PatentQuery, scope?: Partial<PatentScope>) => void;
  /**
   * What is typed now, so that switching the face or narrowing the scope carries it. A face that
   * reports nothing is left with the query of the address.
   *
   * @param kept what the query does not say of the face, small and plain (JSON); handed back as
   *   `kept` when the user returns without having changed the query elsewhere
   */
  onDraft: (query: PatentQuery, kept?: unknown) => void;
}
