import type { Conditions } from '@/components/list/emptied/conditions';
import { filterConditions } from '@/components/list/facets/filterWords';
import type { AdjudicationListState } from '@/links/adjudication';
import { FACET_WORDS } from '../facets';
import { conditionsOf } from '../query/conditions';

interface Dropped {
  words: string;
  drop: (state: AdjudicationListState) => AdjudicationListState;
}

/** What every document of a list meets, one by one: words, then filters, days, sums and names. */
export function conditionsOfList(state: AdjudicationListState): Conditions<AdjudicationListState> {
  const words = [...new Set(state.q.split(/\s+/).filter(Boolean))];
  const others: Dropped[] = [
    ...filterConditions(state, FACET_WORDS).map(({ words, drop }) => ({
      words,
      drop: (before: AdjudicationListState) => ({ ...before, ...drop(before) }),
    })),
    ...conditionsOf(state).map(({ name, value, without }) => ({
      words: `${name}：${value}`,
      drop: (before: AdjudicationListState) => ({ ...before, ...without }),
    })),
  ];
  return {
    words: [...words, ...others.map((one) => one.words)],
    ofQuery: words.length,
    noun: '词',
    keep: (kept) => {
      const q = words.filter((_, place) => kept.includes(place)).join(' ');
      const dropped = others.filter((_, index) => !kept.includes(words.length + index));
      return dropped.reduce<AdjudicationListState>((narrowed, { drop }) => drop(narrowed), {
        ...state,
        q,
        page: 1,
      });
    },
  };
}
