import { expect, it } from 'vitest';
import { holdingOf, isHeld } from '../../../src/domain/navigation/holding';

it('tells what nobody holds from what outsiders hold, and from what is not known', () => {
  expect(holdingOf({ total: 0, cityTotal: 0 })).toBe('NOBODY');
  expect(holdingOf({ total: 12, cityTotal: 0 })).toBe('OUTSIDE');
  expect(holdingOf({ total: 12, cityTotal: 3 })).toBeUndefined();
  // Addresses do not tell.
  expect(holdingOf({ total: 12, cityTotal: null })).toBeUndefined();
  expect(holdingOf({ total: undefined, cityTotal: 0 })).toBeUndefined();
  const nodes = [
    { total: 0, cityTotal: 0 },
    { total: 12, cityTotal: 0 },
    { total: 12, cityTotal: null },
  ];
  expect(nodes.map((node) => isHeld(node, ''))).toEqual([true, true, true]);
  expect(nodes.map((node) => isHeld(node, 'none'))).toEqual([true, true, false]);
  expect(nodes.map((node) => isHeld(node, 'outside'))).toEqual([false, true, false]);
});
