import { checkEnterpriseName, checkMobileCode, checkPersonName } from '@/features/account/rules';

const name = checkPersonName('姓名');

describe("a person's name", () => {
  it.each([
    ['张某', '张某'],
    [' 张某 ', '张某'],
    ['阿不都·热西提', '阿不都·热西提'],
    ['阿不都•热西提', '阿不都·热西提'],
    ['Maria  Müller', 'Maria Müller'],
    ['Ｌｉ　Ｍｏｕ', 'Li Mou'],
    ['𠮷某', '𠮷某'],
    ['某'.repeat(50), '某'.repeat(50)],
  ])('%s', (given, value) => {
    expect(name(given)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'EMPTY'],
    ['　', 'EMPTY'],
    ['张', 'LENGTH'],
    ['某'.repeat(51), 'LENGTH'],
    ['张3', 'CHARSET'],
    ['<b>张某</b>', 'CHARSET'],
  ])('not %s', (given, code) => {
    expect(name(given)).toMatchObject({ ok: false, code });
  });
});

describe("an enterprise's name", () => {
  it.each(['示例', '某'.repeat(100), 'A/B 示例（常熟）有限公司', 'Vue.js 工作室'])(
    '%s',
    (given) => {
      expect(checkEnterpriseName(given)).toEqual({ ok: true, value: given });
    },
  );

  it.each([
    [' ', 'EMPTY'],
    ['某', 'LENGTH'],
    ['某'.repeat(101), 'LENGTH'],
    ['示例\u0000公司', 'CHARSET'],
  ])('not %j', (given, code) => {
    expect(checkEnterpriseName(given)).toMatchObject({ ok: false, code });
  });
});

describe('a mobile code', () => {
  it.each(['123456', ' 123 456 ', '１２３４５６'])('%s', (given) => {
    expect(checkMobileCode(given)).toEqual({ ok: true, value: '123456' });
  });

  it.each([
    ['', 'EMPTY'],
    ['　', 'EMPTY'],
    ['12345', 'FORMAT'],
    ['1234567', 'FORMAT'],
    ['12345a', 'FORMAT'],
  ])('not %j', (given, code) => {
    expect(checkMobileCode(given)).toMatchObject({ ok: false, code });
  });
});
