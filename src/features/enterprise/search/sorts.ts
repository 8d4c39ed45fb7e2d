import type { EnterpriseSortKey } from '@/links/enterprise';

/**
 * Orders of the list in words. By what the service orders when it is not told is not specified: the
 * names it finds may all be alike, and others stand first for their patents.
 */
export const ENTERPRISE_SORTS: readonly { value: EnterpriseSortKey; label: string }[] = [
  { value: 'relevance', label: '默认顺序' },
  { value: '-patentTotal', label: '专利从多到少' },
  { value: '-establishDate', label: '成立日期从新到旧' },
  { value: 'establishDate', label: '成立日期从旧到新' },
];

/** Fewest patents that can be chosen. */
export const LEAST = [
  { value: '', label: '专利数不限' },
  { value: '1', label: '有专利' },
  { value: '10', label: '专利 10 件以上' },
  { value: '50', label: '专利 50 件以上' },
  { value: '100', label: '专利 100 件以上' },
] as const;
