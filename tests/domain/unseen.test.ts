import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutUnseen } from '../../src/domain/unseen';

it('finds words that were copied with zero-width characters and marks of direction', () => {
  expect(withoutUnseen('专利\u200b法\u00ad')).toBe('专利法');
  expect(withoutUnseen('\u202a202119900001.9\u202c\ufeff')).toBe('202119900001.9');
  expect(withoutUnseen('电池\u200b隔膜\u0000', ' ')).toBe('电池 隔膜 ');
  expect(withoutUnseen('一\n二\t三')).toBe('一\n二\t三');
});

it('leaves nothing to do a second time, and takes nothing that is seen', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = withoutUnseen(text);
      expect(withoutUnseen(once)).toBe(once);
      expect(withoutUnseen(`电池${text}2023`)).toBe(`电池${once}2023`);
    }),
  );
});
