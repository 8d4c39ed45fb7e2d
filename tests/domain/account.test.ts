import { describe, expect, it } from 'vitest';
import { checkAccountName, checkPassword } from '../../src/domain/account';
import { expectNeverThrows } from './checkSuite';

describe('checkAccountName', () => {
  it.each([
    ['zhang1', 'zhang1'],
    ['a_23456789_123456789', 'a_23456789_123456789'],
    ['Abc123', 'Abc123'],
    [' ｚｈａｎｇ＿１ ', 'zhang_1'],
  ])('accepts %s', (input, value) => {
    expect(checkAccountName(input)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'EMPTY', '请输入账号'],
    [' \u3000', 'EMPTY', '请输入账号'],
    ['张三123', 'CHARSET', '账号只能包含字母、数字和下划线'],
    ['zhang-1', 'CHARSET', '账号只能包含字母、数字和下划线'],
    ['1zhang', 'FIRST_LETTER', '账号应以字母开头'],
    ['_zhang', 'FIRST_LETTER', '账号应以字母开头'],
    ['zhang', 'LENGTH', '账号应为 6～20 个字符'],
    ['a23456789012345678901', 'LENGTH', '账号应为 6～20 个字符'],
  ])('refuses %j with %s', (input, code, message) => {
    expect(checkAccountName(input)).toEqual({ ok: false, code, message });
  });

  it('answers any text without throwing', () => {
    expectNeverThrows(checkAccountName);
  });
});

describe('checkPassword', () => {
  it.each(['abcd1234', 'A1!"#$%&', `a1${'~'.repeat(18)}`])('accepts %s as typed', (input) => {
    expect(checkPassword(input)).toEqual({ ok: true, value: input });
  });

  it.each([
    ['', 'EMPTY', '请输入密码'],
    [' ', 'CHARSET', '密码不能包含空格、中文或全角字符'],
    ['abcd 1234', 'CHARSET', '密码不能包含空格、中文或全角字符'],
    ['ａｂｃｄ１２３４', 'CHARSET', '密码不能包含空格、中文或全角字符'],
    ['密码abcd1234', 'CHARSET', '密码不能包含空格、中文或全角字符'],
    ['abc1234', 'LENGTH', '密码应为 8～20 个字符'],
    [`a1${'x'.repeat(19)}`, 'LENGTH', '密码应为 8～20 个字符'],
    ['abcdefgh', 'WEAK', '密码应同时包含字母和数字'],
    ['12345678', 'WEAK', '密码应同时包含字母和数字'],
  ])('refuses %j with %s', (input, code, message) => {
    expect(checkPassword(input)).toEqual({ ok: false, code, message });
  });

  it('answers any text without throwing', () => {
    expectNeverThrows(checkPassword);
  });
});
