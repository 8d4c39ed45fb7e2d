import { useLocation } from '@umijs/max';
import { useCallback, useEffect } from 'react';
import type { PatentQuery } from '@/links/patent';
import { isPlainObject } from '@/storage';
import { asideSlot, entrySlot, readDraft, takeDraftBack, useTabDraft } from './useTabDraft';

/** A query on its way: the text, and the readings chosen so far by the text of the part. */
interface Draft {
  text: string;
  readings: Readonly<Record<string, string>>;
}

function asDraft(kept: unknown): Draft | undefined {
  if (!isPlainObject(kept) || typeof kept.text !== 'string') return undefined;
  const readings = Object.entries(isPlainObject(kept.readings) ? kept.readings : {});
  const chosen = readings.filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string';
  });
  return { text: kept.text, readings: Object.fromEntries(chosen) };
}

export interface QueryDraft extends Draft {
  change: (draft: Partial<Draft>) => void;
  /** The draft has been sent; nothing is left to keep. */
  sent: () => void;
}

/**
 * The query the user is typing, kept in this tab. It begins with the query of the address. Boxes
 * that begin empty share one draft; one that begins with a query has its own for this entry of the
 * browser's history, also when a login comes between.
 *
 * @param readingsOf the readings that the query of the address has chosen, by part text
 * @param staying whether the draft goes along to other addresses with the same query, as when
 *   another view or filter of its result is chosen
 */
export function useQueryDraft(
  query: PatentQuery,
  readingsOf: (query: PatentQuery) => Draft['readings'],
  staying = false,
): QueryDraft {
  const { key, search } = useLocation();
  // The first entry of every visit has the same key.
  const slot = query.q ? entrySlot(query.mode, key, search) : query.mode;
  // Who was sent to log in comes back to the same address, but not to the same entry.
  const aside = asideSlot(query.mode, search);
  const origin = `${staying ? query.mode : slot} ${query.q} ${query.as.join()}`;
  const { draft, change, sent } = useTabDraft(
    slot,
    origin,
    (kept): Draft =>
      asDraft(kept ?? readDraft(aside)) ?? { text: query.q, readings: readingsOf(query) },
  );
  useEffect(() => takeDraftBack(aside, slot), [aside, slot]);
  const changePart = useCallback(
    (part: Partial<Draft>) => {
      const next = { ...draft, ...part };
      change(next, next.text !== query.q);
    },
    [draft, change, query.q],
  );
  return { ...draft, change: changePart, sent };
}
