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

/**
 * Fetches a result page by page. Stops at the limit, at the end, or at a page without rows.
 *
 * @throws AbortedError when the user cancels; whatever `fetchPage` throws
 */
export async function collectRows<Row>({
  fetchPage,
  limit = EXPORT_LIMIT,
  pageSize = 100,
  onProgress,
  signal = new AbortController().signal,
}: RowsRequest<Row>): Promise<ExportPage<Row>> {
  const rows: Row[] = [];
  let total = limit;
  for (let page = 1; rows.length < Math.min(limit, total); page++) {
    if (signal.aborted) throw new AbortedError();
    const found = await untilAborted(fetchPage(page, pageSize, signal), signal);
    total = found.total;
    rows.push(...found.rows.slice(0, limit - rows.length));
    onProgress?.({ done: rows.length, wanted: Math.min(limit, total) });
    if (found.rows.length === 0) break;
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
