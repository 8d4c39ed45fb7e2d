import type { FilterChip } from '@/components/list/facets/FilterChips';
import { filterChips, filtersInWords } from '@/components/list/facets/filterWords';
import type { LawDays, LawSearchState } from '@/links/law';
import { LAW_FACET_WORDS } from './facets';

export const SCOPES = [
  { value: 'title', label: '标题和文号' },
  { value: 'full', label: '标题和全文' },
] as const;

export const MATCHES = [
  { value: 'fuzzy', label: '模糊：词不分先后' },
  { value: 'exact', label: '精确：与输入一致' },
] as const;

/** A range of days: `2020-01-01 至 2020-12-31`, `2020-01-01 起`, `2020-12-31 及以前`. */
function rangeInWords(from: string, to: string): string {
  if (from && to) return from === to ? from : `${from} 至 ${to}`;
  return from ? `${from} 起` : `${to} 及以前`;
}

/** One condition on days in words, and what takes it back. */
export interface DayCondition {
  name: string;
  value: string;
  drop: Partial<LawDays>;
}

/** What limits the days of a search. */
export function dayConditions({ pFrom, pTo, eFrom, eTo, asOf }: LawDays): DayCondition[] {
  return [
    ...(pFrom || pTo
      ? [{ name: '公布日期', value: rangeInWords(pFrom, pTo), drop: { pFrom: '', pTo: '' } }]
      : []),
    ...(eFrom || eTo
      ? [{ name: '施行日期', value: rangeInWords(eFrom, eTo), drop: { eFrom: '', eTo: '' } }]
      : []),
    ...(asOf ? [{ name: '版本', value: `${asOf} 有效`, drop: { asOf: '' } }] : []),
  ];
}

/** What narrows a search besides its words, as chips that can be taken back. */
export function lawChips(
  state: LawSearchState,
  onChange: (change: Partial<LawSearchState>) => void,
): FilterChip[] {
  return [
    ...dayConditions(state).map(({ name, value, drop }) => ({
      key: name,
      name,
      value,
      excluded: false,
      onRemove: () => onChange(drop),
    })),
    ...filterChips(state, LAW_FACET_WORDS, onChange),
  ];
}

/** What narrows a search besides its words: `效力级别：法律`, `公布日期：2020-01-01 起`. */
export function scopeInWords(state: LawSearchState): string[] {
  return [
    ...filtersInWords(state, LAW_FACET_WORDS),
    ...dayConditions(state).map(({ name, value }) => `${name}：${value}`),
  ];
}

/** The words of a search and where they are looked for; '' without words. */
export function queryInWords({ q, scope, match }: LawSearchState): string {
  if (!q) return '';
  const how = [...(match === 'exact' ? ['精确'] : []), ...(scope === 'full' ? ['全文'] : [])];
  return how.length ? `${q}（${how.join('、')}）` : q;
}

/** A whole search in one line. */
export function searchInWords(state: LawSearchState): string {
  const words = queryInWords(state);
  return [...(words ? [words] : []), ...scopeInWords(state)].join(' · ') || '全部法律法规';
}
