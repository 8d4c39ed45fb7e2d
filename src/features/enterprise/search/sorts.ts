import type { EnterpriseSortKey } from '@/links/enterprise';

type SortOption = { value: EnterpriseSortKey; label: string };

const BY_FACTS: readonly SortOption[] = [
  { value: '-patentTotal', label: '专利从多到少' },
  { value: '-establishDate', label: '成立日期从新到旧' },
  { value: 'establishDate', label: '成立日期从旧到新' },
];

/** Orders of the list in words; without words to look for nothing is more relevant. */
export function sortsOf({ q }: { readonly q: string }): readonly SortOption[] {
  return [{ value: 'relevance', label: q.trim() ? '相关度' : '默认顺序' }, ...BY_FACTS];
}

/** Fewest patents that can be chosen. */
export const LEAST = [
  { value: '', label: '专利数不限' },
  { value: '1', label: '有专利' },
  { value: '10', label: '专利 10 件以上' },
  { value: '50', label: '专利 50 件以上' },
  { value: '100', label: '专利 100 件以上' },
] as const;
