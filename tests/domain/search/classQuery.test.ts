import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClassPick,
  classOfTerm,
  includesBelow,
  readClassQuery,
  termOfClass,
  writeClassQuery,
} from '../../../src/domain/search/classQuery';
import { parseExpression } from '../../../src/domain/search/parser';
import { printExpression } from '../../../src/domain/search/print';
import { anyQuery, SLOW } from './queries';

const ipc = (...terms: string[]): ClassPick[] => terms.map((term) => ({ scheme: 'IPC', term }));
const loc = (...terms: string[]): ClassPick[] => terms.map((term) => ({ scheme: 'LOC', term }));

describe('classes of a query', () => {
  it.each([
    ['IC=(H01M10/0525 OR H01M4/+)', '', 'AND', ipc('H01M10/0525', 'H01M4/+')],
    ['TI=电池 AND IC=H01M', 'TI=电池', 'AND', ipc('H01M')],
    ['TI=a AND TI=b NOT IC=(H01M OR A)', 'TI=a AND TI=b', 'NOT', ipc('H01M', 'A')],
    ['TI=a OR TI=b OR IC=H01', 'TI=a OR TI=b', 'OR', ipc('H01')],
    ['TI=a AND (IC=H01M OR LOC=14)', 'TI=a', 'AND', [...ipc('H01M'), ...loc('14')]],
    ['TI=a OR IC=H01M OR LOC=14-03', 'TI=a', 'OR', [...ipc('H01M'), ...loc('14-03')]],
    ['IC=H01M OR LOC=14', '', 'AND', [...ipc('H01M'), ...loc('14')]],
    ['IC=H01M AND TI=a', 'IC=H01M AND TI=a', 'AND', []],
    ['MIC=H01M', 'MIC=H01M', 'AND', []],
    ['IC!=H01M', 'IC!=H01M', 'AND', []],
    ['IC,CPC=H01M', 'IC,CPC=H01M', 'AND', []],
    ['IC=H0+', 'IC=H0+', 'AND', []],
    ['IC=(H01M AND H01L)', 'IC=(H01M AND H01L)', 'AND', []],
    ['TI=(电池', 'TI=(电池', 'AND', []],
    ['  ', '', 'AND', []],
  ])('%s', (text, base, operator, picks) => {
    expect(readClassQuery(text)).toEqual({ base, operator, picks });
  });

  it(
    'taken off and put back are the same query, and those put on come off again',
    () => {
      const pick = fc.constantFrom(
        ...ipc('H', 'H01', 'H01M', 'H01M4/+', 'H01M10/0525'),
        ...loc('14', '14-03'),
      );
      const picked = fc.uniqueArray(pick, { maxLength: 4, selector: ({ term }) => term });
      const operators = fc.constantFrom('AND', 'OR', 'NOT');
      fc.assert(
        fc.property(anyQuery, picked, operators, (query, picks, operator) => {
          const base = printExpression(query);
          const written = writeClassQuery({ base, operator, picks });
          fc.pre(written.ok);
          if (!written.ok) return;
          const read = readClassQuery(written.canonical);
          const again = writeClassQuery(read);
          expect(again.ok && again.canonical).toBe(written.canonical);
          for (const { term } of picks) expect(read.picks.map((one) => one.term)).toContain(term);
        }),
        { numRuns: 500 },
      );
    },
    SLOW,
  );

  it('reports the error of the query they are added to', () => {
    expect(writeClassQuery({ base: 'TI=', operator: 'AND', picks: ipc('H01M') })).toMatchObject({
      ok: false,
      error: { code: 'E_EMPTY_VALUE' },
    });
    const many = Array.from({ length: 300 }, (_, i) => `H01M10/${1000 + i}`);
    expect(writeClassQuery({ base: '', operator: 'NOT', picks: ipc(...many) })).toMatchObject({
      ok: false,
      error: { code: 'E_TOO_LONG' },
    });
  });
});

describe('what a class means in a query', () => {
  it.each([
    ['H', 'H', true],
    ['H01M', 'H01M', true],
    ['H01M4/00', 'H01M4/+', true],
    ['H01M10/0525', 'H01M10/0525', false],
  ])('%s is searched as %s', (code, term, below) => {
    expect(termOfClass(code)).toBe(term);
    const [pick] = ipc(term);
    expect(pick && classOfTerm(pick)).toBe(code);
    expect(pick && includesBelow(pick)).toBe(below);
    expect(parseExpression(`IC=${term}`).ok).toBe(true);
  });

  it.each([
    [{ scheme: 'IPC', term: 'H01M4' }, 'H01M4/00', true],
    [{ scheme: 'IPC', term: 'H01M4/00' }, 'H01M4/00', false],
    [{ scheme: 'LOC', term: '14' }, '14', true],
    [{ scheme: 'LOC', term: '14-03' }, '14-03', false],
  ] as const)('%o stands for %s', (pick, code, below) => {
    expect(classOfTerm(pick)).toBe(code);
    expect(includesBelow(pick)).toBe(below);
  });

  it.each(['H01/+', 'H01M10/05/+', 'X01', 'H09M', '电池'])('%s names no class', (term) => {
    expect(classOfTerm({ scheme: 'IPC', term })).toBeNull();
  });
});
