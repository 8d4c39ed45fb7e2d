import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applicantsQuery,
  basketChoice,
  basketNames,
  basketTitle,
  makeBasket,
  toggleEntry,
} from '../../../src/domain/enterprise/basket';
import { chartQuery, numbersQueries } from '../../../src/domain/enterprise/chartQueries';
import { LIMITS } from '../../../src/domain/search/limits';
import { parseExpression } from '../../../src/domain/search/parser';

const KNOWN = {
  enterpriseName: '示例(常熟)有限公司',
  formerNames: ['示例电池厂', '示例（常熟）有限公司'],
  affiliates: [{ name: '示例子公司' }, { name: '示例电池厂' }],
};

describe('the names of an enterprise', () => {
  it('count its own and the former ones, affiliates when they are taken in', () => {
    const basket = makeBasket(KNOWN);
    expect(basket.map(({ name, origin, inside }) => [name, origin, inside])).toEqual([
      ['示例（常熟）有限公司', 'SELF', true],
      ['示例电池厂', 'FORMER', true],
      ['示例子公司', 'AFFILIATE', false],
    ]);
    expect(basketNames(toggleEntry(basket, '示例子公司'))).toHaveLength(3);
    expect(toggleEntry(basket, '示例(常熟)有限公司')).toEqual(basket);
  });

  it('are shown in the titles of charts', () => {
    expect(basketTitle(makeBasket(KNOWN))).toBe('示例（常熟）有限公司等 2 个名称');
    expect(basketTitle(makeBasket({ ...KNOWN, formerNames: [] }))).toBe('示例（常熟）有限公司');
  });

  it('come back from what an address says', () => {
    let basket = toggleEntry(makeBasket(KNOWN), '示例子公司');
    basket = toggleEntry(basket, '示例电池厂');
    const choice = basketChoice(basket);
    expect(choice).toEqual({ taken: ['示例子公司'], left: ['示例电池厂'] });
    expect(makeBasket(KNOWN, choice)).toEqual(basket);
    expect(basketChoice(makeBasket(KNOWN))).toEqual({ taken: [], left: [] });
    const added = makeBasket(KNOWN, { taken: ['另一示例公司'], left: [] });
    expect(added.at(-1)).toEqual({ name: '另一示例公司', origin: 'ADDED', inside: true });
    expect(makeBasket(KNOWN, basketChoice(added))).toEqual(added);
  });
});

describe('the query of applicants', () => {
  it('names each as a whole', () => {
    expect(applicantsQuery(['示例（常熟）有限公司'])).toBe('PA="示例(常熟)有限公司"');
    expect(applicantsQuery(['甲公司', '乙 AND 丙公司'])).toBe('PA=("甲公司" OR "乙 AND 丙公司")');
    expect(applicantsQuery([])).toBeUndefined();
    expect(applicantsQuery(['""'])).toBeUndefined();
  });

  it('always parses, whatever the names, with every element', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), text, (names, value) => {
        for (const query of [
          applicantsQuery(names),
          chartQuery(names, { kind: 'inventor', name: value }),
          chartQuery(names, { kind: 'ipc', symbol: value }),
          chartQuery(names, { kind: 'filingYear', year: value }),
          chartQuery(names, { kind: 'operation', value }),
        ]) {
          if (query !== undefined)
            expect(parseExpression(query)).toMatchObject({ ok: true, canonical: query });
        }
      }),
    );
  });

  it('is not given where it would be too long', () => {
    const names = Array.from(
      { length: 120 },
      (_, index) => `示例新能源材料有限公司第${index}分公司`,
    );
    expect(applicantsQuery(names)).toBeUndefined();
    expect(chartQuery(names, { kind: 'all' })).toBeUndefined();
  });
});

describe('the query of a chart’s element', () => {
  const names = ['甲公司'];
  it.each([
    [{ kind: 'all' }, 'PA="甲公司"'],
    [{ kind: 'type', value: 'UTILITY' }, 'PA="甲公司" AND PT=实用新型'],
    [{ kind: 'validity', value: 'PENDING' }, 'PA="甲公司" AND LSS=审中'],
    [
      { kind: 'filingYear', year: '2020', type: 'DESIGN' },
      'PA="甲公司" AND AY=2020 AND PT=外观设计',
    ],
    [{ kind: 'grantYear', year: '2021' }, 'PA="甲公司" AND GD=2021'],
    [{ kind: 'cited', from: 1, to: 5 }, 'PA="甲公司" AND CTD=(1 TO 5)'],
    [{ kind: 'cited', from: 11, to: null }, 'PA="甲公司" AND CTD>=11'],
    [{ kind: 'ipc', symbol: 'H01M' }, 'PA="甲公司" AND IC=H01M'],
    [{ kind: 'inventor', name: '张某' }, 'PA="甲公司" AND IN="张某"'],
    [{ kind: 'operation', value: '质押' }, 'PA="甲公司" AND OP=质押'],
    [
      { kind: 'invalidReason', value: '撤回', among: ['撤回', '视为撤回', '驳回'] },
      'PA="甲公司" AND LSS=失效 AND LS="撤回" NOT LS="视为撤回"',
    ],
  ] as const)('%j', (element, query) => {
    expect(chartQuery(names, element)).toBe(query);
  });

  it('is not given where there is none', () => {
    expect(chartQuery(names, { kind: 'filingYear', year: '20' })).toBeUndefined();
    expect(chartQuery(names, { kind: 'ipc', symbol: '??' })).toBeUndefined();
    expect(chartQuery([], { kind: 'all' })).toBeUndefined();
  });
});

describe('queries of numbers', () => {
  it('are as few as the length of a query allows, and lose none', () => {
    const numbers = Array.from(
      { length: 300 },
      (_, index) => `2021${String(10_000_000 + index)}.1`,
    );
    const queries = numbersQueries([...numbers, 'CN1', '']);
    expect(queries).toHaveLength(3);
    for (const query of queries) {
      expect(query.length).toBeLessThanOrEqual(LIMITS.length);
      expect(parseExpression(query)).toMatchObject({ ok: true, canonical: query });
    }
    expect(queries.join(' ').match(/\d{12}\.1/g)).toEqual(numbers);
    expect(numbersQueries([numbers[0] ?? ''])).toEqual(['AN=202110000000.1']);
    expect(numbersQueries([])).toEqual([]);
  });
});
