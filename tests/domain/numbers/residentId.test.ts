import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkResidentId, residentIdCheckDigit } from '../../../src/domain/numbers/residentId';
import { describeCheck, TODAY } from '../checkSuite';
import vectors from '../vectors.json';

const set = vectors.residentId;
const check = (input: string) => checkResidentId(input, { today: TODAY });

describeCheck('checkResidentId', set, check, [
  ['3200991990030700', 'LENGTH'],
  ['3200991990030700100', 'LENGTH'],
  ['X20099199003070010', 'FORMAT'],
  ['160099199003070010', 'REGION'],
  ['320099189912310010', 'BIRTH_DATE'],
  ['320099199003070011', 'CHECK_DIGIT'],
]);

const withCheck = (body: string) => body + residentIdCheckDigit(body);

/** Unallocated region, any day of birth, any sequence. */
const body = fc
  .tuple(
    fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2026-11-20T00:00:00Z'),
      noInvalidDate: true,
    }),
    fc.nat(999),
  )
  .map(([born, sequence]) => {
    const day = born.toISOString().slice(0, 10).replace(/-/g, '');
    return `320099${day}${String(sequence).padStart(3, '0')}`;
  });

describe('residentIdCheckDigit', () => {
  it.each(set.worked)('gives $check for $body', ({ body: worked, check: digit }) => {
    expect(residentIdCheckDigit(worked)).toBe(digit);
  });

  it('throws on anything but 17 digits', () => {
    expect(() => residentIdCheckDigit('320099')).toThrow(RangeError);
  });

  it('changes with any one digit and with any swap of neighbours that differ', () => {
    fc.assert(
      fc.property(body, fc.nat(16), fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
        const digit = residentIdCheckDigit(digits);
        const slip = String((Number(digits[at]) + shift) % 10);
        const wrong = digits.slice(0, at) + slip + digits.slice(at + 1);
        expect(residentIdCheckDigit(wrong)).not.toBe(digit);
        expect(check(digits + digit).ok).toBe(true);
        expect(check(wrong + digit).ok).toBe(false);
        if (at < 16 && digits[at] !== digits[at + 1]) {
          const swapped =
            digits.slice(0, at) + digits.charAt(at + 1) + digits.charAt(at) + digits.slice(at + 2);
          expect(check(swapped + digit).ok).toBe(false);
        }
      }),
    );
  });
});

describe('the day of birth', () => {
  it.each([
    ['32009919000101001', true],
    ['32009918991231001', false],
    ['32009920261120001', true],
    ['32009920261121001', false],
    ['32009920000229001', true],
    ['32009919000229001', false],
    ['32009919900431001', false],
  ])('%s: %s', (digits, ok) => {
    expect(check(withCheck(digits)).ok).toBe(ok);
  });
});
