import type { Conditions } from '@/components/list/emptied/conditions';
import { filterConditions } from '@/components/list/facets/filterWords';
import { searchedWords } from '@/domain/law/keywords';
import type { LawListState } from '@/links/law';
import { LAW_FACET_WORDS } from '../facets';
import { dayConditions } from '../lawWords';

/** What every law of a list meets: the words, the filters, the days. */
export function lawConditions(state: LawListState): Conditions<LawListState> {
  const words = searchedWords(state.q, state.match);
  // A single word is said as it was typed.
  const typed = words.length === 1 ? [state.q.trim()] : words;
  const scope: { words: string; drop: (before: LawListState) => LawListState }[] = [
    ...filterConditions(state, LAW_FACET_WORDS).map(({ words, drop }) => ({
      words,
      drop: (before: LawListState) => ({ ...before, ...drop(before) }),
    })),
    ...dayConditions(state).map(({ name, value, drop }) => ({
      words: `${name}：${value}`,
      drop: (before: LawListState) => ({ ...before, ...drop }),
    })),
  ];
  return {
    words: [...typed, ...scope.map((one) => one.words)],
    ofQuery: typed.length,
    noun: '词',
    keep: (kept) => {
      const left = typed.filter((_, place) => kept.includes(place));
      const dropped = scope.filter((_, index) => !kept.includes(typed.length + index));
      const q = left.length === typed.length ? state.q : left.join(' ');
      return dropped.reduce((narrowed, { drop }) => drop(narrowed), { ...state, q, page: 1 });
    },
  };
}
