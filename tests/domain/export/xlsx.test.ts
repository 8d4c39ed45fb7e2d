import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ExportTable } from '../../../src/components/export/table';
import { toXlsx } from '../../../src/components/export/xlsx';
import { anyTable, FORMULAS } from './table';

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decode = (text: string) =>
  text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? expect.fail(`&${name};`));

/** Reads XML strictly: fails on anything that is not well formed. */
function parseXml(xml: string): Element {
  expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const body = xml.replace(/^<\?xml [^?]*\?>/, '');
  let end = 0;
  for (const {
    0: token,
    1: closing,
    2: name = '',
    3: inner = '',
    4: empty,
    index,
  } of body.matchAll(/<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>|[^<]+/g)) {
    expect(index).toBe(end);
    end += token.length;
    const current = open[open.length - 1] ?? root;
    if (!token.startsWith('<')) {
      expect(token).not.toMatch(/&(?!\w+;)/);
      current.text += decode(token);
    } else if (closing) {
      expect(name).toBe(open.pop()?.name);
    } else {
      const attributes = [...inner.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, decode(value)],
      );
      const element = { name, attributes: Object.fromEntries(attributes), children: [], text: '' };
      current.children.push(element);
      if (!empty) open.push(element);
    }
  }
  expect(end).toBe(body.length);
  expect(open).toEqual([root]);
  return root.children[0] ?? root;
}

function all(element: Element, name: string): Element[] {
  const below = element.children.flatMap((child) => all(child, name));
  return element.name === name ? [element, ...below] : below;
}

async function open(tables: readonly ExportTable[]) {
  const files = unzipSync(await toXlsx(tables));
  const part = (path: string) => parseXml(strFromU8(files[path] ?? expect.fail(path)));
  return {
    paths: Object.keys(files),
    part,
    sheet: (n: number) => part(`xl/worksheets/sheet${n}.xml`),
  };
}

/** Texts and numbers of a sheet by their place. */
function cells(sheet: Element): Record<string, string | number> {
  return Object.fromEntries(
    all(sheet, 'c').map((cell) => {
      const isText = cell.attributes.t === 'inlineStr';
      const content = all(cell, isText ? 't' : 'v')[0]?.text ?? '';
      return [cell.attributes.r, isText ? content : Number(content)];
    }),
  );
}

/** Text as Excel shows it: codes such as `_x0041_` are read as the character. */
const shown = (text: string) =>
  text.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const table = (rows: ExportTable['rows'], columns = 2): ExportTable => ({
  name: '检索结果',
  columns: Array.from({ length: columns }, (_, i) => ({ title: `列${i + 1}` })),
  rows,
});

describe('toXlsx', () => {
  it('holds together: every part is named, typed and linked', async () => {
    const { paths, part } = await open([
      table([['甲', 1]]),
      { ...table([]), name: '检索式与来源' },
    ]);
    const types = all(part('[Content_Types].xml'), 'Override').map((o) => o.attributes.PartName);
    expect(types.sort()).toEqual(
      [
        '/xl/workbook.xml',
        '/xl/styles.xml',
        '/xl/worksheets/sheet1.xml',
        '/xl/worksheets/sheet2.xml',
      ].sort(),
    );
    expect(types.every((path) => paths.includes(String(path).slice(1)))).toBe(true);
    const targets = new Map(
      all(part('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => [
        attributes.Id,
        attributes.Target,
      ]),
    );
    const sheets = all(part('xl/workbook.xml'), 'sheet').map(({ attributes }) => [
      attributes.name,
      targets.get(attributes['r:id']),
    ]);
    expect(sheets).toEqual([
      ['检索结果', 'worksheets/sheet1.xml'],
      ['检索式与来源', 'worksheets/sheet2.xml'],
    ]);
    const formats = all(part('xl/styles.xml'), 'cellXfs')[0];
    expect(formats?.children).toHaveLength(Number(formats?.attributes.count));
  });

  it('keeps identifiers and dates as text with every digit, quantities as numbers', async () => {
    const { sheet, part } = await open([
      table([
        ['202119900001.0', 12],
        ['2021-01-04', null],
      ]),
    ]);
    expect(cells(sheet(1))).toEqual({
      A1: '列1',
      B1: '列2',
      A2: '202119900001.0',
      B2: 12,
      A3: '2021-01-04',
    });
    const formats = all(part('xl/styles.xml'), 'cellXfs')[0]?.children;
    const [text] = all(sheet(1), 'c').filter(({ attributes }) => attributes.r === 'A2');
    // 49 is the built-in format for text: it stays text when the user edits the cell.
    expect(formats?.[Number(text?.attributes.s)]?.attributes.numFmtId).toBe('49');
  });

  it.each(FORMULAS)('takes the life out of %j', async (formula) => {
    const { sheet } = await open([table([[formula]], 1)]);
    expect(cells(sheet(1)).A2).toBe(`'${formula.replace('\r', '\n')}`);
    expect(all(sheet(1), 'f')).toEqual([]);
  });

  it('freezes the header and gives columns a width that fits, within bounds', async () => {
    const columns = [
      { title: '号' },
      { title: '名称' },
      { title: '摘要' },
      { title: '备注', width: 30 },
    ];
    const rows = [['1', '一种固态电池隔膜', '长'.repeat(500), '']];
    const { sheet } = await open([{ name: '结果', columns, rows }]);
    expect(all(sheet(1), 'pane')[0]?.attributes).toMatchObject({ ySplit: '1', state: 'frozen' });
    const widths = all(sheet(1), 'col').map(({ attributes }) => Number(attributes.width));
    expect(widths).toEqual([8, 18, 60, 30]);
  });

  it('names columns beyond Z as Excel does', async () => {
    const { sheet } = await open([table([Array.from({ length: 703 }, (_, i) => i)], 703)]);
    expect(cells(sheet(1))).toMatchObject({
      Z2: 25,
      AA2: 26,
      AZ2: 51,
      BA2: 52,
      ZZ2: 701,
      AAA2: 702,
    });
  });

  it('cuts texts that Excel refuses', async () => {
    const { sheet } = await open([table([['字'.repeat(40_000)]], 1)]);
    const text = String(cells(sheet(1)).A2);
    expect(text).toHaveLength(32_767);
    expect(text.endsWith('字…')).toBe(true);
  });

  it('gives sheets names that Excel takes, each its own', async () => {
    const names = ['结果[1]:*?/\\', '结果', "'结果'", '', '长'.repeat(40), '长'.repeat(50)];
    const { part } = await open(names.map((name) => ({ ...table([]), name })));
    const given = all(part('xl/workbook.xml'), 'sheet').map((s) => String(s.attributes.name));
    expect(new Set(given.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of given) expect(name).toMatch(/^[^[\]:*?/\\']{1,31}$/);
    expect(given[1]).toBe('结果');
  });

  it('holds any text: well-formed, and what Excel shows is what was given', async () => {
    await fc.assert(
      fc.asyncProperty(anyTable, async (given) => {
        const { sheet } = await open([given]);
        const found = cells(sheet(1));
        given.rows.forEach((row, i) => {
          row.forEach((value, j) => {
            const place = `${'ABCD'.charAt(j)}${i + 2}`;
            if (typeof value === 'number') {
              expect(found[place]).toBeCloseTo(value);
              return;
            }
            const storable = (value ?? '')
              .replace(/\r\n?/g, '\n')
              .replace(
                /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff]/gu,
                '',
              );
            const text = shown(String(found[place] ?? ''));
            expect([storable, `'${storable}`]).toContain(text);
            expect(text.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
          });
        });
      }),
    );
  });
});
