import { isPlainObject, readStored, writeStored } from '@/storage';
import { isQuestion, plainQuestion, type Question } from './question';

/** A search the user has named. */
export interface SavedSearch extends Question {
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What was saved, or why nothing was. */
export type SaveOutcome = { ok: true } | { ok: false; message: string };

export const MOST_SAVED = 200;
export const LONGEST_NAME = 40;

export const savedKey = (userId: string) => `iprSavedSearches.${userId}`;

function isSaved(value: unknown): value is SavedSearch {
  if (!isPlainObject(value) || !isQuestion(value)) return false;
  return typeof value.name === 'string' && Number.isSafeInteger(value.at);
}

const areSaved = (value: unknown): value is SavedSearch[] =>
  Array.isArray(value) && value.every(isSaved);

/** The searches a user has named in this browser, the newest first. */
export function readSaved(userId: string): readonly SavedSearch[] {
  return readStored(savedKey(userId), areSaved) ?? [];
}

function store(userId: string, searches: readonly SavedSearch[]): SaveOutcome {
  if (writeStored(savedKey(userId), searches)) return { ok: true };
  return { ok: false, message: '浏览器没有允许保存（存储空间已满或被禁用），检索本身不受影响。' };
}

/** A name on one line, without signs that are not seen. */
export function plainName(name: string): string {
  return name
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g, ' ')
    .trim();
}

/** The name proposed for a search: its text, as far as a name goes. */
export function proposedName({ q }: Question): string {
  return Array.from(plainName(q)).slice(0, LONGEST_NAME).join('');
}

/** What is wrong with a name; undefined when it can be used beside the others. */
function nameProblem(name: string, others: readonly SavedSearch[]): string | undefined {
  if (name === '') return '请输入名称。';
  if (Array.from(name).length > LONGEST_NAME) return `名称最多 ${LONGEST_NAME} 个字。`;
  if (others.some((other) => other.name === name)) return `已有名为“${name}”的检索，请换一个名称。`;
  return undefined;
}

/** Keeps a search under a name that no other has. */
export function saveSearch(
  userId: string,
  typed: string,
  question: Question,
  at: number = Date.now(),
): SaveOutcome {
  const name = plainName(typed);
  const others = readSaved(userId);
  const message = nameProblem(name, others);
  if (message) return { ok: false, message };
  if (others.length >= MOST_SAVED) {
    return { ok: false, message: `最多保存 ${MOST_SAVED} 个检索，请先删除不用的。` };
  }
  return store(userId, [{ ...plainQuestion(question), name, at }, ...others]);
}

/** Gives a saved search another name. */
export function renameSaved(userId: string, name: string, typed: string): SaveOutcome {
  const next = plainName(typed);
  const all = readSaved(userId);
  const others = all.filter((one) => one.name !== name);
  const message = nameProblem(next, others);
  if (message) return { ok: false, message };
  return store(
    userId,
    all.map((one) => (one.name === name ? { ...one, name: next } : one)),
  );
}

export function removeSaved(userId: string, name: string): SaveOutcome {
  return store(
    userId,
    readSaved(userId).filter((one) => one.name !== name),
  );
}

/** A name that no other search has: the given one, or that with a number behind it. */
function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let n = 2; taken.has(name); n++) {
    const tail = `（${n}）`;
    name =
      Array.from(wanted)
        .slice(0, LONGEST_NAME - tail.length)
        .join('') + tail;
  }
  return name;
}

/** What became of searches that were added. */
export interface AddOutcome {
  added: number;
  /** New names, because theirs were taken: [wanted, given]. */
  renamed: readonly (readonly [string, string])[];
  /** Not added, because there are enough. */
  over: number;
  /** Why nothing could be stored. */
  message?: string;
}

/** Adds searches beside those that are there; one whose name is taken gets another. */
export function addSaved(userId: string, searches: readonly SavedSearch[]): AddOutcome {
  const others = readSaved(userId);
  const taken = new Set(others.map(({ name }) => name));
  const fitting = searches.slice(0, Math.max(0, MOST_SAVED - others.length));
  const renamed: [string, string][] = [];
  const added = fitting.map((one) => {
    const name = freeName(one.name, taken);
    taken.add(name);
    if (name !== one.name) renamed.push([one.name, name]);
    return { ...one, name };
  });
  const stored = store(
    userId,
    [...added, ...others].sort((a, b) => b.at - a.at),
  );
  if (!stored.ok) return { added: 0, renamed: [], over: 0, message: stored.message };
  return { added: added.length, renamed, over: searches.length - fitting.length };
}
