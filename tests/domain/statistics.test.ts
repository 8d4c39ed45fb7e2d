import { countOf, firstLaggingYear, percentOf, yearOnYear } from '@/domain/statistics';

it('takes shares in percent with one decimal, half up', () => {
  expect(percentOf(1, 3)).toBe(33.3);
  expect(percentOf(1, 8)).toBe(12.5);
  expect(percentOf(5, 10_000)).toBe(0.1);
  expect(percentOf(0, 7)).toBe(0);
  expect(percentOf(null, 7)).toBeNull();
  expect(percentOf(3, 0)).toBeNull();
  expect(percentOf(3, undefined)).toBeNull();
});

it('takes a value that is not listed for none only where the list can be relied on', () => {
  const counts = [{ value: 'VALID', count: 4 }];
  expect(countOf(counts, 'VALID', 4)).toBe(4);
  expect(countOf(counts, 'PENDING', 4)).toBe(0);
  // Ninety-two patents, of eighteen it is known.
  expect(countOf([{ value: 'VALID', count: 18 }], 'PENDING', 92)).toBeNull();
  expect(countOf([{ value: 'VALID', count: 90 }], 'PENDING', 92)).toBe(0);
  expect(countOf([], 'PENDING', 0)).toBe(0);
  expect(countOf([], 'PENDING', 4)).toBeNull();
  expect(countOf([], 'PENDING', undefined)).toBeNull();
  expect(countOf([{ value: '', count: 4 }], 'PENDING', 4)).toBeNull();
  expect(countOf([{ value: 'PENDING', count: undefined }], 'PENDING', 4)).toBeNull();
});

it('compares with the year before, which needs a value that is not zero', () => {
  expect(yearOnYear(38, 41)).toBe(-7.3);
  expect(yearOnYear(0, 4)).toBe(-100);
  // Half up is away from zero on both sides.
  expect(yearOnYear(2001, 2000)).toBe(0.1);
  expect(yearOnYear(1999, 2000)).toBe(-0.1);
  expect(yearOnYear(5, 0)).toBeNull();
  expect(yearOnYear(5, null)).toBeNull();
  expect(yearOnYear(null, 5)).toBeNull();
});

it('takes a year for complete once its last day is 18 months ago', () => {
  expect(firstLaggingYear('2026-11-20')).toBe(2025);
  expect(firstLaggingYear('2026-06-29')).toBe(2024);
  // 31 December 2024 and 18 months.
  expect(firstLaggingYear('2026-06-30')).toBe(2024);
  expect(firstLaggingYear('2026-07-01')).toBe(2025);
  expect(firstLaggingYear('')).toBe(Number.POSITIVE_INFINITY);
  expect(() => firstLaggingYear('2026-02-30')).toThrow(RangeError);
});
