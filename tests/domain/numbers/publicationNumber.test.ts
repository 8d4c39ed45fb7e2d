import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPublicationNumber,
  readPublicationNumber,
} from '../../../src/domain/numbers/publicationNumber';
import { describeCheck, expectNeverThrows } from '../checkSuite';
import vectors from '../vectors.json';

describeCheck('checkPublicationNumber', vectors.cnPublicationNumber, checkPublicationNumber, [
  ['US10030229B2', 'COUNTRY'],
  ['199000001A', 'COUNTRY'],
  ['CN', 'FORMAT'],
  ['CN19900A', 'LENGTH'],
  ['CN1990000012A', 'LENGTH'],
  ['CN99100001A', 'LENGTH'],
  ['CN1990001B', 'KIND_MISMATCH'],
  ['CN399000003D8', 'KIND_MISMATCH'],
  ['CN199000001C8', 'KIND_MISMATCH'],
  ['CN199000001A1', 'KIND_MISMATCH'],
  ['CN299000002Y8', 'KIND_MISMATCH'],
  ['CN399000003S0', 'KIND_MISMATCH'],
]);

describe('checkPublicationNumber by generation', () => {
  it.each([
    ['CN100990001C', 'legacy9'],
    ['CN200990001Y', 'legacy9'],
    ['CN300990001D', 'legacy9'],
    ['CN299000002Y1', 'current9'],
    ['CN399000003S9', 'current9'],
    ['CN87100001A', 'legacy8'],
    ['CN85100001B', 'legacy8'],
    ['CN86200001U', 'legacy8'],
    ['CN88300001S', 'legacy8'],
    ['CN3990001D', 'legacy7'],
    ['CN1990001C', 'legacy7'],
  ])('%s is of %s', (number, note) => {
    expect(checkPublicationNumber(number)).toEqual({ ok: true, value: number, note });
  });
});

describe('readPublicationNumber', () => {
  it.each([
    ['CN199000001A', 'CN199000001', 'A', 'current9'],
    ['199000001b', 'CN199000001', 'B', 'current9'],
    ['CN 199000001 A', 'CN199000001', 'A', 'current9'],
    ['CN-199000001-A', 'CN199000001', 'A', 'current9'],
    ['CN199000001 (A)', 'CN199000001', 'A', 'current9'],
    ['ＣＮ２９９０００００２Ｕ', 'CN299000002', 'U', 'current9'],
    ['CN399000003S1', 'CN399000003', 'S1', 'current9'],
    ['2990001Y', 'CN2990001', 'Y', 'legacy7'],
    ['CN100990001C', 'CN100990001', 'C', 'legacy9'],
  ])('reads %s', (input, number, kind, generation) => {
    expect(readPublicationNumber(input)).toEqual({ number, kind, generation });
  });

  it.each([
    ['CN199000001', 'current9'],
    ['CN1387401', 'legacy7'],
    ['CN87100001', 'legacy8'],
  ])('reads %s without a kind', (input, generation) => {
    expect(readPublicationNumber(input)).toEqual({ number: input, generation });
  });

  it.each([
    '199000001',
    '1387401',
    'CN499000001',
    'CN199000001U',
    'CN95115608',
    'US10030229B2',
    '',
  ])('leaves %j alone', (input) => {
    expect(readPublicationNumber(input)).toBeNull();
  });

  it('reads whatever the form check accepts', () => {
    const number = fc.oneof(
      fc.stringMatching(/^CN1\d{8}(A[89]?|B[89]?|C[1-7]?)$/),
      fc.stringMatching(/^CN2\d{8}(U[89]?|Y[1-7]?)$/),
      fc.stringMatching(/^CN3\d{8}(S[1-9]?|D)$/),
      fc.stringMatching(/^CN(1\d{6}[AC]|2\d{6}[YU]|3\d{6}[DS])$/),
    );
    fc.assert(
      fc.property(number, (text) => {
        const checked = checkPublicationNumber(text);
        const found = readPublicationNumber(text);
        expect(checked).toMatchObject({ ok: true, note: found?.generation });
        expect(`${found?.number}${found?.kind}`).toBe(text);
      }),
    );
  });

  it('answers any text without throwing', () => {
    expectNeverThrows(readPublicationNumber);
  });
});
