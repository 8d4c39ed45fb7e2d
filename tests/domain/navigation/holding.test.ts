import { expect, it } from 'vitest';
import {
  HOLDINGS,
  type HoldingFilter,
  holdingOf,
  isHeld,
} from '../../../src/domain/navigation/holding';
import { quotientBase } from '../../../src/domain/navigation/indicators';
import { classesOf, listingQueries } from '../../../src/domain/navigation/nodeClasses';
import { elsewhereQuery } from '../../../src/domain/navigation/nodeQueries';

it('tells what nobody holds from what outsiders hold, and from what is not known', () => {
  expect(holdingOf({ total: 0, cityTotal: 0 })).toBe('NOBODY');
  expect(holdingOf({ total: 12, cityTotal: 0 })).toBe('OUTSIDE');
  expect(holdingOf({ total: 12, cityTotal: 3 })).toBe('LOCAL');
  // Addresses do not tell.
  expect(holdingOf({ total: 12, cityTotal: null })).toBe('UNKNOWN');
  expect(holdingOf({ total: undefined, cityTotal: 0 })).toBe('UNKNOWN');
  expect(holdingOf({ total: 12, cityTotal: 0, known: { address: 0 } })).toBe('UNKNOWN');
  expect(holdingOf({ total: 12, cityTotal: 0, known: { address: 1 } })).toBe('UNKNOWN');
  expect(holdingOf({ total: 12, cityTotal: 0, known: { address: 10 } })).toBe('OUTSIDE');
  // All of three are known to be held elsewhere; of nine of eleven it says too little.
  expect(holdingOf({ total: 3, cityTotal: 0, known: { address: 3 } })).toBe('OUTSIDE');
  expect(holdingOf({ total: 11, cityTotal: 0, known: { address: 9 } })).toBe('UNKNOWN');
  const nodes = [
    { total: 0, cityTotal: 0 },
    { total: 12, cityTotal: 0 },
    { total: 12, cityTotal: null },
    { total: 12, cityTotal: 1 },
  ];
  const kept = (filter: HoldingFilter) =>
    nodes.map((node) => Number(isHeld(node, filter))).join('');
  expect(Object.fromEntries(HOLDINGS.map((filter) => [filter, kept(filter)]))).toEqual({
    '': '1111',
    local: '0001',
    none: '1100',
    outside: '0100',
    unknown: '0010',
  });
});

it('names the classes of a branch, and asks the market by no class of the branch above', () => {
  const branch = 'IC=(H01M OR B60L) AND IC=(H01M4/36 OR H01M4/587)';
  expect(classesOf(branch)).toEqual(['H01M4/36', 'H01M4/587']);
  expect(listingQueries({ name: '负极', expression: branch })).toEqual(['负极', 'H01M4/36']);
  const leaf = `${branch} AND TI=自闭孔`;
  expect(classesOf(leaf)).toEqual(['H01M4/36', 'H01M4/587']);
  expect(listingQueries({ name: '自闭孔', expression: leaf })).toEqual(['自闭孔']);
  expect(classesOf(`${branch} NOT IC=G01R31/392`)).toEqual(['H01M4/36', 'H01M4/587']);
  expect(classesOf('IC=(')).toEqual([]);
  expect(listingQueries({ name: '自闭孔', expression: '' })).toEqual(['自闭孔']);
});

it('says what a location quotient rests on, or why there is none', () => {
  const counts = {
    total: 20,
    cityTotal: 5,
    subjectTotal: 1600,
    subjectCityTotal: 200,
    addressed: 18,
  };
  expect(quotientBase(counts)).toBe('（5÷20）÷（200÷1,600）');
  expect(quotientBase({ ...counts, addressed: 9 })).toMatch(
    /^不判断：地址已知 9 \/ 共 20，不到 10 件/,
  );
  expect(quotientBase({ ...counts, addressed: undefined })).toMatch(/^不判断：地址已知 不详/);
  expect(quotientBase({ ...counts, cityTotal: null })).toMatch(/^不判断：本市有几件不详/);
  expect(quotientBase({ ...counts, subjectCityTotal: null })).toMatch(/整个专题的本市件数不详/);
  expect(quotientBase({ ...counts, subjectCityTotal: 0 })).toMatch(/整个专题没有本市专利/);
});

it('looks for the patents of elsewhere only where both queries are known', () => {
  expect(elsewhereQuery('TI=隔膜', 'AA=常熟')).toBe('TI=隔膜 NOT AA=常熟');
  expect(elsewhereQuery('TI=隔膜', '')).toBeUndefined();
  expect(elsewhereQuery('', 'AA=常熟')).toBeUndefined();
});
