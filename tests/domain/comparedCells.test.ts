import { expect, it } from 'vitest';
import { comparedCells, comparedPair } from '@/domain/comparedCells';

it.each([
  ['two that are known and equal', [['甲'], ['甲']], true],
  [
    'the same values in another order',
    [
      ['甲', '乙'],
      ['乙', '甲'],
    ],
    true,
  ],
  ['two that are not known', [[], []], false],
  ['one that is not known', [['甲'], []], false],
  ['one alone', [['甲']], false],
])('%s', (_, cells, same) => {
  expect(comparedCells(cells).same).toBe(same);
});

it('counts of a pair what the two have, not what a third one has', () => {
  const row = comparedCells([['甲'], ['甲'], ['乙']]);
  expect([row.differs, row.same]).toEqual([true, false]);
  const [first, last] = [comparedPair(row, 1), comparedPair(row, 2)];
  expect([first.differs, first.same]).toEqual([false, true]);
  expect([last.differs, last.same]).toEqual([true, false]);
  expect(first.cells).toEqual(row.cells);
});
