import { absoluteAddress } from '@/address';
import type { ExportOffer, ExportRange } from '@/components/export/dialog/exportOffer';
import { filtersInWords } from '@/components/list/facets/filterWords';
import { facetWords } from '@/components/patent/patentFacets';
import { SORTS } from '@/components/patent/sorts';
import { patentResultLink } from '@/links/patent';
import type { PatentSummary } from '@/services/cnipr';
import { scopeChips } from '../scopeChips';
import type { ExportContext } from './collectPatents';

/** What narrows the query, in words. */
function scopeInWords({ state, asked, classes }: ExportContext): string[] {
  const chosen = filtersInWords(state, facetWords(classes));
  const scope = scopeChips(state, asked.list, () => {});
  return [...chosen, ...scope.map(({ name, value }) => `${name}：${value}`)];
}

/** What the second sheet tells about exported patents, besides their number. */
export function sourceOf(
  rows: readonly PatentSummary[],
  range: ExportRange,
  context: ExportContext,
): ReturnType<ExportOffer<PatentSummary>['source']> {
  const { state, expression } = context;
  const sort = SORTS.find(({ value }) => value === state.sort)?.label;
  return {
    query: expression || '（全部专利）',
    filters: scopeInWords(context),
    ...(range !== 'selected' && sort && { sort }),
    sources: [...new Set(rows.flatMap(({ source }) => source ?? []))],
    address: absoluteAddress(patentResultLink(state)),
  };
}
