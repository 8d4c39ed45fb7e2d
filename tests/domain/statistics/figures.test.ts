import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIGURES, HIGH_VALUE_KINDS, STATISTICS_CODES } from '../../../src/domain/statistics/codes';
import {
  halfUp,
  logRange,
  overYears,
  perCapita,
  rankByValue,
  sharesOf,
  yearChange,
} from '../../../src/domain/statistics/figures';
import {
  compositionReading,
  logWarning,
  rankReading,
  statisticsCitation,
  stepText,
  trendReading,
  yearsText,
} from '../../../src/domain/statistics/sentences';

const AS_OF = '2026-10-31';
const figure = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: null });

it('defines every figure: how counted, in which unit; five kinds of high value', () => {
  for (const code of STATISTICS_CODES) {
    expect(FIGURES[code].how).toMatch(/。$/);
    expect(FIGURES[code].unit).not.toBe('');
  }
  expect(HIGH_VALUE_KINDS).toHaveLength(5);
});

it('rounds half up on both sides of zero', () => {
  expect(halfUp(1.005, 2)).toBe(1.01);
  expect(halfUp(-2.25, 1)).toBe(-2.3);
  expect(halfUp(0, 1)).toBe(0);
});

it('keeps a gap a gap and a zero a zero', () => {
  const figures = [
    { year: 2022, value: 0 },
    { year: 2024, value: 7 },
  ];
  expect(overYears(figures, 2021, 2024).map(({ value }) => value)).toEqual([null, 0, null, 7]);
  expect(perCapita(0, 20)).toBe(0);
  expect(perCapita(null, 20)).toBeNull();
  expect(perCapita(5, null)).toBeNull();
  expect(perCapita(5, 0)).toBeNull();
});

it('compares whole years with the year before, never a year that is not over', () => {
  const figures = [
    { year: 2023, value: 0 },
    { year: 2024, value: 41 },
    { year: 2025, value: 38 },
    { year: 2026, value: 30 },
  ];
  expect(yearChange(figures, 2025, AS_OF)).toBe(-7.3);
  expect(yearChange(figures, 2024, AS_OF)).toBeNull();
  expect(yearChange(figures, 2023, AS_OF)).toBeNull();
  expect(yearChange(figures, 2026, AS_OF)).toBeNull();
});

it('ranks with shared places; what is not known comes last and has none', () => {
  fc.assert(
    fc.property(fc.array(figure, { maxLength: 12 }), (values) => {
      const items = values.map((value, index) => ({ key: `${index}`, label: `${index}`, value }));
      const ranked = rankByValue(items);
      expect(ranked).toHaveLength(items.length);
      ranked.forEach(({ value, rank }, index) => {
        const greater = values.filter((other) => value !== null && (other ?? -1) > value).length;
        expect(rank).toBe(value === null ? null : greater + 1);
        const next = ranked[index + 1];
        if (next) expect(value ?? -1).toBeGreaterThanOrEqual(next.value ?? -1);
      });
    }),
  );
});

it('takes shares of what is known', () => {
  const parts = sharesOf([
    { key: 'a', label: 'a', value: 1 },
    { key: 'b', label: 'b', value: 7 },
    { key: 'c', label: 'c', value: null },
  ]);
  expect(parts.map(({ share }) => share)).toEqual([12.5, 87.5, null]);
});

it('reads a trend: value, change, distance to the country, gaps', () => {
  const of = { name: '专利授权量', unit: '件', asOf: AS_OF };
  const figures = [
    { year: 2023, value: null },
    { year: 2024, value: 1000 },
    { year: 2025, value: 1081 },
    { year: 2026, value: 20 },
  ];
  const country = [
    { year: 2024, value: 1000 },
    { year: 2025, value: 1049 },
  ];
  expect(trendReading({ ...of, figures, country })).toBe(
    '2025 年专利授权量 1,081 件，同比 +8.1%，增速高于全国 3.2 个百分点；2023 年没有数据',
  );
  // Filings of 2025 are not all published.
  expect(trendReading({ ...of, figures, laggingFrom: 2025 })).toBe(
    '2024 年专利授权量 1,000 件；2023 年没有数据',
  );
  expect(trendReading({ ...of, figures: [{ year: 2023, value: null }] })).toBe(
    '所选年份没有专利授权量的数据',
  );
  expect(trendReading({ ...of, figures: [] })).toBe('');
});

it('says of a figure per inhabitant what is missing: the inhabitants, or the figure', () => {
  const of = { name: '专利授权量', unit: '件/万人', asOf: AS_OF, ratio: true };
  const figures = [
    { year: 2022, value: null },
    { year: 2023, value: null },
    { year: 2024, value: null },
    { year: 2025, value: 2.5 },
  ];
  expect(trendReading({ ...of, figures, undivided: [2023, 2024] })).toBe(
    '2025 年专利授权量 2.5 件/万人；2023—2024 年没有常住人口数据，不能按每万人计算；2022 年没有数据',
  );
  expect(trendReading({ ...of, figures: figures.slice(1, 3), undivided: [2023, 2024] })).toBe(
    '2023—2024 年没有常住人口数据，不能按每万人计算',
  );
});

it('takes the change of a published ratio before its rounding, else in its unit', () => {
  const of = { name: '拥有量', unit: '件/万人', asOf: AS_OF, ratio: true };
  const figures = [
    { year: 2024, value: 0.22 },
    { year: 2025, value: 0.24 },
  ];
  const unrounded = [
    { year: 2024, value: 281 / 1281 },
    { year: 2025, value: 312 / 1290 },
  ];
  const country = [
    { year: 2024, value: 10 },
    { year: 2025, value: 11 },
  ];
  expect(trendReading({ ...of, figures, unrounded, country })).toBe(
    '2025 年拥有量 0.24 件/万人，同比 +10.3%，增速高于全国 0.3 个百分点',
  );
  const unknown = [{ year: 2025, value: 312 / 1290 }];
  expect(trendReading({ ...of, figures, unrounded: unknown, country })).toBe(
    '2025 年拥有量 0.24 件/万人，比上年增加 0.02 件/万人（按两位小数算）',
  );
  expect(trendReading({ ...of, figures: figures.slice(1), unrounded: unknown })).toBe(
    '2025 年拥有量 0.24 件/万人',
  );
  expect([0, -0.03].map((step) => stepText(step, '件/万人'))).toEqual([
    '与上年持平（按两位小数算）',
    '比上年减少 0.03 件/万人（按两位小数算）',
  ]);
});

it('names years in ranges', () => {
  expect(yearsText([2020, 2016, 2017, 2019, 2023])).toBe('2016—2017、2019—2020、2023');
  expect(yearsText([])).toBe('');
});

it('reads parts and ranks, ties as well, and says nothing about nothing', () => {
  const parts = [
    { key: 'a', label: '发明', value: 30 },
    { key: 'b', label: '实用新型', value: 30 },
    { key: 'c', label: '外观设计', value: 0 },
  ];
  expect(compositionReading('授权专利', '件', parts)).toBe(
    '授权专利中发明、实用新型并列最多，各 30 件，占 50.0%',
  );
  expect(rankReading('各镇授权', '件', parts, true)).toBe(
    '各镇授权：发明、实用新型并列最多，各 30 件',
  );
  const four = [4, 3, 2, 1].map((value) => ({ key: `${value}`, label: `第${value}`, value }));
  expect(rankReading('排名', '件', four, true)).toBe('排名：第4最多，4 件；前 3 位合计占 90.0%');
  const nothing = (...values: (number | null)[]) =>
    rankReading(
      '排名',
      '件',
      values.map((value, index) => ({ key: `${index}`, label: `${index}`, value })),
      true,
    );
  expect(nothing(0)).toBe('排名都是 0');
  expect(nothing(null, null)).toBe('排名都没有数据');
  expect(nothing(0, null)).toBe('排名都是 0 或没有数据');
  expect(nothing()).toBe('');
  expect(compositionReading('x', '件', [])).toBe('');
});

it('warns before a logarithmic axis and cites with source and day', () => {
  expect(logRange([0, 10, 1000, null])).toEqual({ zeros: 1, ratio: 100 });
  expect(logWarning({ zeros: 1, ratio: 100 })).toContain('有 1 个 0 值无法画出');
  expect(logWarning({ zeros: 0, ratio: null })).not.toContain('倍；');
  expect(
    statisticsCitation({
      finding: '甲最多',
      title: '排名',
      scope: '常熟市，2016—2025 年',
      source: '示例数据',
      asOf: AS_OF,
      address: 'http://x/',
    }),
  ).toBe('甲最多。（排名，常熟市，2016—2025 年。来源：示例数据，统计日 2026-10-31。http://x/）');
});
