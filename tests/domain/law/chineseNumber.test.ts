import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  articleKey,
  articleLabel,
  placeAddress,
  placeAnchor,
  placeLabel,
  readArticleNumber,
  readPlaceAddress,
} from '../../../src/domain/law/articleKey';
import {
  LARGEST,
  readChineseNumber,
  writeChineseNumber,
} from '../../../src/domain/law/chineseNumber';

describe('numbers as laws write them', () => {
  it.each([
    [0, '零'],
    [1, '一'],
    [10, '十'],
    [11, '十一'],
    [20, '二十'],
    [101, '一百零一'],
    [110, '一百一十'],
    [111, '一百一十一'],
    [1001, '一千零一'],
    [1010, '一千零一十'],
    [1100, '一千一百'],
    [1258, '一千二百五十八'],
    [10_000, '一万'],
    [20_305, '二万零三百零五'],
  ])('%i is %s', (value, text) => {
    expect(writeChineseNumber(value)).toBe(text);
    expect(readChineseNumber(text)).toBe(value);
  });

  it.each([
    ['一百十', 110],
    ['〇', 0],
    ['二〇二〇', 2020],
    ['两千', 2000],
    ['105', 105],
    ['１０５', 105],
  ])('reads %s', (text, value) => {
    expect(readChineseNumber(text)).toBe(value);
  });

  it.each(['', '十百', '百', '一一十', '零百', '万', '十万一', '甲', '-1', '1.5', '一二三四五六'])(
    'does not read "%s"',
    (text) => {
      expect(readChineseNumber(text)).toBeNull();
    },
  );

  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LARGEST }), (value) => {
        expect(readChineseNumber(writeChineseNumber(value))).toBe(value);
      }),
    );
  });

  it('never throws on a text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[零一二两十百千万0-9x]{0,14}$/), (text) => {
        const value = readChineseNumber(text);
        expect(value === null || (value >= 0 && value <= LARGEST)).toBe(true);
      }),
    );
  });

  it('writes nothing outside its range', () => {
    expect(() => writeChineseNumber(-1)).toThrow(RangeError);
    expect(() => writeChineseNumber(1.5)).toThrow(RangeError);
  });
});

describe('the place in a law', () => {
  it('has one key whatever the spelling', () => {
    for (const label of ['第六十六条之一', '第66条之1', '第 六十六 条之一']) {
      const number = readArticleNumber(label);
      expect(number).toEqual({ number: 66, insert: 1 });
      if (number)
        expect([articleKey(number), articleLabel(number)]).toEqual(['66-1', '第六十六条之一']);
    }
    expect(readArticleNumber('第六十六条规定')).toBeNull();
  });

  it('is written as it is cited', () => {
    expect(placeLabel({ article: '66-1', paragraph: 2, item: 3 })).toBe(
      '第六十六条之一第二款第（三）项',
    );
    expect(placeLabel({ article: 'f1a3' })).toBe('第三条');
    expect(placeLabel({ article: 'x' })).toBe('');
  });

  it('goes into an address and back', () => {
    const part = fc.integer({ min: 1, max: 99 });
    const place = fc.oneof(
      part.map((no) => ({ article: `${no}` })),
      fc.tuple(part, part).map(([no, insert]) => ({ article: `${no}-${insert}` })),
      fc.tuple(part, part).map(([no, paragraph]) => ({ article: `f1a${no}`, paragraph })),
      fc
        .tuple(part, part, part)
        .map(([no, paragraph, item]) => ({ article: `${no}`, paragraph, item })),
    );
    fc.assert(
      fc.property(place, (one) => {
        expect(readPlaceAddress(placeAddress(one))).toEqual(one);
      }),
    );
    expect(placeAnchor({ article: '66-1', paragraph: 2 })).toBe('art-66-1.2');
  });

  it.each(['', '第三条', '3.', '3..2', '<b>', '3.1.1.1', '999999'])('no address: "%s"', (text) => {
    expect(readPlaceAddress(text)).toBeNull();
  });
});
