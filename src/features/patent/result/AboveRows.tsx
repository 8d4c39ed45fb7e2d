import type { PatentResultState } from '@/links/patent';
import { FoldLine } from './folded/FoldLine';
import { SynonymLine } from './synonyms/SynonymLine';
import type { FoundPage } from './usePatentSearch';

interface Props {
  /** The page on screen; undefined while there is none. Its code is there before it. */
  found: FoundPage | undefined;
  state: PatentResultState;
  onFold: (fold: boolean) => void;
}

/** What helps with a result above its rows: other words for the query, and folding. */
export default function AboveRows({ found, state, onFold }: Props) {
  if (!found) return null;
  return (
    <>
      {found.ast && <SynonymLine found={found} ast={found.ast} now={state} />}
      {state.view === 'list' && <FoldLine found={found} folded={state.fold} onFold={onFold} />}
    </>
  );
}
