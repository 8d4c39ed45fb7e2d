import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawCitation, lawReference, quotedCitation } from '../../../src/domain/law/citationText';
import {
  type CitationOptions,
  citedRuns,
  findCitations,
} from '../../../src/domain/law/findCitations';
import { foldLawName } from '../../../src/domain/law/lawName';

const TODAY = '2026-11-21';
const find = (text: string, options: CitationOptions = {}) =>
  findCitations(text, { today: TODAY, ...options }).map(({ from, to, key }) => [
    text.slice(from, to),
    key,
  ]);

describe('what a text cites', () => {
  it.each<[string, string[][]]>([
    [
      '依《中华人民共和国专利法》第六十五条',
      [['《中华人民共和国专利法》第六十五条', 'law:专利法#65']],
    ],
    ['《专利法》第六十六条之一第二款', [['《专利法》第六十六条之一第二款', 'law:专利法#66-1.2']]],
    [
      '《商标法》第三十条、第三十一条和第五十七条第（二）项、第（三）项',
      [
        ['《商标法》第三十条', 'law:商标法#30'],
        ['第三十一条', 'law:商标法#31'],
        ['第五十七条第（二）项', 'law:商标法#57.1.2'],
        ['第（三）项', 'law:商标法#57.1.3'],
      ],
    ],
    [
      '专利法第二十六条第三款、第四款',
      [
        ['专利法第二十六条第三款', 'law:专利法#26.3'],
        ['第四款', 'law:专利法#26.4'],
      ],
    ],
    [
      '《示例办法》（2020年修正）第3条',
      [['《示例办法》（2020年修正）第3条', 'law:示例办法@2020#3']],
    ],
    ['《示例条例》', [['《示例条例》', 'law:示例条例']]],
    [
      '《某院关于修改《某规定》等三件规定的决定》',
      [
        [
          '《某院关于修改《某规定》等三件规定的决定》',
          'law:某院关于修改〈某规定〉等三件规定的决定',
        ],
      ],
    ],
    [
      '《示例保护条例》（以下简称“保护条例”）第三条；保护条例第五条；该条例第六条',
      [
        ['《示例保护条例》（以下简称“保护条例”）第三条', 'law:示例保护条例#3'],
        ['保护条例第五条', 'law:示例保护条例#5'],
        ['该条例第六条', 'law:示例保护条例#6'],
      ],
    ],
    [
      '《示例法》（简称示例法）第一条；示例法第二条',
      [
        ['《示例法》（简称示例法）第一条', 'law:示例法#1'],
        ['示例法第二条', 'law:示例法#2'],
      ],
    ],
    ['刑法第213条', [['刑法第213条', 'law:刑法#213']]],
    ['见（2024）苏05民初123号判决', [['（2024）苏05民初123号', 'case:(2024)苏05民初123号']]],
    ['(2013)民提字第15号', [['(2013)民提字第15号', 'case:(2013)民提字第15号']]],
    [
      '（2021）最高法知民终1234号之一',
      [['（2021）最高法知民终1234号之一', 'case:(2021)最高法知民终1234号之一']],
    ],
    ['名称为甲、专利号为ZL202119900001.9的专利', [['ZL202119900001.9', 'patent:202119900001.9']]],
  ])('%s', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it.each([
    '《示例合同》第三条约定',
    '《红楼梦》',
    '电话0512-68012345，金额202119900001元',
    '2024年3月1日，（2024）年',
    '第三条路线',
    '（2017）浙杭证内字第493号公证书',
    '《通知》和《办法》',
    '某某法第三条',
    '本法第三条',
    '《',
    '》第三条',
  ])('nothing in %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('leads within the law itself, where the text is one', () => {
    const own = { name: '示例法', article: '7' };
    expect(find('违反本法第十条、第十一条，本条第二款，依照第三条处理', { own })).toEqual([
      ['本法第十条', 'law:示例法#10'],
      ['第十一条', 'law:示例法#11'],
      ['本条第二款', 'law:示例法#7.2'],
      ['第三条', 'law:示例法#3'],
    ]);
    expect(find('某某法第三条', { own })).toEqual([]);
  });

  it('knows the names it is given', () => {
    expect(find('依照示例暂行法第三条', { names: ['示例暂行法'] })).toEqual([
      ['示例暂行法第三条', 'law:示例暂行法#3'],
    ]);
  });

  it('splits the text without loss, and never throws', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '《',
        '》',
        '〈',
        '〉',
        '专利法',
        '第',
        '条',
        '第三条',
        '之一',
        '第二款',
        '第（一）项',
        '、',
        '本条',
        '本法',
        '（2024）',
        '苏05民初',
        '123号',
        'ZL',
        '202119900001.9',
        '（以下简称',
        '\n',
        '一',
        '<script>',
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
    );
    const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (one) => {
        const citations = findCitations(one, {
          today: TODAY,
          own: { name: '示例法', article: '1' },
        });
        const runs = citedRuns(one, citations);
        expect(runs.map((run) => run.text).join('')).toBe(one);
        expect(runs.flatMap(({ citation }) => citation ?? [])).toEqual(citations);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes long lines of signs in a moment', () => {
    const begin = performance.now();
    for (const sign of [
      '《',
      '（',
      '第',
      '第一条、',
      '（2024）',
      '本条第',
      '1',
      '《法》（',
      'ZL1 ',
    ]) {
      findCitations(sign.repeat(20_000), { today: TODAY, own: { name: '示例法' } });
    }
    expect(performance.now() - begin).toBeLessThan(5000);
  });
});

describe('the name of a law', () => {
  it('is the same in all its spellings', () => {
    const spellings = [
      '《中华人民共和国专利法》',
      '中华人民共和国专利法(2020年修正)',
      ' 专利法 ',
      '《专利法》（2008修正）',
    ];
    expect(new Set(spellings.map((text) => foldLawName(text).name.replace(/[〈〉]/g, '')))).toEqual(
      new Set(['专利法']),
    );
    expect(foldLawName('某解释(二)')).toEqual({ name: '某解释（二）' });
    expect(foldLawName('关于修改<专利法>的决定').name).toBe('关于修改〈专利法〉的决定');
  });
});

describe('the citation of a law', () => {
  const law = {
    title: '示例专利条例',
    docNumber: '示例令第12号',
    authority: ['示例立法会'],
    promulgationDate: '2024-05-06',
  };

  it('has name, document number and place', () => {
    expect(lawCitation(law, { article: '66-1', paragraph: 2 })).toBe(
      '《示例专利条例》（2024 年公布，示例令第12号）第六十六条之一第二款',
    );
    const amended = { ...law, note: '第四次修正', dayRead: '2025-01-01 有效' };
    expect(lawCitation(amended)).toBe(
      '《示例专利条例》（2024 年修正，示例令第12号，2025-01-01 有效）',
    );
    expect(lawCitation({ title: '甲法', effectiveDate: '2010-01-01', note: '修订' })).toBe(
      '《甲法》（2010 年施行）',
    );
    expect(lawCitation({ title: '关于修改《甲》的决定' })).toBe('《关于修改〈甲〉的决定》');
    expect(quotedCitation({ title: '甲法' }, { article: '3' }, ' 文字。 ')).toBe(
      '《甲法》第三条：文字。',
    );
  });

  it('is an entry of a list of references', () => {
    expect(lawReference(law, { url: 'https://a.example/law/detail?id=1', today: TODAY })).toBe(
      '示例立法会. 示例专利条例（2024 年公布）: 示例令第12号[Z/OL]. (2024-05-06)[2026-11-21]. https://a.example/law/detail?id=1.',
    );
    expect(lawReference({ title: '甲法' }, { today: TODAY })).toBe('甲法[Z].');
  });
});
