import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cityPosition,
  concentrationOf,
  growthOf,
  newEntrants,
} from '../../../src/domain/navigation/indicators';
import { nodeQuery } from '../../../src/domain/navigation/nodeQueries';
import { standardParts } from '../../../src/domain/navigation/standard';
import { combineExpressions } from '../../../src/domain/search/combine';

const ASOF = '2026-10-31';

describe('the indicators of a node', () => {
  it('compare three complete years with the three before; years that lag do not count', () => {
    const years = [
      { year: 2020, count: 10 },
      { year: 2023, count: 15 },
      { year: 2025, count: 99 },
    ];
    expect(growthOf(years, ASOF)).toBe(50);
    expect(growthOf(years.slice(1), ASOF)).toBeNull();
    expect(growthOf([], ASOF)).toBeNull();
  });

  it('count a patent of two leading applicants once in the concentration', () => {
    const patents = [
      { applicants: ['甲', '乙'], year: 2020 },
      { applicants: ['甲'], year: 2020 },
      { applicants: ['丙'], year: 2020 },
    ];
    expect(concentrationOf(patents, 1)).toBe(66.7);
    expect(concentrationOf(patents, 5)).toBe(100);
    expect(concentrationOf([], 5)).toBeNull();
  });

  it('never concentrate less in ten applicants than in five', () => {
    const patent = fc.record({
      applicants: fc.array(fc.constantFrom(...'甲乙丙丁戊己庚辛壬癸子丑'), {
        minLength: 1,
        maxLength: 3,
      }),
      year: fc.option(fc.integer({ min: 2000, max: 2026 })),
    });
    fc.assert(
      fc.property(fc.array(patent, { minLength: 1 }), (patents) => {
        const five = concentrationOf(patents, 5) ?? -1;
        const ten = concentrationOf(patents, 10) ?? -1;
        expect(five).toBeGreaterThanOrEqual(0);
        expect(ten).toBeGreaterThanOrEqual(five);
        expect(ten).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('name as new only who never filed before the last three complete years', () => {
    const patents = [
      { applicants: ['老'], year: 2015 },
      { applicants: ['老', '新'], year: 2023 },
      { applicants: ['新'], year: 2026 },
      { applicants: ['谁'], year: null },
    ];
    expect(newEntrants(patents, ASOF)).toEqual([{ name: '新', since: 2023, count: 2 }]);
  });

  it('judge the city by its quotient, at the limits as the rule says', () => {
    const of = (cityTotal: number | null, addressed = 100) =>
      cityPosition({
        total: 100,
        cityTotal,
        subjectTotal: 1000,
        subjectCityTotal: 100,
        addressed,
      });
    expect(of(12)).toEqual({ position: 'STRONG', quotient: 1.2 });
    expect(of(11).position).toBe('EVEN');
    expect(of(9).position).toBe('EVEN');
    expect(of(8).position).toBe('WEAK');
    expect(of(0)).toEqual({ position: 'BLANK', quotient: 0 });
    const none = { total: 0, cityTotal: 0, subjectTotal: 10, subjectCityTotal: 5, addressed: 0 };
    // Nobody knows where most of them are from.
    expect(of(0, 79)).toEqual({ position: null, quotient: null });
    expect(of(null, 100).position).toBeNull();
    expect(cityPosition(none)).toEqual({ position: null, quotient: null });
  });
});

describe('what stands behind the numbers', () => {
  it('is a query that keeps the node whole, whatever operators it has', () => {
    const query = nodeQuery('TI=甲 OR TI=乙', { kind: 'filingYear', year: 2020 }, 'AA=常熟');
    expect(query).toBe('(TI=甲 OR TI=乙) AND AA=常熟 AND AY=2020');
    expect(nodeQuery('TI=(', { kind: 'all' })).toBeUndefined();
    expect(nodeQuery('TI=甲', { kind: 'applicants', names: [] })).toBeUndefined();
  });

  it('is the same query as the search language makes of its parts, one after the other', () => {
    const { query } = fc.letrec<{ query: string; atom: string }>((tie) => ({
      atom: fc.constantFrom(
        'TI=甲',
        'IC=(H01M OR B60L)',
        'AA="常熟"',
        '乙 2W 丙',
        'AY=(2020 TO 2022)',
      ),
      query: fc.oneof(
        { maxDepth: 4 },
        tie('atom'),
        fc
          .tuple(tie('query'), fc.constantFrom('AND', 'OR', 'NOT'), tie('query'))
          .map(([left, operator, right]) => `(${left}) ${operator} (${right})`),
      ),
    }));
    fc.assert(
      fc.property(query, fc.option(query, { nil: '' }), (expression, within) => {
        const narrowed = combineExpressions(expression, 'AND', within);
        const whole = narrowed.ok
          ? combineExpressions(narrowed.canonical, 'AND', 'AY=2020')
          : narrowed;
        expect(nodeQuery(expression, { kind: 'filingYear', year: 2020 }, within)).toBe(
          whole.ok ? whole.canonical : undefined,
        );
      }),
    );
    const long = `TI=(${Array.from({ length: 400 }, (_, at) => `甲${at}`).join(' OR ')})`;
    expect(nodeQuery(long, { kind: 'filingYear', year: 2020 })).toBeUndefined();
  });

  it('is the part of the standard of the kind of navigation, beside the general one', () => {
    expect(standardParts('INDUSTRY').map(({ number }) => number)).toEqual([
      'GB/T 39551.1—2020',
      'GB/T 39551.3—2020',
    ]);
    expect(standardParts('TALENT')[1].title).toBe('专利导航指南 第 6 部分：人才管理');
  });
});
