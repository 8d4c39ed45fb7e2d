import { checkEnterpriseName, checkMobileCode } from '@/features/account/rules';

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
