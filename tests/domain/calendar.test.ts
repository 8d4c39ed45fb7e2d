import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  isoDay,
  parseIsoDay,
  previousDay,
  todayInChina,
} from '../../src/domain/calendar';

const DAY = 86_400_000;
const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1) / DAY, max: Date.UTC(2199, 11, 31) / DAY })
  .map((days) => new Date(days * DAY).toISOString().slice(0, 10));

describe('the calendar', () => {
  it('agrees with the platform on which days exist', () => {
    const parts = fc.tuple(
      fc.integer({ min: 1900, max: 2199 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    );
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.toISOString().slice(0, 10) === text;
        expect(parseIsoDay(text) !== null).toBe(exists);
      }),
    );
  });

  it.each([
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2100-02-29', false],
    ['2024-02-29', true],
  ])('%s exists: %s', (text, exists) => {
    expect(parseIsoDay(text) !== null).toBe(exists);
  });

  it.each(['2026-2-1', '20260201', '2026-02-01T00:00', ' 2026-02-01', ''])(
    'reads only YYYY-MM-DD, not %j',
    (text) => {
      expect(parseIsoDay(text)).toBeNull();
    },
  );

  it('knows the day before', () => {
    fc.assert(
      fc.property(anyDay, (text) => {
        const day = parseIsoDay(text);
        const before = new Date(Date.parse(text) - DAY).toISOString().slice(0, 10);
        expect(day && isoDay(previousDay(day))).toBe(before);
      }),
    );
  });

  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2020-02-29', 120, '2030-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2024-11-30', 2, '2025-01-30'],
    ['2024-12-31', 6, '2025-06-30'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2024-01-15', -1, '2023-12-15'],
  ])('%s plus %i months is %s', (from, months, to) => {
    const day = parseIsoDay(from);
    expect(day && isoDay(addMonths(day, months))).toBe(to);
  });

  it('begins the day when China does', () => {
    expect(todayInChina(Date.parse('2026-11-19T15:59:59Z'))).toBe('2026-11-19');
    expect(todayInChina(Date.parse('2026-11-19T16:00:00Z'))).toBe('2026-11-20');
  });
});
