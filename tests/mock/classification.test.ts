import { describe, expect, it } from 'vitest';
import type { ClassRow, ClassScheme } from '../../mock/contract';
import { ClassTable } from '../../mock/data/classification/classTable';
import { generatedIpcEntries } from '../../mock/data/classification/generatedIpc';
import { getClassTable } from '../../mock/data/classification/tables';
import { getPatentStore } from '../../mock/data/patentStore';
import { readIpc } from '../../src/domain/classification/ipc';
import { checkLoc } from '../../src/domain/classification/loc';
import { call } from './client';

const PATH = '/cnipr-service/api/front/classification/find';

interface Page {
  content: ClassRow[];
  totalElements: number;
}

async function ask(query: Record<string, string>): Promise<{ code: number; data: Page }> {
  return (await call('GET', PATH, { query })).json();
}

const codesOf = async (scheme: ClassScheme, parent?: string) => {
  const { data } = await ask({ scheme, ...(parent && { parent }) });
  return data.content.map(({ code }) => code);
};

/** Every class below a level, with its depth. */
function* below(table: ClassTable, parent = '', depth = 0): Generator<[ClassRow, number]> {
  for (const row of table.level(parent) ?? []) {
    yield [row, depth];
    yield* below(table, row.code, depth + 1);
  }
}

describe.skipIf(process.env.IPR_DATA)('the classification tables of the generated set', () => {
  it('have the eight sections of the IPC and the 32 classes of the Locarno Classification', async () => {
    expect((await codesOf('IPC')).join('')).toBe('ABCDEFGH');
    expect(await codesOf('LOC')).toHaveLength(32);
    expect(await codesOf('IPC', 'H')).toEqual(['H01', 'H02', 'H03', 'H04', 'H05', 'H10', 'H99']);
  });

  it('go down to subgroups, level by level, with codes that the search language reads', () => {
    const levels = ['section', 'class', 'subclass', 'maingroup', 'subgroup'];
    const rows = [...below(getClassTable('IPC'))];
    expect(rows.length).toBeGreaterThan(10_000);
    for (const [{ code, level, title, hasChildren, missing }, depth] of rows) {
      expect(levels.indexOf(level)).toBe(depth);
      if (!missing) expect(title).not.toBe('');
      if (missing) expect(hasChildren).toBe(false);
      expect(readIpc(code)?.symbol).toBe(code);
    }
    for (const [{ code, level }] of below(getClassTable('LOC'))) {
      if (level === 'subclass') expect(checkLoc(code)).toMatchObject({ ok: true });
    }
  });

  it('are the same on every run', () => {
    const used = ['H01M10/0525'];
    const once = [...new ClassTable(generatedIpcEntries(used)).search('H01M').rows];
    expect(new ClassTable(generatedIpcEntries(used)).search('H01M').rows).toEqual(once);
  });

  it('hold every class of the patents, those of the hole as missing', () => {
    const { patents } = getPatentStore();
    const ipc = getClassTable('IPC');
    const used = [...new Set(patents.flatMap(({ head }) => head.ipcs ?? []))];
    const lacking = used.filter((code) => !ipc.has(code));
    expect(lacking.length).toBeGreaterThan(0);
    for (const code of lacking) {
      const row = ipc.level(code.slice(0, 3))?.find((one) => one.code === code.slice(0, 4));
      expect(row).toMatchObject({ title: '', missing: true });
    }
    const loc = getClassTable('LOC');
    const designs = patents.flatMap(({ head }) => head.locs ?? []);
    expect(designs.filter((code) => !loc.has(code))).toEqual([]);
  });

  it('have a group with hundreds of subgroups, as the real one has', async () => {
    expect((await codesOf('IPC', 'A61K31/00')).length).toBeGreaterThan(300);
  });

  it('refuse a class that is not there and a scheme that does not exist', async () => {
    expect((await ask({ scheme: 'IPC', parent: 'H98' })).code).toBe(40400);
    expect((await ask({ scheme: 'CPC' })).code).toBe(40000);
  });
});

describe('a search in a classification table', () => {
  const table = new ClassTable([
    { code: 'H', level: 'section', title: '电学' },
    { code: 'H01', level: 'class', title: '电气元件', parent: 'H' },
    { code: 'H01M', level: 'subclass', title: '电池组', parent: 'H01' },
    { code: 'H01M2/00', level: 'maingroup', title: '非活性部件', parent: 'H01M' },
    { code: 'H01M2/14', level: 'subgroup', title: '隔膜；间隔元件', parent: 'H01M2/00' },
    { code: 'H01M20/00', level: 'maingroup', title: 'Fuel cell 电池', parent: 'H01M' },
  ]);
  const found = (q: string) => table.search(q).rows.map(({ code }) => code);

  it.each([
    ['h01m', ['H01M', 'H01M2/00', 'H01M20/00', 'H01M2/14']],
    ['Ｈ０１Ｍ 2/1', ['H01M2/14']],
    ['H01M2', ['H01M2/00', 'H01M20/00', 'H01M2/14']],
    ['电池', ['H01M', 'H01M20/00']],
    ['电池 隔膜', ['H01M2/14']],
    ['隔膜、电学', ['H01M2/14']],
    ['FUEL', ['H01M20/00']],
    ['电池 龙', []],
    ['，', []],
    ['(', []],
  ])('“%s” finds %j', (q, expected) => {
    expect(found(q)).toEqual(expected);
  });

  it('tells the way to a class from the top', () => {
    expect(table.search('H01M2/14').rows[0]?.path).toEqual([
      { code: 'H', title: '电学' },
      { code: 'H01', title: '电气元件' },
      { code: 'H01M', title: '电池组' },
      { code: 'H01M2/00', title: '非活性部件' },
    ]);
  });

  it('answers 50 rows at most and counts all', async () => {
    const { data } = await ask({ scheme: 'IPC', q: 'H' });
    expect(data.content).toHaveLength(50);
    expect(data.totalElements).toBeGreaterThan(1000);
    expect(data.content[0]?.code).toBe('H');
  });
});
