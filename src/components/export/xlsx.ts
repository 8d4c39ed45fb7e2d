import { safeText } from './safeText';
import type { ExportCell, ExportColumn, ExportTable } from './table';

/** Indices of the cell formats in the style sheet. */
const CELL_STYLES = { plain: 0, text: 1, header: 2 } as const;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Text as it stands in a workbook: escaped for XML, without the characters XML cannot hold, and
 * with `_x0041_` escaped, which Excel would read as the character of that code.
 */
function xmlText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff]/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** Longest name of a sheet in Excel. */
const LONGEST_NAME = 31;

/** Names as Excel takes them: without `[]:*?/\`, not too long, each one different. */
function sheetNames(wanted: readonly string[]): string[] {
  const names: string[] = [];
  for (const [i, name] of wanted.entries()) {
    const plain = name.replace(/[[\]:*?/\\]/g, ' ').replace(/^[\s']+|[\s']+$/g, '');
    const taken = (candidate: string) =>
      names.some((other) => other.toLowerCase() === candidate.toLowerCase());
    let chosen = plain.slice(0, LONGEST_NAME) || `Sheet${i + 1}`;
    for (let n = 2; taken(chosen); n++) {
      chosen = `${plain.slice(0, LONGEST_NAME - 5)} (${n})`;
    }
    names.push(chosen);
  }
  return names;
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const entries = targets.map(([type, target], i) => {
    return `<Relationship Id="rId${i + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`;
  });
  return `${HEAD}<Relationships xmlns="${RELATIONS}">${entries.join('')}</Relationships>`;
}

const FORMATS = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0"' +
    ' applyNumberFormat="1" applyFont="1" applyFill="1"/>',
];

const STYLES = [
  `${HEAD}<styleSheet xmlns="${MAIN}">`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="3"><fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFF2F2F2"/></patternFill></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${FORMATS.length}">${FORMATS.join('')}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');

/** The file of a worksheet in the archive, counted from 0. */
const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/**
 * The files of a workbook (ECMA-376) by their path in the archive, without its worksheets.
 *
 * @param wanted names of the sheets as wanted
 */
function workbookFiles(wanted: readonly string[]): Record<string, string> {
  const names = sheetNames(wanted);
  const paths = names.map((_, i) => sheetPath(i));
  const entries = names.map((name, i) => {
    return `<sheet name="${xmlText(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`;
  });
  const override = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${CONTENT}.${type}+xml"/>`;
  const types = [
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
    '<Default Extension="rels"',
    ' ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    override('xl/workbook.xml', 'sheet.main'),
    override('xl/styles.xml', 'styles'),
    ...paths.map((path) => override(path, 'worksheet')),
    '</Types>',
  ];
  const workbook = [
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}">`,
    `<sheets>${entries.join('')}</sheets></workbook>`,
  ];
  return {
    '[Content_Types].xml': types.join(''),
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook.join(''),
    'xl/_rels/workbook.xml.rels': relationships([
      ...paths.map((path) => ['worksheet', path.replace(/^xl\//, '')] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
  };
}

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
