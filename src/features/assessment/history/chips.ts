import type { FilterChip } from '@/components/list/facets/FilterChips';
import { STATUSES, type Status } from '@/domain/workflow/status';
import type { AssessmentHistoryState } from '@/links/assessment';
import { knownFilters } from './question';
import { gradeChoices, kindWord } from './words';

type Change = (change: Partial<AssessmentHistoryState>) => void;

/** The filters that are set, in words: name and value of each. */
export function filterWords(state: AssessmentHistoryState): {
  key: keyof AssessmentHistoryState;
  name: string;
  value: string;
}[] {
  const { kind, status, grade, from, to } = knownFilters(state);
  const gradeLabel = gradeChoices(kind).find(({ value }) => value === grade)?.label ?? grade;
  const words = [
    { key: 'kind', name: '类型', value: kind && kindWord(kind) },
    { key: 'status', name: '状态', value: status && STATUSES[status as Status].label },
    { key: 'grade', name: '等级', value: grade && gradeLabel },
    { key: 'from', name: '提交日期从', value: from },
    { key: 'to', name: '提交日期至', value: to },
  ] as const;
  return words.filter(({ value }) => value !== '');
}

/** The filters that are set, each removable. */
export function chipsOf(state: AssessmentHistoryState, change: Change): FilterChip[] {
  return filterWords(state).map(({ key, name, value }) => ({
    key,
    name,
    value,
    excluded: false,
    onRemove: () => change({ [key]: '' }),
  }));
}
