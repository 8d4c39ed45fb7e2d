import { collectRows, type ExportPage } from '@/components/export/collectRows';
import type { CollectOptions, ExportRange } from '@/components/export/dialog/exportOffer';
import { EXPORT_LIMIT } from '@/components/export/table';
import type { EnterpriseSearchState } from '@/links/enterprise';
import { type EnterpriseRow, findEnterprises } from '@/services/data/enterprise';
import { questionOf } from '../question';
import type { FoundEnterprises } from '../useEnterprises';

/** The list on screen when the export was opened. */
export interface ExportContext {
  state: EnterpriseSearchState;
  found: FoundEnterprises;
  /** Names of the enterprises chosen, in the order they were chosen. */
  selected: readonly string[];
}

/** The service knows no list of names: each is looked for, one after the other. */
async function selectedRows(
  names: readonly string[],
  known: readonly EnterpriseRow[],
  { signal, onProgress }: CollectOptions,
): Promise<ExportPage<EnterpriseRow>> {
  const rows: EnterpriseRow[] = [];
  for (const name of names) {
    const here = known.find(({ enterpriseName }) => enterpriseName === name);
    const row =
      here ??
      (await findEnterprises({ q: name, page: 0, size: 1 }, { signal, shownInPlace: true }))
        .content[0];
    if (row?.enterpriseName === name) rows.push(row);
    onProgress({ done: rows.length, wanted: names.length });
  }
  return { rows, total: names.length };
}

/**
 * The enterprises of a range.
 *
 * @throws AbortedError when the user cancels; whatever the search throws
 */
export async function collectEnterprises(
  range: ExportRange,
  { state, found: { result }, selected }: ExportContext,
  options: CollectOptions,
): Promise<ExportPage<EnterpriseRow>> {
  if (range === 'page') return { rows: result.content, total: result.content.length };
  if (range === 'selected') {
    return selectedRows(selected.slice(0, EXPORT_LIMIT), result.content, options);
  }
  return collectRows<EnterpriseRow>({
    ...options,
    fetchPage: async (page, size, signal) => {
      const { content, totalElements } = await findEnterprises(
        { ...questionOf(state), sort: state.sort, page: page - 1, size },
        { signal, shownInPlace: true },
      );
      return { rows: content, total: totalElements };
    },
  });
}
