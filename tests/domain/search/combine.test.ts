import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileQuery } from '../../../mock/search/evaluator/evaluate';
import { combineExpressions, expandHistory } from '../../../src/domain/search/combine';
import { type ParseResult, parseExpression } from '../../../src/domain/search/parser';
import { printExpression } from '../../../src/domain/search/print';
import { documentOf } from '../../mock/search/documents';
import { anyQuery, SLOW } from './queries';

const outcome = (result: ParseResult): string =>
  result.ok ? result.canonical : `${result.error.code} ${result.error.from}-${result.error.to}`;

describe('search within results', () => {
  it.each([
    ['TI=电池', 'AND', 'AB=隔膜', 'TI=电池 AND AB=隔膜'],
    ['TI=电池', 'NOT', 'AB=隔膜', 'TI=电池 NOT AB=隔膜'],
    ['TI=电池 OR TI=电芯', 'AND', 'AB=a OR AB=b', '(TI=电池 OR TI=电芯) AND (AB=a OR AB=b)'],
    ['TI=电池', 'NOT', 'AB=a AND AB=b', 'TI=电池 NOT (AB=a AND AB=b)'],
    ['TI=电池', 'AND', ' ', 'TI=电池'],
    ['TI=电池', 'OR', 'AB=隔膜', 'TI=电池 OR AB=隔膜'],
    ['TI=a OR TI=b', 'OR', 'AB=a OR AB=b', 'TI=a OR TI=b OR AB=a OR AB=b'],
    ['TI=a NOT TI=b', 'OR', 'AB=a AND AB=b', 'TI=a NOT TI=b OR AB=a AND AB=b'],
    ['', 'AND', '隔膜', '隔膜'],
    ['', 'OR', '隔膜', '隔膜'],
    ['', 'NOT', '隔膜', 'E_EMPTY_QUERY 0-0'],
    ['TI=电池', 'AND', 'AB=', 'E_EMPTY_VALUE 0-3'],
    ['TI=', 'AND', 'AB=x', 'E_EMPTY_VALUE 0-3'],
  ] as const)('%s %s %s', (first, operator, second, expected) => {
    expect(outcome(combineExpressions(first, operator, second))).toBe(expected);
  });

  it('says when both together are too long', () => {
    const long = '池'.repeat(1200);
    expect(outcome(combineExpressions(long, 'AND', `TI=${long}`))).toContain('E_TOO_LONG');
  });

  it(
    'finds what both queries find, either, or the first alone',
    () => {
      const record = documentOf({
        TI: ['电池'],
        AB: ['battery 隔膜'],
        PA: ['华为大学'],
        LSS: ['有效'],
      });
      const finds = (result: ParseResult) => result.ok && compileQuery(result.ast)(record);
      fc.assert(
        fc.property(anyQuery, anyQuery, fc.constantFrom('AND', 'OR', 'NOT'), (a, b, operator) => {
          const [first, second] = [printExpression(a), printExpression(b)];
          const combined = combineExpressions(first, operator, second);
          fc.pre(combined.ok);
          const [one, other] = [finds(parseExpression(first)), finds(parseExpression(second))];
          const expected = { AND: one && other, OR: one || other, NOT: one && !other };
          expect(finds(combined)).toBe(expected[operator]);
        }),
        { numRuns: 300 },
      );
    },
    SLOW,
  );
});

describe('history', () => {
  const history = {
    1: 'TI=电池 OR TI=电芯',
    2: '#1 NOT AB=铅酸',
    3: '#2 AND #1',
    5: 'TI=',
    6: '#6',
    7: '#8',
    8: '#7',
  };

  it.each([
    ['TI=x', 'TI=x'],
    ['#1', 'TI=电池 OR TI=电芯'],
    ['#1 AND PT=发明授权', '(TI=电池 OR TI=电芯) AND PT=发明授权'],
    ['x NOT #2', 'x NOT ((TI=电池 OR TI=电芯) NOT AB=铅酸)'],
    ['#3', '(TI=电池 OR TI=电芯) NOT AB=铅酸 AND (TI=电池 OR TI=电芯)'],
    ['x AND #4', 'E_UNKNOWN_SET 6-8'],
    ['x AND #5', 'E_UNKNOWN_SET 6-8'],
    ['x AND #6', 'E_UNKNOWN_SET 6-8'],
    ['x AND #8', 'E_UNKNOWN_SET 6-8'],
    ['TI=(', 'E_UNCLOSED_PAREN 3-4'],
  ])('%s', (query, expected) => {
    expect(outcome(expandHistory(query, history))).toBe(expected);
  });

  it('refuses what would become too long, however it grows', () => {
    const doubling: Record<number, string> = { 1: 'TI=电池' };
    for (let id = 2; id <= 60; id++) doubling[id] = `#${id - 1} OR #${id - 1}`;
    expect(outcome(expandHistory('#60', doubling))).toBe('E_UNKNOWN_SET 0-3');
    const long = { 1: `TI=${'池'.repeat(1500)}` };
    expect(outcome(expandHistory('#1 AND #1', long))).toBe('E_TOO_LONG 0-9');
  });
});
