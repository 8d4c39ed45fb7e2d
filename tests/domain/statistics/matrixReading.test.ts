import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matrixReading } from '../../../src/domain/statistics/matrixReading';

const of = { name: '专利授权量', unit: '件' };

const region = (label: string, before: number | null, now: number | null) => ({
  key: label,
  label,
  figures: [
    { year: 2024, value: before },
    { year: 2025, value: now },
  ],
});

it('says how many regions have more and less than the year before, and which grew most', () => {
  const regions = [
    region('甲镇', 10, 15),
    region('乙镇', 3, 3),
    region('丙镇', 4, 1),
    region('丁镇', null, 9),
  ];
  expect(matrixReading({ ...of, years: [2024, 2025], regions })).toBe(
    '2025 年专利授权量，4 个地区中 1 个比上年增加，1 个比上年减少，1 个与上年持平，1 个缺数据不能比较；增加最多的是甲镇（+5 件）',
  );
  // 2025 lags: nothing is known of 2023, so nothing is compared.
  expect(matrixReading({ ...of, years: [2024], regions })).toBe(
    '2024 年和 2023 年的专利授权量没有可以比较的数据',
  );
  expect(matrixReading({ ...of, years: [], regions })).toBe('');
  expect(matrixReading({ ...of, years: [2024, 2025], regions: [region('甲镇', 0, null)] })).toBe(
    '2025 年和 2024 年的专利授权量没有可以比较的数据',
  );
});

it('counts every region once, and names no growth where there is none', () => {
  const value = fc.option(fc.nat(40), { nil: null });
  const pairs = fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 34 });
  fc.assert(
    fc.property(pairs, (given) => {
      const regions = given.map(([before, now], index) => region(`第${index}镇`, before, now));
      const text = matrixReading({ ...of, years: [2024, 2025], regions });
      const known = given.filter(([before, now]) => before !== null && now !== null);
      if (known.length === 0) return text.endsWith('没有可以比较的数据');
      const [counted = ''] = (text.split('个地区中')[1] ?? '').split('；');
      const sum = [...counted.matchAll(/(\d+) 个/g)].reduce((all, [, one]) => all + Number(one), 0);
      expect(sum).toBe(given.length);
      const grows = known.some(([before, now]) => (now ?? 0) > (before ?? 0));
      expect(text.includes('增加最多')).toBe(grows);
      return true;
    }),
  );
});
