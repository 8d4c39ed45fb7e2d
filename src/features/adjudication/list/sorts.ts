import type { AdjudicationSortKey } from '@/links/adjudication';

type SortOption = { value: AdjudicationSortKey; label: string };

const BY_FACTS: readonly SortOption[] = [
  { value: '-judgmentDate', label: '裁判日期从新到旧' },
  { value: 'judgmentDate', label: '裁判日期从旧到新' },
  { value: '-awardAmount', label: '判赔金额从高到低' },
  { value: 'awardAmount', label: '判赔金额从低到高' },
];

/** Orders of the list in words; without words to look for nothing is more relevant. */
export function sortsOf({ q }: { readonly q: string }): readonly SortOption[] {
  return [{ value: 'relevance', label: q.trim() ? '相关度' : '默认顺序' }, ...BY_FACTS];
}
