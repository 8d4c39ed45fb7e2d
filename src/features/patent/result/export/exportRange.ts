import { collectRows, type ExportPage, type ExportProgress } from '@/components/export/collectRows';
import { EXPORT_LIMIT } from '@/components/export/table';
import type { PatentResultState } from '@/links/patent';
import { type PatentSummary, searchPatents } from '@/services/cnipr';
import { pageOfQuestion } from '../request';
import type { ClassLabels } from '../resultFacets';
import type { FoundPage } from '../usePatentSearch';
import type { Asked } from '../useQuestion';

/** Which patents of a result are exported. */
export type ExportRange = 'selected' | 'all' | 'page';

/** The result on screen when the export was opened. */
export interface ExportContext {
  state: PatentResultState;
  /** The query in the search language. */
  expression: string;
  /** What the result answers. */
  asked: Asked;
  found: FoundPage;
  /** Ids of the patents chosen, in the order they were chosen. */
  selected: readonly string[];
  classes: ClassLabels;
}

export const countText = (count: number): string => count.toLocaleString('zh-CN');

/** Patents that a range holds at most. */
export function rangeSize(range: ExportRange, { found, selected }: ExportContext): number {
  const { totalElements, content } = found.result;
  if (range === 'selected') return Math.min(selected.length, EXPORT_LIMIT);
  return range === 'page' ? content.length : Math.min(totalElements, EXPORT_LIMIT);
}

/** A range in words. */
export function rangeText(range: ExportRange, context: ExportContext): string {
  const { found, selected } = context;
  const { totalElements, number } = found.result;
  const size = countText(rangeSize(range, context));
  if (range === 'selected') return selected.length ? `选中的 ${size} 件` : '选中的专利（尚未选择）';
  if (range === 'page') return `本页（第 ${number + 1} 页，${size} 件）`;
  return totalElements > EXPORT_LIMIT ? `全部结果的前 ${size} 件` : `全部结果（${size} 件）`;
}

interface Options {
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

/** Asks for the patents by their ids, and puts them in the order in which they were chosen. */
async function selectedRows(ids: readonly string[], options: Options) {
  const { rows, total } = await collectRows<PatentSummary>({
    ...options,
    limit: ids.length,
    fetchPage: async (page, size, signal) => {
      const request = { expression: '', ids: [...ids], page: page - 1, size };
      const { content, totalElements } = await searchPatents(request, {
        signal,
        shownInPlace: true,
      });
      return { rows: content, total: totalElements };
    },
  });
  const places = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: PatentSummary) => places.get(id) ?? ids.length;
  return { rows: [...rows].sort((a, b) => place(a) - place(b)), total };
}

/**
 * The patents of a range.
 *
 * @throws AbortedError when the user cancels; whatever the search throws
 */
export async function rowsOf(
  range: ExportRange,
  { state, asked, found, selected }: ExportContext,
  options: Options,
): Promise<ExportPage<PatentSummary>> {
  if (range === 'page') return { rows: found.result.content, total: found.result.content.length };
  if (range === 'selected') return selectedRows(selected.slice(0, EXPORT_LIMIT), options);
  const { question } = asked;
  if (!question) return { rows: [], total: 0 };
  return collectRows<PatentSummary>({
    ...options,
    fetchPage: async (page, size, signal) => {
      const request = pageOfQuestion(question, { sort: state.sort, page, size });
      const { content, totalElements } = await searchPatents(request, {
        signal,
        shownInPlace: true,
      });
      return { rows: content, total: totalElements };
    },
  });
}
