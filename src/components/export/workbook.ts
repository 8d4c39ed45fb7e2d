/** Indices of the cell formats in the style sheet. */
export const CELL_STYLES = { plain: 0, text: 1, header: 2 } as const;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Text as it stands in a workbook: escaped for XML, without the characters XML cannot hold, and
 * with `_x0041_` escaped, which Excel would read as the character of that code.
 */
export function xmlText(text: string): string {
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
export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`;

/**
 * The files of a workbook (ECMA-376) by their path in the archive, without its worksheets.
 *
 * @param wanted names of the sheets as wanted
 */
export function workbookFiles(wanted: readonly string[]): Record<string, string> {
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
