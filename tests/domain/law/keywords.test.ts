import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasEveryWord, searchedWords, wordPlaces } from '../../../src/domain/law/keywords';
import { foldText } from '../../../src/domain/search/fold';

const marked = (text: string, keyword: string, match: 'exact' | 'fuzzy') =>
  wordPlaces(foldText(text), searchedWords(keyword, match)).map(({ from, to }) =>
    text.slice(from, to),
  );

describe('the words of a keyword', () => {
  it('are itself, or its words', () => {
    expect(searchedWords(' 专利侵权 ', 'exact')).toEqual(['专利侵权']);
    expect(searchedWords('侵权　赔偿 侵权', 'fuzzy')).toEqual(['侵权', '赔偿']);
    expect(searchedWords('专利法', 'fuzzy')).toEqual(['专利法']);
    expect(searchedWords('专利侵权的赔偿', 'fuzzy')).toEqual(['专利', '侵权', '赔偿']);
    expect(searchedWords('PCT', 'fuzzy')).toEqual(['pct']);
    expect(searchedWords('　 ', 'fuzzy')).toEqual([]);
    expect(searchedWords('《》', 'fuzzy')).toEqual(['《》']);
  });

  it('are marked where they stand, touching ones as one', () => {
    expect(marked('侵犯专利权的赔偿，ＰＣＴ申请', '专利 赔偿 pct', 'fuzzy')).toEqual([
      '专利',
      '赔偿',
      'ＰＣＴ',
    ]);
    expect(marked('专利侵权与侵权', '专利 侵权', 'fuzzy')).toEqual(['专利侵权', '侵权']);
    expect(marked('专利与侵权', '专利侵权', 'exact')).toEqual([]);
  });

  it('have ranges in order and within the text, whatever they are', () => {
    const text = fc.string({
      unit: fc.constantFrom('专', '利', '法', ' ', 'a', 'Ａ', '<'),
      maxLength: 20,
    });
    fc.assert(
      fc.property(text, text, (one, keyword) => {
        const folded = foldText(one);
        const words = searchedWords(keyword, 'fuzzy');
        const ranges = wordPlaces(folded, words);
        let end = -1;
        for (const { from, to } of ranges) {
          expect(from).toBeGreaterThan(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(one.length);
        if (words.length > 0 && hasEveryWord(folded, words)) expect(ranges).not.toEqual([]);
      }),
    );
  });
});
