import { randomId } from '@/domain/randomId';
import { dropStored, isPlainObject, readStored, writeStored } from '@/storage';

/** What is known of a kept list without reading its numbers. */
export interface NumberSetHead {
  /** Stands in addresses. */
  id: string;
  name: string;
  /** How many numbers. */
  count: number;
  /** Milliseconds since 1970. */
  created: number;
}

/** A list of patent numbers kept in this browser; it never changes, so its address stays true. */
export interface NumberSet extends NumberSetHead {
  /** In the spelling of `PatentNumber`, in the order of the user's list. */
  numbers: readonly string[];
}

export type KeepOutcome =
  /** `dropped`: the oldest lists, which had to make room. */
  { ok: true; set: NumberSet; dropped: readonly NumberSetHead[] } | { ok: false; message: string };

/** Lists kept for a user; the oldest go. */
export const MOST_SETS = 20;
export const LONGEST_SET_NAME = 30;

const headsKey = (userId: string) => `iprNumberSets.${userId}`;
const setKey = (userId: string, id: string) => `iprNumberSet.${userId}.${id}`;

function isHead(value: unknown): value is NumberSetHead {
  if (!isPlainObject(value)) return false;
  const { id, name, count, created } = value;
  const texts = typeof id === 'string' && typeof name === 'string';
  return texts && Number.isSafeInteger(count) && Number.isSafeInteger(created);
}

const areHeads = (value: unknown): value is NumberSetHead[] =>
  Array.isArray(value) && value.every(isHead);

const isSet = (value: unknown): value is NumberSet =>
  isHead(value) &&
  'numbers' in value &&
  Array.isArray(value.numbers) &&
  value.numbers.length > 0 &&
  value.numbers.every((number) => typeof number === 'string');

/** The lists a user keeps in this browser, the newest first. */
export function readNumberSets(userId: string): readonly NumberSetHead[] {
  return readStored(headsKey(userId), areHeads) ?? [];
}

/** One list; undefined when this browser does not have it for this user. */
export function readNumberSet(userId: string, id: string): NumberSet | undefined {
  return readStored(setKey(userId, id), isSet);
}

/** Puts a list first; the oldest make room for it. */
function store(userId: string, set: NumberSet): KeepOutcome {
  const { numbers: _, ...head } = set;
  const others = readNumberSets(userId).filter(({ id }) => id !== set.id);
  const kept = [head, ...others].sort((a, b) => b.created - a.created);
  const stored =
    writeStored(setKey(userId, set.id), set) &&
    writeStored(headsKey(userId), kept.slice(0, MOST_SETS));
  if (!stored) {
    // Half a list would take up room and never be found.
    dropStored(setKey(userId, set.id));
    const message =
      others.length > 0
        ? '浏览器的存储空间不够，号单没有保存；可以删除下面不再需要的号单，再试一次'
        : '浏览器没有允许保存，号单没有保存；可以分成 50 个以内的号码检索';
    return { ok: false, message };
  }
  const dropped = kept.slice(MOST_SETS);
  for (const { id } of dropped) dropStored(setKey(userId, id));
  return { ok: true, set, dropped };
}

/**
 * Keeps a list of numbers in this browser under a new random id.
 *
 * @param name as typed; cut to `LONGEST_SET_NAME` characters
 * @returns the list, or why it was not kept; a failure changes nothing
 */
export function keepNumberSet(
  userId: string,
  { name, numbers }: Pick<NumberSet, 'name' | 'numbers'>,
): KeepOutcome {
  return store(userId, {
    id: randomId(),
    name: Array.from(name.trim()).slice(0, LONGEST_SET_NAME).join(''),
    count: numbers.length,
    created: Date.now(),
    numbers,
  });
}

/** @returns the list, so that it can be put back; undefined when there was none */
export function removeNumberSet(userId: string, id: string): NumberSet | undefined {
  const set = readNumberSet(userId, id);
  const others = readNumberSets(userId).filter((head) => head.id !== id);
  writeStored(headsKey(userId), others);
  dropStored(setKey(userId, id));
  return set;
}

/** Puts a removed list back under its id. */
export function restoreNumberSet(userId: string, set: NumberSet): KeepOutcome {
  return store(userId, set);
}
