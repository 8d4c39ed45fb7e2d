import type { DictItem, PatentRecord } from '../../contract';
import { classNumberRows } from '../dictionaries';
import { readRows, textOf } from './rows';
import { DATA_SETS } from './sets';

/**
 * Reads the patents of a data folder (`IPR_DATA`); its SOURCE.md files describe the sets. What a
 * set does not say stays absent.
 *
 * @throws Error when the folder holds none of the sets: a wrong path must not look like no hits.
 */
export function loadPatents(folder: string): PatentRecord[] {
  const taken = new Set<string>();
  const records = DATA_SETS.flatMap(({ file, toRecord }) =>
    readRows(folder, file).map((row) => {
      const record = toRecord(row);
      record.id = uniqueId(record.id, taken);
      return record;
    }),
  );
  if (records.length === 0) throw new Error(`no patent data in ${folder}`);
  return records;
}

/** Two rows of a set may claim one number; the second gets a tail. */
function uniqueId(id: string, taken: Set<string>): string {
  let unique = id;
  for (let tail = 2; taken.has(unique); tail++) unique = `${id}-${tail}`;
  taken.add(unique);
  return unique;
}

/** The classes of the folder's IPC table as dictionary rows; null when there is no such table. */
export function loadClassNumbers(folder: string): DictItem[] | null {
  const classes = new Map<string, string>();
  for (const row of readRows(folder, 'ipc-zh/ipc-upper.ndjson')) {
    const code = textOf(row, 'code');
    // Some codes occur twice; the first row stands.
    if (row.level !== 'class' || code === undefined || classes.has(code)) continue;
    const title = textOf(row, 'name') ?? textOf(row, 'title') ?? '';
    // Made from PDF: spaces where a line was wrapped, and notes stuck to the end of a title.
    classes.set(code, title.replace(/\s+注意.*$/s, '').replace(/\s+/g, ''));
  }
  return classes.size === 0 ? null : classNumberRows(classes);
}
