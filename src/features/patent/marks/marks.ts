import { isPlainObject, readStored, watchStored, writeStored } from '@/storage';
import { createStore } from '@/store';

/** How relevant a patent is to the user, 5 the most; 0 is not rated. */
export type Rating = 0 | 1 | 2 | 3 | 4 | 5;

export const RATINGS = [1, 2, 3, 4, 5] as const;

/** What a user noted about one patent. */
export interface Mark {
  readonly rating: Rating;
  readonly read: boolean;
}

export const NO_MARK: Mark = { rating: 0, read: false };

/** Patents that a user can have marked in one browser; beyond it the oldest marks are given up. */
export const MOST_MARKS = 5000;

/** Rating, read (1) or not (0), and when it was changed last, in ms. */
type StoredMark = [rating: Rating, read: 0 | 1, at: number];
type StoredMarks = Record<string, StoredMark>;

const keyOf = (userId: string) => `iprMarks.${userId}`;

function isStoredMark(value: unknown): value is StoredMark {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [rating, read, at] = value;
  return [0, ...RATINGS].includes(rating) && (read === 0 || read === 1) && Number.isFinite(at);
}

/** What is stored; an entry that somebody else wrote and nobody can read is left out. */
function stored(userId: string): StoredMarks {
  const all = readStored(keyOf(userId), isPlainObject) ?? {};
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, StoredMark] => isStoredMark(entry[1])),
  );
}

const markOf = ([rating, read]: StoredMark): Mark => ({ rating, read: read === 1 });

/** The patents a user has marked in this browser, by id. */
export function readMarks(userId: string): ReadonlyMap<string, Mark> {
  return new Map(Object.entries(stored(userId)).map(([id, mark]) => [id, markOf(mark)]));
}

/**
 * Changes what a user noted about a patent; a mark that says nothing any more is removed. What
 * another tab wrote meanwhile is kept.
 *
 * @returns false when the browser refused to store it
 */
export function changeMark(userId: string, id: string, change: Partial<Mark>): boolean {
  const marks = stored(userId);
  const before = marks[id] ? markOf(marks[id]) : NO_MARK;
  const { rating, read } = { ...before, ...change };
  if (rating === before.rating && read === before.read) return true;
  const { [id]: _, ...others } = marks;
  if (!rating && !read) return writeStored(keyOf(userId), others);
  const kept = Object.entries(others);
  const room = MOST_MARKS - 1;
  const left = kept.length > room ? kept.sort(([, a], [, b]) => b[2] - a[2]).slice(0, room) : kept;
  left.push([id, [rating, read ? 1 : 0, Date.now()]]);
  return writeStored(keyOf(userId), Object.fromEntries(left));
}

/** Removes everything a user has marked in this browser. */
export function clearMarks(userId: string): boolean {
  return writeStored(keyOf(userId), {});
}

/** A mark in words for tables and exports, e.g. `4 分，已读`; '' when nothing was noted. */
export function markText({ rating, read }: Mark): string {
  return [rating ? `${rating} 分` : '', read ? '已读' : ''].filter(Boolean).join('，');
}

/** A user's marks held in memory while rows show them, so that a row costs no reading. */
export interface MarkBook {
  /** The same object as long as nothing changed. */
  markOf: (id: string) => Mark;
  /** @returns ends it */
  subscribe: (onChange: () => void) => () => void;
}

/** A book of marks that is read when the first row asks and let go when the last is gone. */
export function markBook(userId: string): MarkBook {
  const reload = () => {
    const before = marks.get();
    const now = new Map(readMarks(userId));
    for (const [id, mark] of now) {
      const old = before?.get(id);
      if (old && old.rating === mark.rating && old.read === mark.read) now.set(id, old);
    }
    marks.set(now);
  };
  const marks = createStore<ReadonlyMap<string, Mark> | undefined>(undefined, () => {
    const stop = watchStored(keyOf(userId), reload);
    reload();
    return () => {
      stop();
      marks.set(undefined);
    };
  });
  return {
    markOf: (id) => {
      if (!marks.get()) reload();
      return marks.get()?.get(id) ?? NO_MARK;
    },
    subscribe: marks.subscribe,
  };
}
