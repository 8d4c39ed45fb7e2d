import type { Filters } from '@/links/filters';
import type { FilterChip } from './FilterChips';
import type { FacetWords } from './facetList';
import { filterChips, filtersInWords } from './filterWords';

/** A condition of a list that is neither words nor a facet: days, a price, a name. */
export interface ListCondition<State> {
  /** What it limits, e.g. 公布日期. */
  name: string;
  /** How, in words. */
  value: string;
  /** What the state has without it. */
  without: Partial<State>;
}

/** A range of days, `YYYY-MM-DD`: `2020-01-01 至 2020-12-31`, `2020-01-01 起`, `2020-12-31 及以前`. */
export function daysInWords(from: string, to: string): string {
  if (from && to) return from === to ? from : `${from} 至 ${to}`;
  return from ? `${from} 起` : `${to} 及以前`;
}

/** Conditions as chips, each of which takes its own back. */
function conditionChips<State>(
  conditions: readonly ListCondition<State>[],
  onChange: (change: Partial<State>) => void,
): FilterChip[] {
  return conditions.map(({ name, value, without }) => ({
    key: name,
    name,
    value,
    excluded: false,
    onRemove: () => onChange(without),
  }));
}

/** What narrows a list besides its words, as chips: conditions, then the chosen values of facets. */
export function narrowingChips<State extends Filters>(
  state: State,
  facets: FacetWords,
  conditions: readonly ListCondition<NoInfer<State>>[],
  onChange: (change: Partial<State>) => void,
): FilterChip[] {
  // Filters alone are a part of any state that has filters.
  const onFilters = onChange as (change: Filters) => void;
  return [...conditionChips(conditions, onChange), ...filterChips(state, facets, onFilters)];
}

/** What narrows a list besides its words: `效力级别：法律`, `公布日期：2020-01-01 起`. */
export function narrowingInWords<State extends Filters>(
  state: State,
  facets: FacetWords,
  conditions: readonly ListCondition<NoInfer<State>>[],
): string[] {
  return [
    ...filtersInWords(state, facets),
    ...conditions.map(({ name, value }) => `${name}：${value}`),
  ];
}
