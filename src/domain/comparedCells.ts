/** A value of a row of a comparison. */
export interface ComparedValue {
  readonly text: string;
  /** The base has others, but not this one; where nothing is shared, no value stands out. */
  readonly own: boolean;
}

/** Cells of one row: the values of each record beside those of the first. */
export interface ComparedCells {
  /** A cell for each record: its values, none when they are not known. */
  readonly cells: readonly (readonly ComparedValue[])[];
  /** Whether the records differ; a value that is not known differs from every other. */
  readonly differs: boolean;
  /** Whether several records are known to have the same; of what is not known nobody can say it. */
  readonly same: boolean;
  /** The head of each column says it already: it is no row of the page, but one of what is taken home. */
  readonly inHead?: boolean;
}

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value) => b.includes(value));

function valuesBeside(base: readonly string[], cell: readonly string[]): ComparedValue[] {
  const shares = cell.some((text) => base.includes(text));
  return cell.map((text) => ({ text, own: shares && !base.includes(text) }));
}

/**
 * Puts the values of records side by side. The order of several values in a cell makes no
 * difference.
 *
 * @param cells the first one is the base
 */
export function comparedCells(cells: readonly (readonly string[])[]): ComparedCells {
  const [base = []] = cells;
  const differs = cells.some((cell) => !sameList(base, cell));
  return {
    cells: cells.map((cell) => valuesBeside(base, cell)),
    differs,
    same: !differs && base.length > 0 && cells.length > 1,
  };
}

/**
 * A row as two of its records have it: whether they differ is asked of these alone.
 *
 * @param beside index of the record beside the base, the first one
 */
export function comparedPair<Row extends ComparedCells>(row: Row, beside: number): Row {
  const textsOf = (index: number) => (row.cells[index] ?? []).map(({ text }) => text);
  const { differs, same } = comparedCells([textsOf(0), textsOf(beside)]);
  return { ...row, differs, same };
}
