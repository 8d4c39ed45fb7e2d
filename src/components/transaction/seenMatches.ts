import { isPublicComputer } from '@/components/form/draft/publicComputer';
import { isPlainObject, readStored, writeStored } from '@/storage';

/** The matches that were on the screen of a listing that is, or may be, the user's; by id. */
interface Seen {
  readonly id: string;
  readonly matches: readonly string[];
}

/** Listings of which it is kept; the oldest go. */
const MOST = 50;

const keyOf = (owner: string) => `iprSeenMatches.${owner}`;

function areSeen(value: unknown): value is Seen[] {
  if (!Array.isArray(value)) return false;
  return value.every(
    (one) =>
      isPlainObject(one) &&
      typeof one.id === 'string' &&
      Array.isArray(one.matches) &&
      one.matches.every((match) => typeof match === 'string'),
  );
}

const read = (owner: string): readonly Seen[] => readStored(keyOf(owner), areSeen) ?? [];

/** Ids of the matches of a listing that the user has seen in this browser. */
export function seenMatches(owner: string, id: string): readonly string[] {
  return read(owner).find((one) => one.id === id)?.matches ?? [];
}

/** Remembers that the matches of a listing were on the screen; nothing on a public computer. */
export function noteMatches(owner: string, id: string, matches: readonly string[]): void {
  if (!owner || !id || isPublicComputer()) return;
  const others = read(owner).filter((one) => one.id !== id);
  writeStored(keyOf(owner), [{ id, matches: matches.filter(Boolean) }, ...others].slice(0, MOST));
}
