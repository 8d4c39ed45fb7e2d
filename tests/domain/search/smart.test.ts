import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../../src/domain/search/parser';
import { readSmart, type SmartKind, smartExpression } from '../../../src/domain/search/smart';
import { SLOW, tokenSoup } from './queries';

/** Spellings of one part by kind, with the expression all of a row lead to. */
const SPELLINGS: readonly (readonly [kind: SmartKind, query: string, ...texts: string[]])[] = [
  // Application numbers since October 2003, with check digit
  [
    'applicationNumber',
    'AN=202119900001.9',
    '202119900001.9',
    '2021199000019',
    'CN202119900001.9',
    'CN2021199000019',
    'cn202119900001.9',
    'CN 202119900001.9',
    'ZL202119900001.9',
    'ZL 202119900001.9',
    'zl 202119900001.9',
    'ZL2021199000019',
    'ZL 2021 1 9900001.9',
    '2021 1 9900001.9',
    'ZL 20211990 0001.9',
    '202119900001。9',
    '202119900001·9',
    '２０２１１９９００００１．９',
    'ＣＮ２０２１１９９００００１．９',
    'ＺＬ　２０２１１９９００００１．９',
    '申请号：202119900001.9',
    '专利号:ZL202119900001.9',
    '专利号： ZL 202119900001.9',
    '专利号：ZL 202119900001.9',
    '（专利号：ZL202119900001.9',
    '202119900001.9。',
    ' 202119900001.9 ',
  ],
  [
    'applicationNumber',
    'AN=202219900009.X',
    '202219900009.X',
    '202219900009.x',
    '202219900009X',
    'CN202219900009X',
    'ZL 202219900009.x',
    'ＺＬ２０２２１９９００００９．Ｘ',
    '２０２２１９９００００９ｘ',
  ],
  // without it
  [
    'applicationNumber',
    'AN=202119900001',
    '202119900001',
    'CN202119900001',
    'CN 202119900001',
    'ZL202119900001',
    'ZL 202119900001',
    '2021 1 9900001',
    'ZL 2021 1 9900001',
    '２０２１１９９００００１',
    'ＣＮ２０２１１９９００００１',
    '申请号:202119900001',
    // a wrong check digit is named and left out
    '202119900001.1',
    '2021199000011',
    'CN202119900001.X',
    'ZL 202119900001.3',
    'ＺＬ２０２１１９９００００１．１',
  ],
  // before
  [
    'applicationNumber',
    'AN=95115608.X',
    '95115608.X',
    '95115608.x',
    '95115608X',
    'CN95115608X',
    'CN95115608.X',
    'ZL 95115608.X',
    'ＺＬ９５１１５６０８．Ｘ',
  ],
  ['applicationNumber', 'AN=95115608', '95115608', 'ZL95115608', 'ZL 95115608', '95115608.3'],
  ['applicationNumber', 'AN=03219900', '03219900', 'ZL03219900'],
  // Publication numbers
  [
    'publicationNumber',
    'PN=CN199000001A',
    'CN199000001A',
    'cn199000001a',
    'CN 199000001 A',
    'CN 199000001A',
    'CN199000001 A',
    'CN-199000001-A',
    'CN 199000001 (A)',
    '199000001A',
    '199000001 A',
    'ＣＮ１９９０００００１Ａ',
    '１９９０００００１ａ',
    '公开号：CN199000001A',
    '公开（公告）号：CN199000001A',
    'CN199000001A。',
  ],
  [
    'publicationNumber',
    'PN=CN199000001B',
    'CN199000001B',
    'CN 199000001 B',
    '199000001B',
    '授权公告号：CN199000001B',
    'ＣＮ　１９９０００００１　Ｂ',
  ],
  [
    'publicationNumber',
    'PN=CN299000001U',
    'CN299000001U',
    'cn299000001u',
    'CN 299000001 U',
    '299000001U',
    'ＣＮ２９９０００００１Ｕ',
  ],
  [
    'publicationNumber',
    'PN=CN399000001S',
    'CN399000001S',
    'CN 399000001 S',
    '399000001S',
    '399000001 s',
    'ＣＮ３９９０００００１Ｓ',
  ],
  [
    'publicationNumber',
    'PN=CN299000001Y1',
    'CN299000001Y1',
    'CN 299000001 Y1',
    '299000001Y1',
    'cn299000001y1',
  ],
  ['publicationNumber', 'PN=CN201999001Y', 'CN201999001Y', '201999001Y', 'CN 201999001 Y'],
  ['publicationNumber', 'PN=CN100990001C', 'CN100990001C', '100990001C', 'CN 100990001 C'],
  ['publicationNumber', 'PN=CN1990001A', 'CN1990001A', 'CN 1990001 A', '1990001A'],
  ['publicationNumber', 'PN=CN2990001Y', 'CN2990001Y', '2990001Y'],
  ['publicationNumber', 'PN=CN199000001A8', 'CN199000001A8', 'CN 199000001 A8'],
  ['publicationNumber', 'PN=CN199000001', 'CN199000001', 'CN 199000001', 'ＣＮ１９９０００００１'],
  // International numbers
  [
    'internationalNumber',
    'IAN=PCT/CN2020/099999',
    'PCT/CN2020/099999',
    'pct/cn2020/099999',
    'PCT/CN2020/99999',
    'PCTCN2020099999',
    'PCT-CN2020-099999',
    'PCT/CN 2020/099999',
    'PCT / CN2020 / 099999',
    'ＰＣＴ／ＣＮ２０２０／０９９９９９',
    '国际申请号：PCT/CN2020/099999',
  ],
  ['internationalNumber', 'IAN=PCT/US1998/000123', 'PCT/US98/00123', 'PCT/US1998/000123'],
  [
    'internationalNumber',
    'IPN=WO2021/123456',
    'WO2021/123456',
    'WO 2021/123456',
    'WO2021123456',
    'WO 2021123456 A1',
    'WO2021/123456 A1',
    'wo2021/123456a1',
    'WO-2021123456-A1',
    'ＷＯ２０２１／１２３４５６',
    '国际公布号：WO2021/123456',
  ],
  ['internationalNumber', 'IPN=WO1998/012345', 'WO 98/12345', 'WO98/12345'],
  // Dates
  ['date', 'PD=2016 OR AD=2016', '2016', '2016年', '2016 年', '２０１６', '２０１６年'],
  [
    'date',
    'PD=201608 OR AD=201608',
    '201608',
    '2016-08',
    '2016-8',
    '2016.08',
    '2016/8',
    '2016年8月',
    '2016 年 8 月',
    '２０１６年８月',
  ],
  [
    'date',
    'PD=20160809 OR AD=20160809',
    '20160809',
    '2016-08-09',
    '2016.8.9',
    '2016/8/9',
    '2016-8-9',
    '2016年8月9日',
    '2016年08月09号',
    '2016 年 8 月 9 日',
    '２０１６０８０９',
    '２０１６－０８－０９',
    '申请日：2016-08-09',
  ],
  [
    'date',
    'PD=(20191203 TO 20191206) OR AD=(20191203 TO 20191206)',
    '20191203 to 20191206',
    '(20191203 to 20191206)',
    '20191203至20191206',
    '20191203 至 20191206',
    '20191203:20191206',
    '20191203-20191206',
    '2019-12-03 到 2019-12-06',
    '2019年12月3日至2019年12月6日',
    '2019.12.3~2019.12.6',
    '２０１９１２０３　ＴＯ　２０１９１２０６',
  ],
  [
    'date',
    'PD=(2019 TO 2021) OR AD=(2019 TO 2021)',
    '2019-2021',
    '2019 - 2021',
    '2019至2021',
    '2019 TO 2021',
    '2019年至2021年',
    '２０１９－２０２１',
  ],
  // Classes
  [
    'ipc',
    'IC=A61K31/00',
    'A61K31/00',
    'A61K 31/00',
    'a61k31/00',
    'A61K 31 / 00',
    'A61K31/00(2006.01)',
    'A61K 31/00 (2006.01) I',
    'A61K0031000000',
    'Ａ６１Ｋ　３１／００',
    '分类号：A61K31/00',
  ],
  ['ipc', 'IC=H01M10/0525', 'H01M10/0525', 'H01M 10/0525', 'h01m 10/0525', 'H01M0010052500'],
  ['ipc', 'IC=H01M10', 'H01M10', 'H01M 10', 'h01m10', 'Ｈ０１Ｍ１０'],
  ['ipc', 'IC=H01M', 'H01M', 'h01m', 'Ｈ０１Ｍ'],
  ['ipc', 'IC=B03', 'B03', 'Ｂ０３'],
  // Names
  ['name', 'PA=苏州示例新材料有限公司', '苏州示例新材料有限公司'],
  ['name', 'PA="苏州示例新材料(常熟)有限公司"', '苏州示例新材料（常熟）有限公司'],
  ['name', 'PA=示例大学', '示例大学'],
  ['name', 'PA=示例研究院', '示例研究院'],
  ['name', 'PA=示例研究所', '示例研究所'],
  ['name', 'PA=示例学院', '示例学院'],
  ['name', 'PA=示例医院', '示例医院'],
  ['name', 'PA=示例机械厂', '示例机械厂'],
  ['name', 'PA=示例集团', '示例集团'],
  // Texts, among them some that only look like codes
  ['text', '电池', '电池', ' 电池 '],
  ['text', '公司', '公司'],
  ['text', '大学', '大学'],
  ['text', '"固态 电池"', '“固态 电池”', '"固态 电池"', '"固态 电池'],
  ['text', 'b12', 'b12'],
  ['text', 'C60', 'C60'],
  ['text', 'H', 'H'],
  ['text', '3D', '3D', '３Ｄ'],
  ['text', 'LiFePO4', 'LiFePO4'],
  ['text', '20201301', '20201301'],
  ['text', '2016-13', '2016-13'],
  ['text', '12345', '12345'],
  ['text', 'CN199000001U', 'CN199000001U'],
  ['text', '"C++"', 'C++'],
  ['text', '"50%"', '50%'],
  ['text', '"AND"', '“AND”'],
  ['text', '"2021"', '"2021"'],
];

const CASES = SPELLINGS.flatMap(([kind, query, ...texts]) =>
  texts.map((text) => ({ kind, query, text })),
);

const kindsOf = (text: string): string[] =>
  readSmart(text).map((part) => `${part.kind} ${part.text}`);

describe('one part', () => {
  it('has a table of at least 200 spellings', () => {
    expect(new Set(CASES.map(({ text }) => text)).size).toBeGreaterThanOrEqual(200);
  });

  it.each(CASES)('reads $text as $kind', ({ kind, query, text }) => {
    const parts = readSmart(text);
    expect(parts.map((part) => part.kind)).toEqual([kind]);
    expect(smartExpression(parts)).toBe(query);
  });

  it.each([
    ['202119900001.1', '校验位应为 9'],
    ['ZL 202219900009.1', '校验位应为 X'],
    ['CN199000001U', '像是号码但格式有误，按文字检索'],
    ['202119900001.9', undefined],
    ['电池', undefined],
  ])('%s carries the remark %s', (text, note) => {
    expect(readSmart(text).map((part) => part.note)).toEqual([note]);
  });
});

describe('several parts', () => {
  it.each([
    ['电池 隔膜', ['text 电池', 'text 隔膜'], '电池 AND 隔膜'],
    [
      '电池、隔膜，涂层；陶瓷\n粘结剂',
      ['text 电池', 'text 隔膜', 'text 涂层', 'text 陶瓷', 'text 粘结剂'],
    ],
    [
      'A61K 31/00 2021 年 3 月 苏州示例新材料有限公司',
      ['ipc A61K 31/00', 'date 2021 年 3 月', 'name 苏州示例新材料有限公司'],
      'IC=A61K31/00 AND (PD=202103 OR AD=202103) AND PA=苏州示例新材料有限公司',
    ],
    [
      'ZL 202119900001.9，CN 199000001 A 电池',
      ['applicationNumber ZL 202119900001.9', 'publicationNumber CN 199000001 A', 'text 电池'],
      '(AN=202119900001.9 OR PN=CN199000001A) AND 电池',
    ],
    [
      '202119900001.9\n202219900009.X',
      ['applicationNumber 202119900001.9', 'applicationNumber 202219900009.X'],
      'AN=202119900001.9 OR AN=202219900009.X',
    ],
    ['2019 2021', ['date 2019', 'date 2021'], '(PD=2019 OR AD=2019) AND (PD=2021 OR AD=2021)'],
    ['H01M 2020', ['ipc H01M', 'date 2020'], 'IC=H01M AND (PD=2020 OR AD=2020)'],
    ['2021-01-01 12', ['date 2021-01-01', 'text 12']],
    ['ZL\n202119900001.9', ['text ZL', 'applicationNumber 202119900001.9']],
    ['H01M\t10', ['ipc H01M', 'text 10']],
    ['电池 电池', ['text 电池', 'text 电池'], '电池'],
    ['金属 3D 打印', ['text 金属', 'text 3D', 'text 打印'], '金属 AND 3D AND 打印'],
    ['维生素 D 检测', ['text 维生素', 'text D', 'text 检测'], '维生素 AND D AND 检测'],
  ])('%s', (text, kinds, query?: string) => {
    expect(kindsOf(text)).toEqual(kinds);
    if (query) expect(smartExpression(readSmart(text))).toBe(query);
  });

  it('gives the place of every part in what was typed', () => {
    const text = '　电池，ZL 202119900001.9 “固态 电解质”';
    expect(readSmart(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      '电池',
      'ZL 202119900001.9',
      '“固态 电解质”',
    ]);
  });

  it.each(['', '  ', '，、；', '""', '“ ”'])('has no parts for %j', (text) => {
    expect(readSmart(text)).toEqual([]);
    expect(smartExpression([])).toBe('');
  });
});

describe('expressions', () => {
  it.each([
    ['电池 AND 隔膜', '电池 AND 隔膜'],
    ['电池 not 铅酸', '电池 NOT 铅酸'],
    ['发明名称=（固态　电池'.replace('　', ' AND ').concat('）'), 'TI=(固态 AND 电池)'],
    ['电池/TI', 'TI=电池'],
    ['#1 AND #3', '#1 AND #3'],
  ])('%s', (text, query) => {
    expect(readSmart(text)).toMatchObject([{ kind: 'expression', alternatives: ['text'] }]);
    expect(smartExpression(readSmart(text))).toBe(query);
  });

  it('become plain words when the user wants them so', () => {
    expect(smartExpression(readSmart('电池 AND 隔膜'), ['text'])).toBe('电池 AND "AND" AND 隔膜');
  });

  it('tell what is wrong with one that was meant', () => {
    expect(readSmart('TI=(电池 隔膜').map(({ note }) => note)).toEqual([
      '第 4 个字符：左括号没有配对的右括号',
      undefined,
    ]);
    expect(readSmart('2019 TO 2021')[0]?.note).toBeUndefined();
  });
});

describe('the reading the user chose', () => {
  it('is followed where the part allows it', () => {
    const parts = readSmart('2021 示例科技 a61');
    expect(parts.map(({ alternatives }) => alternatives)).toEqual([['text'], ['name'], ['name']]);
    expect(smartExpression(parts, ['text', 'name'])).toBe('2021 AND PA=示例科技 AND a61');
    expect(smartExpression(parts, ['ipc', 'date'])).toBe('2021 AND 示例科技 AND a61');
  });

  it('can be either number where both fit', () => {
    const parts = readSmart('CN85101234');
    expect(parts).toMatchObject([
      { kind: 'applicationNumber', alternatives: ['publicationNumber', 'text'] },
    ]);
    expect(smartExpression(parts, ['publicationNumber'])).toBe('PN=CN85101234');
  });

  it('takes a quoted name as the whole name', () => {
    expect(smartExpression(readSmart('"示例 科技"'), ['name'])).toBe('PA="示例 科技"');
  });
});

describe('any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    tokenSoup,
    fc
      .array(fc.constantFrom(...CASES.map((row) => row.text), '"', '，', '\n', 'AND', '('), {
        maxLength: 8,
      })
      .map((parts) => parts.join(' ')),
  );
  const kind = fc.constantFrom<SmartKind | undefined>(
    'text',
    'name',
    'date',
    'ipc',
    'applicationNumber',
    'publicationNumber',
    'internationalNumber',
    'expression',
    undefined,
  );

  const expectParses = (typed: string, overrides: readonly (SmartKind | undefined)[]) => {
    const parts = readSmart(typed);
    const query = smartExpression(parts, overrides);
    if (parts.length === 0) expect(query).toBe('');
    else expect(parseExpression(query)).toMatchObject({ ok: true, canonical: query });
  };

  it(
    'leads to an expression that parses and is in its normal spelling',
    () => {
      fc.assert(fc.property(text, fc.array(kind, { maxLength: 6 }), expectParses), {
        numRuns: 1000,
      });
    },
    SLOW,
  );

  it(
    'does so when it is longer than a query may be',
    () => {
      const long = fc.string({ minLength: 1900, maxLength: 2600 });
      fc.assert(fc.property(long, fc.array(kind, { maxLength: 6 }), expectParses), { numRuns: 30 });
      expectParses('池'.repeat(5000), []);
      expectParses('电池，'.repeat(2000), ['name']);
      expect(smartExpression(readSmart('池'.repeat(5000)))).toHaveLength(1992);
    },
    SLOW,
  );

  it(
    'has parts in order that cover everything but separators',
    () => {
      fc.assert(
        fc.property(text, (typed) => {
          let end = 0;
          let left = '';
          for (const { from, to } of readSmart(typed)) {
            expect(from).toBeGreaterThanOrEqual(end);
            left += typed.slice(end, from);
            end = to;
          }
          left += typed.slice(end);
          expect(left.replace(/[\s\u200b-\u200f\u2060\ufeff、，,；;"“”„‟＂]/g, '')).toBe('');
        }),
        { numRuns: 1000 },
      );
    },
    SLOW,
  );
});
