import { describe, expect, it } from 'vitest';
import { everyYear, trendSentence, yearOf } from '../../../src/domain/enterprise/lag';

const DAY = '2026-10-31';
const years = (from: number, counts: readonly number[]) =>
  counts.map((count, index) => ({ year: from + index, count }));

describe('the trend in words', () => {
  it('leaves the lagging years out', () => {
    const counts = [5, 5, 5, 10, 10, 10, 1, 0];
    expect(trendSentence(years(2019, counts), DAY)).toBe(
      '2022—2024 年申请 30 件，较此前三年增长 100%',
    );
  });

  it('says when nothing changed much, fell, or began', () => {
    expect(trendSentence(years(2019, [5, 5, 5, 5, 5, 6]), DAY)).toContain('基本持平');
    expect(trendSentence(years(2019, [10, 10, 10, 5, 5, 5]), DAY)).toContain('下降 50%');
    expect(trendSentence(years(2018, [1, 0, 0, 0, 4, 4, 4]), DAY)).toContain('此前三年没有申请');
  });

  it('takes no rate of a few', () => {
    expect(trendSentence(years(2019, [1, 0, 0, 2, 1, 1]), DAY)).toBe(
      '2022—2024 年申请 4 件，此前三年 1 件',
    );
    expect(trendSentence(years(2019, [3, 3, 3, 0, 0, 0]), DAY)).toBe(
      '2022—2024 年申请 0 件，此前三年 9 件',
    );
  });

  it('is silent about too few years', () => {
    expect(trendSentence(years(2022, [5, 5, 5, 5]), DAY)).toBeNull();
    expect(trendSentence([], DAY)).toBeNull();
  });

  it('is silent where a number or the day is not known', () => {
    const counts = years(2019, [5, 5, 5, 5, 5, 6]);
    expect(trendSentence(counts, '')).toBeNull();
    expect(trendSentence([...counts, { year: 2021, count: undefined }], DAY)).toBeNull();
    // Patents of nobody knows which year: a year that is not listed may have them.
    const gap = [{ year: undefined, count: 2 }, ...counts.filter(({ year }) => year !== 2021)];
    expect(trendSentence(gap, DAY)).toBeNull();
    expect(everyYear(gap).map(({ count }) => count)).toEqual([5, 5, null, 5, 5, 6]);
  });

  it('reads the years of a chart, and nothing else', () => {
    expect(['2020', '', '20', 'soon', '0000'].map(yearOf)).toEqual([
      2020,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('counts years without patents', () => {
    expect(
      everyYear(
        [
          { year: 2020, count: 2 },
          { year: 2022, count: 1 },
        ],
        2023,
      ),
    ).toEqual(years(2020, [2, 0, 1, 0]));
  });
});
