import { useLocation } from '@umijs/max';
import { useCallback, useState } from 'react';
import type { PatentQuery } from '@/links/patent';

/** A query on its way: the text, and the readings chosen so far by the text of the part. */
interface Draft {
  text: string;
  readings: Readonly<Record<string, string>>;
}

const PREFIX = 'iprDraft.';

function readDraft(slot: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(PREFIX + slot) ?? 'null');
    if (typeof draft === 'object' && draft !== null && 'text' in draft) {
      const { text, readings } = draft as Partial<Draft>;
      if (typeof text === 'string') return { text, readings: readings ?? {} };
    }
  } catch {
    // Broken or forbidden: the same as no draft.
  }
  return undefined;
}

function writeDraft(slot: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(PREFIX + slot, JSON.stringify(draft));
    else sessionStorage.removeItem(PREFIX + slot);
  } catch {
    // Full or forbidden: the draft then lives as long as the page.
  }
}

export interface QueryDraft extends Draft {
  change: (draft: Partial<Draft>) => void;
  /** The draft has been sent; nothing is left to keep. */
  sent: () => void;
}

/**
 * What the user is typing, kept in this tab so that a reload loses nothing. It begins with the
 * query of the address. Boxes that begin empty share one draft; one that begins with a query has
 * its own for this entry of the browser's history.
 *
 * @param readingsOf the readings that the query of the address has chosen, by part text
 */
export function useQueryDraft(
  query: PatentQuery,
  readingsOf: (query: PatentQuery) => Draft['readings'],
): QueryDraft {
  const { key } = useLocation();
  const slot = `${query.mode}${query.q ? key : ''}`;
  const origin = `${slot} ${query.q} ${query.as.join()}`;
  const begin = () => ({
    origin,
    draft: readDraft(slot) ?? { text: query.q, readings: readingsOf(query) },
  });
  const [state, setState] = useState(begin);
  let { draft } = state;
  if (state.origin !== origin) {
    const next = begin();
    draft = next.draft;
    setState(next);
  }

  const change = useCallback(
    (part: Partial<Draft>) => {
      const next = { ...draft, ...part };
      writeDraft(slot, next.text === query.q ? undefined : next);
      setState({ origin, draft: next });
    },
    [draft, origin, query.q, slot],
  );
  const sent = useCallback(() => writeDraft(slot, undefined), [slot]);
  return { ...draft, change, sent };
}
