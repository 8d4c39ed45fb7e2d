import { type ExportPage, untilAborted } from './collectRows';
import type { CollectOptions } from './dialog/exportOffer';
import { EXPORT_LIMIT } from './table';

/** Ids of one question, so that the address of a call stays short. */
const MOST_IDS = 50;

interface Search<Row> extends CollectOptions {
  /** Asks for the rows of some ids; a back end that knows no ids may answer others. */
  find: (ids: readonly string[], signal: AbortSignal) => Promise<readonly Row[]>;
  idOf: (row: Row) => string;
  /** Ids of one question. */
  most?: number;
}

/**
 * The chosen rows in the order in which they were chosen, each once. Rows that were answered though
 * nobody asked for them are left out.
 *
 * @throws AbortedError when the user cancels; whatever `find` throws
 */
export async function collectChosen<Row>(
  chosen: readonly string[],
  { find, idOf, most = MOST_IDS, signal, onProgress }: Search<Row>,
): Promise<ExportPage<Row>> {
  const ids = chosen.slice(0, EXPORT_LIMIT);
  const found = new Map<string, Row>();
  for (let from = 0; from < ids.length; from += most) {
    const some = ids.slice(from, from + most);
    for (const row of await untilAborted(find(some, signal), signal)) found.set(idOf(row), row);
    onProgress({ done: Math.min(from + most, ids.length), wanted: ids.length });
  }
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  return { rows, total: ids.length };
}
