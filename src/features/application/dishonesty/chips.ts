import type { FilterChip } from '@/components/list/facets/FilterChips';
import { BEHAVIORS, LEVELS, REPAIR_STATUSES } from '@/domain/application/sxss/record';
import type { DishonestyState } from '@/links/business';
import { filterProblems, keyIn, tidyFilters } from './filters';

type Change = (change: Partial<DishonestyState>) => void;

function chip(key: keyof DishonestyState, name: string, value: string, change: Change): FilterChip {
  const onRemove = () => change({ [key]: '', record: '' });
  return { key, name, value, excluded: false, onRemove };
}

/** The filters that are set, in words; one with a problem is not set. */
export function chipsOf(state: DishonestyState, change: Change): FilterChip[] {
  const problems = filterProblems(state);
  const { q, from, to } = tidyFilters(state);
  const behavior = keyIn(BEHAVIORS, state.behavior);
  const level = keyIn(LEVELS, state.level);
  const repair = keyIn(REPAIR_STATUSES, state.repair);
  return [
    ...(q && !problems.q ? [chip('q', '主体名称', q, change)] : []),
    ...(behavior ? [chip('behavior', '失信行为', BEHAVIORS[behavior], change)] : []),
    ...(level ? [chip('level', '失信程度', LEVELS[level], change)] : []),
    ...(repair ? [chip('repair', '修复状态', REPAIR_STATUSES[repair], change)] : []),
    ...(from && !problems.from ? [chip('from', '认定日期自', from, change)] : []),
    ...(to && !problems.to ? [chip('to', '认定日期至', to, change)] : []),
  ];
}
