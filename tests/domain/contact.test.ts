import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkEmail,
  checkLandline,
  checkMobile,
  checkPostcode,
  MOBILE_SEGMENTS,
} from '../../src/domain/contact';
import { describeCheck, fullWidth } from './checkSuite';
import vectors from './vectors.json';

describeCheck('checkMobile', vectors.mobile, checkMobile, [
  ['15400000001', 'SEGMENT'],
  ['1300000000', 'LENGTH'],
  ['86130000000', 'SEGMENT'],
  ['-', 'FORMAT'],
]);

describe('checkMobile by segment', () => {
  it('accepts the segments in use and no others', () => {
    const inUse = Array.from({ length: 100 }, (_, i) => 100 + i)
      .filter((segment) => checkMobile(`${segment}00000000`).ok)
      .map(String);
    const listed = (segment: string) =>
      MOBILE_SEGMENTS.some((pattern) => new RegExp(`^${pattern}$`).test(segment));
    expect(inUse).toHaveLength(10 + 5 + 9 + 4 + 9 + 10 + 9);
    expect(inUse.every(listed)).toBe(true);
  });

  it('drops every spelling of the country code', () => {
    for (const prefix of ['+86', '+86 ', '86', '0086', '+86-', '＋８６', '86—']) {
      expect(checkMobile(`${prefix}13000000001`)).toEqual({ ok: true, value: '13000000001' });
    }
  });
});

describeCheck('checkLandline', vectors.landline, checkLandline, [
  ['20000000', 'NO_AREA_CODE'],
  ['2000000-12', 'NO_AREA_CODE'],
  ['02120000000000', 'LENGTH'],
  ['0512-200000', 'FORMAT'],
  ['0512-200000000', 'FORMAT'],
  ['400-000-000', 'FORMAT'],
  ['13000000001', 'FORMAT'],
]);

describe('checkLandline in other spellings', () => {
  it.each([
    ['(0512)20000000', '0512-20000000'],
    ['（0512）2000 0000', '0512-20000000'],
    ['0512—20000000', '0512-20000000'],
    ['0512-20000000-123456', '0512-20000000-123456'],
    ['4000000000', '400-000-0000'],
    ['800 000 0000', '800-000-0000'],
  ])('reads %s as %s', (input, value) => {
    expect(checkLandline(input)).toMatchObject({ ok: true, value });
  });
});

describeCheck('checkPostcode', vectors.postcode, checkPostcode, [
  ['000000', 'RANGE'],
  ['999079', 'RANGE'],
  ['21550', 'FORMAT'],
]);

describe('checkPostcode at its borders', () => {
  it.each(['000001', '899999', '999078'])('accepts %s', (input) => {
    expect(checkPostcode(input).ok).toBe(true);
  });
});

describeCheck('checkEmail', vectors.email, checkEmail, [
  ['a@b@example.com', 'FORMAT'],
  ['.user@example.com', 'FORMAT'],
  ['user.@example.com', 'FORMAT'],
  ['user@-example.com', 'FORMAT'],
  ['user@example..com', 'FORMAT'],
  ['user@example.c', 'FORMAT'],
  ['user@example.c0m', 'FORMAT'],
  [`${'a'.repeat(65)}@example.com`, 'FORMAT'],
  ['用户@example.com', 'FORMAT'],
]);

describe('checkEmail at its borders', () => {
  it('takes 64 characters before the @ and 100 in all', () => {
    const local = 'a'.repeat(64);
    expect(checkEmail(`${local}@example.com`).ok).toBe(true);
    expect(checkEmail(`${local}@${'b'.repeat(31)}.com`).ok).toBe(true);
    expect(checkEmail(`${local}@${'b'.repeat(32)}.com`)).toMatchObject({ code: 'LENGTH' });
  });

  it('accepts ordinary addresses, also typed in full width', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{1,20}([._-][a-z0-9]{1,10})?$/),
        fc.stringMatching(/^[a-z][a-z0-9]{0,20}\.(com|cn|org)$/),
        (local, domain) => {
          const address = `${local}@${domain}`;
          expect(checkEmail(address)).toEqual({ ok: true, value: address });
          expect(checkEmail(fullWidth(address))).toEqual({ ok: true, value: address });
        },
      ),
    );
  });

  it('answers a hostile text of 100,000 characters at once', () => {
    const start = performance.now();
    expect(checkEmail(`${'a.'.repeat(50_000)}@`).ok).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
