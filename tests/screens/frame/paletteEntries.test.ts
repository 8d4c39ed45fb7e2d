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
    ['专利法 71', '打开《专利法》第七十一条'],
    ['《专利法实施细则》第十二条', '打开《专利法实施细则》第十二条'],
  ])('%s', (text, title) => {
    expect(titlesOf(text)).toEqual([title]);
  });

  it('and no other text is taken for one', () => {
    for (const text of ['专利检索', '20240315', '(2024)', 'CN', '12345']) {
      expect(titlesOf(text)).toEqual([]);
    }
  });
});
