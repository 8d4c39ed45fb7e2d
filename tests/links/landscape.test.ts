import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  LANDSCAPE_PICTURES,
  type LandscapeState,
  landscapeLink,
  MOST_LANDSCAPE_SETS,
  readLandscape,
  setQuery,
} from '../../src/links/landscape';
import { readPatentResult } from '../../src/links/patent';

const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((value) => value.isWellFormed());

it('an address holds the question, the sets beside it and the report', () => {
  const state: fc.Arbitrary<LandscapeState> = fc.record({
    name: text,
    sets: fc.array(
      fc.record({
        name: text,
        query: text.map((q) => setQuery({ mode: 'expr', q, years: '2015-' })),
      }),
      { maxLength: MOST_LANDSCAPE_SETS - 1 },
    ),
    report: fc.option(
      fc.record({
        title: text,
        introduction: text,
        charts: fc
          .uniqueArray(fc.constantFrom(...LANDSCAPE_PICTURES), { maxLength: 4 })
          .chain((blocks) =>
            fc.tuple(
              ...blocks.map((block) => fc.record({ block: fc.constant(block), words: text })),
            ),
          ),
      }),
      { nil: null },
    ),
  });
  fc.assert(
    fc.property(state, text, (given, q) => {
      const question = { q, include: { validity: ['VALID'] }, set: 'abc' };
      const { search } = new URL(landscapeLink(question, given), 'http://localhost');
      expect(readLandscape(search)).toEqual(given);
      expect(readPatentResult(search)).toMatchObject(question);
    }),
  );
});

it('sets beyond the fourth and pictures that there are not are left out', () => {
  const { sets, report } = readLandscape(
    `?landscape=1&report=nothing,life${'&with=q%3Da'.repeat(5)}`,
  );
  expect(sets).toHaveLength(MOST_LANDSCAPE_SETS - 1);
  expect(report?.charts).toEqual([{ block: 'life', words: '' }]);
});
