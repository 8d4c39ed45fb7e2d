import type { Filters } from '@/links/filters';
import type { FilterChip } from './FilterChips';
import { type FacetWords, facetLabel, knownFilters } from './facetList';
import { choicesOf, withChoice } from './filters';

/** The chosen values as chips, each of which takes its own back. */
export function filterChips(
  filters: Filters,
  { facets, valueLabel }: FacetWords,
  onChange: (filters: Filters) => void,
): FilterChip[] {
  return choicesOf(knownFilters(facets, filters)).map(({ facet, value, choice }) => ({
    key: `${choice} ${facet} ${value}`,
    name: facetLabel(facets, facet) ?? facet,
    value: valueLabel(facet, value),
    excluded: choice === 'exclude',
    onRemove: () => onChange(withChoice(filters, facet, value, 'none')),
  }));
}

/** The chosen values of one facet: any included one will do, so they are one condition. */
export interface FilterCondition {
  /** `专利类型：发明授权、实用新型`. */
  words: string;
  /** The filters without it. */
  drop: (filters: Filters) => Filters;
}

/** What every row meets because of the filters, condition by condition. */
export function filterConditions(
  filters: Filters,
  { facets, valueLabel }: FacetWords,
): FilterCondition[] {
  const known = knownFilters(facets, filters);
  return (['include', 'exclude'] as const).flatMap((choice) =>
    Object.entries(known[choice]).map(([facet, values]) => {
      const list = values.map((value) => valueLabel(facet, value)).join('、');
      return {
        words: `${facetLabel(facets, facet)}${choice === 'exclude' ? '不是' : '：'}${list}`,
        drop: (before: Filters) => {
          const { [facet]: _, ...others } = before[choice];
          return { ...before, [choice]: others };
        },
      };
    }),
  );
}

/** The chosen values one by one: `专利类型：发明授权`, `有效性不是失效`. */
export function filtersInWords(filters: Filters, { facets, valueLabel }: FacetWords): string[] {
  return choicesOf(knownFilters(facets, filters)).map(({ facet, value, choice }) => {
    const sign = choice === 'exclude' ? '不是' : '：';
    return `${facetLabel(facets, facet) ?? facet}${sign}${valueLabel(facet, value)}`;
  });
}
