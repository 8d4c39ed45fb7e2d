import fc from 'fast-check';
import { expect, it } from 'vitest';
import { articleKey, placeLabel } from '@/domain/law/articleKey';
import { readTypedArticle } from '@/domain/law/typedArticle';

it.each([
  ['专利法 71', '专利法', '71'],
  ['专利法71条', '专利法', '71'],
  ['《专利法》第七十一条', '专利法', '71'],
  ['第七十一条 专利法', '专利法', '71'],
  ['71条专利法', '专利法', '71'],
  ['第六十六条之一 《专利法》', '专利法', '66-1'],
  ['中华人民共和国专利法第71条', '中华人民共和国专利法', '71'],
  ['专利法六十六条之一', '专利法', '66-1'],
  ['专利法 66-1', '专利法', '66-1'],
  ['专利法 66－1', '专利法', '66-1'],
  ['民法典 1165', '民法典', '1165'],
  ['专利法实施细则　１２', '专利法实施细则', '12'],
  ['关于审理专利纠纷案件的若干规定（二）第3条', '关于审理专利纠纷案件的若干规定（二）', '3'],
])('%s is article %s %s', (text, law, article) => {
  expect(readTypedArticle(text)).toEqual({ law, article });
});

it.each([
  ['专利法 第71条第2款', { article: '71', paragraph: 2 }],
  ['专利法第七十一条第二款', { article: '71', paragraph: 2 }],
  ['第七十一条第二款 专利法', { article: '71', paragraph: 2 }],
  ['商标法第五十七条第（三）项', { article: '57', item: 3 }],
  ['专利法第六十六条之一第二款第三项', { article: '66-1', paragraph: 2, item: 3 }],
])('%s is a place within its article', (text, place) => {
  expect(readTypedArticle(text)).toEqual({
    law: text.includes('商标') ? '商标法' : '专利法',
    ...place,
  });
});

it.each([
  '专利法',
  '71',
  '电池 71',
  '专利法2020年',
  '专利法 0',
  '（2024）苏05民初123号',
  '第七十一条',
  '',
])('%s is no article', (text) => {
  expect(readTypedArticle(text)).toBeNull();
});

const LAWS = [
  '专利法',
  '民法典',
  '商标法实施条例',
  '中华人民共和国著作权法',
  '药品专利纠纷若干规定（试行）',
];
const wide = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** Spaces where a hurried writer leaves them. */
const spaced = (text: string, at: number) => `${text.slice(0, at)} 　${text.slice(at)}`;

it('reads every article to 1,999 as laws write it and in digits of any width, before or behind the name', () => {
  const number = fc.record({
    number: fc.integer({ min: 1, max: 1999 }),
    insert: fc.integer({ min: 0, max: 12 }),
    paragraph: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(
      number,
      fc.constantFrom(...LAWS),
      fc.nat(30),
      ({ number, insert, paragraph }, law, at) => {
        const article = articleKey({ number, insert });
        const place = { article, ...(paragraph !== undefined && { paragraph }) };
        const words = placeLabel(place);
        const digits = `${number}${insert ? `-${insert}` : ''}${paragraph ? `条第${paragraph}款` : ''}`;
        for (const text of [
          law + words,
          words + law,
          `《${law}》${words}`,
          law + digits,
          wide(law + digits),
        ]) {
          expect(readTypedArticle(spaced(text, at % text.length)), text).toEqual({ law, ...place });
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('never throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'专利法第七十一条之款项（）-0１ 《》'), maxLength: 60 }),
      (text) => {
        readTypedArticle(text);
      },
    ),
  );
});
