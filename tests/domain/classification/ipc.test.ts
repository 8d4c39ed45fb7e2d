import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkCpc,
  checkIpc,
  IPC_CLASS_CODES,
  readCpc,
  readIpc,
} from '../../../src/domain/classification/ipc';
import {
  IPC_SECTIONS,
  ipcLabelAmong,
  ipcTitle,
} from '../../../src/domain/classification/ipcClasses';
import { describeCheck, expectNeverThrows } from '../checkSuite';
import vectors from '../vectors.json';

const set = vectors.ipc;

describeCheck('checkIpc', set, checkIpc, [
  ['X01M10/05', 'SECTION'],
  ['Y02E60/10', 'SECTION'],
  ['X', 'SECTION'],
  ['H09', 'CLASS'],
  ['H', 'INCOMPLETE'],
  ['H01', 'INCOMPLETE'],
  ['H01M10/', 'INCOMPLETE'],
  ['C12N', 'INCOMPLETE'],
  ['H01M10/5', 'FORMAT'],
  ['H01M10/0525123', 'FORMAT'],
  ['H01M20001/05', 'FORMAT'],
  ['H01M2004/027', 'FORMAT'],
  ['H1M10/05', 'FORMAT'],
]);

describe('checkIpc in other spellings', () => {
  it.each([
    ['H01M0010052500', 'H01M10/0525', 'subgroup'],
    ['A61K0031000000', 'A61K31/00', 'maingroup'],
    ['G06F0017110000(2006.01)I', 'G06F17/11', 'subgroup'],
    ['H01M0010052501', 'H01M10/052501', 'subgroup'],
    ['H01M10/0525(20100101)', 'H01M10/0525', 'subgroup'],
    ['H01M 10/0525 (2010.01) N', 'H01M10/0525', 'subgroup'],
    ['c12n15/82i', 'C12N15/82', 'subgroup'],
    ['H01M0010/05', 'H01M10/05', 'subgroup'],
    ['A99Z99/00', 'A99Z99/00', 'maingroup'],
  ])('reads %s as %s', (input, value, note) => {
    expect(checkIpc(input)).toEqual({ ok: true, value, note });
  });
});

describe('checkCpc', () => {
  it.each([
    ['H01M2004/027', 'H01M2004/027', 'subgroup'],
    ['Y02E60/10', 'Y02E60/10', 'subgroup'],
    ['Y10T428/00', 'Y10T428/00', 'maingroup'],
    ['G06F2111/04', 'G06F2111/04', 'subgroup'],
    ['H01M10/0525(20130101)', 'H01M10/0525', 'subgroup'],
  ])('accepts %s', (input, value, note) => {
    expect(checkCpc(input)).toEqual({ ok: true, value, note });
  });

  it.each([
    ['', 'EMPTY'],
    ['Z01M10/05', 'SECTION'],
    ['Y03E60/10', 'CLASS'],
    ['Y02E', 'INCOMPLETE'],
    ['Y02E60/1', 'FORMAT'],
  ])('refuses %j with %s and speaks of the CPC', (input, code) => {
    const result = checkCpc(input);
    expect(result).toMatchObject({ ok: false, code });
    if (!result.ok && code !== 'INCOMPLETE') expect(result.message).toContain('CPC');
  });
});

describe('readIpc', () => {
  it.each([
    ['h', 'H', 'section'],
    ['H01', 'H01', 'class'],
    ['Ｈ０１Ｍ', 'H01M', 'subclass'],
    ['H01M10', 'H01M10', 'maingroup'],
    ['H01M10/', 'H01M10', 'maingroup'],
    ['H01M0010', 'H01M10', 'maingroup'],
    ['H01M10/00', 'H01M10/00', 'maingroup'],
    ['A61K 31/00', 'A61K31/00', 'maingroup'],
    ['H01M10/0525', 'H01M10/0525', 'subgroup'],
    ['A01N', 'A01N', 'subclass'],
    ['C12N', 'C12N', 'subclass'],
  ])('reads %s as %s', (input, symbol, level) => {
    expect(readIpc(input)).toEqual({ symbol, level });
  });

  it.each([
    '',
    'I',
    'Y02',
    'H1',
    'H09',
    'H012',
    'A4',
    'H01M2004',
    'H01M10/0525/1',
    '电池',
    'H01电池',
  ])('leaves %j alone', (input) => {
    expect(readIpc(input)).toBeNull();
  });

  it('leaves to the CPC what only the CPC has', () => {
    expect(readCpc('Y02E')).toEqual({ symbol: 'Y02E', level: 'subclass' });
    expect(readCpc('H01M2004')).toEqual({ symbol: 'H01M2004', level: 'maingroup' });
    expect(readCpc('Y01')).toBeNull();
  });

  it('reads every prefix of a symbol that the form check accepts', () => {
    const known = Object.entries(IPC_CLASS_CODES).flatMap(([section, codes]) =>
      codes.split(' ').map((code) => section + code),
    );
    const symbol = fc
      .tuple(
        fc.constantFrom(...known),
        fc.constantFrom(...'ABCDKMNZ'),
        fc.integer({ min: 1, max: 1999 }),
        fc.stringMatching(/^\d{2,6}$/),
      )
      .map(([code, letter, group, subgroup]) => [code, letter, group, `/${subgroup}`] as const);
    fc.assert(
      fc.property(symbol, ([code, letter, group, subgroup]) => {
        const full = `${code}${letter}${group}${subgroup}`;
        expect(checkIpc(full)).toMatchObject({ ok: true, value: full });
        for (const prefix of [code.charAt(0), code, code + letter, `${code}${letter}${group}`]) {
          expect(readIpc(prefix)?.symbol).toBe(prefix);
        }
      }),
    );
  });

  it('answers any text without throwing', () => {
    expectNeverThrows(readIpc);
    expectNeverThrows((text) => readCpc(`H01M${text}`));
  });
});

describe('the table of classes', () => {
  it('has the eight sections, and the same classes as the short list', () => {
    expect(Object.keys(IPC_SECTIONS).join('')).toBe('ABCDEFGH');
    for (const [section, { classes }] of Object.entries(IPC_SECTIONS)) {
      const codes = IPC_CLASS_CODES[section]?.split(' ').map((code) => section + code);
      expect(Object.keys(classes)).toEqual(codes);
    }
  });

  it.each([
    ['H', '电学'],
    ['H01', '电气元件'],
    ['H99', '本部其他类目中不包括的技术主题'],
    ['B33', '增材制造技术'],
    ['H09', null],
    ['Y02', null],
    ['', null],
  ])('names %s', (code, title) => {
    expect(ipcTitle(code)).toBe(title);
  });
});

it('says the title of a class with the first of its subclasses alone', () => {
  const labels = ['G01N', 'H01M', 'G01L', '?'].map(ipcLabelAmong(['G01N', 'H01M', 'G01L', '?']));
  expect(labels[0]).toMatch(/^G01N（G01 .+）$/);
  expect(labels[1]).toMatch(/^H01M（H01 .+）$/);
  expect(labels.slice(2)).toEqual(['G01L', '?']);
});
