import { collectChosen } from '@/components/export/collectChosen';
import { collectRows, type ExportPage } from '@/components/export/collectRows';
import type { CollectOptions, ExportRange } from '@/components/export/dialog/exportOffer';
import type { ClassLabels } from '@/components/patent/patentFacets';
import type { PatentResultState } from '@/links/patent';
import { type PatentSummary, searchPatents } from '@/services/cnipr';
import { JUMP_LIMIT, pageOfQuestion } from '../request';
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

/** Few enough that a page comes within seconds on a slow line. */
const PAGE_SIZE = 200;

/** Asks for the patents by their ids. */
const selectedRows = (ids: readonly string[], options: CollectOptions<PatentSummary>) =>
  collectChosen<PatentSummary>(ids, {
    ...options,
    idOf: ({ id }) => id,
    find: async (some, signal) => {
      const request = { expression: '', ids: [...some], page: 0, size: some.length };
      return (await searchPatents(request, { signal, shownInPlace: true })).content;
    },
  });

/**
 * The patents of a range.
 *
 * @throws AbortedError when the user cancels; whatever the search throws
 */
export async function collectPatents(
  range: ExportRange,
  { state, asked, found, selected }: ExportContext,
  options: CollectOptions<PatentSummary>,
): Promise<ExportPage<PatentSummary>> {
  if (range === 'page') return { rows: found.result.content, total: found.result.content.length };
  if (range === 'selected') return selectedRows(selected, options);
  const { question } = asked;
  if (!question) return { rows: [], total: 0 };
  return collectRows<PatentSummary>({
    ...options,
    limit: JUMP_LIMIT,
    pageSize: PAGE_SIZE,
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
