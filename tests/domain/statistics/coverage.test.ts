import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  allKnown,
  coverageText,
  enough,
  enoughFor,
  knownCount,
  LEAST_KNOWN,
  LEAST_SHARE,
  lackText,
  noConclusion,
} from '../../../src/domain/statistics/coverage';

it('carries conclusions from ten known records that are four fifths of all', () => {
  expect([LEAST_KNOWN, LEAST_SHARE]).toEqual([10, 80]);
  expect(enough({ known: 10, total: 10 })).toBe(true);
  expect(enough({ known: 80, total: 100 })).toBe(true);
  expect(enough({ known: 79, total: 100 })).toBe(false);
  expect(enough({ known: 9, total: 9 })).toBe(false);
  expect(enough({ known: 3, total: 457 })).toBe(false);
  // Nobody says what it rests on.
  expect(enough(undefined)).toBe(false);
  expect(enough({ known: undefined, total: 457 })).toBe(false);
  expect(enough({ known: 400, total: null })).toBe(false);
});

it('takes none found for zero only where it is known', () => {
  const count = fc.nat(5000);
  fc.assert(
    fc.property(count, count, fc.integer({ min: 1, max: 5000 }), (known, more, found) => {
      const base = { known, total: known + more };
      expect(knownCount(found, base)).toBe(found);
      expect(knownCount(0, base)).toBe(more === 0 || enough(base) ? 0 : null);
    }),
  );
  expect(knownCount(0, undefined)).toBeNull();
  expect(knownCount(null, { known: 1, total: 1 })).toBeNull();
});

it('knows all records only where both numbers are known', () => {
  expect(allKnown({ known: 61, total: 61 })).toBe(true);
  expect(allKnown({ known: 60, total: 61 })).toBe(false);
  for (const none of [undefined, null]) {
    expect(allKnown({ known: none, total: none })).toBe(false);
    expect(allKnown({ known: 61, total: none })).toBe(false);
  }
  expect(allKnown(undefined)).toBe(false);
});

it('says how many are known, and that it is not known', () => {
  expect(coverageText({ known: 3, total: 457 })).toBe('已知 3 / 共 457');
  expect(coverageText({ known: 3656, total: 23_637 }, '申请日')).toBe(
    '申请日已知 3,656 / 共 23,637',
  );
  expect(coverageText({ known: undefined, total: 5 })).toBe('已知 不详 / 共 5');
  expect([enoughFor(10), enoughFor(9), enoughFor(null)]).toEqual([true, false, false]);
});

it('says in one sentence why nothing is compared, the share rounded down', () => {
  expect(noConclusion(lackText({ known: 3656, total: 23_637 }, '申请日'))).toBe(
    '数据不足（仅 15% 有申请日），不作比较',
  );
  const said = (known: number | null, total: number) => lackText({ known, total }, '地址');
  expect(said(6, 23_637)).toBe('不到 1% 有地址');
  expect(said(799, 1000)).toBe('仅 79% 有地址');
  expect(said(0, 92)).toBe('均无地址');
  // A share that would do, of too few records.
  expect(said(9, 9)).toBe('仅 9 条有地址');
  expect(said(null, 9)).toBe('有多少地址不详');
});
