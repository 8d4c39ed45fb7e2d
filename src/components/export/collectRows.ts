import { AbortedError } from '@/requests/errors';
import { Running } from '@/requests/running';
import { EXPORT_LIMIT, type ExportCell, type ExportColumn, type ExportTable } from './table';

/** A field the user can choose for an export. */
export interface ExportField<Row> extends ExportColumn {
  /** Stands in saved templates. */
  key: string;
  /** A quantity as a number; everything else as text, dates as `YYYY-MM-DD`. */
  value: (row: Row) => ExportCell;
}

export interface ExportPage<Row> {
  rows: readonly Row[];
  /** Rows of the whole result. */
  total: number;
}

export interface ExportProgress {
  done: number;
  /** Rows that will be exported. */
  wanted: number;
}

export interface RowsRequest<Row> {
  /**
   * @param page counted from 1
   * @param signal aborts when the user cancels
   */
  fetchPage: (page: number, size: number, signal: AbortSignal) => Promise<ExportPage<Row>>;
  /** Most rows, `EXPORT_LIMIT` when left out. */
  limit?: number;
  /** Rows of a page. */
  pageSize?: number;
  /** What an earlier try fetched, in order; what this one fetches is added to it. */
  kept?: Row[];
  onProgress?: ((progress: ExportProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Ends at once when the user cancels, even if the call itself goes on. */
export function untilAborted<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new AbortedError());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    call.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Largest size of pages at whose end so many rows end. */
function fittingSize(rows: number, most: number): number {
  return rows === 0 ? most : fittingSize(most % rows, rows);
}

/**
 * Fetches a result page by page, one after the other. Stops at the limit, at the end, or at a page
 * without rows. A back end that gives smaller pages than asked for is asked for those.
 *
 * @throws AbortedError when the user cancels; whatever `fetchPage` throws
 */
export async function collectRows<Row>({
  fetchPage,
  limit = EXPORT_LIMIT,
  pageSize = 100,
  kept: rows = [],
  onProgress,
  signal = new Running().begin(),
}: RowsRequest<Row>): Promise<ExportPage<Row>> {
  let size = fittingSize(rows.length, pageSize);
  let total = limit;
  while (rows.length < Math.min(limit, total)) {
    if (signal.aborted) throw new AbortedError();
    const page = rows.length / size + 1;
    const found = await untilAborted(fetchPage(page, size, signal), signal);
    if (found.rows.length === 0) return { rows, total: found.total };
    total = found.total;
    rows.push(...found.rows.slice(0, limit - rows.length));
    if (found.rows.length < size) size = fittingSize(rows.length, found.rows.length);
    onProgress?.({ done: rows.length, wanted: Math.min(limit, total) });
  }
  return { rows, total };
}

/** The cells of rows in the chosen fields, in their order. */
export function tableOf<Row>(
  rows: readonly Row[],
  fields: readonly ExportField<Row>[],
): Omit<ExportTable, 'name'> {
  return { columns: fields, rows: rows.map((row) => fields.map(({ value }) => value(row))) };
}
