import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileQuery } from '../../../mock/search/evaluator/evaluate';
import type { Node } from '../../../src/domain/search/ast';
import type { FieldCode } from '../../../src/domain/search/fields';
import {
  highlightGroupsOf,
  highlightRanges,
  highlightTerms,
} from '../../../src/domain/search/highlight';
import { parseExpression } from '../../../src/domain/search/parser';
import { documentOf } from '../../mock/search/documents';
import { anyQuery, SLOW } from './queries';

function read(query: string): Node {
  const result = parseExpression(query);
  if (!result.ok) throw new Error(`${query}: ${result.error.message}`);
  return result.ast;
}

/** The marked text, e.g. `固态[0电池]`. */
function mark(query: string, field: FieldCode, text: string): string {
  let end = 0;
  let marked = '';
  for (const { from, to, group } of highlightRanges(read(query), field, text)) {
    marked += `${text.slice(end, from)}[${group}${text.slice(from, to)}]`;
    end = to;
  }
  return marked + text.slice(end);
}

describe('marks only where the field matched', () => {
  it.each([
    ['TI=电池', 'TI', '一种电池', '一种[0电池]'],
    ['TI=电池', 'AB', '一种电池', '一种电池'],
    ['电池', 'AB', '一种电池', '一种[0电池]'],
    ['电池', 'CLMS', '一种电池', '一种[0电池]'],
    ['电池', 'DESC', '一种电池', '一种电池'],
    ['FT=电池', 'DESC', '一种电池', '一种[0电池]'],
    ['CLMS=电池', 'ICLM', '一种电池', '一种[0电池]'],
    ['ICLM=电池', 'CLMS', '一种电池', '一种电池'],
    ['TI,AB=电池', 'AB', '一种电池', '一种[0电池]'],
    ['PA=电池', 'TI', '一种电池', '一种电池'],
    ['AD=2020', 'TI', '2020 年', '2020 年'],
    ['IC=H01M', 'IC', 'H01M', 'H01M'],
  ] as const)('%s in %s %s', (query, field, text, expected) => {
    expect(mark(query, field, text)).toBe(expected);
  });
});

describe('marks only what was asked for', () => {
  it.each([
    ['AB=(固态 1W 隔膜)', 'AB', '固态隔膜，固态电池隔膜', '[0固态][1隔膜]，固态电池隔膜'],
    ['AB=(固态 S 隔膜)', 'AB', '固态。隔膜。隔膜固态。', '固态。隔膜。[1隔膜][0固态]。'],
    ['DESC=(水凝胶 P 温敏)', 'DESC', '水凝胶', '水凝胶'],
    ['电池 NOT 隔膜', 'TI', '电池隔膜', '[0电池]隔膜'],
    ['TI!=电池', 'TI', '电池', '电池'],
    ['TI=电池 AND TI!=隔膜', 'TI', '电池隔膜', '[0电池]隔膜'],
    ['TI=(电池 AND 隔膜) OR AB=陶瓷', 'TI', '一种电池', '一种电池'],
    ['TI=(电池 AND 隔膜) OR AB=陶瓷', 'TI', '电池隔膜', '[0电池][1隔膜]'],
    ['TI=(电池 NOT 隔膜) OR AB=陶瓷', 'TI', '电池隔膜', '电池隔膜'],
    ['TA=(电池 AND 隔膜)', 'TI', '一种电池', '一种[0电池]'],
    ['CLMS=(电池 AND 隔膜)', 'CLMS', '一种电池', '一种[0电池]'],
    ['电池 F 隔膜', 'TI', '一种电池', '一种电池'],
    ['电池 F 隔膜', 'TI', '电池隔膜', '[0电池][1隔膜]'],
    ['电池 F 隔膜', 'CLMS', '一种电池', '一种[0电池]'],
    ['TI=cte', 'TI', 'connected CTE', 'connected [0CTE]'],
    ['TI=electr+', 'TI', 'Electrode电极', '[0Electrode]电极'],
    ['TI=电池+', 'TI', '电池组', '[0电池]组'],
    ['TI="固态 电池"', 'TI', '固态 电池与固态电池', '[0固态 电池]与固态电池'],
    ['TI=ＬＥＤ', 'TI', '一种ＬＥＤ灯和led', '一种[0ＬＥＤ]灯和[0led]'],
    ['TI=(电池 OR 电池隔膜)', 'TI', '电池隔膜', '[0电池隔膜]'],
    ['TI=电池隔 AND TI=隔膜', 'TI', '电池隔膜', '[0电池隔][1膜]'],
  ] as const)('%s in %s %s', (query, field, text, expected) => {
    expect(mark(query, field, text)).toBe(expected);
  });
});

describe('marks names', () => {
  it.each([
    ['PA=示例', 'PA', '苏州示例公司', '苏州[0示例]公司'],
    ['PA=示例', 'FPA', '苏州示例公司', '苏州[0示例]公司'],
    ['FPA=示例', 'PA', '苏州示例公司', '苏州示例公司'],
    ['PA=示例常熟', 'PA', '示例（常熟）公司', '[0示例（常熟]）公司'],
    ['PA="示例(常熟)公司"', 'PA', '示例（常熟）公司', '[0示例（常熟）公司]'],
    ['PA=+大学', 'PA', '示例大学', '[0示例大学]'],
    ['PA=+大学', 'PA', '示例大学公司', '示例大学公司'],
  ] as const)('%s in %s %s', (query, field, text, expected) => {
    expect(mark(query, field, text)).toBe(expected);
  });
});

describe('colours', () => {
  it.each([
    ['电池 AND 隔膜', [['电池'], ['隔膜']]],
    ['TI=(电池 OR 电芯) AND AB=隔膜', [['电池', '电芯'], ['隔膜']]],
    ['TI=电池 OR AB=电池', [['电池']]],
    ['TI=(电池 OR 电芯) OR AB=(电芯 OR 电池)', [['电池', '电芯']]],
    ['TI=((固态 OR 半固态) 2W 电池)', [['固态', '半固态'], ['电池']]],
    ['电池 NOT 铅酸 AND PT!=外观设计 AND AD=2020', [['电池']]],
    ['#1 AND 电池', [['电池']]],
  ] as const)('%s', (query, expected) => {
    expect(highlightTerms(read(query)).map(({ words }) => words)).toEqual(expected);
  });
});

describe('any query and text', () => {
  const text = fc
    .array(
      fc.constantFrom(
        '电池',
        '隔膜',
        'battery',
        '华为',
        '大学',
        '固态 电池',
        '。',
        '\n',
        'S',
        'a/b',
      ),
      {
        maxLength: 10,
      },
    )
    .map((parts) => parts.join(''));

  it(
    'has ordered marks inside the text that do not overlap, each of a known colour',
    () => {
      const field = fc.constantFrom<FieldCode>('TI', 'AB', 'CLMS', 'DESC', 'PA');
      fc.assert(
        fc.property(anyQuery, field, text, (ast, shown, content) => {
          let end = 0;
          for (const { from, to, group } of highlightRanges(ast, shown, content)) {
            expect(from).toBeGreaterThanOrEqual(end);
            expect(to).toBeGreaterThan(from);
            expect(highlightTerms(ast)[group]).toBeDefined();
            end = to;
          }
          expect(end).toBeLessThanOrEqual(content.length);
        }),
        { numRuns: 500 },
      );
    },
    SLOW,
  );

  it(
    'marks something in every title that a query over titles finds by a word',
    () => {
      const queries = [
        'TI=(电池 2D 隔膜)',
        'TI=(电池 AND battery)',
        'TI=(华为 OR S)',
        'TI=(电池 S 大学)',
      ];
      fc.assert(
        fc.property(fc.constantFrom(...queries), text, (query, title) => {
          const ast = read(query);
          const found = compileQuery(ast)(documentOf({ TI: [title] }));
          expect(highlightRanges(ast, 'TI', title).length > 0).toBe(found);
        }),
        { numRuns: 500 },
      );
    },
    SLOW,
  );
});

describe('the colours of a part of a query', () => {
  it.each([
    ['电池 AND 隔膜 AND PA=某某', '隔膜', [1]],
    ['电池 AND (隔膜 OR 薄膜)', '薄膜 OR 隔膜', [1]],
    ['电池 AND 隔膜 AND 正极', '正极 AND 电池', [2, 0]],
    ['电池 AND (隔膜 OR 薄膜)', '隔膜', []],
    ['电池 NOT 隔膜', '隔膜', []],
  ])('%s: %s has %j', (whole, part, groups) => {
    expect(highlightGroupsOf(read(whole), read(part)).map(({ group }) => group)).toEqual(groups);
  });
});
