import type { LawListState, LawSortKey } from '@/links/law';

type SortOption = { value: LawSortKey; label: string };

const BY_DAY: readonly SortOption[] = [
  { value: '-promulgationDate', label: '公布日期从新到旧' },
  { value: 'promulgationDate', label: '公布日期从旧到新' },
  { value: '-effectiveDate', label: '施行日期从新到旧' },
  { value: 'effectiveDate', label: '施行日期从旧到新' },
];

/** Orders of a list in words; without words to look for nothing is more relevant. */
export function sortsOf({ q }: Pick<LawListState, 'q'>): readonly SortOption[] {
  return q.trim() ? [{ value: 'relevance', label: '相关度' }, ...BY_DAY] : BY_DAY;
}

/** The order in which a state is answered. */
export function sortOf({ q, sort }: Pick<LawListState, 'q' | 'sort'>): LawSortKey {
  return sort === 'relevance' && !q.trim() ? '-promulgationDate' : sort;
}
