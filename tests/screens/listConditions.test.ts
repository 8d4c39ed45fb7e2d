import fc from 'fast-check';
import { conditionsOfWords, mayBeWords } from '@/components/list/emptied/conditions';
import { daysInWords } from '@/components/list/facets/conditions';
import type { Filters } from '@/links/filters';

const FACETS = {
  facets: [{ name: 'court', label: '审理法院' }],
  valueLabel: (_: string, value: string) => value,
};

const ends = fc.constantFrom<string>('', '2020-01-01', '2024-12-31');
interface State extends Filters {
  q: string;
  from: string;
  to: string;
  page: number;
}

const states: fc.Arbitrary<State> = fc
  .record({
    q: fc
      .array(fc.constantFrom('电池', '隔膜', '涂布'), { maxLength: 4 })
      .map((all) => all.join('  ')),
    courts: fc.uniqueArray(fc.constantFrom('甲院', '乙院'), { maxLength: 2 }),
    days: fc.tuple(ends, ends),
    page: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ q, courts, days: [from, to], page }) => ({
    q,
    from,
    to,
    page,
    include: courts.length ? { court: courts } : {},
    exclude: {},
  }));

const daysOf = ({ from, to }: { from: string; to: string }) =>
  from || to
    ? [{ name: '裁判日期', value: daysInWords(from, to), without: { from: '', to: '' } }]
    : [];

describe('what every row of a list meets', () => {
  it('is the same list again, from its first page, when everything is kept', () => {
    fc.assert(
      fc.property(states, (state) => {
        const { words, keep } = conditionsOfWords(state, FACETS, daysOf(state));
        expect(keep([...words.keys()])).toEqual({ ...state, page: 1 });
      }),
    );
  });

  it('names each condition once, and dropping one leaves exactly the others', () => {
    fc.assert(
      fc.property(states, fc.nat(), (state, pick) => {
        const { words, keep } = conditionsOfWords(state, FACETS, daysOf(state));
        expect(new Set(words).size).toBe(words.length);
        if (!words.length) return;
        const dropped = pick % words.length;
        const left = keep([...words.keys()].filter((place) => place !== dropped));
        if (!left) throw new Error('words can always be left out');
        const after = conditionsOfWords(left, FACETS, daysOf(left)).words;
        expect(after).toEqual(words.filter((_, place) => place !== dropped));
      }),
    );
  });
});

it('words are suspected only where not the filters alone leave a list empty', () => {
  const nothing = { ways: [], hopeless: [], conflicts: [] };
  const one = { ofQuery: 1 };
  expect(mayBeWords({ ofQuery: 0 }, undefined)).toBe(false);
  expect(mayBeWords({ ofQuery: 0 }, { ...nothing, hopeless: [0] })).toBe(false);
  // The second condition is a day.
  expect(mayBeWords(one, { ...nothing, hopeless: [1], ways: [{ dropped: [1], total: 3 }] })).toBe(
    false,
  );
  expect(mayBeWords(one, { ...nothing, hopeless: [0, 1] })).toBe(true);
  expect(mayBeWords(one, { ...nothing, conflicts: [[0, 1]] })).toBe(true);
  expect(mayBeWords(one, { ...nothing, ways: [{ dropped: [0], total: 3 }] })).toBe(true);
  // What is not known speaks for the words.
  expect(mayBeWords(one, undefined)).toBe(true);
  expect(mayBeWords(one, nothing)).toBe(true);
});
