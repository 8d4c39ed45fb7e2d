import type { AssessmentSort } from '@/links/assessment';

/** The orders of the list in words. */
export const SORTS: readonly { value: AssessmentSort; label: string }[] = [
  { value: '-submitTime', label: '提交时间，最近的在前' },
  { value: 'submitTime', label: '提交时间，最早的在前' },
  { value: '-totalScore', label: '总分，从高到低' },
  { value: 'totalScore', label: '总分，从低到高' },
];
