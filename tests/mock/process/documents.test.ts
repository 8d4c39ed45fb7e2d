import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeDocx, makePdf } from '../../../mock/process/documents';

const text = (bytes: Uint8Array) => strFromU8(bytes, true);

describe('a PDF', () => {
  const pdf = text(makePdf('专利权评价报告', ['结论：符合', '一'.repeat(80)]));

  it('names the place of each of its objects', () => {
    const table = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1]);
    const rows = pdf.slice(table).match(/^\d{10} 00000 n/gm) ?? [];
    expect(rows).toHaveLength(7);
    rows.forEach((row, index) => {
      expect(pdf.slice(Number(row.slice(0, 10)))).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    });
  });

  it('says how long its contents are and ends them where readers look', () => {
    const [, length, contents] =
      /<<\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream\nendobj/.exec(pdf) ?? [];
    expect(contents).toHaveLength(Number(length));
  });

  it('breaks long lines', () => {
    expect(pdf.match(/ Tj/g)).toHaveLength(1 + 1 + 3);
  });
});

describe('a Word document', () => {
  it('holds its paragraphs', () => {
    const { 'word/document.xml': body = new Uint8Array() } = unzipSync(
      makeDocx(['标题', '专利号：']),
    );
    expect(strFromU8(body)).toContain('<w:t>标题</w:t>');
    expect(strFromU8(body).match(/<w:p>/g)).toHaveLength(2);
  });
});
