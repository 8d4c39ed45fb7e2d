import { rowsOf } from '@/domain/form/asked';
import type { FormRow } from '@/domain/form/description';
import type { FormFacts } from './formState';
import { movedRows, rowAt } from './place';

/** An entry taken out of a list, and where it stood. */
export interface RemovedRow {
  readonly row: FormRow;
  /** Counted from 0. */
  readonly index: number;
}

/** What can be done with the entries of lists. */
export function listActions(facts: () => FormFacts, change: (changed: Partial<FormFacts>) => void) {
  let highest = 0;
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
      setRows(list, [...rows.slice(0, index), row, ...rows.slice(index)]);
    },
    /** @param by how many places further down; negative for up */
    moveRow: (list: string, id: string, by: number) => {
      const rows = movedRows(rowsOf(facts().values[list]), id, by);
      if (rows) setRows(list, rows);
    },
  };
}
