import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../src/components/export/csv';
import type { ExportCell } from '../../../src/components/export/table';
import { anyTable, FORMULAS } from './table';

/** Cells of a CSV text as RFC 4180 reads them; the byte order mark must be there. */
function parse(csv: string): string[][] {
  expect(csv.startsWith('\ufeff')).toBe(true);
  const rows: string[][] = [[]];
  const body = csv.slice(1);
  for (const [, quoted, plain, end] of body.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    rows[rows.length - 1]?.push(quoted?.replace(/""/g, '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  expect(rows.pop()).toEqual([]);
  return rows;
}

function written(...cells: ExportCell[]): string[] {
  const columns = cells.map((_, i) => ({ title: `列${i}` }));
  return parse(toCsv({ name: '', columns, rows: [cells] }))[1] ?? [];
}

describe('toCsv', () => {
  it('begins with a byte order mark and ends its lines with CRLF', () => {
    const columns = [{ title: '申请号' }, { title: '名称' }];
    const rows = [['CN199000001A', '一种隔膜，其"涂层"']];
    expect(toCsv({ name: '结果', columns, rows })).toBe(
      '\ufeff申请号,名称\r\nCN199000001A,"一种隔膜，其""涂层"""\r\n',
    );
  });

  it.each(FORMULAS)('takes the life out of %j', (text) => {
    expect(written(text)).toEqual([`'${text}`]);
  });

  it.each([
    '202119900001.9',
    '202119900001.0',
    '03200662.4',
    '14-03',
    '1-3',
    '32999',
    '2E10',
    '10%',
  ])('keeps the text %s from becoming a number or date', (text) => {
    expect(written(text)).toEqual([`\t${text}`]);
  });

  it.each(['2021-01-04', 'CN199000001A', 'H01M10/0525', '一种隔膜', '5G 天线', ''])(
    'leaves %j as it is',
    (text) => {
      expect(written(text)).toEqual([text]);
    },
  );

  it('writes quantities as numbers and what is unknown as nothing', () => {
    expect(written(12, -0.5, null, undefined, Number.NaN)).toEqual(['12', '-0.5', '', '', '']);
  });

  it('has every cell in its place, whatever the texts', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const parsed = parse(toCsv(table));
        expect(parsed).toHaveLength(table.rows.length + 1);
        table.rows.forEach((row, i) => {
          row.forEach((value, j) => {
            const text = parsed[i + 1]?.[j];
            if (typeof value === 'number') expect(text).toBe(String(value));
            else expect([value ?? '', `'${value}`, `\t${value}`]).toContain(text);
          });
        });
      }),
    );
  });

  it('lets no cell begin like a formula, whatever the texts', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const texts = {
          ...table,
          rows: table.rows.map((row) => row.map((cell) => String(cell ?? ''))),
        };
        for (const cell of parse(toCsv(texts)).flat()) {
          expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }),
    );
  });
});
