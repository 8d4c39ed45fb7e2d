import { describe, expect, it } from 'vitest';
import { checkCaseNumber } from '../../../src/domain/numbers/caseNumber';
import { describeCheck, TODAY } from '../checkSuite';
import vectors from '../vectors.json';

const check = (input: string) => checkCaseNumber(input, { today: TODAY });

describeCheck('checkCaseNumber', vectors.caseNumber, check, [
  ['2024苏05民初9001号', 'FORMAT'],
  ['（2024）苏05民初9001', 'FORMAT'],
  ['（2024）港05民初9001号', 'FORMAT'],
  ['（2024）苏05民初字第9001号', 'FORMAT'],
  ['（2024）苏0512345号', 'FORMAT'],
  ['（2027）苏05民初1号', 'YEAR'],
]);

describe('checkCaseNumber by court', () => {
  it.each([
    ['（2023）最高法知民终9002号', '(2023)最高法知民终9002号'],
    ['（2016）京行初1号', '(2016)京行初1号'],
    ['（2026）粤0192民初12345号', '(2026)粤0192民初12345号'],
    ['（2020）兵01执恢3号', '(2020)兵01执恢3号'],
  ])('accepts %s', (input, value) => {
    expect(check(input)).toEqual({ ok: true, value });
  });
});
