import { AbortedError } from '@/requests/errors';
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

export interface ExportRequest<Row> {
  /**
   * @param page counted from 1
   * @param signal aborts when the user cancels
   */
  fetchPage: (page: number, size: number, signal: AbortSignal) => Promise<ExportPage<Row>>;
  fields: readonly ExportField<Row>[];
  /** Most rows, `EXPORT_LIMIT` when left out. */
  limit?: number;
  /** Rows of a page. */
  pageSize?: number;
  onProgress?: ((progress: ExportProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** What was exported, ready to be named as a sheet, and the rows of the whole result. */
export interface ExportedRows extends Omit<ExportTable, 'name'> {
  total: number;
}

/** Ends at once when the user cancels, even if the call itself goes on. */
function untilAborted<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new AbortedError());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    call.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * Fetches a result page by page and takes the chosen fields out of its rows. Stops at the limit,
 * at the end, or at a page without rows.
 *
 * @throws AbortedError when the user cancels; whatever `fetchPage` throws
 */
export async function exportRows<Row>({
  fetchPage,
  fields,
  limit = EXPORT_LIMIT,
  pageSize = 100,
  onProgress,
  signal = new AbortController().signal,
}: ExportRequest<Row>): Promise<ExportedRows> {
  const rows: ExportCell[][] = [];
  let total = limit;
  for (let page = 1; rows.length < Math.min(limit, total); page++) {
    if (signal.aborted) throw new AbortedError();
    const found = await untilAborted(fetchPage(page, pageSize, signal), signal);
    total = found.total;
    const taken = found.rows.slice(0, limit - rows.length);
    rows.push(...taken.map((row) => fields.map(({ value }) => value(row))));
    onProgress?.({ done: rows.length, wanted: Math.min(limit, total) });
    if (found.rows.length === 0) break;
  }
  return { columns: fields, rows, total };
}
