import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUscc, usccCheckDigit } from '../../../src/domain/numbers/uscc';
import { describeCheck } from '../checkSuite';
import vectors from '../vectors.json';

const set = vectors.uscc;

describeCheck('checkUscc', set, checkUscc, [
  ['9132059', 'LENGTH'],
  ['91320599YYYYYY01O3', 'CHARSET'],
  ['91320599YYYYYY010三', 'CHARSET'],
  ['B1320599YYYYYY0103', 'DEPT'],
]);

/** Codes with all but the check digit at random. */
const body = fc
  .tuple(
    fc.constantFrom(...'123456789ANY'),
    fc.constantFrom(...set.charset),
    fc.stringMatching(/^\d{6}$/),
    fc.array(fc.constantFrom(...set.charset), { minLength: 9, maxLength: 9 }),
  )
  .map(
    ([department, kind, region, organisation]) =>
      department + kind + region + organisation.join(''),
  );

describe('usccCheckDigit', () => {
  it.each(set.worked)('gives $check for $code17', ({ code17, check }) => {
    expect(usccCheckDigit(code17)).toBe(check);
  });

  it.each(['', '91350100M000100Y43', '91350100m000100y4', '91350100M000100YZ'])(
    'throws on the body %j',
    (bad) => {
      expect(() => usccCheckDigit(bad)).toThrow(RangeError);
    },
  );

  it('changes with any one character: no single slip goes unnoticed', () => {
    fc.assert(
      fc.property(body, fc.nat(16), fc.integer({ min: 1, max: 30 }), (code, at, shift) => {
        const index = set.charset.indexOf(code.charAt(at));
        const slip = set.charset.charAt((index + shift) % 31);
        const wrong = code.slice(0, at) + slip + code.slice(at + 1);
        const digit = usccCheckDigit(code);
        expect(usccCheckDigit(wrong)).not.toBe(digit);
        expect(checkUscc(code + digit).ok).toBe(true);
        expect(checkUscc(wrong + digit).ok).toBe(false);
      }),
    );
  });
});

describe('the organisation code inside', () => {
  it('gives no note when its own check digit is right', () => {
    for (const { input } of set.valid) expect(checkUscc(input)).not.toHaveProperty('note');
  });

  it('only warns when its own check digit is wrong', () => {
    const code = '91320599YYYYYY011';
    expect(checkUscc(code + usccCheckDigit(code))).toMatchObject({ ok: true, note: 'ORG_CHECK' });
  });

  it('takes exactly one of the characters at its end without a warning', () => {
    const endings = [...'0123456789X'].filter((ending) => {
      const code = `91320599YYYYYY01${ending}`;
      const result = checkUscc(code + usccCheckDigit(code));
      return result.ok && result.note === undefined;
    });
    expect(endings).toEqual(['0']);
  });
});
