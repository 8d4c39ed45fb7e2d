import { absoluteAddress } from '@/address';
import type { ExportSource } from '@/components/export/sourceTable';
import { choicesOf } from '@/components/list/filters';
import { patentResultLink } from '@/links/patent';
import type { PatentSummary } from '@/services/cnipr';
import { SORTS } from '../ResultTools';
import { facetLabel, knownFilters, valueLabel } from '../resultFacets';
import { scopeChips } from '../scopeChips';
import { type ExportContext, type ExportRange, rangeText } from './exportRange';

/** What narrows the query, in words. */
function filtersInWords({ state, asked, classes }: ExportContext): string[] {
  const chosen = choicesOf(knownFilters(state)).map(({ facet, value, choice }) => {
    const sign = choice === 'exclude' ? '不是' : '：';
    return `${facetLabel(facet) ?? facet}${sign}${valueLabel(facet, value, classes)}`;
  });
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
    filters: filtersInWords(context),
    ...(range !== 'selected' && sort && { sort }),
    range: rangeText(range, context),
    total: found.result.totalElements,
    exported: rows.length,
    sources: [...new Set(rows.flatMap(({ source }) => source ?? []))],
    address: absoluteAddress(patentResultLink(state)),
    exportedAt,
  };
}
