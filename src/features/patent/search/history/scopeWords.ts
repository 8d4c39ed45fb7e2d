import { facetLabel } from '@/components/list/facets/facetList';
import { filtersInWords } from '@/components/list/facets/filterWords';
import { facetWords, RESULT_FACETS } from '@/components/patent/patentFacets';
import type { Question } from '@/components/search/history/question';
import { type NumberSetHead, readNumberSets } from '@/components/search/numberSets';
import { grouped } from '@/domain/grouped';
import { yearsInWords } from '../../result/scopeConditions';

/** Class numbers stand for themselves: their titles would fill the row. */
const WORDS = facetWords(new Map());

function setInWords(id: string, sets: readonly NumberSetHead[]): string {
  const set = sets.find((one) => one.id === id);
  return set ? `号单：${set.name}（${grouped(set.count)} 个号码）` : '号单：已不在这台设备上';
}

/** What narrows a search besides its query, one text for each condition. */
export function scopeInWords(userId: string, question: Question): string[] {
  const { years, set } = question;
  return [
    ...filtersInWords(question, WORDS),
    ...(years ? [`申请年：${yearsInWords(years)}`] : []),
    ...(set ? [setInWords(set, readNumberSets(userId))] : []),
  ];
}

const PARTS: Readonly<Partial<Record<string, string>>> = { years: '申请年', set: '号单' };

/** Says which parts of a scope a combination leaves out; undefined when there are none. */
export function leftOutInWords(left: readonly string[]): string | undefined {
  if (left.length === 0) return undefined;
  return `不含范围中的${left.map((name) => PARTS[name] ?? facetLabel(RESULT_FACETS, name) ?? name).join('、')}`;
}
