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
  ['71 专利法', '专利法', '71'],
  ['７１ 《专利法》', '专利法', '71'],
  ['71 中华人民共和国专利法', '中华人民共和国专利法', '71'],
  ['66-1 专利法', '专利法', '66-1'],
  ['1165 民法典', '民法典', '1165'],
  ['12 专利法实施细则', '专利法实施细则', '12'],
  ['七十一 专利法', '专利法', '71'],
  ['专利法 七十一', '专利法', '71'],
  ['专利法七十一', '专利法', '71'],
  ['《专利法》七十一', '专利法', '71'],
  ['专利法 六十六之一', '专利法', '66-1'],
  ['民法典 一千一百六十五', '民法典', '1165'],
  ['专利代理条例 二', '专利代理条例', '2'],
  ['立法法 3', '立法法', '3'],
  ['3 植物新品种保护条例', '植物新品种保护条例', '3'],
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
  // Words and titles that are searched for.
  '专利 71',
  '71 专利',
  '七十一 专利',
  '专利法 修改',
  '专利法 2020',
  '2020 专利法',
  '2008年专利法',
  '二〇二〇 专利法',
  '检测方法 10',
  '10 检测方法',
  '3 种制备方法',
  '两种 制备方法',
  '5G 通信方法',
  '遗传算法 2',
  '一种 检测方法',
  '100 问 专利法',
  '水热法 3',
  '3 化学气相沉积法',
  '十 大案例 专利法',
  '关于审理专利纠纷案件的解释二',
  '关于审理专利纠纷案件的解释 二',
  '若干规定 三',
  '二 若干规定',
  '三 办法',
  '万 法',
  '12315 条例',
  '2021-03 专利法实施细则',
  '千 刑法',
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

it('reads every article to 1,900 as laws write it and in digits of any width, before or behind the name', () => {
  const number = fc.record({
    number: fc.integer({ min: 1, max: 1900 }),
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
          ...(paragraph === undefined ? [digits + law, wide(digits + law)] : []),
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
