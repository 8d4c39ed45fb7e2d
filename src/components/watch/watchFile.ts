import { readSavedFile, savedFile } from '@/components/search/history/savedFile';
import { plainName, type SavedSearch } from '@/components/search/history/savedSearches';
import { isPlainObject } from '@/storage';
import {
  asKnown,
  isWatchKind,
  LONGEST_TEXT,
  type Look,
  MOST_WATCHED,
  type WatchedRecord,
} from './watched';

const TYPE = 'ipr-watched';
const VERSION = 1;

/** Characters of a file; far more than the most watched records take. */
const LONGEST_FILE = 2_000_000;

const day = (at: number) => new Date(at).toISOString();

/** What is watched, records and saved searches, as a JSON text that `readWatchFile` reads. */
export function watchFile(
  watched: readonly WatchedRecord[],
  searches: readonly SavedSearch[] = [],
): string {
  const listed = watched.map(({ kind, id, title, since, seen }) => ({
    kind,
    id,
    title,
    since: day(since),
    seen: { at: day(seen.at), known: seen.known },
  }));
  const saved: unknown = searches.length > 0 ? JSON.parse(savedFile(searches)) : undefined;
  const file = {
    type: TYPE,
    version: VERSION,
    watched: listed,
    ...(saved !== undefined && { saved }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** What a file holds, or why it is none of ours. */
export type WatchFile =
  | {
      ok: true;
      watched: readonly WatchedRecord[];
      searches: readonly SavedSearch[];
      /** Why searches were left out, each with its place in the file. */
      refused: readonly string[];
      /** Entries that could not be read. */
      unreadable: number;
      /** Entries beyond the most that one file may bring. */
      over: number;
    }
  | { ok: false; message: string };

/** A moment of a file; undefined for none. One to come is of a device whose clock is ahead: now. */
function moment(value: unknown, now: number): number | undefined {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return at > 0 ? Math.min(at, now) : undefined;
}

/** A text on one line, without signs that are not seen; '' for none, and for one that is too long. */
function line(value: unknown): string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT ? plainName(value) : '';
}

function readEntry(entry: unknown, now: number): WatchedRecord | undefined {
  if (!isPlainObject(entry) || !isWatchKind(entry.kind)) return undefined;
  const { kind, seen } = entry;
  const id = line(entry.id);
  const title = line(entry.title);
  const since = moment(entry.since, now);
  if (!id || !title || since === undefined || !isPlainObject(seen)) return undefined;
  const at = moment(seen.at, now) ?? since;
  const look: Look = { at, known: asKnown(kind, seen.known) };
  return { kind, id, title, since, seen: look };
}

/**
 * Reads a file of watched records. It may come from anybody: of each entry only the kinds and facts
 * that are known here are taken. Never throws.
 */
export function readWatchFile(text: string, now: number = Date.now()): WatchFile {
  if (text.length > LONGEST_FILE) return { ok: false, message: '文件太大，不是导出的关注文件。' };
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { ok: false, message: '文件不是从“我的关注”导出的，没有导入。' };
  }
  if (!isPlainObject(content) || content.type !== TYPE || !Array.isArray(content.watched)) {
    return { ok: false, message: '文件不是从“我的关注”导出的，没有导入。' };
  }
  if (content.version !== VERSION) {
    return { ok: false, message: '文件由其他版本导出，没有导入。' };
  }
  const entries = content.watched.slice(0, MOST_WATCHED);
  const watched = entries.flatMap((entry) => readEntry(entry, now) ?? []);
  // Files of before have no searches.
  const saved =
    content.saved === undefined ? undefined : readSavedFile(JSON.stringify(content.saved), now);
  const { searches = [], refused = [] } = saved?.ok ? saved : {};
  return {
    ok: true,
    watched,
    searches,
    refused: saved?.ok === false ? [saved.message] : refused,
    unreadable: entries.length - watched.length,
    over: content.watched.length - entries.length,
  };
}
