import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AwardedRow,
  awardGroups,
  LEAST_DRAWN,
  shareBelow,
  spreadOf,
  upheldOf,
} from '@/domain/adjudication/awards';
import { COMPARABLE, comparableSearch } from '@/domain/adjudication/comparable';
import { daysToJudgment, readFilingDay } from '@/domain/adjudication/filingDay';

const ROW: AwardedRow & { cause: string | null; caseType: 'CIVIL' } = {
  id: 'a',
  awardAmount: 300_000,
  claimAmount: 1_000_000,
  rightKinds: ['PATENT'],
  court: '示例中级人民法院',
  courtLevel: 'INTERMEDIATE',
  procedure: 'FIRST',
  judgmentDate: '2024-06-03',
  cause: '侵害发明专利权纠纷',
  caseType: 'CIVIL',
};

describe('the distribution of sums', () => {
  it('has the median and quartiles of spreadsheets', () => {
    expect(spreadOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual({
      least: 1,
      lower: 3.25,
      median: 5.5,
      upper: 7.75,
      most: 10,
    });
  });

  it('is none of fewer than ten', () => {
    expect(spreadOf(Array.from({ length: LEAST_DRAWN - 1 }, () => 1))).toBeNull();
  });

  it('keeps its five numbers in order, whatever the values and their order', () => {
    const sums = fc.array(fc.integer({ min: 0, max: 1e9 }), {
      minLength: LEAST_DRAWN,
      maxLength: 60,
    });
    fc.assert(
      fc.property(sums, (values) => {
        const found = spreadOf(values);
        if (!found) throw new Error('none');
        const five = [found.least, found.lower, found.median, found.upper, found.most];
        expect([...five].sort((a, b) => a - b)).toEqual(five);
        expect(spreadOf([...values].reverse())).toEqual(found);
        expect(found.most).toBe(Math.max(...values));
      }),
    );
  });

  it('tells how much lies below a sum', () => {
    expect(shareBelow([1, 2, 3, 4], 3)).toBe(50);
  });
});

describe('what is stated', () => {
  it('is a share only where both sums are', () => {
    expect(upheldOf(ROW)).toBe(30);
    expect(upheldOf({ ...ROW, awardAmount: 0 })).toBe(0);
    expect(upheldOf({ ...ROW, awardAmount: null })).toBeNull();
    expect(upheldOf({ ...ROW, claimAmount: null })).toBeNull();
    expect(upheldOf({ ...ROW, claimAmount: 0 })).toBeNull();
  });

  it('is the day of filing, where the words tell one', () => {
    expect(readFilingDay('…纠纷一案，本院于2023年3月5日立案后，依法')).toBe('2023-03-05');
    expect(readFilingDay('本院于 2018 年 11 月 6 日受理后')).toBe('2018-11-06');
    expect(readFilingDay('本院立案后依法组成合议庭')).toBeNull();
    expect(readFilingDay('不服于2019年5月1日作出的判决，本院立案后')).toBeNull();
    expect(readFilingDay('本院于2023年13月5日立案')).toBeNull();
  });

  it('is no length where the days do not fit', () => {
    expect(daysToJudgment('2023-03-05', '2023-09-01')).toBe(180);
    expect(daysToJudgment('2023-09-02', '2023-09-01')).toBeNull();
    expect(daysToJudgment(null, '2023-09-01')).toBeNull();
    expect(daysToJudgment('2023-09-01', null)).toBeNull();
  });
});

it('groups by what judgments say, and leaves out what does not', () => {
  const rows = [
    ROW,
    { ...ROW, id: 'b', judgmentDate: null },
    { ...ROW, judgmentDate: '2025-01-01' },
  ];
  expect(awardGroups(rows, 'year').map(({ label, rows }) => [label, rows.length])).toEqual([
    ['2025 年', 1],
    ['2024 年', 1],
  ]);
  expect(awardGroups(rows, 'courtLevel').map(({ label }) => label)).toEqual(['中级法院']);
});

describe('comparable judgments', () => {
  it('are of the same right, cause and instance', () => {
    expect(comparableSearch(ROW, COMPARABLE)).toEqual({
      include: {
        caseType: ['CIVIL'],
        rightKind: ['PATENT'],
        cause: ['侵害发明专利权纠纷'],
        procedure: ['FIRST'],
      },
      from: '',
      to: '',
    });
  });

  it('are narrowed by court and years when asked for, and not by what is not known', () => {
    const by = { ...COMPARABLE, court: 'level', years: 'near', cause: 'any' } as const;
    expect(comparableSearch({ ...ROW, procedure: null }, by)).toEqual({
      include: { caseType: ['CIVIL'], rightKind: ['PATENT'], courtLevel: ['INTERMEDIATE'] },
      from: '2021-01-01',
      to: '2027-12-31',
    });
    expect(comparableSearch({ ...ROW, judgmentDate: null }, by).from).toBe('');
  });
});
