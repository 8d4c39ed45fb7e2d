import { expect, it } from 'vitest';
import { chartKey } from '@/components/chart/chartKey';
import type { ChartData, ChartDescription } from '@/components/chart/description';
import { tokensFor } from '../../../config/theme';

const TOKENS = tokensFor(false);
const COLUMNS = { kind: 'trend', stacked: true } as ChartDescription;

const dataOf = (series: Record<string, (number | null)[]>): ChartData => ({
  categories: [
    { key: '2024', label: '2024' },
    { key: '2025', label: '2025' },
  ],
  series: Object.entries(series).map(([name, values]) => ({ name, values })),
  finding: '',
});

const namesOf = (description: ChartDescription, data: ChartData) => {
  const key = chartKey(description, data, TOKENS);
  return key && [key.seen.map(({ name }) => name), key.unseen];
};

it('names the colours that are in sight, and says of which there are none', () => {
  const data = dataOf({
    发明: [1, 2],
    实用新型: [0, 0],
    外观设计: [null, null],
    未分类: [400, 900],
  });
  expect(namesOf(COLUMNS, data)).toEqual([['未分类'], ['发明', '实用新型', '外观设计']]);
});

it('names all where all are in sight, and where there is nothing to be seen', () => {
  const names = [['发明', '实用新型'], []];
  expect(namesOf(COLUMNS, dataOf({ 发明: [30, 20], 实用新型: [null, 10] }))).toEqual(names);
  expect(namesOf(COLUMNS, dataOf({ 发明: [0, 0], 实用新型: [null, null] }))).toEqual(names);
});

it('has no key for lines, which carry their names', () => {
  const lines = { kind: 'trend' } as ChartDescription;
  expect(namesOf(lines, dataOf({ 发明: [1, 2], 实用新型: [3, 4] }))).toBeUndefined();
});
