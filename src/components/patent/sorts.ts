import type { PatentSortKey } from '@/links/patent';

/** Orders of the list in words. */
export const SORTS: readonly { value: PatentSortKey; label: string }[] = [
  { value: 'relevance', label: '相关度' },
  { value: '-filingDate', label: '申请日从新到旧' },
  { value: 'filingDate', label: '申请日从旧到新' },
  { value: '-publicationDate', label: '公开日从新到旧' },
  { value: 'publicationDate', label: '公开日从旧到新' },
  { value: '-citedBy', label: '被引证次数从多到少' },
];
