import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LONGEST_ADDRESS } from '../../src/links/report';
import {
  REGION_CODES,
  readStatistics,
  STATISTICS_BLOCKS,
  STATISTICS_TYPES,
  type StatisticsState,
  statisticsLink,
} from '../../src/links/statistics';

const text = fc.string({ unit: 'binary', maxLength: 30 }).filter((value) => value.isWellFormed());
const year = fc.option(fc.integer({ min: 1985, max: 2030 }), { nil: null });
const report = fc.record(
  {
    title: text,
    introduction: text,
    charts: fc
      .uniqueArray(fc.constantFrom(...STATISTICS_BLOCKS), { maxLength: 6 })
      .chain((blocks) =>
        fc.tuple(...blocks.map((block) => fc.record({ block: fc.constant(block), words: text }))),
      ),
    wordsInTab: fc.constant(true as const),
  },
  { requiredKeys: ['title', 'introduction', 'charts'] },
);

it('an address holds all that is chosen, a report with its words as well', () => {
  const state: fc.Arbitrary<StatisticsState> = fc.record({
    from: year,
    to: year,
    region: fc.constantFrom('', '320581', '320581903'),
    type: fc.constantFrom(...STATISTICS_TYPES),
    base: fc.constantFrom('total' as const, 'perCapita' as const),
    scale: fc.constantFrom('linear' as const, 'log' as const),
    by: fc.constantFrom(...REGION_CODES),
    map: fc.constantFrom('tiles' as const, 'counties' as const),
    report: fc.option(report, { nil: null }),
  });
  fc.assert(
    fc.property(state, (given) => {
      const { search } = new URL(statisticsLink(given), 'http://localhost');
      expect(readStatistics(search)).toEqual(given);
    }),
  );
});

it('what cannot be read has its default', () => {
  expect(
    readStatistics('?from=abc&region=%3C&type=X&base=&report=nothing,trend&title=***'),
  ).toEqual({
    from: null,
    to: null,
    region: '',
    type: '',
    base: 'total',
    scale: 'linear',
    by: 'PAT_GRANT',
    map: 'tiles',
    report: { title: '', introduction: '', charts: [{ block: 'trend', words: '' }] },
  });
});

it('two thousand Chinese characters fit into an address that every gateway takes', () => {
  const charts = [{ block: 'trend' as const, words: '长'.repeat(600) }];
  const given = { title: '年度报告', introduction: '专利，'.repeat(466), charts };
  const link = statisticsLink({ report: given });
  expect(link.length).toBeLessThan(LONGEST_ADDRESS);
  expect(readStatistics(link.split('?')[1] ?? '').report).toEqual(given);
});
