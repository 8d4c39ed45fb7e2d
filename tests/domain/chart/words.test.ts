import { chartNumbers } from '@/components/chart/chartNumbers';
import { mostSentence, trendSentence } from '@/components/chart/findings';
import { axisMark, elementText, leftOut } from '@/components/chart/wording';
import { toCsv } from '@/components/export/csv';
import { chartOf } from './charts';

function counted(values: Record<string, number | null>, whole?: number, lagging: string[] = []) {
  const { data } = chartOf('trend', values);
  const categories = data.categories.map((one) => ({
    ...one,
    lagging: lagging.includes(one.label),
  }));
  return { categories, values: data.series[0]?.values ?? [], unit: '件', whole };
}

describe('the sentence read from the data', () => {
  it('names the year with the most and the change of the last complete year', () => {
    const years = { '2020': 280, '2021': 312, '2022': 1200, '2023': 1068, '2024': 90 };
    expect(trendSentence(counted(years, 2950, ['2024']))).toBe(
      '2022 年最多，1,200 件，占 40.7%；2023 年比上年减少 11.0%',
    );
    expect(trendSentence(counted({ '2020': 40, '2021': 40, '2022': 40 }))).toBe(
      '并列最多的有 3 个，各 40 件；2022 年与上年持平',
    );
  });

  it('takes no rate of a few', () => {
    expect(trendSentence(counted({ '2020': 1, '2021': 4 }))).toBe('2021 年最多，4 件');
    expect(trendSentence(counted({ '2020': 3, '2021': 0 }))).toBe('2020 年最多，3 件');
  });

  it('says nothing about a change that has no year to compare with', () => {
    expect(trendSentence(counted({ '2020': 0, '2021': 7 }))).toBe('2021 年最多，7 件');
    expect(trendSentence(counted({ '2025': 7 }, 7, ['2025']))).toBe('2025 年最多，7 件，占 100.0%');
  });

  it('names two that share the first place, and is silent when there is nothing', () => {
    expect(mostSentence(counted({ 甲公司: 3, 乙公司: 3, 丙公司: 1 }))).toBe(
      '甲公司、乙公司并列最多，各 3 件',
    );
    expect(mostSentence(counted({}))).toBe('');
    expect(mostSentence(counted({ '2020': 0, '2021': null }))).toBe('');
  });

  it('names nothing as the most while a number is not known', () => {
    expect(mostSentence(counted({ 甲公司: 7, 乙公司: null }))).toBe('');
    expect(trendSentence(counted({ '2020': null, '2021': 7 }))).toBe('');
  });
});

describe('an element in words', () => {
  it('has its value, its share and what is to be known about it', () => {
    const { description, data } = chartOf(
      'trend',
      { '2024': 1250, '2025': 0, '2026': null },
      { whole: 5000 },
    );
    const categories = data.categories.map((one) => ({
      ...one,
      lagging: one.label !== '2024',
      choice: one.label === '2025' ? ('exclude' as const) : ('none' as const),
    }));
    const texts = [0, 1, 2].map((index) =>
      elementText(description, { ...data, categories }, index),
    );
    expect(texts).toEqual([
      '2024：1,250 件，占 25.0%',
      '2025：0 件，占 0.0%（公开滞后，已排除）',
      '2026：无数据（公开滞后）',
    ]);
  });

  it('has the value of every series', () => {
    const { description, data } = chartOf('trend', { '2024': 1 });
    const series = [
      { name: '发明', values: [12] },
      { name: '实用新型', values: [null] },
    ];
    expect(elementText(description, { ...data, series }, 0)).toBe(
      '2024：发明 12 件；实用新型 无数据',
    );
  });
});

it('says how many the drawing leaves out, as far as that is known', () => {
  const { description, data } = chartOf('bars', { a: 4, b: 3, c: 2, d: 1 });
  expect(leftOut(description, data, 4)).toBe('');
  expect(leftOut(description, data, 3)).toBe('图中是前 3 位，其余 1 个见表格。');
  expect(leftOut(description, { ...data, more: true }, 3)).toBe('图中是前 3 位，表格列出前 4 位。');
  expect(leftOut({ ...description, kind: 'trend' }, data, 3)).toBe(
    '图中是最近 3 个，其余 1 个见表格。',
  );
  const years = chartOf('trend', { '2021': 1, '2022': 2, '2023': 3 });
  expect(leftOut(years.description, years.data, 2)).toBe('图中是最近 2 年，其余 1 年见表格。');
});

it('gives the same numbers as a table and as CSV: not known is empty, zero is zero', () => {
  const { description, data } = chartOf(
    'trend',
    { '2023': 3, '2024': 0, '2025': null },
    { whole: 8 },
  );
  const categories = data.categories.map((one) => ({ ...one, lagging: one.label === '2025' }));
  expect(toCsv(chartNumbers(description, { ...data, categories }))).toBe(
    '\ufeff申请年,数量（件）,占比（%）,备注\r\n2023,3,37.5,\r\n2024,0,0,\r\n2025,,,公开滞后\r\n',
  );
});

it('marks an axis of shares with their sign, and no small power of ten as zero', () => {
  expect([0, 50].map((tick) => axisMark(tick, '%'))).toEqual(['0%', '50%']);
  expect([0.001, 1000].map((tick) => axisMark(tick, '件'))).toEqual(['0.001', '1,000']);
});
