import { absoluteAddress } from '@/address';
import type { ExportOffer, ExportRange } from '@/components/export/dialog/exportOffer';
import { narrowingInWords } from '@/components/list/facets/conditions';
import { facetWords } from '@/components/patent/patentFacets';
import { SORTS } from '@/components/patent/sorts';
import { patentResultLink } from '@/links/patent';
import type { PatentSummary } from '@/services/cnipr';
import { scopeConditions } from '../scopeConditions';
import type { ExportContext } from './collectPatents';

/** What narrows the query, in words. */
function scopeInWords({ state, asked, classes }: ExportContext): string[] {
  return narrowingInWords(state, facetWords(classes), scopeConditions(state, asked.list));
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
