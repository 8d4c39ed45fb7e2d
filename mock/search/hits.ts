import type { ParseError } from '../../src/domain/search/messages';
import { parseExpression } from '../../src/domain/search/parser';
import type { SearchRequest } from '../contract';
import { compileQuery } from './evaluator/evaluate';
import { compileScore } from './evaluator/relevance';
import type { PatentStore } from './store';

/** What an expression finds. */
export interface Hits {
  /** Indices of the patents found, ascending. */
  records: Uint32Array;
  /** Relevance by index of the patent; null where every patent is as good as any other. */
  scores: Float32Array | null;
}

export type HitsResult = { ok: true; hits: Hits } | { ok: false; error: ParseError };

/** Searches kept, so that the next page or another facet does not search again. */
const MAX_KEPT = 24;
const kept = new WeakMap<PatentStore, Map<string, HitsResult>>();

/** Runs an expression of the search language over all patents; the empty text finds each. */
export function findHits(store: PatentStore, expression: string): HitsResult {
  const results = kept.get(store) ?? new Map<string, HitsResult>();
  kept.set(store, results);
  const text = expression.trim();
  const result = results.get(text) ?? evaluate(store, text);
  // Put last, so that the one not asked for longest is the first to go.
  results.delete(text);
  results.set(text, result);
  const [oldest] = results.keys();
  if (results.size > MAX_KEPT && oldest !== undefined) results.delete(oldest);
  return result;
}

function evaluate(store: PatentStore, text: string): HitsResult {
  const { patents } = store;
  if (text === '') {
    return { ok: true, hits: { records: Uint32Array.from(patents.keys()), scores: null } };
  }
  // The history of searches is the browser's: an expression that arrives here has none.
  const parsed = parseExpression(text, { history: {} });
  if (!parsed.ok) return parsed;
  const meets = compileQuery(parsed.ast);
  const scoreOf = compileScore(parsed.ast);
  const records: number[] = [];
  const scores = new Float32Array(patents.length);
  patents.forEach(({ doc }, record) => {
    if (!meets(doc)) return;
    records.push(record);
    scores[record] = scoreOf(doc);
  });
  return { ok: true, hits: { records: Uint32Array.from(records), scores } };
}

/** The hits that are also in the lists of a request (contract: SearchRequest.numbers, .ids). */
export function listedHits(
  store: PatentStore,
  { records, scores }: Hits,
  { numbers, ids }: Pick<SearchRequest, 'numbers' | 'ids'>,
): Hits {
  const lists = [
    ...(numbers === undefined ? [] : [store.numbers.find(numbers)]),
    ...(ids === undefined ? [] : [store.recordsOf(ids)]),
  ];
  if (lists.length === 0) return { records, scores };
  return { records: records.filter((record) => lists.every((list) => list.has(record))), scores };
}
