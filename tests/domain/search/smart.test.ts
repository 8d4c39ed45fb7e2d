import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../../src/domain/search/parser';
import { readSmart, type SmartKind, smartExpression } from '../../../src/domain/search/smart';
import { SLOW, tokenSoup } from './queries';
import { SPELLINGS } from './smartSpellings';

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

describe('names of applicants', () => {
  it.each([
    '株式会社村田製作所',
    '松下电器产业株式会社',
    '中国科学院（上海）硅酸盐研究所)',
    '江苏省产业技术创新中心',
    'Apple Inc.',
    'Nest Labs LLC',
    'Samsung Electronics Co., Ltd.',
    '示例零部件股份有限公司',
  ])('%s is one', (name) => {
    expect(readSmart(name)).toMatchObject([{ kind: 'name', text: name }]);
    expect(smartExpression(readSmart(name))).toMatch(/^PA=/);
  });

  it('a machine or a small word is none', () => {
    expect(readSmart('加工中心 battery Inc')).toMatchObject([
      { kind: 'text' },
      { kind: 'text' },
      { kind: 'text' },
    ]);
  });
});

describe('a minus before a word', () => {
  it('leaves out what has it', () => {
    expect(readSmart('石墨烯 -电池')).toMatchObject([
      { text: '石墨烯' },
      { text: '电池', excluded: true, from: 4, to: 7 },
    ]);
    expect(smartExpression(readSmart('石墨烯 -电池'))).toBe('石墨烯 NOT 电池');
    expect(smartExpression(readSmart('石墨烯 涂层 -电池 -H01M'))).toBe(
      '石墨烯 AND 涂层 NOT 电池 NOT IC=H01M',
    );
  });

  it('is part of a word inside of one, before a figure, and at the beginning', () => {
    for (const typed of ['锂 -20℃', '编码 UTF-8', '-电池']) {
      expect(readSmart(typed).some(({ excluded }) => excluded)).toBe(false);
    }
  });
});

it.each(['+86-0512-20000000', '0512-20000000', '(0512)-2000000', '13900000000'])(
  '%s is a telephone number',
  (typed) => {
    expect(readSmart(typed)[0]?.note).toMatch(/^像是电话号码/);
  },
);
