import { isPlainObject, readStored, writeStored } from '@/storage';
import { operandOf } from './operand';
import { isQuestion, isTexts, plainQuestion, type Question, questionKey } from './question';

/** A search that got its answer. */
export interface PastSearch extends Question {
  /** The n of `#n`. */
  number: number;
  /** The query alone in canonical spelling; '' for all patents. */
  expression: string;
  /** What `#n` stands for, the scope included; '' when the language cannot say it. */
  operand: string;
  /** Parts of the scope that the operand leaves out; see `Operand`. */
  left: readonly string[];
  hits: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface SearchHistory {
  /** Number of the next search; numbers are not used again until all is cleared. */
  next: number;
  /** The newest first. */
  searches: readonly PastSearch[];
}

/** Searches kept; the oldest go. */
export const MOST_SEARCHES = 500;

const NOTHING: SearchHistory = { next: 1, searches: [] };

export const historyKey = (userId: string) => `iprSearchHistory.${userId}`;

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

function isPastSearch(value: unknown): value is PastSearch {
  if (!isPlainObject(value) || !isQuestion(value)) return false;
  const { expression, operand, left } = value;
  const texts = typeof expression === 'string' && typeof operand === 'string';
  const counts = [value.number, value.hits, value.at].every(isCount);
  return texts && counts && isTexts(left);
}

function isHistory(value: unknown): value is SearchHistory {
  if (!isPlainObject(value) || !isCount(value.next)) return false;
  return Array.isArray(value.searches) && value.searches.every(isPastSearch);
}

/** The searches a user has made in this browser. */
export function readHistory(userId: string): SearchHistory {
  return readStored(historyKey(userId), isHistory) ?? NOTHING;
}

// A page that loses a search should be able to say so, even when the storage takes nothing at all.
let refused = false;

/** Whether the browser has refused to keep the newest change of a history. */
export const historyRefused = () => refused;

function store(userId: string, history: SearchHistory): boolean {
  refused = !writeStored(historyKey(userId), history);
  return !refused;
}

/** Finds out whether the browser keeps a history at all. */
export function tryHistory(userId: string): boolean {
  return store(userId, readHistory(userId));
}

/**
 * Keeps a search that got its answer. One that is there already keeps its number and becomes the
 * newest: going back and loading again make no second entry. Every change begins with what is
 * stored, for another tab may have written since.
 *
 * @param asked the question with its canonical expression and its hits
 * @returns false when the browser refused to keep it
 */
export function recordSearch(
  userId: string,
  asked: Question & { expression: string; hits: number },
  at: number = Date.now(),
): boolean {
  const { next, searches } = readHistory(userId);
  const { expression, hits } = asked;
  const key = questionKey(expression, asked);
  const known = searches.find((past) => questionKey(past.expression, past) === key);
  const operand = operandOf(expression, asked);
  const newest: PastSearch = {
    ...plainQuestion(asked),
    number: known?.number ?? next,
    expression,
    operand: operand.expression,
    left: operand.left,
    hits,
    at,
  };
  const others = searches.filter((past) => past !== known);
  return store(userId, {
    next: known ? next : next + 1,
    searches: [newest, ...others].slice(0, MOST_SEARCHES),
  });
}

/** Forgets one search; its number is not used again. */
export function removePast(userId: string, number: number): boolean {
  const { next, searches } = readHistory(userId);
  return store(userId, { next, searches: searches.filter((past) => past.number !== number) });
}

/** Forgets all searches; counting begins anew. */
export function clearHistory(userId: string): boolean {
  return store(userId, NOTHING);
}

/**
 * Brings removed searches back with their numbers. What was searched since and has taken one of
 * these numbers gets a new one.
 */
export function restorePast(userId: string, removed: readonly PastSearch[]): boolean {
  const { next, searches } = readHistory(userId);
  const taken = new Set(removed.map(({ number }) => number));
  let free = Math.max(next, ...removed.map(({ number }) => number + 1));
  const kept = searches.map((past) =>
    taken.has(past.number) ? { ...past, number: free++ } : past,
  );
  const all = [...removed, ...kept].sort((a, b) => b.at - a.at);
  return store(userId, { next: free, searches: all.slice(0, MOST_SEARCHES) });
}

/** What `#n` stands for, by n, as the search language wants it. */
export function operandsOf(searches: readonly PastSearch[]): Readonly<Record<number, string>> {
  return Object.fromEntries(
    searches.flatMap(({ number, operand }) => (operand ? [[number, operand]] : [])),
  );
}
