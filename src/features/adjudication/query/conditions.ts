import { daysInWords, type ListCondition } from '@/components/list/facets/conditions';
import { amountText } from '@/domain/adjudication/amount';
import type { AdjudicationSearchState } from '@/links/adjudication';

const money = (yuan: string): string => (yuan ? amountText(Number(yuan)) : '');

/** The conditions of a search besides its words and facets, each of which can be taken back. */
export function conditionsOf({
  from,
  to,
  least,
  most,
  number,
  party,
}: AdjudicationSearchState): ListCondition<AdjudicationSearchState>[] {
  const conditions: ListCondition<AdjudicationSearchState>[] = [];
  if (from || to) {
    conditions.push({
      name: '裁判日期',
      value: daysInWords(from, to),
      without: { from: '', to: '' },
    });
  }
  if (least || most) {
    const value =
      least && most
        ? `${money(least)}至 ${money(most)}`
        : least
          ? `${money(least)}以上`
          : `${money(most)}以下`;
    conditions.push({ name: '判赔金额', value, without: { least: '', most: '' } });
  }
  if (number) conditions.push({ name: '涉案权利号', value: number, without: { number: '' } });
  if (party) conditions.push({ name: '当事人名称', value: party, without: { party: '' } });
  return conditions;
}
