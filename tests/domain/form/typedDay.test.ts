import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedDay } from '../../../src/domain/form/typedDay';

describe('a day as people type it', () => {
  it.each([
    ['2024-03-15', '2024-03-15'],
    ['20240315', '2024-03-15'],
    ['2024/3/5', '2024-03-05'],
    ['2024.03.5', '2024-03-05'],
    ['2024年3月5日', '2024-03-05'],
    [' 2024 年 3 月 5 日 ', '2024-03-05'],
    ['２０２４－０３－１５', '2024-03-15'],
    ['2024-02-29', '2024-02-29'],
  ])('reads %s', (text, day) => {
    expect(typedDay(text)).toBe(day);
  });

  it.each(['', '2023-02-29', '20241301', '2024-3', '24-3-5', '15/03/2024', '明天'])(
    'leaves %j alone',
    (text) => {
      expect(typedDay(text)).toBeUndefined();
    },
  );

  it('takes its own result back unchanged, and throws on no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const day = typedDay(text);
        if (day !== undefined) expect(typedDay(day)).toBe(day);
      }),
    );
  });
});
