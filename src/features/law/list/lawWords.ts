import {
  daysInWords,
  type ListCondition,
  narrowingChips,
  narrowingInWords,
} from '@/components/list/facets/conditions';
import type { FilterChip } from '@/components/list/facets/FilterChips';
import { choicesOf } from '@/components/list/facets/filters';
import { grouped } from '@/domain/grouped';
import { titleText } from '@/domain/titleText';
import type { LawDays, LawSearchState } from '@/links/law';
import type { LawPage } from '@/services/data/law';
import { LAW } from '../noun';
import { LAW_FACET_WORDS } from './facets';

export const SCOPES = [
  { value: 'title', label: '标题和文号' },
  { value: 'full', label: '标题和全文' },
] as const;

export const MATCHES = [
  { value: 'fuzzy', label: '模糊：词不分先后' },
  { value: 'exact', label: '精确：与输入一致' },
] as const;

/** What limits the days of a search. */
export function dayConditions({ pFrom, pTo, eFrom, eTo, asOf }: LawDays): ListCondition<LawDays>[] {
  return [
    ...(pFrom || pTo
      ? [{ name: '公布日期', value: daysInWords(pFrom, pTo), without: { pFrom: '', pTo: '' } }]
      : []),
    ...(eFrom || eTo
      ? [{ name: '施行日期', value: daysInWords(eFrom, eTo), without: { eFrom: '', eTo: '' } }]
      : []),
    ...(asOf ? [{ name: '版本', value: `${asOf} 有效或不能确定`, without: { asOf: '' } }] : []),
  ];
}

/** How many values and days narrow a search. */
export const chosenOf = (state: LawSearchState): number =>
  choicesOf(state).length + dayConditions(state).length;

/** What narrows a search besides its words, as chips that can be taken back. */
export function lawChips(
  state: LawSearchState,
  onChange: (change: Partial<LawSearchState>) => void,
): FilterChip[] {
  return narrowingChips(state, LAW_FACET_WORDS, dayConditions(state), onChange);
}

/** What narrows a search besides its words: `效力级别：法律`, `公布日期：2020-01-01 起`. */
export function scopeInWords(state: LawSearchState): string[] {
  return narrowingInWords(state, LAW_FACET_WORDS, dayConditions(state));
}

/** The words of a search and where they are looked for; '' without words. */
export function queryInWords({ q, scope, match }: LawSearchState): string {
  if (!q) return '';
  const how = [...(match === 'exact' ? ['精确'] : []), ...(scope === 'full' ? ['全文'] : [])];
  return how.length ? `${q}（${how.join('、')}）` : q;
}

/** What a list of the versions of a day leaves out, for files. */
export function unheldInWords(
  asOf: string,
  { unheld, unheldCount = unheld.length }: Pick<LawPage, 'unheld' | 'unheldCount'>,
): string {
  const titles = unheld.map(({ title }) => titleText(title)).join('、');
  const count = grouped(unheldCount);
  const named = `${titles}${unheldCount > unheld.length ? '等' : ''}`;
  return [
    ...(unheldCount > 0
      ? [`另有 ${count} ${LAW.unit}在 ${asOf} 已经有了，但当时的版本没有收录：${named}`]
      : []),
    '只列本平台收录的版本；没有列出的，不表示当时没有这部法规',
  ].join('。');
}

/** A whole search in one line. */
export function searchInWords(state: LawSearchState): string {
  const words = queryInWords(state);
  return [...(words ? [words] : []), ...scopeInWords(state)].join(' · ') || '全部法律法规';
}
