import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBibtex } from '../../../src/components/export/bibtex';
import type { PatentReference } from '../../../src/components/export/reference';
import { toRis } from '../../../src/components/export/ris';
import { anyText } from '../checkSuite';

const patent: PatentReference = {
  title: '一种固态电池隔膜及其制备方法',
  inventors: ['张某', '李某'],
  applicants: ['苏州示例新材料有限公司', '示例大学'],
  applicationNumber: '202119900001.9',
  publicationNumber: 'CN199000001B',
  filingDate: '2021-01-04',
  publicationDate: '2023-05-12',
  type: '发明授权',
  classes: ['H01M50/409', 'H01M10/0525'],
  abstract: '本发明公开了\r\n一种隔膜。',
  address: 'https://example.com/ipr-front/detail?id=P1&x=50%25',
};

const bare: PatentReference = { title: '瓶', inventors: [], applicants: ['某公司'] };

/** Any reference, its texts full of signs that have a meaning in either format. */
const reference: fc.Arbitrary<PatentReference> = fc
  .tuple(anyText, fc.constantFrom('', '{', '}', '\\', 'ER  - ', '\r\nTY  - JOUR', 'a and b, c'))
  .map(([text, sign]) => {
    const value = text + sign;
    return { ...patent, title: value, inventors: [value], applicants: [value], address: value };
  });

describe('toRis', () => {
  it('names everything by its tag', () => {
    expect(toRis([patent]).split('\r\n')).toEqual([
      'TY  - PAT',
      'TI  - 一种固态电池隔膜及其制备方法',
      'AU  - 张某',
      'AU  - 李某',
      'PB  - 苏州示例新材料有限公司; 示例大学',
      'SN  - CN199000001B',
      'M1  - 202119900001.9',
      'M3  - 发明授权',
      'C1  - 2021/01/04',
      'PY  - 2023',
      'DA  - 2023/05/12',
      'CY  - 中国',
      'LA  - zh-CN',
      'KW  - H01M50/409',
      'KW  - H01M10/0525',
      'AB  - 本发明公开了 一种隔膜。',
      'UR  - https://example.com/ipr-front/detail?id=P1&x=50%25',
      'ER  - ',
      '',
    ]);
  });

  it('leaves out what is not known', () => {
    const tags = toRis([bare]).match(/^\w\w(?= {2}- )/gm);
    expect(tags).toEqual(['TY', 'TI', 'PB', 'CY', 'LA', 'ER']);
  });

  it('has one record for each patent, whatever the texts', () => {
    fc.assert(
      fc.property(fc.array(reference, { maxLength: 4 }), (patents) => {
        const lines = toRis(patents).split('\r\n');
        expect(lines.filter((line) => line.startsWith('TY  - '))).toHaveLength(patents.length);
        expect(lines.filter((line) => line.startsWith('ER  - '))).toHaveLength(patents.length);
        for (const line of lines) expect(line).toMatch(/^$|^[A-Z][A-Z\d] {2}- \S|^ER {2}- $/);
      }),
    );
  });
});

describe('toBibtex', () => {
  it('writes a patent with its inventors, holders, number and date', () => {
    expect(toBibtex([patent])).toBe(`@patent{CN199000001B,
  author = {张某 and 李某},
  title = {{一种固态电池隔膜及其制备方法}},
  number = {CN199000001B},
  holder = {{苏州示例新材料有限公司} and {示例大学}},
  type = {发明授权},
  location = {中国},
  year = {2023},
  date = {2023-05-12},
  langid = {chinese},
  keywords = {H01M50/409, H01M10/0525},
  abstract = {本发明公开了 一种隔膜。},
  url = {https://example.com/ipr-front/detail?id=P1&x=50%25},
}
`);
  });

  it('names the applicants as authors when no inventor is known', () => {
    expect(toBibtex([bare])).toContain('author = {{某公司}}');
  });

  it('escapes what TeX would read as a command', () => {
    const odd = { ...bare, title: '50%_{a}\\b & #1 $x$ ~^' };
    expect(toBibtex([odd])).toContain(
      'title = {{50\\%\\_\\textbraceleft{}a\\textbraceright{}\\textbackslash{}b \\& \\#1 \\$x\\$' +
        ' \\textasciitilde{}\\textasciicircum{}}}',
    );
  });

  it('gives every entry a key of its own', () => {
    const keys = [...toBibtex([patent, patent, bare, bare]).matchAll(/^@patent\{(.+),$/gm)];
    expect(keys.map(([, key]) => key)).toEqual([
      'CN199000001B',
      'CN199000001B-2',
      'patent',
      'patent-2',
    ]);
  });

  it('keeps its braces in balance, whatever the texts', () => {
    fc.assert(
      fc.property(fc.array(reference, { maxLength: 4 }), (patents) => {
        const text = toBibtex(patents);
        let depth = 0;
        let entries = 0;
        for (const sign of text) {
          if (sign === '{' && depth++ === 0) entries++;
          if (sign === '}') depth--;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
        expect(entries).toBe(patents.length);
      }),
    );
  });
});
