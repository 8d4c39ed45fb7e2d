import { safeText } from './safeText';
import type { ExportCell, ExportColumn, ExportTable } from './table';
import { CELL_STYLES, sheetPath, workbookFiles, xmlText } from './workbook';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Milliseconds of work after which the page gets its turn. */
const STRETCH = 12;

/** Waits for the page's turn, but only when a stretch of work is over. */
function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

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
function* worksheetXml({ columns, rows }: ExportTable): Generator<string> {
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

/**
 * Tables as the sheets of an Excel workbook. Texts are kept as text, so that long numbers keep
 * every digit; formulas are neutralised; texts beyond 32,767 characters are cut with an ellipsis.
 * Large tables are made in short stretches of work, so that the page stays at the user's hand.
 */
export async function toXlsx(tables: readonly ExportTable[]): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, Zip, ZipDeflate } = await import('fflate');
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const rest = breather();
  const add = async (path: string, pieces: Iterable<string>) => {
    const file = new ZipDeflate(path);
    zip.add(file);
    for (const piece of pieces) {
      file.push(strToU8(piece));
      await rest();
    }
    file.push(new Uint8Array(0), true);
  };
  const files = workbookFiles(tables.map(({ name }) => name));
  for (const [path, xml] of Object.entries(files)) await add(path, [xml]);
  for (const [index, table] of tables.entries()) await add(sheetPath(index), worksheetXml(table));
  zip.end();
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}
