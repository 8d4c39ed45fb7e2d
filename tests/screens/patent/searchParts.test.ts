import fc from 'fast-check';
import { choiceOf, choicesOf, withChoice } from '../../../src/components/list/facets/filters';
import { pageCount } from '../../../src/components/list/screen/Pager';
import { excerptAround } from '../../../src/components/patent/excerpt';
import {
  readingsByPlace,
  readingsByText,
  withoutPart,
} from '../../../src/components/search/readings';
import { readQuery } from '../../../src/components/search/readQuery';
import { readSmart } from '../../../src/domain/search/smart';
import { NO_FILTERS } from '../../../src/links/filters';
import { patentResultLink, readPatentResult } from '../../../src/links/patent';

const anyQuery = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '固态电池',
        'A61K',
        '31/00',
        '2023',
        '年',
        'ZL',
        '202119900001.9',
        'AND',
        '示例大学',
        '"',
        '，',
        '(',
        'TI=',
      ),
      { maxLength: 9 },
    )
    .map((parts) => parts.join(' ')),
);

describe('a smart query', () => {
  it('of any text can be read, and what is sent has no error', () => {
    fc.assert(
      fc.property(
        anyQuery,
        fc.array(fc.constantFrom('', 'text', 'name', 'ipc', 'nonsense')),
        (q, as) => {
          const read = readQuery({ mode: 'smart', q, as });
          expect(read.problem).toBeUndefined();
          expect(read.ast === undefined).toBe(read.expression === '');
        },
      ),
    );
  });

  it('keeps its chosen readings from address to chips and back', () => {
    fc.assert(
      fc.property(anyQuery, fc.array(fc.nat(3), { maxLength: 9 }), (q, choices) => {
        const parts = readSmart(q);
        fc.pre(new Set(parts.map(({ text }) => text)).size === parts.length);
        const as = parts.map(({ alternatives }, index) => alternatives[choices[index] ?? 9] ?? '');
        while (as.length && !as[as.length - 1]) as.pop();
        expect(readingsByPlace(parts, readingsByText(parts, as))).toEqual(as);
      }),
    );
  });

  it('without a part has the other parts and no new one', () => {
    for (const text of [
      '固态 电池 隔膜',
      'A61K x 31/00',
      ' 2021，电池\n2022 ',
      'H01M',
      '"固态 电池" H01M',
    ]) {
      const parts = readSmart(text);
      for (const part of parts) {
        const left = parts.filter((one) => one !== part).map((one) => one.text);
        expect(readSmart(withoutPart(text, part)).map((one) => one.text)).toEqual(left);
      }
    }
  });
});

describe('filters', () => {
  it('hold a value once, as what was chosen last, and leave nothing behind', () => {
    let filters = withChoice(NO_FILTERS, 'year', '2023', 'include');
    filters = withChoice(filters, 'year', '', 'exclude');
    filters = withChoice(filters, 'year', '2023', 'exclude');
    expect(filters).toEqual({ include: {}, exclude: { year: ['', '2023'] } });
    expect(choiceOf(filters, 'year', '')).toBe('exclude');
    expect(choiceOf(filters, 'year', '2022')).toBe('none');
    for (const { facet, value } of choicesOf(filters)) {
      filters = withChoice(filters, facet, value, 'none');
    }
    expect(filters).toEqual(NO_FILTERS);
  });

  it('survive the address, whatever their values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { minLength: 1 }),
        fc.array(fc.string()),
        (some, others) => {
          const state = {
            include: { applicant: some },
            exclude: others.length ? { ipcClass: others } : {},
          };
          const { search } = new URL(patentResultLink(state), 'http://x');
          const { include, exclude } = readPatentResult(search);
          expect({ include, exclude }).toEqual(state);
        },
      ),
    );
  });
});

describe('an excerpt', () => {
  const hit = (text: string, word: string) => {
    const from = text.indexOf(word);
    return [{ from, to: from + word.length, group: 0 }];
  };

  it('begins with the text when the first hit is near, or there is none', () => {
    expect(excerptAround('固态电池。', hit('固态电池。', '电池'))).toEqual({
      text: '固态电池。',
      ranges: [{ from: 2, to: 4, group: 0 }],
      cut: false,
    });
    expect(excerptAround('固态电池。', []).cut).toBe(false);
  });

  it('begins with the clause of a far first hit, and its ranges follow', () => {
    const text = `${'甲'.repeat(100)}。乙乙，丙丙电池丁`;
    const { text: shown, ranges, cut } = excerptAround(text, hit(text, '电池'));
    expect(shown).toBe('丙丙电池丁');
    expect(ranges).toEqual([{ from: 2, to: 4, group: 0 }]);
    expect(cut).toBe(true);
  });

  it('shows the first hit and only whole hits, wherever they are', () => {
    fc.assert(
      fc.property(fc.nat(900), fc.nat(900), (first, gap) => {
        const text = '甲'.repeat(2000);
        const given = [
          { from: first, to: first + 3 },
          { from: first + 3 + gap, to: first + 6 + gap },
        ];
        const excerpt = excerptAround(text, given);
        expect(excerpt.ranges[0]).toBeDefined();
        for (const { from, to } of excerpt.ranges) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(excerpt.text.length);
        }
      }),
    );
  });
});

it('pages end at the limit of the service', () => {
  expect(pageCount(0, 10)).toBe(0);
  expect(pageCount(10, 10)).toBe(1);
  expect(pageCount(11, 10)).toBe(2);
  expect(pageCount(24_000, 100, 10_000)).toBe(100);
});
