import { strToU8, zipSync } from 'fflate';

/** UTF-16 of a text in hexadecimal, as PDF strings of a Chinese font want it. */
function hex(text: string): string {
  let digits = '';
  for (let at = 0; at < text.length; at++) {
    digits += text.charCodeAt(at).toString(16).padStart(4, '0');
  }
  return `<${digits}>`;
}

const LINE_LENGTH = 34;

function wrapped(line: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < line.length; at += LINE_LENGTH)
    parts.push(line.slice(at, at + LINE_LENGTH));
  return parts.length > 0 ? parts : [''];
}

/**
 * A PDF of one page: a heading and lines of text, in a Chinese font that every reader brings.
 *
 * @returns the bytes; lines beyond the end of the page are cut off
 */
export function makePdf(heading: string, lines: readonly string[]): Uint8Array {
  const body = lines
    .flatMap(wrapped)
    .slice(0, 32)
    .map((line) => `0 -22 Td ${hex(line)} Tj`)
    .join('\n');
  const content = `BT /F1 18 Tf 72 760 Td ${hex(heading)} Tj\n/F1 13 Tf 0 -14 Td\n${body}\nET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 7 0 R>>',
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[5 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor 6 0 R/DW 1000>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return strToU8(text);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org';

/** A Word document of plain paragraphs; the texts must hold no markup. */
export function makeDocx(paragraphs: readonly string[]): Uint8Array {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const files = {
    '[Content_Types].xml': `${XML}<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: '2026-03-02T01:00:00Z' });
}
