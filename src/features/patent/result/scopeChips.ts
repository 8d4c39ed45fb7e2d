import type { FilterChip } from '@/components/list/facets/FilterChips';
import { NO_SCOPE, type PatentResultState } from '@/links/patent';
import type { ListOfNumbers } from './request';

/** Years as they are said: `2015–2024`, `2015 年起`, `2024 年及以前`. */
export function yearsInWords(years: string): string {
  const [from = '', to = ''] = years.split('-');
  if (from && to) return from === to ? from : `${from}–${to}`;
  return from ? `${from} 年起` : `${to} 年及以前`;
}

/** The list of numbers and the years of a state, to be shown and removed like filters. */
export function scopeChips(
  { years, set }: Pick<PatentResultState, 'years' | 'set'>,
  list: ListOfNumbers,
  onChange: (change: Partial<PatentResultState>) => void,
): FilterChip[] {
  const chips: FilterChip[] = [];
  if (set) {
    const value =
      list.kind === 'here'
        ? `${list.set.name}（${list.set.count.toLocaleString('zh-CN')} 个号码）`
        : '不在这台设备上';
    const onRemove = () => onChange({ set: NO_SCOPE.set });
    chips.push({ key: 'set', name: '号单', value, excluded: false, onRemove });
  }
  if (years) {
    const onRemove = () => onChange({ years: NO_SCOPE.years });
    const value = yearsInWords(years);
    chips.push({ key: 'years', name: '申请年', value, excluded: false, onRemove });
  }
  return chips;
}
