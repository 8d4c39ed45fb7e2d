import { isPlainObject, readStored } from '@/storage';
import type { Matter } from './matter';

/** A matter that the user has put off or marked as done. */
export interface Aside {
  readonly key: string;
  /** Its last day when it was put aside: with another day it is another matter. */
  readonly day: string;
  /** The day from which on it is shown again, `YYYY-MM-DD`; null for done. */
  readonly until: string | null;
}

/** Where they are kept, per account, on this device. */
export const asideKey = (owner: string) => `iprMattersAside.${owner}`;

const isAsideRow = (value: unknown): value is Aside =>
  isPlainObject(value) &&
  typeof value.key === 'string' &&
  typeof value.day === 'string' &&
  (value.until === null || typeof value.until === 'string');

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** What a user has put aside in this browser; of a visitor nothing. */
export const readAsides = (owner: string): readonly Aside[] =>
  owner ? (readStored(asideKey(owner), isList)?.filter(isAsideRow) ?? []) : [];

/** The entry under which a matter is put aside, as long as it holds. */
export const asideOf = (
  { key, day }: Pick<Matter, 'key' | 'day'>,
  asides: readonly Aside[],
  today: string,
): Aside | undefined =>
  asides.find(
    (one) => one.key === key && one.day === day && (one.until === null || today < one.until),
  );

export const isAside = (
  matter: Pick<Matter, 'key' | 'day'>,
  asides: readonly Aside[],
  today: string,
): boolean => asideOf(matter, asides, today) !== undefined;
