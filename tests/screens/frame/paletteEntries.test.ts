import fc from 'fast-check';
import { applicationNumberCheckDigit } from '@/domain/numbers/applicationNumber';
import type { Entry } from '@/shell/palette/entries';
import { matching } from '@/shell/palette/matching';
import { numberEntries } from '@/shell/palette/numberEntries';

const TODAY = '2026-11-20';
const titlesOf = (text: string) => numberEntries(text, TODAY).map(({ title }) => title);

const entry = (title: string): Entry => ({
  key: title,
  title,
  note: '',
  action: { kind: 'go', to: '/' },
});

describe('what a typed text finds', () => {
  it('every entry is found by any part of its title, whatever the order of words, width and case', () => {
    const title = fc.array(fc.constantFrom('专', '利', '检', '索', 'Ab', '１', 'x'), {
      minLength: 3,
      maxLength: 8,
    });
    fc.assert(
      fc.property(title, fc.nat(), fc.nat(), (parts, a, b) => {
        const own = entry(parts.join(''));
        const words = [parts[a % parts.length], parts[b % parts.length]];
        const typed = ` ${words.join('\u3000').toUpperCase()} `;
        const found = matching([entry('无关'), own], typed);
        expect(found).toEqual([own]);
      }),
    );
  });

  it('titles that begin with the text come first', () => {
    const all = [entry('裁判文书检索'), entry('检索式怎么写'), entry('企业检索')];
    expect(matching(all, '检索').map(({ title }) => title)).toEqual([
      '检索式怎么写',
      '裁判文书检索',
      '企业检索',
    ]);
    expect(matching(all, '  ')).toBe(all);
  });
});

describe('what a typed number opens', () => {
  it('any spelling of an application number, and one with a wrong check digit by the right one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.nat(9), (serial, given) => {
        const body = `20211${String(serial).padStart(7, '0')}`;
        const check = applicationNumberCheckDigit(body);
        const wanted = [`打开专利 ${body}.${check}`];
        for (const text of [
          `CN${body}.${check}`,
          `zl${body}${check}`,
          body,
          `　${body}．${check}`,
        ]) {
          expect(titlesOf(text)).toEqual(wanted);
        }
        expect(titlesOf(`${body}.${given}`)).toEqual(wanted);
        const [first] = numberEntries(`${body}.${given}`, TODAY);
        expect(first?.note === '').toBe(String(given) === check);
      }),
    );
  });

  it.each([
    ['PCT/CN2020/099999', '打开专利 PCT/CN2020/099999'],
    ['WO 2021/123456', '打开专利 WO2021/123456'],
    ['CN199000001A', '打开专利 CN199000001A'],
    ['（2024）苏05民初123号', '打开裁判文书 (2024)苏05民初123号'],
    ['（2013）民申字第1643号', '打开裁判文书 (2013)民申字第1643号'],
    ['专利法 71', '打开《专利法》，查找第七十一条'],
    ['71 专利法', '打开《专利法》，查找第七十一条'],
    ['专利法 七十一', '打开《专利法》，查找第七十一条'],
    ['《专利法实施细则》第十二条', '打开《专利法实施细则》，查找第十二条'],
    ['专利号：ZL202119900001.9', '打开专利 202119900001.9'],
    ['公开（公告）号 CN199000001A', '打开专利 CN199000001A'],
    ['案号：（2024）苏05民初123号', '打开裁判文书 (2024)苏05民初123号'],
    ['〔2024〕苏05民初123号', '打开裁判文书 (2024)苏05民初123号'],
    ['（2024）苏05民初123号民事判决书', '打开裁判文书 (2024)苏05民初123号'],
    ['法释[2020]19号', '打开法规 法释〔2020〕19号'],
    ['国务院令 第306号', '打开法规 国务院令第306号'],
    ['主席令第五十五号', '打开法规 主席令第五十五号'],
    ['统一社会信用代码：91320599YYYYYY0103', '打开企业 91320599YYYYYY0103'],
    ['办件编号：PJSQ-20261101-000001', '打开办件 PJSQ-20261101-000001'],
  ])('%s', (text, title) => {
    expect(titlesOf(text)).toEqual([title]);
  });

  it('and no other text is taken for one', () => {
    for (const text of ['专利检索', '20240315', '(2024)', 'CN', '12345']) {
      expect(titlesOf(text)).toEqual([]);
    }
  });
});
