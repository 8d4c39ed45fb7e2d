import { collectChosen } from '@/components/export/collectChosen';
import { collectRows, type ExportPage } from '@/components/export/collectRows';
import type { CollectOptions, ExportRange } from '@/components/export/dialog/exportOffer';
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

/** Rows looked through for a name: others may be answered beside it, or before it. */
const SOME = 20;

/** The service knows no list of names: each is looked for, one after the other. */
const selectedRows = (
  names: readonly string[],
  known: readonly EnterpriseRow[],
  options: CollectOptions<EnterpriseRow>,
) =>
  collectChosen<EnterpriseRow>(names, {
    ...options,
    most: 1,
    idOf: ({ enterpriseName }) => enterpriseName,
    find: async ([name = ''], signal) => {
      const here = known.filter(({ enterpriseName }) => enterpriseName === name);
      if (here.length > 0) return here;
      const call = { signal, shownInPlace: true };
      return (await findEnterprises({ q: name, page: 0, size: SOME }, call)).content;
    },
  });

/**
 * The enterprises of a range.
 *
 * @throws AbortedError when the user cancels; whatever the search throws
 */
export async function collectEnterprises(
  range: ExportRange,
  { state, found: { result }, selected }: ExportContext,
  options: CollectOptions<EnterpriseRow>,
): Promise<ExportPage<EnterpriseRow>> {
  if (range === 'page') return { rows: result.content, total: result.content.length };
  if (range === 'selected') return selectedRows(selected, result.content, options);
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
