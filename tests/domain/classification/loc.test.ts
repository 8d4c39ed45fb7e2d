import { describe, expect, it } from 'vitest';
import { checkLoc, LOC_CLASSES, readLoc } from '../../../src/domain/classification/loc';
import { describeCheck, expectNeverThrows } from '../checkSuite';
import vectors from '../vectors.json';

describeCheck('checkLoc', vectors.loc, checkLoc, [
  ['33-01', 'CLASS'],
  ['1403', 'FORMAT'],
  ['LOC(14) Cl.', 'FORMAT'],
  ['00-00', 'CLASS'],
]);

describe('checkLoc with prefixes', () => {
  it.each([
    ['LOC(14) Cl. 14-03', '14-03'],
    ['loc（９） cl. ８-０５', '08-05'],
    ['Cl.02-02', '02-02'],
    ['LOC 14-03', '14-03'],
  ])('reads %s as %s', (input, value) => {
    expect(checkLoc(input)).toEqual({ ok: true, value });
  });
});

describe('readLoc', () => {
  it.each([
    ['14-03', '14-03', 'subclass'],
    ['14', '14', 'class'],
    ['8', '08', 'class'],
    ['11-', '11', 'class'],
  ])('reads %s', (input, symbol, level) => {
    expect(readLoc(input)).toEqual({ symbol, level });
  });

  it.each(['', '33', '0', '14-00', '14-3', '140', '外观'])('leaves %j alone', (input) => {
    expect(readLoc(input)).toBeNull();
  });

  it('answers any text without throwing', () => {
    expectNeverThrows(readLoc);
  });
});

describe('the classes', () => {
  it('are 01 to 32 without a gap', () => {
    const expected = Array.from({ length: 32 }, (_, i) => String(i + 1).padStart(2, '0'));
    expect(Object.keys(LOC_CLASSES).sort()).toEqual(expected);
    for (const number of expected) expect(checkLoc(`${number}-01`).ok).toBe(true);
  });
});
