import { useMemoizedFn } from 'ahooks';
import { useRef, useState } from 'react';
import { stampInChina } from '@/domain/calendar';
import { AbortedError } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';
import type { ExportProgress } from '../collectRows';
import { downloadFile } from '../downloadFile';
import { tableFiles } from './exportFiles';
import { type ExportOffer, type ExportRange, limitOf, rangeSize, rangeText } from './exportOffer';

/** What the user wants to have. */
export interface ExportWish {
  range: ExportRange;
  /** `xlsx`, `csv`, or the value of one of the list's own formats. */
  format: string;
  /** Keys of the columns of a table, in their order. */
  fields: readonly string[];
  /** A second file that tells query and source. */
  sourceFile: boolean;
}

export type ExportStage =
  | { name: 'choosing' }
  | ({ name: 'running' } & ExportProgress)
  | { name: 'done'; files: readonly string[]; rows: number; missing: number }
  | ({ name: 'failed'; error: unknown } & Kept)
  | ({ name: 'cancelled' } & Kept);

/** What an export that did not come to its end has fetched. */
interface Kept extends ExportProgress {
  range: ExportRange;
}

/** The name of the files without time: it says of how many rows they hold how many. */
function fileStem<Row>(range: ExportRange, rows: number, offer: ExportOffer<Row>): string {
  const { fileName, total, noun } = offer;
  if (range !== 'all' || total === undefined || rows >= total) return fileName;
  return `${fileName}-前${rows}${noun.unit}（共${total}${noun.unit}）`;
}

/**
 * Runs exports one at a time; leaving the page or the dialog stops the one under way. What a stopped
 * export has fetched stays, as long as its range does: the next try goes on behind it.
 */
export function useExport<Row>(offer: ExportOffer<Row>): {
  stage: ExportStage;
  start: (wish: ExportWish) => void;
  /** Writes what a stopped export has fetched. */
  finish: (wish: ExportWish) => void;
  cancel: () => void;
} {
  const [stage, setStage] = useState<ExportStage>({ name: 'choosing' });
  const fetched = useRef<{ range: ExportRange; rows: Row[] }>(undefined);
  const progress = useRef<ExportProgress>({ done: 0, wanted: 0 });

  const collect = async (range: ExportRange, signal: AbortSignal): Promise<readonly Row[]> => {
    const before = fetched.current;
    const kept = before?.range === range ? before : { range, rows: [] };
    fetched.current = kept;
    progress.current = { done: kept.rows.length, wanted: rangeSize(range, offer) };
    setStage({ name: 'running', ...progress.current });
    const { rows } = await offer.collect(range, {
      kept: kept.rows,
      signal,
      onProgress: (now) => {
        progress.current = now;
        setStage({ name: 'running', ...now });
      },
    });
    return rows;
  };

  const write = async (
    { range, format, fields, sourceFile }: ExportWish,
    rows: readonly Row[],
    signal: AbortSignal,
    stopped = false,
  ) => {
    const now = new Date();
    const name = `${fileStem(range, rows.length, offer)}-${stampInChina(now.getTime())}`;
    const reference = offer.references?.find(({ value }) => value === format);
    const columns = fields.flatMap((key) => offer.fields.find((field) => field.key === key) ?? []);
    const source = {
      ...offer.source(rows, range),
      range: rangeText(range, offer, stopped ? rows.length : undefined),
      unit: offer.noun.unit,
      total: offer.total,
      limit: limitOf(offer),
      exported: rows.length,
      exportedAt: now,
    };
    const files = reference
      ? [reference.fileOf(name, rows)]
      : await tableFiles(format, name, rows, columns, source, sourceFile);
    if (signal.aborted) throw new AbortedError();
    for (const file of files) downloadFile(file.name, file.content, file.type);
    if (!stopped) fetched.current = undefined;
    setStage({
      name: 'done',
      files: files.map((file) => file.name),
      rows: rows.length,
      missing: range === 'selected' && !stopped ? rangeSize(range, offer) - rows.length : 0,
    });
  };

  const running = useAsked(
    (signal, _: ExportRange, work: (signal: AbortSignal) => Promise<void>) => work(signal),
    {
      manual: true,
      onError: (error, [range]) => setStage({ name: 'failed', error, range, ...progress.current }),
    },
  );
  const { run } = running;
  const start = (wish: ExportWish) =>
    run(wish.range, async (signal) => write(wish, await collect(wish.range, signal), signal));
  const finish = (wish: ExportWish) =>
    run(wish.range, (signal) => write(wish, fetched.current?.rows ?? [], signal, true));
  const cancel = useMemoizedFn(() => {
    running.cancel();
    const range = fetched.current?.range ?? 'all';
    setStage({ name: 'cancelled', range, ...progress.current });
  });
  return { stage, start, finish, cancel };
}
