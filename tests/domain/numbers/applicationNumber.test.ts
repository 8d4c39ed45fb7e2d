import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applicationNumberCheckDigit,
  checkApplicationNumber,
  patentTypeOfNumber,
  readApplicationNumber,
} from '../../../src/domain/numbers/applicationNumber';
import { describeCheck, expectNeverThrows, TODAY } from '../checkSuite';
import vectors from '../vectors.json';

const set = vectors.cnApplicationNumber;
const check = (input: string) => checkApplicationNumber(input, { today: TODAY });
const read = (input: string) => readApplicationNumber(input, { today: TODAY });

describeCheck('checkApplicationNumber', set, check, [
  ['202119900001', 'NO_CHECK_DIGIT'],
  ['202119900001.', 'NO_CHECK_DIGIT'],
  ['95115608', 'NO_CHECK_DIGIT'],
  ['202119900001.99', 'FORMAT'],
  ['专利202119900001.9', 'FORMAT'],
  ['200219900001.9', 'YEAR'],
  ['202719900001.9', 'YEAR'],
  ['04115608.9', 'YEAR'],
  ['95415608.1', 'TYPE'],
]);

/** Bodies of both generations within the years and types in use. */
const body = fc.oneof(
  fc
    .tuple(fc.integer({ min: 2003, max: 2026 }), fc.constantFrom(1, 2, 3, 8, 9), fc.nat(9_999_999))
    .map(([year, type, serial]) => `${year}${type}${String(serial).padStart(7, '0')}`),
  fc
    .tuple(fc.constantFrom(85, 92, 99, '00', '03'), fc.constantFrom(1, 2, 3), fc.nat(99_999))
    .map(([year, type, serial]) => `${year}${type}${String(serial).padStart(5, '0')}`),
);

describe('applicationNumberCheckDigit', () => {
  it.each(set.worked)('gives $check for $body', ({ body: worked, check: digit }) => {
    expect(applicationNumberCheckDigit(worked)).toBe(digit);
  });

  it.each(set.crossCheckedWithPublishedNumbers)('agrees with the published %s', (number) => {
    const [digits = '', digit] = number.split('.');
    expect(applicationNumberCheckDigit(digits)).toBe(digit);
    expect(check(number)).toMatchObject({ ok: true, value: number });
  });

  it.each(['', '1234567', '2021199000019', '20211990000X'])('throws on the body %j', (bad) => {
    expect(() => applicationNumberCheckDigit(bad)).toThrow(RangeError);
  });

  it('changes with any one digit: no single slip goes unnoticed', () => {
    fc.assert(
      fc.property(body, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, position, shift) => {
        const at = position % digits.length;
        const slip = String((Number(digits[at]) + shift) % 10);
        const wrong = digits.slice(0, at) + slip + digits.slice(at + 1);
        const digit = applicationNumberCheckDigit(digits);
        expect(applicationNumberCheckDigit(wrong)).not.toBe(digit);
        expect(check(`${digits}.${digit}`).ok).toBe(true);
        expect(check(`${wrong}.${digit}`).ok).toBe(false);
      }),
    );
  });

  it('accepts exactly one of the eleven check digits', () => {
    fc.assert(
      fc.property(body, (digits) => {
        const passing = [...'0123456789X'].filter((digit) => check(digits + digit).ok);
        expect(passing).toEqual([applicationNumberCheckDigit(digits)]);
      }),
    );
  });
});

describe('patentTypeOfNumber', () => {
  it.each([
    ['202119900001.9', 'INVENTION'],
    ['ZL 202229900001', 'UTILITY'],
    ['202339900003.8', 'DESIGN'],
    ['202089900004.6', 'INVENTION'],
    ['202099900004', 'UTILITY'],
    ['03200662.4', 'UTILITY'],
    ['202149900001', null],
    ['CN199000001A', null],
  ])('tells the kind of %s', (number, kind) => {
    expect(patentTypeOfNumber(number)).toBe(kind);
  });
});

describe('readApplicationNumber', () => {
  const found = { body: '202119900001', expectedCheck: '9', kind: 'INVENTION' };

  it.each([
    ['202119900001'],
    ['CN202119900001'],
    ['cn 2021 1990 0001'],
    ['ＺＬ２０２１１９９００００１'],
  ])('reads %s, which lacks the check digit', (input) => {
    expect(read(input)).toEqual(found);
  });

  it.each([
    ['202119900001.9'],
    ['2021199000019'],
    ['ZL 202119900001.9'],
    ['CN202119900001。9'],
    ['202119900001·9'],
  ])('reads %s and finds the check digit right', (input) => {
    expect(read(input)).toEqual({ ...found, check: '9', checkOk: true });
  });

  it('reads a wrong check digit and tells the right one', () => {
    expect(read('202119900001.1')).toEqual({ ...found, check: '1', checkOk: false });
    expect(read('202219900009.1')).toMatchObject({ checkOk: false, expectedCheck: 'X' });
  });

  it.each(['20160809', '215500', '202713000000', '202149900001', '13000000001', '电池', ''])(
    'leaves %j alone',
    (input) => {
      expect(read(input)).toBeNull();
    },
  );

  it('answers any text without throwing', () => {
    expectNeverThrows(read);
  });

  it('reads whatever the form check accepts', () => {
    fc.assert(
      fc.property(body, (digits) => {
        const number = `${digits}.${applicationNumberCheckDigit(digits)}`;
        expect(read(number)).toMatchObject({ body: digits, checkOk: true });
      }),
    );
  });
});
