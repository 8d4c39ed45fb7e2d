import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileQuery } from '../../../mock/search/evaluator/evaluate';
import { compileScore } from '../../../mock/search/evaluator/relevance';
import type { NearOperator, Node } from '../../../src/domain/search/ast';
import { parseExpression } from '../../../src/domain/search/parser';
import { printExpression } from '../../../src/domain/search/print';
import { SLOW } from '../../domain/search/queries';
import { documentOf, type Fields } from './documents';
import { RECORD, read } from './evaluation';
import { naiveMatch } from './naive';

describe('against a second implementation', () => {
  const NOWHERE = { from: 0, to: 0 };
  const leaf = fc.oneof(
    fc
      .constantFrom('甲', '甲乙', '乙丙', '丙甲', 'ab', 'abc', 'ab+')
      .map((text): Node => ({ kind: 'term', text, ...NOWHERE })),
    fc
      .constantFrom('甲乙', '乙 ab', 'ab')
      .map((text): Node => ({ kind: 'phrase', text, ...NOWHERE })),
  );
  const tree = fc.letrec<{ close: Node; any: Node }>((tie) => ({
    close: fc.oneof(
      { maxDepth: 2 },
      leaf,
      fc
        .tuple(tie('close'), tie('close'))
        .map((items): Node => ({ kind: 'or', items, ...NOWHERE })),
      fc
        .tuple(
          fc.constantFrom<NearOperator>('W', 'D', 'S', 'F'),
          fc.nat(3),
          tie('close'),
          tie('close'),
        )
        .map(
          ([operator, distance, left, right]): Node => ({
            kind: 'near',
            operator,
            distance,
            left,
            right,
            ...NOWHERE,
          }),
        ),
    ),
    any: fc.oneof(
      { maxDepth: 3 },
      tie('close'),
      fc.tuple(tie('any'), tie('any')).map((items): Node => ({ kind: 'or', items, ...NOWHERE })),
      fc.tuple(tie('any'), fc.boolean(), tie('any')).map(
        ([first, negated, node]): Node => ({
          kind: 'and',
          items: [
            { negated: false, node: first },
            { negated, node },
          ],
          ...NOWHERE,
        }),
      ),
    ),
  }));
  const clause = fc
    .record({
      fields: fc.uniqueArray(fc.constantFrom('TI', 'AB', 'CLMS', 'TA'), {
        minLength: 1,
        maxLength: 2,
      }),
      comparison: fc.constantFrom('=', '=', '!='),
      value: tree.any,
    })
    .map((parts): Node => ({ kind: 'clause', ...parts, ...NOWHERE }) as Node);
  const query = fc.oneof(
    tree.any,
    clause,
    fc.tuple(clause, fc.boolean(), fc.oneof(clause, tree.any)).map(
      ([first, negated, node]): Node => ({
        kind: 'and',
        items: [
          { negated: false, node: first },
          { negated, node },
        ],
        ...NOWHERE,
      }),
    ),
  );
  const text = fc
    .array(fc.constantFrom('甲', '乙', '丙', '甲乙', '丁', '，', '。', ' ab ', ' abc', 'ab'), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''));
  const fields = fc.record(
    {
      TI: fc.tuple(text),
      AB: fc.tuple(text),
      CLMS: fc.array(text, { maxLength: 2 }),
    },
    { requiredKeys: [] },
  );

  it(
    'agrees on generated queries and documents',
    () => {
      fc.assert(
        fc.property(query, fc.array(fields, { minLength: 1, maxLength: 6 }), (ast, records) => {
          fc.pre(parseExpression(printExpression(ast)).ok);
          const test = compileQuery(ast);
          for (const record of records) {
            const found = test(documentOf(record));
            expect([printExpression(ast), found]).toEqual([
              printExpression(ast),
              naiveMatch(ast, record),
            ]);
          }
        }),
        { numRuns: 1000 },
      );
    },
    SLOW,
  );
});

describe('relevance', () => {
  const score = (query: string, fields: Fields) => compileScore(read(query))(documentOf(fields));

  it('puts a hit in the title before one in the abstract, and that before one in a claim', () => {
    const title = score('电池', { TI: ['一种电池'], AB: ['一种装置'], CLMS: ['一种装置'] });
    const abstract = score('电池', { TI: ['一种装置'], AB: ['一种电池'], CLMS: ['一种装置'] });
    const claim = score('电池', { TI: ['一种装置'], AB: ['一种装置'], CLMS: ['一种电池'] });
    expect(title).toBeGreaterThan(abstract);
    expect(abstract).toBeGreaterThan(claim);
    expect(claim).toBeGreaterThan(0);
  });

  it('counts more hits and shorter titles higher', () => {
    const one = score('TI=电池', { TI: ['一种电池的制备方法'] });
    expect(score('TI=电池', { TI: ['电池包、电池的制备'] })).toBeGreaterThan(one);
    expect(score('TI=电池', { TI: ['一种电池'] })).toBeGreaterThan(one);
  });

  it('counts nothing for what is left out and for queries without words', () => {
    expect(score('TI=装置 NOT AB=电池', { TI: ['一种'], AB: ['电池'] })).toBe(0);
    expect(score('TI!=电池', { TI: ['电池'] })).toBe(0);
    expect(score('AD=2020', RECORD)).toBe(0);
  });
});
