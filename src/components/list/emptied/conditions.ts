import type { Trial } from '@/domain/search/relaxations';

/** What every row of a list meets, one by one. */
export interface Conditions<State> {
  /** Each as the user knows it: `锂离子电池`, `TI=隔膜`, `申请年：2015–2024`. */
  words: readonly string[];
  /** How many of them, from the first on, belong to the query itself. */
  ofQuery: number;
  /** What those of the query are called. */
  noun: '词' | '条件';
  /** The state with some of them only; undefined when the language cannot say that query. */
  keep: (kept: Trial) => State | undefined;
}
