import { collectRows, type ExportPage } from '@/components/export/collectRows';
import type { CollectOptions, ExportRange } from '@/components/export/dialog/exportOffer';
import { EXPORT_LIMIT } from '@/components/export/table';
import type { ClassLabels } from '@/components/patent/patentFacets';
import type { PatentResultState } from '@/links/patent';
import { type PatentSummary, searchPatents } from '@/services/cnipr';
import { pageOfQuestion } from '../request';
import type { FoundPage } from '../usePatentSearch';
import type { Asked } from '../useQuestion';

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

/** Asks for the patents by their ids, and puts them in the order in which they were chosen. */
async function selectedRows(ids: readonly string[], options: CollectOptions) {
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
export async function collectPatents(
  range: ExportRange,
  { state, asked, found, selected }: ExportContext,
  options: CollectOptions,
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
