import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correctNumbers,
  NUMBERS_IN_ADDRESS,
  NumberListReader,
  numberListExpression,
  readNumberList,
} from '../../src/domain/numberList';
import { applicationNumberCheckDigit } from '../../src/domain/numbers/applicationNumber';
import { parseExpression } from '../../src/domain/search/parser';
import { anyText, fullWidth, TODAY } from './checkSuite';

const read = (text: string) => readNumberList(text, { today: TODAY });
const numbers = (text: string) => read(text).entries.map(({ number }) => number);

describe('readNumberList', () => {
  it.each([
    ['202119900001.9', '202119900001.9'],
    ['2021199000019', '202119900001.9'],
    ['202119900001', '202119900001.9'],
    ['CN202119900001.9', '202119900001.9'],
    ['ZL 2021 1 9900001.9', '202119900001.9'],
    ['2021 1 9900001.9', '202119900001.9'],
    ['2021 1990 0001', '202119900001.9'],
    ['202119900001 .9', '202119900001.9'],
    ['ZL202119900001。9', '202119900001.9'],
    ['202119900001·9', '202119900001.9'],
    ['ＺＬ２０２１１９９００００１．９', '202119900001.9'],
    ['20221990 0009.×', '202219900009.X'],
    ['2021\u200b19900001.9', '202119900001.9'],
    ['\u200eZL 2021 1990 0001', '202119900001.9'],
    ['CN202119900001.9A', '202119900001.9'],
    ['95115608', '95115608.X'],
    ['CN199000001A', 'CN199000001A'],
    ['cn 199000001 (a)', 'CN199000001A'],
    ['CN‑199000001‑A', 'CN199000001A'],
    ['CN199000001', 'CN199000001'],
    ['199000001A', 'CN199000001A'],
    ['299000002 U', 'CN299000002U'],
    ['CN1387401', 'CN1387401'],
    ['CN87100001A', 'CN87100001A'],
    ['https://patents.google.com/patent/CN114081026A/zh', 'CN114081026A'],
    ['PCT/CN2020/099999', 'PCT/CN2020/099999'],
    ['PCT CN 2020 099999', 'PCT/CN2020/099999'],
    ['PCT-CN2020-99999', 'PCT/CN2020/099999'],
    ['WO 2021/123456 A1', 'WO2021/123456'],
    ['WO98/12345', 'WO1998/012345'],
  ])('finds %s', (typed, number) => {
    expect(read(typed)).toMatchObject({ entries: [{ number, line: 1 }], bad: [] });
  });

  it('finds every number of a letter, a list and a row of a table', () => {
    const letter =
      '您好，专利号：ZL202119900001.9，公开号CN199000001A（见附件），国际申请PCT/CN2020/099999。';
    const list = '1.202219900009.X；(2)CN299000002U、CN199000001B / WO2021/123456';
    const row = '3\t202339900003.8\t一种固态电池隔膜\t2021-01-04\t13000000001\t215500\t1200.50';
    expect(numbers([letter, list, row].join('\n'))).toEqual([
      '202119900001.9',
      'CN199000001A',
      'PCT/CN2020/099999',
      '202219900009.X',
      'CN299000002U',
      'CN199000001B',
      'WO2021/123456',
      '202339900003.8',
    ]);
  });

  it.each([
    ['202119900001.1', '校验位应为 9，现为 1，请核对号码', '202119900001.9'],
    ['ZL 2021 1990 0001.1', '校验位应为 9，现为 1，请核对号码', '202119900001.9'],
    ['CN202119900001.1A', '校验位应为 9，现为 1，请核对号码', '202119900001.9'],
    ['202219900009.1', '校验位应为 X，现为 1，请核对号码', '202219900009.X'],
    ['199000001', '公开（公告）号缺少国别代码 CN', 'CN199000001'],
    ['CN199000001U', '文献种类代码与号码首位不匹配', 'CN199000001'],
    ['3200662.4', '开头的 0 可能被表格软件去掉', '03200662.4'],
    ['CN2O2119900001.9', '号码中混有字母 O、I 或 L', '202119900001.9'],
    ['CNl99000001A', '号码中混有字母 O、I 或 L', 'CN199000001A'],
  ])('offers what %s was meant to be', (typed, reason, correction) => {
    const list = read(typed);
    expect(list).toMatchObject({ entries: [], bad: [{ line: 1, typed, reason, correction }] });
    expect(numbers(correctNumbers(typed, list.bad))).toEqual([correction]);
  });

  it.each([
    ['202719900001.9', /2003 至 2026 年之间，现为 2027/],
    ['202149900001', /第 5 位应为专利类型 1、2、3、8 或 9，现为 4/],
    ['45115608', /前两位应为年份（85 至 03），现为 45/],
    ['95415608.1', /第 3 位应为专利类型/],
    ['20211990000', /位数不对：.+现为 11 位/],
    ['CN 20211990000012', /位数不对：.+现为 14 位/],
    ['12345', /位数不对：.+现为 5 位/],
    ['2021199000019'.repeat(4), /位数不对：.+现为 52 位/],
    ['CN1990000012A', /数字部分长度不正确/],
    ['PCT/CN2099/000001', /PCT 申请号格式或年份不正确/],
    ['WO2021/1234567', /国际公布号格式或年份不正确/],
    ['US 10030229 B2', /US 是外国或地区号码/],
    ['2.02120E+11', /科学计数法/],
  ])('says what is wrong with %s', (typed, reason) => {
    const { entries, bad } = read(`第一行\n${typed}`);
    expect(entries).toEqual([]);
    expect(bad).toEqual([
      { line: 2, from: 4, to: 4 + typed.length, typed, reason: expect.stringMatching(reason) },
    ]);
  });

  it('goes on behind a wrong number', () => {
    const { entries, bad } = read('CN 12345678901 199000001A，202119900001.1 CN199000002A');
    expect(entries.map(({ number }) => number)).toEqual(['CN199000001A', 'CN199000002A']);
    expect(bad.map(({ typed }) => typed)).toEqual(['CN 12345678901', '202119900001.1']);
    expect(numbers('PCT 202119900001.9')).toEqual(['202119900001.9']);
    expect(numbers('DE 202019100001 U1')).toEqual([]);
  });

  it.each([
    '序号\t申请号\t名称',
    '以下是我们关心的专利，请帮忙查一下',
    '电话 0512-68012345、13800000000，邮编 215500',
    '20210104 至 2022-12-31，2023年1月4日 12:30',
    '注册资本 1200000 元，占 12345678.90',
    '统一社会信用代码 91320599YYYYYY0103',
    'IPC：H01M10/0525、H01M50/409',
  ])('counts “%s” as a line without numbers', (line) => {
    expect(read(`${line}\n\n202119900001\n`)).toMatchObject({
      entries: [{ line: 3 }],
      bad: [],
      lines: 2,
      ignored: [{ line: 1, typed: line, from: 0, to: line.length }],
    });
  });

  it('tells of a long line without numbers where its words stand, and how it begins', () => {
    const words = '很'.repeat(100);
    expect(read(`CN199000001A\r\n  ${words} \r\n`).ignored).toEqual([
      { line: 2, typed: '很'.repeat(60), from: 16, to: 116 },
    ]);
  });

  it('counts a number once, in whatever spelling, and tells where it stood first', () => {
    const list = read(
      'CN199000001A\r\n202119900001\r\nZL202119900001.9, WO2021/123456A1\rWO2021123456',
    );
    expect(list.entries.map(({ number, line }) => [number, line])).toEqual([
      ['CN199000001A', 1],
      ['202119900001.9', 2],
      ['WO2021/123456', 3],
    ]);
    expect(list.duplicates).toMatchObject([
      { number: '202119900001.9', line: 3, firstLine: 2 },
      { number: 'WO2021/123456', line: 4, firstLine: 3 },
    ]);
  });

  it('corrects all that can be and leaves the rest of the text alone', () => {
    const text = '甲：202119900001.1；\r\n乙：12345678901234；丙：199000001';
    expect(correctNumbers(text, read(text).bad)).toBe(
      '甲：202119900001.9；\r\n乙：12345678901234；丙：CN199000001',
    );
  });
});

const pad = (value: number, length: number) => String(value).padStart(length, '0');

const applicationBody = fc.oneof(
  fc
    .tuple(fc.integer({ min: 2003, max: 2026 }), fc.constantFrom(1, 2, 3, 8, 9), fc.nat(9_999_999))
    .map(([year, type, serial]) => `${year}${type}${pad(serial, 7)}`),
  fc
    .tuple(fc.constantFrom('85', '99', '00', '03'), fc.constantFrom(1, 2, 3), fc.nat(99_999))
    .map(([year, type, serial]) => `${year}${type}${pad(serial, 5)}`),
);

/** The text with spaces between some of its digits. */
function withSpaces(text: string, places: readonly number[]): string {
  const gaps = [...text.matchAll(/\d(?=\d)/g)].map(({ index = 0 }) => index + 1);
  const chosen = new Set(places.map((place) => gaps[place % gaps.length]));
  return Array.from(text, (char, at) => (chosen.has(at) ? ` ${char}` : char)).join('');
}

interface Spelled {
  number: string;
  typed: string;
}

const application: fc.Arbitrary<Spelled> = fc
  .record({
    body: applicationBody,
    prefix: fc.constantFrom('', 'CN', 'ZL', 'ZL ', 'zl'),
    dot: fc.constantFrom('none', '', '.', '。', ' . '),
  })
  .map(({ body, prefix, dot }) => {
    const check = applicationNumberCheckDigit(body);
    const tail = dot === 'none' ? '' : dot + check;
    return { number: `${body}.${check}`, typed: prefix + body + tail };
  });

const publication: fc.Arbitrary<Spelled> = fc
  .tuple(
    fc.oneof(
      fc.stringMatching(/^1\d{8}(A[89]?|B[89]?|C[1-7]?)$/),
      fc.stringMatching(/^2\d{8}(U[89]?|Y[1-7]?)$/),
      fc.stringMatching(/^3\d{8}(S[1-9]?|D)$/),
      fc.stringMatching(/^(1\d{6}[AC]|2\d{6}[YU]|3\d{6}[DS])$/),
    ),
    fc.constantFrom('CN', 'CN ', 'cn', ''),
    fc.constantFrom('', ' ', '-'),
    fc.boolean(),
  )
  .map(([digitsAndKind, prefix, gap, kindless]) => {
    const [, digits = '', kind = ''] = /^(\d+)(.+)$/.exec(digitsAndKind) ?? [];
    const plain = kindless && prefix !== '';
    return {
      number: `CN${digits}${plain ? '' : kind}`,
      typed: plain ? prefix + digits : prefix + digits + gap + kind,
    };
  });

const international: fc.Arbitrary<Spelled> = fc
  .tuple(fc.integer({ min: 1978, max: 2026 }), fc.integer({ min: 1, max: 999_999 }), fc.nat(5))
  .map(([year, serial, style]) => {
    const digits = pad(serial, 6);
    const application_ = `PCT/CN${year}/${digits}`;
    const publication_ = `WO${year}/${digits}`;
    const spellings: [string, string][] = [
      [application_, application_],
      [application_, `PCT-CN${year}-${serial}`],
      [application_, `pct cn ${year} ${digits}`],
      [publication_, publication_],
      [publication_, `WO ${year}/${digits} A1`],
      [publication_, `wo${year}${digits}a2`],
    ];
    const [number, typed] = spellings[style] ?? ['', ''];
    return { number, typed };
  });

const spelled: fc.Arbitrary<Spelled> = fc
  .tuple(
    fc.oneof(application, publication, international),
    fc.array(fc.nat(40), { maxLength: 2 }),
    fc.boolean(),
  )
  .map(([{ number, typed }, spaces, wide]) => {
    const spaced = withSpaces(typed, spaces);
    return { number, typed: wide ? fullWidth(spaced) : spaced };
  });

const separator = fc.constantFrom(
  '\n',
  '\r\n',
  '\t',
  ',',
  '，',
  '、',
  ';',
  '；',
  '。\n',
  ' 和 ',
  '|',
);

describe('readNumberList on any text', () => {
  it('finds every valid number in any spelling, however separated', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(spelled, separator), { maxLength: 12 }), (items) => {
        const { entries, bad } = read(items.map(([{ typed }, after]) => typed + after).join(''));
        expect(bad).toEqual([]);
        const expected = new Set(items.map(([{ number }]) => number));
        expect(entries.map(({ number }) => number)).toEqual([...expected]);
      }),
      { numRuns: 500 },
    );
  });

  it('reads its own normal spelling as the same numbers', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            spelled,
            anyText.map((typed) => ({ typed })),
          ),
        ),
        (items) => {
          const found = numbers(items.map(({ typed }) => typed).join('\n'));
          const again = read(found.join('\n'));
          expect(again.entries.map(({ number }) => number)).toEqual(found);
          expect(again).toMatchObject({ bad: [], duplicates: [], ignored: [] });
        },
      ),
    );
  });

  it('never throws, and every place it names is in the text', () => {
    fc.assert(
      fc.property(
        fc.array(anyText).map((texts) => texts.join('\n')),
        (text) => {
          const list = read(text);
          const places = [...list.entries, ...list.duplicates, ...list.bad];
          for (const { line, from, to } of places) {
            expect(from).toBeLessThan(to);
            expect(text.slice(0, from).split(/\r\n|[\r\n\u0085\u2028\u2029]/)).toHaveLength(line);
          }
          for (const { typed, from } of list.bad) expect(text.startsWith(typed, from)).toBe(true);
          expect(list.ignored.length).toBeLessThanOrEqual(list.lines);
          expect(numbers(correctNumbers(text, list.bad)).length).toBeGreaterThanOrEqual(
            list.entries.length,
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('NumberListReader', () => {
  it('finds in a changed text what a fresh look would find', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyText), { minLength: 2, maxLength: 5 }), (versions) => {
        const reader = new NumberListReader(TODAY);
        for (const lines of versions) {
          const text = lines.join('\n');
          expect(reader.readAll(text)).toEqual(read(text));
        }
      }),
    );
  });

  it('can be given up in the middle of a long text', () => {
    const text = Array.from({ length: 1000 }, (_, index) => `CN${199_000_000 + index}A`).join('\n');
    const reader = new NumberListReader(TODAY);
    const steps = reader.read(text);
    expect(steps.next().done).toBe(false);
    expect(reader.readAll('CN199000001A').entries).toHaveLength(1);
    expect(reader.readAll(text).entries).toHaveLength(1000);
  });
});

describe('numberListExpression', () => {
  it('asks each kind in its field, in normal spelling', () => {
    const { entries } = read(
      '202119900001\nCN199000001A\n202219900009.X\nPCT/CN2020/099999\nWO2021/123456',
    );
    expect(numberListExpression(entries)).toBe(
      'AN=(202119900001.9 OR 202219900009.X) OR PN=CN199000001A' +
        ' OR IAN=PCT/CN2020/099999 OR IPN=WO2021/123456',
    );
  });

  it('has nothing to ask without numbers', () => {
    expect(numberListExpression([])).toBeUndefined();
  });

  it('holds as many of the longest numbers as stand in an address, and says when it cannot', () => {
    const pct = Array.from({ length: 200 }, (_, i) => `PCT/CN2020/${pad(i + 1, 6)}`);
    const { entries } = read(pct.join('\n'));
    const query = numberListExpression(entries.slice(0, NUMBERS_IN_ADDRESS)) ?? '';
    expect(parseExpression(query)).toMatchObject({ ok: true, canonical: query });
    expect(query.split(' OR ')).toHaveLength(NUMBERS_IN_ADDRESS);
    expect(numberListExpression(entries)).toBeUndefined();
  });
});
