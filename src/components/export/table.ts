/** A value of a table: a number is a quantity; identifiers, classes and dates are text. */
export type ExportCell = string | number | null | undefined;

export interface ExportColumn {
  title: string;
  /** In characters of half width; by its contents when left out. */
  width?: number;
}

/** A table to write as CSV or as a sheet of a workbook. */
export interface ExportTable {
  /** Name of the sheet. */
  name: string;
  columns: readonly ExportColumn[];
  /** As many cells as columns; missing ones are empty. */
  rows: readonly (readonly ExportCell[])[];
}

/** Most rows of one export (domain reference 4.4). */
export const EXPORT_LIMIT = 1000;
