import { timeInWords } from '@/components/form/draft/draftWords';
import type { SavedSearch } from '@/components/search/history/savedSearches';
import { askFor } from '@/components/watch/look';
import { recordLink } from '@/components/watch/recordLink';
import { noteAsked, type WatchedRecord, watchedName } from '@/components/watch/watched';
import { grouped } from '@/domain/grouped';
import { canCompare, changesOf, type Said } from '@/domain/watch/changes';
import { type Known, WATCH_KINDS } from '@/domain/watch/facts';
import { countAgain, countable, newestLink } from '../matters/savedCounts';

/** What an answer told, and when. */
export interface Answer {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly said: readonly Said[];
  /** Whether anything could be compared. */
  readonly compared: boolean;
}

/** Something that is watched: a record, or a saved search. */
export interface WatchedItem {
  readonly name: string;
  readonly group: string;
  readonly title: string;
  readonly to: string;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** What was answered before; undefined for nothing. */
  readonly last: Answer | undefined;
  /** Asks anew; undefined where nothing can be compared. */
  readonly ask: ((signal: AbortSignal) => Promise<Answer>) | undefined;
  /** Undefined for a saved search, which is kept elsewhere. */
  readonly record: WatchedRecord | undefined;
}

/** A watched record in the list. */
export function itemOfRecord(owner: string, record: WatchedRecord): WatchedItem {
  const { kind, title, since, seen, asked } = record;
  const answered = (at: number, known: Known): Answer => ({
    at,
    said: changesOf(kind, seen.known, known),
    compared: canCompare(kind, seen.known, known),
  });
  return {
    name: watchedName(record),
    group: WATCH_KINDS[kind],
    title,
    to: recordLink(record),
    since,
    last: asked && answered(asked.at, asked.known),
    ask: async (signal) => {
      const known = await askFor(record, signal);
      const at = Date.now();
      if (!signal.aborted) noteAsked(owner, record, { at, known });
      return answered(at, known);
    },
    record,
  };
}

function moreHits(hits: number, at: number, total: number): Said[] {
  // Fewer hits, or as many, may hold new ones; nobody can tell.
  if (total <= hits) return [];
  const more = grouped(total - hits);
  return [{ is: 'changed', text: `命中：比 ${timeInWords(at)}检索时多 ${more} 件` }];
}

/** The saved searches of a user in the list; those of which no number is known cannot be compared. */
export function itemsOfSearches(owner: string, saved: readonly SavedSearch[]): WatchedItem[] {
  const counted = new Map(countable(owner).map((one) => [one.saved.name, one]));
  return saved.map((one): WatchedItem => {
    const known = counted.get(one.name);
    return {
      name: `search ${one.name}`,
      group: '已存检索',
      title: one.name,
      to: newestLink(one),
      since: one.at,
      last: undefined,
      ask:
        known &&
        (async (signal) => {
          const total = await countAgain(known, signal);
          return { at: Date.now(), said: moreHits(known.hits, known.at, total), compared: true };
        }),
      record: undefined,
    };
  });
}
