import { findPatentByNumber } from '@/components/apply/findPatentByNumber';
import type { FormStore } from '@/components/form/edit/formStore';
import { entryPath } from '@/components/form/edit/place';
import { entryNumber, recordEntry } from '@/domain/application/zljy/patentEntry';
import { rowsOf } from '@/domain/form/asked';
import type { FormRow } from '@/domain/form/description';
import { errorSentence } from '@/requests/errors';
import type { PatentRecord } from '@/services/cnipr';

/** Key of the list of patents. */
const PATENTS = 'patents';

/** The entries of the form. */
export function entriesOf(store: FormStore): readonly FormRow[] {
  return rowsOf(store.values()[PATENTS]);
}

/** Runs a change of the form. */
type Run = (change: () => void) => void;

/** Puts what a record tells into the entry of its number; false when that is gone or another. */
function fillEntry(
  store: FormStore,
  id: string,
  number: string,
  record: PatentRecord,
  run: Run,
): boolean {
  const { today } = store.context();
  const entries = entriesOf(store);
  const own = entries.find((entry) => entry.id === id);
  if (!own || entryNumber(own.values, { today }) !== number) return false;
  const filled = {
    [PATENTS]: entries.map((entry) =>
      entry === own
        ? { ...entry, values: { ...entry.values, ...recordEntry(record, today) } }
        : entry,
    ),
  };
  run(() => store.put(filled));
  return true;
}

/** What became of a look-up. */
export type LookUp =
  | { readonly state: 'filled'; readonly title: string }
  /** There is no such record. */
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly reason: string }
  /** The entry is gone, or has another number by now. */
  | { readonly state: 'gone' };

/**
 * Looks up the patent of an entry and fills it in. It never rejects.
 *
 * @param run runs the change of the form; by default as one of the user's
 */
export async function lookUpEntry(
  store: FormStore,
  id: string,
  number: string,
  signal: AbortSignal,
  run: Run = (change) => change(),
): Promise<LookUp> {
  try {
    const record = await findPatentByNumber(number, signal);
    if (signal.aborted) return { state: 'gone' };
    if (!record) return { state: 'unknown' };
    return fillEntry(store, id, number, record, run)
      ? { state: 'filled', title: record.title }
      : { state: 'gone' };
  } catch (error) {
    return signal.aborted ? { state: 'gone' } : { state: 'failed', reason: errorSentence(error) };
  }
}

/**
 * Adds entries for numbers that the form does not have yet; an entry without a number is used
 * first.
 *
 * @param most how many entries the list may have
 * @returns the entries added with their numbers, how many stood there, how many had no room
 */
export function addNumbers(
  store: FormStore,
  numbers: readonly string[],
  most: number,
): {
  readonly added: readonly { readonly id: string; readonly number: string }[];
  readonly there: number;
  readonly left: number;
} {
  const { today } = store.context();
  const present = new Set(entriesOf(store).map(({ values }) => entryNumber(values, { today })));
  const fresh = numbers.filter((number) => !present.has(number));
  const blank = entriesOf(store).filter(({ values }) =>
    Object.values(values).every((value) => value === undefined || value === ''),
  );
  const taken = fresh.slice(0, Math.max(0, most - entriesOf(store).length + blank.length));
  if (taken.length > 0) for (const { id } of blank) store.removeRow(PATENTS, id);
  const added = taken.map((number) => {
    const id = store.addRow(PATENTS);
    store.set(entryPath(PATENTS, id, 'applicationNumber'), number);
    return { id, number };
  });
  return { added, there: numbers.length - fresh.length, left: fresh.length - taken.length };
}
