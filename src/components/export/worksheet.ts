import { safeText } from './safeText';
import type { ExportCell, ExportColumn, ExportTable } from './table';
import { CELL_STYLES, xmlText } from './workbook';

/** Excel refuses files with longer texts in a cell. */
const LONGEST_TEXT = 32_767;

/** Widths of columns in characters of half width. */
const NARROWEST = 8;
const WIDEST = 60;

/** The width of a column is judged by its first rows. */
const ROWS_JUDGED = 200;

/** Name of a column: A to Z, AA and so on. */
function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(65 + (index % 26));
  return rest > 0 ? columnName(rest - 1) + letter : letter;
}

function shorten(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, LONGEST_TEXT - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

function cellXml(value: ExportCell, place: string, style: number): string {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? `<c r="${place}"><v>${value}</v></c>` : '';
  }
  const text = xmlText(shorten(safeText(value ?? '')));
  if (text === '') return '';
  const content = `<is><t xml:space="preserve">${text}</t></is>`;
  return `<c r="${place}" s="${style}" t="inlineStr">${content}</c>`;
}

function rowXml(cells: readonly ExportCell[], number: number, style: number): string {
  const content = cells.map((value, i) => cellXml(value, `${columnName(i)}${number}`, style));
  return `<row r="${number}">${content.join('')}</row>`;
}

/** Width on screen in characters of half width. */
function displayWidth(value: ExportCell): number {
  let width = 0;
  for (const char of String(value ?? '').slice(0, WIDEST)) width += char > '\u00ff' ? 2 : 1;
  return width;
}

function columnWidth({ title, width }: ExportColumn, values: readonly ExportCell[]): number {
  if (width !== undefined) return width;
  const widest = Math.max(displayWidth(title), ...values.map(displayWidth));
  return Math.min(WIDEST, Math.max(NARROWEST, widest + 2));
}

/** Rows made at a time: a few milliseconds of work, whatever the columns hold. */
const ROWS_AT_ONCE = 25;

/**
 * A table as the XML of a worksheet (ECMA-376, SpreadsheetML), piece by piece: header row in bold
 * and frozen.
 */
export function* worksheetXml({ columns, rows }: ExportTable): Generator<string> {
  const judged = rows.slice(0, ROWS_JUDGED);
  const widths = columns.map((column, i) =>
    columnWidth(
      column,
      judged.map((row) => row[i]),
    ),
  );
  const cols = widths.map((width, i) => {
    return `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`;
  });
  const titles = columns.map(({ title }) => title);
  const area = `A1:${columnName(Math.max(0, columns.length - 1))}${rows.length + 1}`;
  yield [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<dimension ref="${area}"/>`,
    '<sheetViews><sheetView workbookViewId="0">',
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '</sheetView></sheetViews>',
    columns.length > 0 ? `<cols>${cols.join('')}</cols>` : '',
    '<sheetData>',
    rowXml(titles, 1, CELL_STYLES.header),
  ].join('');
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const some = rows.slice(first, first + ROWS_AT_ONCE).map((row, i) =>
      rowXml(
        titles.map((_, j) => row[j]),
        first + i + 2,
        CELL_STYLES.text,
      ),
    );
    yield some.join('');
  }
  yield [
    '</sheetData>',
    // No green corner on every number that is kept as text.
    `<ignoredErrors><ignoredError sqref="${area}" numberStoredAsText="1"/></ignoredErrors>`,
    '</worksheet>',
  ].join('');
}
