import type { AdjudicationSortKey } from '@/links/adjudication';

/** Orders of the list in words. */
export const SORTS: readonly { value: AdjudicationSortKey; label: string }[] = [
  { value: 'relevance', label: '相关度' },
  { value: '-judgmentDate', label: '裁判日期从新到旧' },
  { value: 'judgmentDate', label: '裁判日期从旧到新' },
  { value: '-awardAmount', label: '判赔金额从高到低' },
  { value: 'awardAmount', label: '判赔金额从低到高' },
];
