import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInText, foldText } from '@/components/reading/find/foldedText';

const found = (text: string, wanted: string) =>
  findInText(foldText(text), wanted, 100).map(({ from, to }) => text.slice(from, to));

describe('a word in a text', () => {
  it('is found whatever its width and case, and however its blanks are set', () => {
    expect(found('依照ＺＬ２０１９和zl2019', 'Zl2019')).toEqual(['ＺＬ２０１９', 'zl2019']);
    expect(found('第 三\n 条', '第 三 条')).toEqual(['第 三\n 条']);
    expect(found('面积10㎡以上', 'M2')).toEqual(['㎡']);
    expect(found('𠮷野家与吉野家', '𠮷')).toEqual(['𠮷']);
  });

  it('is not found in nothing, nor nothing in it', () => {
    expect(found('', '条')).toEqual([]);
    expect(found('第一条', '  ')).toEqual([]);
    expect(found('第一条', '第二条')).toEqual([]);
  });

  it('stands one place after the other, and no more are told than wanted', () => {
    expect(found('ababab', 'abab')).toEqual(['abab']);
    expect(findInText(foldText('条'.repeat(50)), '条', 7)).toHaveLength(7);
  });

  it('is found wherever it is put, and never beyond the text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 }).filter((one) => one.isWellFormed());
    fc.assert(
      fc.property(text, text, text, (before, word, after) => {
        const whole = before + word + after;
        const ranges = findInText(foldText(whole), word, 1000);
        for (const { from, to } of ranges) {
          expect(from).toBeLessThan(to);
          expect(to).toBeLessThanOrEqual(whole.length);
        }
        // What is all blank is not looked for; a blank at an edge belongs to no word.
        if (/^\S/.test(word) && /\S$/.test(word) && !/\s/.test(foldText(word).text)) {
          expect(ranges.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
