import { type ExportPage, untilAborted } from './collectRows';
import type { CollectOptions } from './dialog/exportOffer';
import { EXPORT_LIMIT } from './table';

/** Ids of one question, so that the address of a call stays short. */
const MOST_IDS = 50;

interface Search<Row> extends CollectOptions<Row> {
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
  { find, idOf, most = MOST_IDS, kept, signal, onProgress }: Search<Row>,
): Promise<ExportPage<Row>> {
  const ids = chosen.slice(0, EXPORT_LIMIT);
  const found = new Map(kept.map((row) => [idOf(row), row]));
  const wanted = ids.filter((id) => !found.has(id));
  for (let from = 0; from < wanted.length; from += most) {
    const some = wanted.slice(from, from + most);
    const rows = await untilAborted(find(some, signal), signal);
    kept.push(...rows);
    for (const row of rows) found.set(idOf(row), row);
    const left = Math.max(0, wanted.length - from - most);
    onProgress({ done: ids.length - left, wanted: ids.length });
  }
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  return { rows, total: ids.length };
}
