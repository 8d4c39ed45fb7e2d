import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grouped } from '@/domain/grouped';

it('writes numbers as the browser’s own format for Chinese does', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.maxSafeInteger(), fc.double({ noNaN: true, min: -1e15, max: 1e15 })),
      (count) => {
        // A zero has no sign.
        expect(grouped(count)).toBe((count + 0).toLocaleString('zh-CN'));
      },
    ),
  );
});

it('writes nothing for what is not known', () => {
  expect([grouped(undefined), grouped(null)]).toEqual([undefined, undefined]);
});
