import { describe, expect, it } from 'vitest';
import { checkCaseNumber, readOldCaseNumber } from '../../../src/domain/numbers/caseNumber';
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

describe('a case number of the time before the numbering rule', () => {
  it.each([
    ['（2013）民申字第1643号', '(2013)民申字第1643号'],
    ['〔2014〕苏知民终字第0123号', null],
    ['(2012)沪一中民五(知)终字第37号', '(2012)沪一中民五(知)终字第37号'],
    ['（2016）民申字第1643号', null],
    ['（2024）苏05民初123号', null],
    ['民申字第1643号', null],
  ])('%s', (text, number) => {
    expect(readOldCaseNumber(text)).toBe(number);
  });
});
