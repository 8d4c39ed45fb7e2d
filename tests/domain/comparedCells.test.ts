import { expect, it } from 'vitest';
import { comparedCells } from '@/domain/comparedCells';

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
