import dayjs from 'dayjs';
import { useCallback, useEffect, useRef, useState } from 'react';
import { AbortedError } from '@/requests/errors';
import type { ExportProgress } from '../collectRows';
import { downloadFile } from '../downloadFile';
import { tableFiles } from './exportFiles';
import { type ExportOffer, type ExportRange, rangeSize, rangeText } from './exportOffer';

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
  | { name: 'failed'; error: unknown }
  | { name: 'cancelled' };

/** Runs exports one at a time; leaving the page or the dialog stops the one under way. */
export function useExport<Row>(offer: ExportOffer<Row>): {
  stage: ExportStage;
  start: (wish: ExportWish) => void;
  cancel: () => void;
} {
  const [stage, setStage] = useState<ExportStage>({ name: 'choosing' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async ({ range, format, fields, sourceFile }: ExportWish, signal: AbortSignal) => {
    const wanted = rangeSize(range, offer);
    setStage({ name: 'running', done: 0, wanted });
    const { rows } = await offer.collect(range, {
      signal,
      onProgress: (progress) => setStage({ name: 'running', ...progress }),
    });
    const now = new Date();
    const name = `${offer.fileName}-${dayjs(now).format('YYYYMMDD-HHmm')}`;
    const reference = offer.references?.find(({ value }) => value === format);
    const columns = fields.flatMap((key) => offer.fields.find((field) => field.key === key) ?? []);
    const source = {
      ...offer.source(rows, range),
      range: rangeText(range, offer),
      unit: offer.noun.unit,
      total: offer.total,
      exported: rows.length,
      exportedAt: now,
    };
    const files = reference
      ? [reference.fileOf(name, rows)]
      : await tableFiles(format, name, rows, columns, source, sourceFile);
    if (signal.aborted) throw new AbortedError();
    for (const file of files) downloadFile(file.name, file.content, file.type);
    setStage({
      name: 'done',
      files: files.map((file) => file.name),
      rows: rows.length,
      missing: range === 'selected' ? wanted - rows.length : 0,
    });
  };

  const start = (wish: ExportWish) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    run(wish, controller.signal).catch((error) => {
      if (controller.signal.aborted) return;
      setStage({ name: 'failed', error });
    });
  };
  const cancel = useCallback(() => {
    running.current?.abort();
    setStage({ name: 'cancelled' });
  }, []);
  return { stage, start, cancel };
}
