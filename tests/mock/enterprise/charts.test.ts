import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../mock/enterprise/analysis';
import { getEnterpriseStore } from '../../../mock/enterprise/store';
import type { EnterpriseAnalysis } from '../../../mock/enterprise/types';
import { findHits } from '../../../mock/search/hits';
import {
  type ChartElement,
  chartQuery,
  numbersQueries,
} from '../../../src/domain/enterprise/chartQueries';
import { portfolioHealth } from '../../../src/domain/enterprise/health';
import {
  PATENT_TYPES,
  type PatentType,
  VALIDITY,
  type Validity,
} from '../../../src/domain/patentLabels';

const store = getEnterpriseStore();

/** How many patents the search of the mock finds. */
function found(expression: string): number {
  const result = findHits(store.applicants.store, expression);
  if (!result.ok) throw new Error(`${expression}: ${result.error.message}`);
  return result.hits.records.length;
}

const isType = (value: string): value is PatentType => value in PATENT_TYPES;
const isValidity = (value: string): value is Validity => value in VALIDITY;

/** Every element of every chart with what it counts. */
function elements(of: EnterpriseAnalysis): [ChartElement, number][] {
  const among = of.invalidReasons.map(({ value }) => value);
  return [
    [{ kind: 'all' }, of.total],
    ...of.byType.flatMap(({ value, count }): [ChartElement, number][] =>
      isType(value) ? [[{ kind: 'type', value }, count]] : [],
    ),
    ...of.byValidity.flatMap(({ value, count }): [ChartElement, number][] =>
      isValidity(value) ? [[{ kind: 'validity', value }, count]] : [],
    ),
    ...of.byFilingYear.flatMap(({ value: year, count, types }): [ChartElement, number][] => [
      [{ kind: 'filingYear', year }, count],
      ...types.map((one): [ChartElement, number] => [
        { kind: 'filingYear', year, type: one.value },
        one.count,
      ]),
    ]),
    ...of.byPublicationYear.map(({ value: year, count }): [ChartElement, number] => [
      { kind: 'publicationYear', year },
      count,
    ]),
    ...of.byGrantYear.map(({ value: year, count }): [ChartElement, number] => [
      { kind: 'grantYear', year },
      count,
    ]),
    ...of.byCitedCount.map(({ from, to, count }): [ChartElement, number] => [
      { kind: 'cited', from, to },
      count,
    ]),
    ...of.topIpc.map(({ value: symbol, count }): [ChartElement, number] => [
      { kind: 'ipc', symbol },
      count,
    ]),
    ...of.topInventors.map(({ value: name, count }): [ChartElement, number] => [
      { kind: 'inventor', name },
      count,
    ]),
    ...of.coApplicants.map(({ value: name, count }): [ChartElement, number] => [
      { kind: 'coApplicant', name },
      count,
    ]),
    ...of.operations.map(({ value, count }): [ChartElement, number] => [
      { kind: 'operation', value },
      count,
    ]),
    ...of.invalidReasons.map(({ value, count }): [ChartElement, number] => [
      { kind: 'invalidReason', value, among },
      count,
    ]),
  ];
}

const withPatents = store.enterprises.filter(
  ({ registered }) => store.applicants.of(registered.enterpriseName).length > 0,
);
const anyName = fc.constantFrom(...store.applicants.all().map(({ name }) => name));

describe('every element of every chart', () => {
  it('opens exactly the patents it counts, for any basket', () => {
    let checked = 0;
    const open = new Set<string>();
    fc.assert(
      fc.property(
        fc.constantFrom(...withPatents),
        fc.array(anyName, { maxLength: 4 }),
        (enterprise, others) => {
          const { enterpriseName } = enterprise.registered;
          const names = [enterpriseName, ...others];
          const analysis = analyse(store, enterprise, { enterpriseName, names });
          for (const [element, count] of elements(analysis)) {
            const query = chartQuery(names, element);
            // A name of an inventor that the search language cannot quote opens no list.
            if (query === undefined) continue;
            expect([query, found(query)]).toEqual([query, count]);
            open.add(element.kind);
            checked++;
          }
          for (const { name, count, sharedIpc } of analysis.competitors) {
            const query = chartQuery([name], { kind: 'anyIpc', symbols: sharedIpc });
            expect([query, query && found(query)]).toEqual([query, count]);
          }
        },
      ),
      { numRuns: 15 },
    );
    console.log(`${checked} elements of ${[...open].join(', ')}`);
    expect(checked).toBeGreaterThan(100);
  }, 120_000);

  it('has a query, for the enterprises with most patents', () => {
    const busy = [...withPatents]
      .sort(
        (a, b) =>
          store.applicants.of(b.registered.enterpriseName).length -
          store.applicants.of(a.registered.enterpriseName).length,
      )
      .slice(0, 3);
    for (const enterprise of busy) {
      const { enterpriseName } = enterprise.registered;
      const analysis = analyse(store, enterprise, { enterpriseName });
      for (const [element] of elements(analysis)) {
        expect([element, typeof chartQuery([enterpriseName], element)]).toEqual([
          element,
          'string',
        ]);
      }
    }
  });
});

describe.skipIf(process.env.IPR_DATA)('the records of a portfolio', () => {
  const rich = [...withPatents].sort(
    (a, b) =>
      store.applicants.of(b.registered.enterpriseName).length -
      store.applicants.of(a.registered.enterpriseName).length,
  );

  it('are named by the rules and found by their numbers', () => {
    const kinds = new Set<string>();
    for (const enterprise of rich.slice(0, 12)) {
      const { enterpriseName } = enterprise.registered;
      const { healthPatents, dataDate } = analyse(store, enterprise, { enterpriseName });
      for (const { key, records, unknown } of portfolioHealth(healthPatents, dataDate)) {
        expect(unknown).toBe(0);
        if (records.length > 0) kinds.add(key);
        const numbers = records.flatMap(({ applicationNumber }) => applicationNumber ?? []);
        const total = numbersQueries(numbers).reduce((sum, query) => sum + found(query), 0);
        expect([key, total]).toEqual([key, records.length]);
      }
    }
    console.log([...kinds].join(', '));
    expect(kinds.size).toBeGreaterThanOrEqual(8);
  });

  it('of high value are found by their numbers', () => {
    const [enterprise] = rich;
    if (enterprise === undefined) throw new Error('no enterprise');
    const { enterpriseName } = enterprise.registered;
    const { highValue } = analyse(store, enterprise, { enterpriseName });
    expect(highValue?.length).toBeGreaterThan(0);
    for (const { count, applicationNumbers } of highValue ?? []) {
      const total = numbersQueries(applicationNumbers).reduce(
        (sum, query) => sum + found(query),
        0,
      );
      expect(total).toBe(count);
    }
  });
});
