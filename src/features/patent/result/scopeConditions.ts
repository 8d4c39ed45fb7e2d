import type { ListCondition } from '@/components/list/facets/conditions';
import type { ListOfNumbers } from '@/components/patent/question';
import { grouped } from '@/domain/grouped';
import { NO_SCOPE, type PatentResultState } from '@/links/patent';

/** Years as they are said: `2015–2024`, `2015 年起`, `2024 年及以前`. */
export function yearsInWords(years: string): string {
  const [from = '', to = ''] = years.split('-');
  if (from && to) return from === to ? from : `${from}–${to}`;
  return from ? `${from} 年起` : `${to} 年及以前`;
}

/** The list of numbers and the years of a state. */
export function scopeConditions(
  { years, set }: Pick<PatentResultState, 'years' | 'set'>,
  list: ListOfNumbers,
): ListCondition<PatentResultState>[] {
  const named =
    list.kind === 'here'
      ? `${list.set.name}（${grouped(list.set.count)} 个号码）`
      : '不在这台设备上';
  return [
    ...(set ? [{ name: '号单', value: named, without: { set: NO_SCOPE.set } }] : []),
    ...(years
      ? [{ name: '申请年', value: yearsInWords(years), without: { years: NO_SCOPE.years } }]
      : []),
  ];
}
