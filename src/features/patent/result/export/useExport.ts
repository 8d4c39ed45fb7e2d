import dayjs from 'dayjs';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExportProgress } from '@/components/export/collectRows';
import { downloadFile } from '@/components/export/downloadFile';
import { useOwner } from '@/components/page/useOwner';
import { AbortedError } from '@/requests/errors';
import { readMarks } from '../../marks/marks';
import type { PatentField } from './exportFields';
import { type ExportFormat, filesOf } from './exportFiles';
import { type ExportContext, type ExportRange, rangeSize, rowsOf } from './exportRange';
import { sourceOf } from './exportSource';

/** What the user wants to have. */
export interface ExportWish {
  range: ExportRange;
  format: ExportFormat;
  /** Columns of a table in their order. */
  fields: readonly PatentField[];
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
export function useExport(context: ExportContext): {
  stage: ExportStage;
  start: (wish: ExportWish) => void;
  cancel: () => void;
} {
  const [stage, setStage] = useState<ExportStage>({ name: 'choosing' });
  const user = useOwner();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async ({ range, format, fields, sourceFile }: ExportWish, signal: AbortSignal) => {
    const wanted = rangeSize(range, context);
    setStage({ name: 'running', done: 0, wanted });
    const found = await rowsOf(range, context, {
      signal,
      onProgress: (progress) => setStage({ name: 'running', ...progress }),
    });
    const marks = readMarks(user);
    const rows = found.rows.map((row) => ({ ...row, mark: marks.get(row.id) }));
    const now = new Date();
    const name = `专利检索结果-${dayjs(now).format('YYYYMMDD-HHmm')}`;
    const source = sourceOf(rows, range, context, now);
    const files = await filesOf(format, name, rows, fields, source, sourceFile);
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
