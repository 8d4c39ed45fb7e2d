import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOLIDAYS } from '../../../config/holidays';
import { addDays } from '../../../src/domain/calendar';
import { dayInWords, dueDay, leftUntil } from '../../../src/domain/workflow/dueDay';

const today = '2026-11-20';

describe('a last day seen from today', () => {
  it.each([
    ['2026-12-04', '还剩 10 个工作日', false],
    ['2026-11-24', '还剩 2 个工作日', true],
    ['2026-11-20', '今天到期', true],
    ['2026-11-22', '不足 1 个工作日', true],
    ['2026-11-18', '已超期 2 个工作日', true],
  ])('%s: %s', (day, words, urgent) => {
    const due = dueDay(day, today, HOLIDAYS);
    expect(due && leftUntil(due, today)).toBe(words);
    expect(due?.urgent).toBe(urgent);
  });

  it('has passed on the Saturday after a Friday, though no working day has', () => {
    const due = dueDay('2026-11-20', '2026-11-21', HOLIDAYS);
    expect(due).toMatchObject({ overdue: true, urgent: true });
    expect(due && leftUntil(due, '2026-11-21')).toBe('已过期');
  });

  it('counts only working days over a long holiday', () => {
    const due = dueDay('2026-10-08', '2026-09-30', HOLIDAYS);
    expect(due).toMatchObject({ left: 1, urgent: true });
  });

  it('may move beyond the published holidays, or when the portal computed it', () => {
    expect(dueDay('2026-12-31', today, HOLIDAYS)?.estimated).toBe(false);
    expect(dueDay('2027-01-05', today, HOLIDAYS)?.estimated).toBe(true);
    expect(dueDay('2026-12-01', today, HOLIDAYS, true)?.estimated).toBe(true);
  });

  it('is not shown when it is no day', () => {
    expect(dueDay('2026-02-30', today, HOLIDAYS)).toBeUndefined();
    expect(dueDay('', today, HOLIDAYS)).toBeUndefined();
    expect(dueDay(undefined, today, HOLIDAYS)).toBeUndefined();
  });

  it('never says that days are left of a day that has passed, nor the other way round', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), (offset) => {
        const day = addDays(today, offset);
        const due = dueDay(day, today, HOLIDAYS);
        const words = due ? leftUntil(due, today) : '';
        expect(/已/.test(words)).toBe(offset < 0);
        expect(words === '今天到期').toBe(offset === 0);
        expect(/还剩|不足/.test(words)).toBe(offset > 0);
        if (offset < 0) expect(due?.urgent).toBe(true);
      }),
    );
  });
});

it('names a day with its year only when it is another one', () => {
  expect(dayInWords('2026-12-04', today)).toBe('12 月 4 日');
  expect(dayInWords('2027-01-05', today)).toBe('2027 年 1 月 5 日');
});
