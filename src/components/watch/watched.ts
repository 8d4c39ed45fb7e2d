import { useEffect, useState } from 'react';
import { isPublicComputer } from '@/components/form/draft/publicComputer';
import { useOwner } from '@/components/page/useOwner';
import { titleText } from '@/domain/titleText';
import {
  type Known,
  type KnownValue,
  WATCH_FACTS,
  WATCH_KINDS,
  type WatchKind,
} from '@/domain/watch/facts';
import { isPlainObject, readStored, watchStored, writeStored } from '@/storage';

/** What was known of a record at a moment. */
export interface Look {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly known: Known;
}

/** A record that the user watches. */
export interface WatchedRecord {
  readonly kind: WatchKind;
  /** Id of the record; of an enterprise its name, of a node its subject and id, `subject/node`. */
  readonly id: string;
  readonly title: string;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** What the user saw last on the page of the record. */
  readonly seen: Look;
  /** What was asked for since then without opening the page. */
  readonly asked?: Look;
}

/** What was kept, or why nothing was. */
export type WatchOutcome = { ok: true } | { ok: false; message: string };

export const MOST_WATCHED = 200;
export const LONGEST_TEXT = 200;

/** Values of one fact that are kept, such as owners. */
const MOST_VALUES = 60;

/** Where the watched records of a user are kept. */
const watchedKey = (owner: string) => `iprWatched.${owner}`;

const shortTitle = (title: string) => titleText(title).slice(0, LONGEST_TEXT);

/** What names a watched record among all. */
export const watchedName = ({ kind, id }: Pick<WatchedRecord, 'kind' | 'id'>) => `${kind} ${id}`;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT;

function asValue(value: unknown): KnownValue {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (!Array.isArray(value)) return isText(value) ? value : null;
  return value.length <= MOST_VALUES && value.every(isText) ? value : null;
}

/** The facts of a kind out of what was kept or filed; whatever else stands there is dropped. */
export function asKnown(kind: WatchKind, value: unknown): Known {
  if (!isPlainObject(value)) return {};
  const names = Object.keys(WATCH_FACTS[kind]).filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(names.map((name) => [name, asValue(value[name])]));
}

export const isWatchKind = (value: unknown): value is WatchKind =>
  typeof value === 'string' && Object.hasOwn(WATCH_KINDS, value);

function isLook(value: unknown): value is Look {
  if (!isPlainObject(value) || !Number.isSafeInteger(value.at)) return false;
  const { known } = value;
  return isPlainObject(known) && Object.values(known).every((one) => asValue(one) === one);
}

function isWatched(value: unknown): value is WatchedRecord {
  if (!isPlainObject(value) || !isWatchKind(value.kind)) return false;
  const { id, title, since, seen, asked } = value;
  const looked = isLook(seen) && (asked === undefined || isLook(asked));
  return isText(id) && isText(title) && Number.isSafeInteger(since) && looked;
}

/** A look as it can be read again: a fact that is too long to be kept counts as not known. */
const keepable = (kind: WatchKind, { at, known }: Look): Look => ({
  at,
  known: asKnown(kind, known),
});

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** The records that a user watches in this browser, the latest first; of a visitor there are none. */
export function readWatched(owner: string): readonly WatchedRecord[] {
  // One that is broken takes nothing else with it.
  return owner ? (readStored(watchedKey(owner), isList)?.filter(isWatched) ?? []) : [];
}

export function findWatched(
  owner: string,
  one: Pick<WatchedRecord, 'kind' | 'id'>,
): WatchedRecord | undefined {
  const name = watchedName(one);
  return readWatched(owner).find((other) => watchedName(other) === name);
}

function store(owner: string, all: readonly WatchedRecord[]): WatchOutcome {
  if (writeStored(watchedKey(owner), all)) return { ok: true };
  return { ok: false, message: '浏览器没有允许保存（存储空间已满或被禁用），关注没有改变。' };
}

const byLatest = (all: readonly WatchedRecord[]) => [...all].sort((a, b) => b.since - a.since);

/** What came of several records that were to be watched. */
export interface WatchAdded {
  /** How many are new. */
  added: number;
  /** How many were watched already; of two looks the later one is kept. */
  known: number;
  /** How many were not added, because there are enough. */
  over: number;
  /** Why nothing could be kept. */
  message?: string;
}

const NOTHING_ADDED: WatchAdded = { added: 0, known: 0, over: 0 };

/** Watches records; one that is watched already stays, with the later look of both. */
export function addWatched(owner: string, records: readonly WatchedRecord[]): WatchAdded {
  if (!owner) return { ...NOTHING_ADDED, message: '登录后才能关注。' };
  if (isPublicComputer()) {
    return { ...NOTHING_ADDED, message: '您选择了公用电脑，这里不保存关注的内容。' };
  }
  const all = new Map(readWatched(owner).map((one) => [watchedName(one), one]));
  const outcome = { ...NOTHING_ADDED };
  for (const { title, seen, ...rest } of records) {
    const one = { ...rest, title: shortTitle(title), seen: keepable(rest.kind, seen) };
    const name = watchedName(one);
    const there = all.get(name);
    if (there) {
      outcome.known += 1;
      if (one.seen.at > there.seen.at) all.set(name, { ...one, since: there.since });
    } else if (all.size < MOST_WATCHED) {
      outcome.added += 1;
      all.set(name, one);
    } else outcome.over += 1;
  }
  const stored = store(owner, byLatest([...all.values()]));
  return stored.ok ? outcome : { ...NOTHING_ADDED, message: stored.message };
}

/** Watches one record from now on. */
export function watch(owner: string, record: WatchedRecord): WatchOutcome {
  const { over, message } = addWatched(owner, [record]);
  if (message) return { ok: false, message };
  if (over === 0) return { ok: true };
  return { ok: false, message: `最多关注 ${MOST_WATCHED} 项，请先在“我的关注”里去掉不用的。` };
}

export function unwatch(owner: string, one: Pick<WatchedRecord, 'kind' | 'id'>): WatchOutcome {
  const name = watchedName(one);
  return store(
    owner,
    readWatched(owner).filter((other) => watchedName(other) !== name),
  );
}

/** Changes a record that is watched; nothing happens where it is not, or where nothing is kept. */
function change(
  owner: string,
  one: Pick<WatchedRecord, 'kind' | 'id'>,
  to: (there: WatchedRecord) => WatchedRecord,
): void {
  const there = findWatched(owner, one);
  if (!there) return;
  const name = watchedName(one);
  store(
    owner,
    readWatched(owner).map((other) => (watchedName(other) === name ? to(other) : other)),
  );
}

/** A later look with what the earlier one knew and the later does not: that is what stays to compare. */
function laterLook(kind: WatchKind, earlier: Look, { at, known }: Look): Look {
  // A day to come that is told no more has been dealt with.
  const told = Object.entries(known).filter(
    ([name, value]) => value !== null || WATCH_FACTS[kind][name]?.silent,
  );
  return { at, known: { ...earlier.known, ...Object.fromEntries(told) } };
}

/** The user has seen the page of a watched record: what comes later is compared with this. */
export function noteSeen(
  owner: string,
  one: Pick<WatchedRecord, 'kind' | 'id' | 'title'>,
  seen: Look,
): void {
  const title = shortTitle(one.title);
  change(owner, one, ({ kind, id, since, seen: before }) => {
    return { kind, id, title, since, seen: laterLook(kind, before, keepable(kind, seen)) };
  });
}

/** Something was asked of a watched record, while its page was not opened. */
export function noteAsked(
  owner: string,
  one: Pick<WatchedRecord, 'kind' | 'id'>,
  asked: Look,
): void {
  change(owner, one, (there) => ({ ...there, asked: keepable(there.kind, asked) }));
}

/** What the user watches in this browser, the latest first; follows what this tab and others change. */
export function useWatched(): readonly WatchedRecord[] {
  const owner = useOwner();
  const read = () => ({ owner, all: readWatched(owner) });
  const [state, setState] = useState(read);
  useEffect(() => {
    const follow = () => setState({ owner, all: readWatched(owner) });
    follow();
    return owner ? watchStored(watchedKey(owner), follow) : undefined;
  }, [owner]);
  // Of another account nothing is shown, not even once.
  return state.owner === owner ? state.all : [];
}
