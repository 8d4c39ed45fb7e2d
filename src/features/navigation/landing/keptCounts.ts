import { isPlainObject, readStored, writeStored } from '@/storage';

/** How many records a holding had on a day; some of them may be invented. */
export interface Count {
  readonly total: number;
  readonly invented: boolean;
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** What each holding has, in the order of its list; undefined where it has not said. */
export type Counts = readonly (Count | undefined)[];

const KEY = 'iprHeldCounts';

const isCount = (value: unknown): value is Count =>
  isPlainObject(value) &&
  typeof value.total === 'number' &&
  typeof value.invented === 'boolean' &&
  typeof value.day === 'string';

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** What was counted last in this browser, so that nobody waits to see it. */
export const keptCounts = (): Counts =>
  readStored(KEY, isList)?.map((one) => (isCount(one) ? one : undefined)) ?? [];

export const keepCounts = (counts: Counts): void => {
  writeStored(KEY, counts);
};
