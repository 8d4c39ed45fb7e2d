import { describe, expect, it } from 'vitest';
import { annualFee, feeCalendar, feeOnDay, feeStage, graceEndOf } from '../../src/domain/annualFee';
import type { PatentKind } from '../../src/domain/patentLabels';
import { TODAY } from './checkSuite';
import vectors from './vectors.json';

describe('feeOnDay', () => {
  it.each(vectors.annualFee.vectors)(
    '$type filed $filing, year $annualYear paid on $paidOn',
    ({ type, filing, annualYear, paidOn, fee, surcharge, lapsed }) => {
      const result = feeOnDay(type as PatentKind, filing, annualYear, paidOn);
      expect(result).toEqual({ fee, surcharge, lapsed });
    },
  );

  it.each([
    ['2024-04-27', 0],
    ['2024-05-27', 0],
    ['2024-05-28', 100],
    ['2024-06-27', 100],
    ['2024-06-28', 200],
    ['2024-07-28', 300],
    ['2024-08-28', 400],
    ['2024-09-28', 500],
    ['2024-10-27', 500],
  ])('asks on %s for a surcharge of %i', (paidOn, surcharge) => {
    expect(feeOnDay('INVENTION', '2018-04-27', 7, paidOn)).toEqual({
      fee: 2000,
      surcharge,
      lapsed: false,
    });
  });

  it('moves the due day to the end of February where the anniversary does not exist', () => {
    expect(feeOnDay('UTILITY', '2020-02-29', 2, '2021-02-28')?.surcharge).toBe(0);
    expect(feeOnDay('UTILITY', '2020-02-29', 2, '2021-08-28')?.lapsed).toBe(false);
    expect(feeOnDay('UTILITY', '2020-02-29', 2, '2021-08-29')?.lapsed).toBe(true);
  });

  it.each([
    ['UTILITY', '2020-03-10', 11, '2030-03-10'],
    ['DESIGN', '2021-05-31', 11, '2031-05-31'],
    ['INVENTION', '2020-03-10', 0, '2020-03-10'],
    ['INVENTION', '2020-03-10', 1.5, '2020-03-10'],
    ['INVENTION', '2020-02-30', 1, '2020-03-10'],
    ['INVENTION', '2020-03-10', 1, 'soon'],
  ] as const)('knows no fee for %s filed %s, year %d, paid %s', (kind, filing, year, paidOn) => {
    expect(feeOnDay(kind, filing, year, paidOn)).toBeNull();
  });
});

describe('feeStage', () => {
  it.each([
    ['2026-07-31', 'LATER', 0],
    ['2026-08-05', 'SOON', 0],
    ['2026-11-05', 'SOON', 0],
    ['2026-11-06', 'GRACE', 0],
    ['2026-12-05', 'GRACE', 0],
    ['2026-12-06', 'GRACE', 5],
    ['2027-05-05', 'GRACE', 25],
    ['2027-05-06', 'OVER', 0],
  ])('of a fee due 2026-11-05 on %s', (today, stage, percent) => {
    expect(feeStage('2026-11-05', today)).toEqual({ stage, percent });
  });

  it('is not late while its last day has moved off a day off', () => {
    const calendar = { publishedUntil: '2026-12-31', holidays: {}, workingWeekends: [] };
    expect(feeStage('2026-12-12', '2026-12-14', calendar)?.stage).toBe('SOON');
    expect(feeStage('2026-12-12', '2026-12-15', calendar)?.stage).toBe('GRACE');
    expect(feeStage('2026-12-12', '2026-12-14')?.stage).toBe('GRACE');
  });

  it('knows nothing without a due day', () => {
    expect(feeStage('', '2026-11-05')).toBeNull();
  });

  it('lets the late period end on a working day, as far as days off are published', () => {
    const calendar = { publishedUntil: '2026-12-31', holidays: {}, workingWeekends: [] };
    const due = '2026-05-29';
    expect(graceEndOf(due)).toBe('2026-11-29');
    expect(graceEndOf(due, calendar)).toBe('2026-11-30');
    expect(graceEndOf(due, { ...calendar, publishedUntil: '2026-11-28' })).toBe('2026-11-29');
    expect(feeStage(due, '2026-11-30', calendar)).toEqual({ stage: 'GRACE', percent: 25 });
    expect(feeStage(due, '2026-12-01', calendar)).toEqual({ stage: 'OVER', percent: 0 });
    const row = feeCalendar('UTILITY', '2022-05-29', '2023-03-03', '2026-11-30', calendar).find(
      ({ dueDate }) => dueDate === due,
    );
    expect(row).toMatchObject({ phase: 'GRACE', graceEnd: '2026-11-30', surcharge: 225 });
  });
});

describe('annualFee', () => {
  const all = (kind: PatentKind) => Array.from({ length: 21 }, (_, i) => annualFee(kind, i + 1));

  it('follows the fee table year by year', () => {
    expect(all('INVENTION')).toEqual([
      ...[900, 900, 900, 1200, 1200, 1200, 2000, 2000, 2000, 4000, 4000, 4000],
      ...[6000, 6000, 6000, 8000, 8000, 8000, 8000, 8000, null],
    ]);
    expect(all('UTILITY').slice(0, 11)).toEqual([
      ...[600, 600, 600, 900, 900, 1200, 1200, 1200, 2000, 2000, null],
    ]);
    expect(all('DESIGN').slice(9, 16)).toEqual([2000, 3000, 3000, 3000, 3000, 3000, null]);
  });
});

describe('feeCalendar', () => {
  const rows = feeCalendar('INVENTION', '2021-01-04', '2023-05-12', TODAY);

  it('begins with the year of the grant and ends with the term', () => {
    expect(rows.map((row) => row.annualYear)).toEqual(Array.from({ length: 18 }, (_, i) => i + 3));
    expect(rows[0]).toEqual({
      annualYear: 3,
      amount: 900,
      dueDate: '2023-05-12',
      graceEnd: '2023-05-12',
      withRegistration: true,
      phase: 'PAST',
      surcharge: null,
    });
    expect(rows.at(-1)).toMatchObject({ annualYear: 20, amount: 8000, dueDate: '2040-01-04' });
  });

  it('tells the next fee from those behind and ahead', () => {
    expect(rows.map((row) => row.phase)).toEqual([
      ...['PAST', 'PAST', 'PAST', 'PAST', 'NEXT'],
      ...Array.from({ length: 13 }, () => 'LATER'),
    ]);
    expect(rows[3]).toMatchObject({
      annualYear: 6,
      amount: 1200,
      dueDate: '2026-01-04',
      graceEnd: '2026-07-04',
      surcharge: null,
    });
    expect(rows[4]).toMatchObject({ annualYear: 7, dueDate: '2027-01-04', surcharge: 0 });
  });

  it('shows the late period with what it costs today', () => {
    const at = (today: string) =>
      feeCalendar('UTILITY', '2022-09-15', '2023-03-03', today).find((row) => row.annualYear === 5);
    expect(at('2026-09-15')).toMatchObject({ phase: 'NEXT', surcharge: 0 });
    expect(at('2026-09-16')).toMatchObject({ phase: 'GRACE', surcharge: 0 });
    expect(at(TODAY)).toMatchObject({ phase: 'GRACE', surcharge: 90 });
    expect(at('2027-03-15')).toMatchObject({ phase: 'GRACE', surcharge: 225 });
    expect(at('2027-03-16')).toMatchObject({ phase: 'PAST', surcharge: null });
  });

  it('counts a grant on the anniversary to the year that begins', () => {
    const first = (grant: string) => feeCalendar('DESIGN', '2022-01-15', grant, TODAY)[0];
    expect(first('2023-01-14')?.annualYear).toBe(1);
    expect(first('2023-01-15')?.annualYear).toBe(2);
  });

  it('begins with the first year when the grant date is not known', () => {
    const unknown = feeCalendar('DESIGN', '2021-05-31', null, TODAY);
    expect(unknown.map((row) => row.annualYear)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(unknown.some((row) => row.withRegistration)).toBe(false);
  });

  it('has no rows for a filing date that is none', () => {
    expect(feeCalendar('INVENTION', '—', null, TODAY)).toEqual([]);
  });
});
