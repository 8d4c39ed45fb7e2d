import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  correctNumbers,
  NUMBERS_IN_ADDRESS,
  NumberListReader,
  numberListExpression,
} from '../../src/domain/numberList';
import { applicationNumberCheckDigit } from '../../src/domain/numbers/applicationNumber';
import { parseExpression } from '../../src/domain/search/parser';
import { anyText, fullWidth, TODAY } from './checkSuite';
import { numbers, read } from './numberLists';

const pad = (value: number, length: number) => String(value).padStart(length, '0');

const applicationBody = fc.oneof(
  fc
    .tuple(fc.integer({ min: 2003, max: 2026 }), fc.constantFrom(1, 2, 3, 8, 9), fc.nat(9_999_999))
    .map(([year, type, serial]) => `${year}${type}${pad(serial, 7)}`),
  fc
    .tuple(fc.constantFrom('85', '99', '00', '03'), fc.constantFrom(1, 2, 3), fc.nat(99_999))
    .map(([year, type, serial]) => `${year}${type}${pad(serial, 5)}`),
);

/** The text with spaces between some of its digits. */
function withSpaces(text: string, places: readonly number[]): string {
  const gaps = [...text.matchAll(/\d(?=\d)/g)].map(({ index = 0 }) => index + 1);
  const chosen = new Set(places.map((place) => gaps[place % gaps.length]));
  return Array.from(text, (char, at) => (chosen.has(at) ? ` ${char}` : char)).join('');
}

interface Spelled {
  number: string;
  typed: string;
}

const application: fc.Arbitrary<Spelled> = fc
  .record({
    body: applicationBody,
    prefix: fc.constantFrom('', 'CN', 'ZL', 'ZL ', 'zl'),
    dot: fc.constantFrom('none', '', '.', '。', ' . '),
  })
  .map(({ body, prefix, dot }) => {
    const check = applicationNumberCheckDigit(body);
    const tail = dot === 'none' ? '' : dot + check;
    return { number: `${body}.${check}`, typed: prefix + body + tail };
  });

const publication: fc.Arbitrary<Spelled> = fc
  .tuple(
    fc.oneof(
      fc.stringMatching(/^1\d{8}(A[89]?|B[89]?|C[1-7]?)$/),
      fc.stringMatching(/^2\d{8}(U[89]?|Y[1-7]?)$/),
      fc.stringMatching(/^3\d{8}(S[1-9]?|D)$/),
      fc.stringMatching(/^(1\d{6}[AC]|2\d{6}[YU]|3\d{6}[DS])$/),
    ),
    fc.constantFrom('CN', 'CN ', 'cn', ''),
    fc.constantFrom('', ' ', '-'),
    fc.boolean(),
  )
  .map(([digitsAndKind, prefix, gap, kindless]) => {
    const [, digits = '', kind = ''] = /^(\d+)(.+)$/.exec(digitsAndKind) ?? [];
    const plain = kindless && prefix !== '';
    return {
      number: `CN${digits}${plain ? '' : kind}`,
      typed: plain ? prefix + digits : prefix + digits + gap + kind,
    };
  });

const international: fc.Arbitrary<Spelled> = fc
  .tuple(fc.integer({ min: 1978, max: 2026 }), fc.integer({ min: 1, max: 999_999 }), fc.nat(5))
  .map(([year, serial, style]) => {
    const digits = pad(serial, 6);
    const application_ = `PCT/CN${year}/${digits}`;
    const publication_ = `WO${year}/${digits}`;
    const spellings: [string, string][] = [
      [application_, application_],
      [application_, `PCT-CN${year}-${serial}`],
      [application_, `pct cn ${year} ${digits}`],
      [publication_, publication_],
      [publication_, `WO ${year}/${digits} A1`],
      [publication_, `wo${year}${digits}a2`],
    ];
    const [number, typed] = spellings[style] ?? ['', ''];
    return { number, typed };
  });

const spelled: fc.Arbitrary<Spelled> = fc
  .tuple(
    fc.oneof(application, publication, international),
    fc.array(fc.nat(40), { maxLength: 2 }),
    fc.boolean(),
  )
  .map(([{ number, typed }, spaces, wide]) => {
    const spaced = withSpaces(typed, spaces);
    return { number, typed: wide ? fullWidth(spaced) : spaced };
  });

const separator = fc.constantFrom(
  '\n',
  '\r\n',
  '\t',
  ',',
  '，',
  '、',
  ';',
  '；',
  '。\n',
  ' 和 ',
  '|',
);

describe('readNumberList on any text', () => {
  it('finds every valid number in any spelling, however separated', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(spelled, separator), { maxLength: 12 }), (items) => {
        const { entries, bad } = read(items.map(([{ typed }, after]) => typed + after).join(''));
        expect(bad).toEqual([]);
        const expected = new Set(items.map(([{ number }]) => number));
        expect(entries.map(({ number }) => number)).toEqual([...expected]);
      }),
      { numRuns: 500 },
    );
  });

  it('reads its own normal spelling as the same numbers', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            spelled,
            anyText.map((typed) => ({ typed })),
          ),
        ),
        (items) => {
          const found = numbers(items.map(({ typed }) => typed).join('\n'));
          const again = read(found.join('\n'));
          expect(again.entries.map(({ number }) => number)).toEqual(found);
          expect(again).toMatchObject({ bad: [], duplicates: [], ignored: [] });
        },
      ),
    );
  });

  it('never throws, and every place it names is in the text', () => {
    fc.assert(
      fc.property(
        fc.array(anyText).map((texts) => texts.join('\n')),
        (text) => {
          const list = read(text);
          const places = [...list.entries, ...list.duplicates, ...list.bad];
          for (const { line, from, to } of places) {
            expect(from).toBeLessThan(to);
            expect(text.slice(0, from).split(/\r\n|[\r\n\u0085\u2028\u2029]/)).toHaveLength(line);
          }
          for (const { typed, from } of list.bad) expect(text.startsWith(typed, from)).toBe(true);
          expect(list.ignored.length).toBeLessThanOrEqual(list.lines);
          expect(numbers(correctNumbers(text, list.bad)).length).toBeGreaterThanOrEqual(
            list.entries.length,
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('NumberListReader', () => {
  it('finds in a changed text what a fresh look would find', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyText), { minLength: 2, maxLength: 5 }), (versions) => {
        const reader = new NumberListReader(TODAY);
        for (const lines of versions) {
          const text = lines.join('\n');
          expect(reader.readAll(text)).toEqual(read(text));
        }
      }),
    );
  });

  it('can be given up in the middle of a long text', () => {
    const text = Array.from({ length: 1000 }, (_, index) => `CN${199_000_000 + index}A`).join('\n');
    const reader = new NumberListReader(TODAY);
    const steps = reader.read(text);
    expect(steps.next().done).toBe(false);
    expect(reader.readAll('CN199000001A').entries).toHaveLength(1);
    expect(reader.readAll(text).entries).toHaveLength(1000);
  });
});

describe('numberListExpression', () => {
  it('asks each kind in its field, in normal spelling', () => {
    const { entries } = read(
      '202119900001\nCN199000001A\n202219900009.X\nPCT/CN2020/099999\nWO2021/123456',
    );
    expect(numberListExpression(entries)).toBe(
      'AN=(202119900001.9 OR 202219900009.X) OR PN=CN199000001A' +
        ' OR IAN=PCT/CN2020/099999 OR IPN=WO2021/123456',
    );
  });

  it('has nothing to ask without numbers', () => {
    expect(numberListExpression([])).toBeUndefined();
  });

  it('holds as many of the longest numbers as stand in an address, and says when it cannot', () => {
    const pct = Array.from({ length: 200 }, (_, i) => `PCT/CN2020/${pad(i + 1, 6)}`);
    const { entries } = read(pct.join('\n'));
    const query = numberListExpression(entries.slice(0, NUMBERS_IN_ADDRESS)) ?? '';
    expect(parseExpression(query)).toMatchObject({ ok: true, canonical: query });
    expect(query.split(' OR ')).toHaveLength(NUMBERS_IN_ADDRESS);
    expect(numberListExpression(entries)).toBeUndefined();
  });
});
