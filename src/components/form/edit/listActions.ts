import { isBlank, rowsOf } from '@/domain/form/asked';
import type { FormRow } from '@/domain/form/description';
import type { FormFacts } from './formState';
import { movedRows, rowAt } from './place';

/** An entry taken out of a list, and where it stood. */
export interface RemovedRow {
  readonly row: FormRow;
  /** Counted from 0. */
  readonly index: number;
}

const NONE: readonly RemovedRow[] = [];

/**
 * What can be done with the entries of lists. What was removed can be put back as long as the form
 * is open, whatever was done since, unless nothing stood in it.
 */
export function listActions(facts: () => FormFacts, change: (changed: Partial<FormFacts>) => void) {
  let highest = 0;
  const removed = new Map<string, readonly RemovedRow[]>();
  /** Ids are never given twice, so that nothing said of an entry meets another one. */
  const note = (rows: readonly FormRow[]) => {
    highest = Math.max(highest, ...rows.map(({ id }) => Number.parseInt(id, 10) || 0));
  };
  const setRows = (list: string, rows: readonly FormRow[], more: Partial<FormFacts> = {}) =>
    change({ ...more, values: { ...facts().values, [list]: rows } });

  return {
    /** @returns the id of the new entry, which stands last */
    addRow: (list: string): string => {
      const rows = rowsOf(facts().values[list]);
      note(rows);
      highest += 1;
      const id = String(highest);
      setRows(list, [...rows, { id, values: {} }]);
      return id;
    },
    removeRow: (list: string, id: string): RemovedRow | undefined => {
      const { values, flagged, refused } = facts();
      const { rows, index, row } = rowAt(values, list, id);
      if (!row) return undefined;
      note(rows);
      const own = (path: string) => path.startsWith(`${list}.${id}.`);
      if (Object.values(row.values).some((value) => !isBlank(value))) {
        removed.set(list, [{ row, index }, ...(removed.get(list) ?? NONE)]);
      }
      setRows(
        list,
        rows.filter((one) => one !== row),
        {
          flagged: new Set([...flagged].filter((path) => !own(path))),
          refused: new Map([...refused].filter(([path]) => !own(path))),
        },
      );
      return { row, index };
    },
    /** Puts an entry back where it stood. */
    restoreRow: (list: string, { row, index }: RemovedRow) => {
      const rows = rowsOf(facts().values[list]);
      const others = (removed.get(list) ?? NONE).filter((one) => one.row !== row);
      removed.set(list, others.length > 0 ? others : NONE);
      setRows(list, [...rows.slice(0, index), row, ...rows.slice(index)]);
    },
    /** What was removed and can be put back, the last one first. */
    removedRows: (list: string): readonly RemovedRow[] => removed.get(list) ?? NONE,
    /** Other answers are shown: what was removed is of the former ones. */
    forgetRemoved: () => removed.clear(),
    /** @param by how many places further down; negative for up */
    moveRow: (list: string, id: string, by: number) => {
      const rows = movedRows(rowsOf(facts().values[list]), id, by);
      if (rows) setRows(list, rows);
    },
  };
}
