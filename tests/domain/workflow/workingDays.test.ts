import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOLIDAYS } from '../../../config/holidays';
import { addDays } from '../../../src/domain/calendar';
import { limitsOf } from '../../../src/domain/workflow/limits';
import {
  addWorkingDays,
  deadlineOf,
  isWorkingDay,
  leftInWords,
  limitInWords,
  type TimeLimit,
  workingDaysLeft,
} from '../../../src/domain/workflow/workingDays';

describe('working days', () => {
  it.each([
    ['2026-11-20', true, 'a Friday'],
    ['2026-11-21', false, 'a Saturday'],
    ['2026-10-01', false, 'a holiday on a Thursday'],
    ['2026-10-10', true, 'a Saturday worked'],
    ['2026-02-14', true, 'a Saturday worked before the spring festival'],
  ])('%s: %s, %s', (day, expected) => {
    expect(isWorkingDay(day, HOLIDAYS)).toBe(expected);
  });

  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 5, '2026-11-27'],
    ['2026-09-30', 1, '2026-10-08'],
    ['2026-09-30', 3, '2026-10-10'],
    ['2026-02-13', 2, '2026-02-24'],
  ])('%s + %i = %s', (from, count, expected) => {
    expect(addWorkingDays(from, count, HOLIDAYS)).toBe(expected);
  });

  const day = fc.integer({ min: 0, max: 700 }).map((count) => addDays('2025-01-01', count));

  it('counts back what it counted forward', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (from, count) => {
        const end = addWorkingDays(from, count, HOLIDAYS);
        expect(workingDaysLeft(from, end, HOLIDAYS)).toBe(count);
        if (count > 0) expect(isWorkingDay(end, HOLIDAYS)).toBe(true);
      }),
    );
  });

  it('says how much is left, and by how much a day was missed', () => {
    expect(leftInWords(workingDaysLeft('2026-11-20', '2026-11-24', HOLIDAYS))).toBe(
      '还剩 2 个工作日',
    );
    expect(leftInWords(workingDaysLeft('2026-11-24', '2026-11-24', HOLIDAYS))).toBe('今天到期');
    expect(leftInWords(workingDaysLeft('2026-11-21', '2026-11-20', HOLIDAYS))).toBe('今天到期');
    expect(leftInWords(workingDaysLeft('2026-11-24', '2026-11-20', HOLIDAYS))).toBe(
      '已超期 2 个工作日',
    );
  });
});

describe('deadlines', () => {
  it.each<[string, TimeLimit, string, string]>([
    ['2026-11-20', { count: 15, unit: 'day' }, '2026-12-07', 'ends on a Saturday, so on Monday'],
    ['2026-07-31', { count: 2, unit: 'month' }, '2026-09-30', 'the end of a shorter month'],
    ['2026-07-01', { count: 3, unit: 'month' }, '2026-10-08', 'behind the national holiday'],
    ['2026-11-20', { count: 5, unit: 'workingDay' }, '2026-11-27', 'working days'],
  ])('%s and %o: %s (%s)', (from, limit, expected) => {
    expect(deadlineOf(from, limit, HOLIDAYS)).toEqual({ day: expected, estimated: false });
  });

  it('is an estimate where the holidays are not known yet', () => {
    const limit = { count: 3, unit: 'month' } as const;
    expect(deadlineOf('2026-11-20', limit, HOLIDAYS)).toEqual({
      day: '2027-02-22',
      estimated: true,
    });
  });

  it('refuses a day that does not exist', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });
});

it('knows the limits of each process', () => {
  expect(limitInWords(limitsOf('PJSQ').accept)).toBe('5 个工作日');
  expect(limitInWords(limitsOf('WQYZ').supplement)).toBe('7 个工作日');
  expect(limitInWords(limitsOf('JBTS', 'ADJUDICATION').finish ?? limitsOf('JBTS').accept)).toBe(
    '3 个月',
  );
  expect(limitsOf('JBTS', 'REPORT').finish).toBeUndefined();
});
