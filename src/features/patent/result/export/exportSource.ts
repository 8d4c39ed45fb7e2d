import { absoluteAddress } from '@/address';
import type { ExportSource } from '@/components/export/sourceTable';
import { filtersInWords } from '@/components/list/facets/filterWords';
import { patentResultLink } from '@/links/patent';
import type { PatentSummary } from '@/services/cnipr';
import { facetWords } from '../resultFacets';
import { scopeChips } from '../scopeChips';
import { SORTS } from '../sorts';
import { type ExportContext, type ExportRange, rangeText } from './exportRange';

/** What narrows the query, in words. */
function scopeInWords({ state, asked, classes }: ExportContext): string[] {
  const chosen = filtersInWords(state, facetWords(classes));
  const scope = scopeChips(state, asked.list, () => {});
  return [...chosen, ...scope.map(({ name, value }) => `${name}：${value}`)];
}

/** What the second sheet tells about exported patents. */
export function sourceOf(
  rows: readonly PatentSummary[],
  range: ExportRange,
  context: ExportContext,
  exportedAt: Date,
): ExportSource {
  const { state, expression, found } = context;
  const sort = SORTS.find(({ value }) => value === state.sort)?.label;
  return {
    query: expression || '（全部专利）',
    filters: scopeInWords(context),
    ...(range !== 'selected' && sort && { sort }),
    range: rangeText(range, context),
    total: found.result.totalElements,
    exported: rows.length,
    sources: [...new Set(rows.flatMap(({ source }) => source ?? []))],
    address: absoluteAddress(patentResultLink(state)),
    exportedAt,
  };
}
