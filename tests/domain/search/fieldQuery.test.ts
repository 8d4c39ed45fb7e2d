import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldQuery } from '../../../src/domain/search/fieldQuery';
import { FIELDS } from '../../../src/domain/search/fields';
import { parseExpression } from '../../../src/domain/search/parser';

describe('fieldQuery', () => {
  it.each([
    ['PA', '苏州示例新材料有限公司', 'PA="苏州示例新材料有限公司"'],
    ['PA', '示例 AND 合作（苏州）公司', 'PA="示例 AND 合作(苏州)公司"'],
    ['PA', 'NOT', 'PA="NOT"'],
    ['PA', 'A+B 公司', 'PA="A+B 公司"'],
    ['IN', '张某', 'IN="张某"'],
    ['AG', '“示例”代理事务所', 'AG=("示例" AND "代理事务所")'],
    ['AN', '202119900001.9', 'AN=202119900001.9'],
    ['PN', 'CN199000001A', 'PN=CN199000001A'],
    ['PR', 'CN 202019900009.0', 'PR="CN 202019900009.0"'],
    ['IAN', 'PCT/CN2020/099999', 'IAN=PCT/CN2020/099999'],
    ['IC', 'H01M 10/0525(2010.01)I', 'IC=H01M10/0525'],
    ['IC', 'G06', 'IC=G06'],
    ['CPC', 'H01M2004/027', 'CPC=H01M2004/027'],
    ['LOC', 'LOC(14) Cl. 14-03', 'LOC=14-03'],
    ['KW', '隔膜', 'KW="隔膜"'],
  ] as const)('%s %s', (field, value, expected) => {
    expect(fieldQuery(field, value)).toBe(expected);
  });

  it.each([
    ['IC', '其他'],
    ['LOC', '99-99'],
    ['AN', '无'],
    ['PA', ''],
    ['PA', '“”'],
    ['PA', '长'.repeat(3000)],
  ] as const)('does not look for %s %s', (field, value) => {
    expect(fieldQuery(field, value)).toBeUndefined();
  });

  it('always parses and speaks of its field alone, whatever the value', () => {
    const field = fc.constantFrom(...FIELDS.map(({ code }) => code));
    const piece = fc.constantFrom(
      '"',
      '”',
      'AND',
      'OR',
      '(',
      '）',
      '=',
      'TI',
      ' ',
      '#1',
      '电池',
      '+',
    );
    const value = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(field, value, (code, given) => {
        const query = fieldQuery(code, given);
        if (query === undefined) return;
        const parsed = parseExpression(query);
        expect(parsed.ok && parsed.ast.kind === 'clause' && parsed.ast.fields).toEqual([code]);
      }),
    );
  });
});
