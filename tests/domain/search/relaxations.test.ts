import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileQuery } from '../../../mock/search/evaluator/evaluate';
import type { Node } from '../../../src/domain/search/ast';
import { parseExpression } from '../../../src/domain/search/parser';
import { printExpression } from '../../../src/domain/search/print';
import {
  conditionsOf,
  keepConditions,
  nextTrials,
  relaxationsOf,
  type Trial,
  trialKey,
} from '../../../src/domain/search/relaxations';
import { documentOf } from '../../mock/search/documents';
import { anyQuery, SLOW } from './queries';

function read(text: string): Node {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.ast;
}

describe('the conditions of an expression', () => {
  it.each([
    ['TI=电池', ['TI=电池']],
    ['电池 AND PA=华为 NOT PT=外观设计', ['电池', 'PA=华为', 'NOT PT=外观设计']],
    ['TI=(电池 AND 隔膜 NOT 铅酸)', ['TI=电池', 'TI=隔膜', 'NOT TI=铅酸']],
    ['TI,AB=(a AND (b OR c)) AND AY=2023', ['TI,AB=a', 'TI,AB=(b OR c)', 'AY=2023']],
    ['TI=a OR TI=b', ['TI=a OR TI=b']],
    ['x NOT TI=(a AND b)', ['x', 'NOT TI=(a AND b)']],
  ])('%s', (text, conditions) => {
    expect(conditionsOf(read(text))).toEqual(conditions);
  });

  it.each<[string, Trial, string | undefined]>([
    ['a AND b NOT c', [0, 2], 'a NOT c'],
    ['a NOT b AND c', [1, 2], 'c NOT b'],
    ['a AND b NOT c', [2], undefined],
    ['a AND b', [], ''],
    ['TI=(a AND b AND c) AND AY=2023', [0, 2, 3], 'TI=(a AND c) AND AY=2023'],
    ['TI=(a AND b) AND AY=2023', [2], 'AY=2023'],
    ['TI=(a NOT b) AND c', [1, 2], undefined],
    ['(a OR b) AND c', [0], 'a OR b'],
  ])('%s with only %j', (text, kept, expected) => {
    expect(keepConditions(read(text), kept)).toBe(expected);
  });

  it(
    'can be dropped without losing a record, and all together are the expression',
    () => {
      const record = documentOf({ TI: ['电池'], AB: ['battery 隔膜'], PA: ['华为大学'] });
      fc.assert(
        fc.property(anyQuery, fc.infiniteStream(fc.boolean()), (query, coins) => {
          const all = conditionsOf(query).map((_, place) => place);
          expect(keepConditions(query, all)).toBe(printExpression(query));
          const some = all.filter(() => coins.next().value);
          const kept = keepConditions(query, some);
          if (!kept) return;
          const parsed = parseExpression(kept);
          fc.pre(parsed.ok);
          if (compileQuery(query)(record)) expect(compileQuery(parsed.ast)(record)).toBe(true);
        }),
        { numRuns: 300 },
      );
    },
    SLOW,
  );
});

/** Asks until nothing is left to ask; records are sets of the conditions that they meet. */
function investigate(count: number, records: readonly (readonly number[])[]) {
  const totals = new Map<string, number>();
  const asked: string[][] = [];
  for (let trials = nextTrials(count, totals); trials.length; trials = nextTrials(count, totals)) {
    asked.push(trials.map(trialKey));
    for (const kept of trials) {
      const found = records.filter((met) => kept.every((place) => met.includes(place)));
      totals.set(trialKey(kept), found.length);
    }
  }
  return { asked, ...relaxationsOf(count, totals) };
}

describe('an empty result', () => {
  it('of one condition has nothing to drop: the condition finds nothing by itself', () => {
    expect(investigate(1, [[], []])).toEqual({
      asked: [],
      ways: [],
      hopeless: [0],
      conflicts: [],
    });
  });

  it('names the condition that finds nothing by itself', () => {
    const { asked, ways, hopeless } = investigate(3, [[0, 1], [0, 1], [0]]);
    expect(asked).toEqual([['1,2', '0,2', '0,1'], ['2']]);
    expect(ways).toEqual([{ dropped: [2], total: 2 }]);
    expect(hopeless).toEqual([2]);
  });

  it('offers what finds most first', () => {
    const { ways, hopeless, conflicts } = investigate(2, [[0], [1], [1]]);
    expect(ways).toEqual([
      { dropped: [0], total: 2 },
      { dropped: [1], total: 1 },
    ]);
    expect([hopeless, conflicts]).toEqual([[], [[0, 1]]]);
  });

  it('names the pair that excludes one another when no condition alone is to blame', () => {
    const { ways, conflicts } = investigate(4, [[0, 1], [0, 1], [2, 3], [0], [3]]);
    expect(conflicts).toEqual([
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ]);
    expect(ways).toEqual([
      { dropped: [2, 3], total: 2 },
      { dropped: [0, 1], total: 1 },
    ]);
  });

  it('asks at most eight questions at a time, and tells apart no more pairs than of four', () => {
    const { asked } = investigate(12, []);
    expect(asked.map(({ length }) => length)).toEqual([8, 8, 1]);
    expect(investigate(5, [[0], [1], [2], [3], [4]]).asked).toHaveLength(2);
  });

  it('drops at once all that find nothing alone', () => {
    const { asked, ways, hopeless } = investigate(6, [[0, 4], [0, 4], [0], [4]]);
    expect(asked.at(-1)).toEqual(['0,4']);
    expect(ways).toEqual([{ dropped: [1, 2, 3, 5], total: 2 }]);
    expect(hopeless).toEqual([1, 2, 3, 5]);
  });

  it('passes over what cannot be asked', () => {
    const totals = new Map<string, number | undefined>([
      ['1', undefined],
      ['0', 5],
    ]);
    expect(nextTrials(2, totals)).toEqual([]);
    expect(relaxationsOf(2, totals)).toEqual({
      ways: [{ dropped: [1], total: 5 }],
      hopeless: [],
      conflicts: [],
    });
  });
});
