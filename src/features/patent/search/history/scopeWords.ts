import { choicesOf } from '@/components/list/filters';
import type { Question } from '@/components/search/history/question';
import { type NumberSetHead, readNumberSets } from '@/components/search/numberSets';
import { type ClassLabels, facetLabel, knownFilters, valueLabel } from '../../result/resultFacets';
import { yearsInWords } from '../../result/scopeChips';

/** Class numbers stand for themselves: their titles would fill the row. */
const NO_TITLES: ClassLabels = new Map();

function setInWords(id: string, sets: readonly NumberSetHead[]): string {
  const set = sets.find((one) => one.id === id);
  return set
    ? `号单：${set.name}（${set.count.toLocaleString('zh-CN')} 个号码）`
    : '号单：已不在这台电脑上';
}

/** What narrows a search besides its query, one text for each condition. */
export function scopeInWords(userId: string, question: Question): string[] {
  const { years, set } = question;
  const filters = choicesOf(knownFilters(question)).map(({ facet, value, choice }) => {
    const name = facetLabel(facet) ?? facet;
    const words = valueLabel(facet, value, NO_TITLES);
    return `${name}${choice === 'exclude' ? '不是' : '：'}${words}`;
  });
  return [
    ...filters,
    ...(years ? [`申请年：${yearsInWords(years)}`] : []),
    ...(set ? [setInWords(set, readNumberSets(userId))] : []),
  ];
}

const PARTS: Readonly<Partial<Record<string, string>>> = { years: '申请年', set: '号单' };

/** Says which parts of a scope a combination leaves out; undefined when there are none. */
export function leftOutInWords(left: readonly string[]): string | undefined {
  if (left.length === 0) return undefined;
  return `不含范围中的${left.map((name) => PARTS[name] ?? facetLabel(name) ?? name).join('、')}`;
}
