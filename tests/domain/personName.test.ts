import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPartyName, checkPersonName } from '../../src/domain/personName';
import { anyText } from './checkSuite';

const check = checkPersonName('联系人');

describe("a person's name", () => {
  it.each([
    ['张三', '张三'],
    [' 张　三 ', '张三'],
    ['阿里木•买买提', '阿里木·买买提'],
    ['阿不都 ・ 热西提', '阿不都·热西提'],
    ['John  Smith', 'John Smith'],
    ['Ｌｉ　Ｍｏｕ', 'Li Mou'],
    ["O'Connor-Śmith", "O'Connor-Śmith"],
    ['O’Connor‑Śmith', 'O’Connor‑Śmith'],
    ['S\u0301miť', 'S\u0301miť'],
    ["'t Hooft", "'t Hooft"],
    ['J. R. R. Tolkien', 'J. R. R. Tolkien'],
    ['Лев Толстой', 'Лев Толстой'],
    ['김철수', '김철수'],
    ['محمد علي', 'محمد علي'],
    ['प्रिया', 'प्रिया'],
    ['张\u200b三\ufeff', '张三'],
    ['𠮷田', '𠮷田'],
    ['名'.repeat(50), '名'.repeat(50)],
  ])('accepts %j', (text, value) => {
    expect(check(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'EMPTY'],
    ['　', 'EMPTY'],
    ['张', 'LENGTH'],
    ['张.', 'LENGTH'],
    ['名'.repeat(51), 'LENGTH'],
    ['·张三', 'CHARSET'],
    ['张3', 'CHARSET'],
    ['123456', 'CHARSET'],
    ['张三!', 'CHARSET'],
    ['张三😀', 'CHARSET'],
    ['❤️❤️', 'CHARSET'],
    ['👩‍👩‍👧', 'CHARSET'],
    ['张\u0000三', 'CHARSET'],
    ['张\u0007三', 'CHARSET'],
    ['<b>张某</b>', 'CHARSET'],
    ["'", 'CHARSET'],
  ])('refuses %j', (text, code) => {
    const checked = check(text);
    expect(checked).toMatchObject({ ok: false, code });
    expect(checked).toHaveProperty('message', expect.stringContaining('联系人'));
  });

  it('is not changed by a second check, whatever was typed', () => {
    const text = fc.oneof(
      anyText,
      fc.string({ unit: fc.constantFrom(..."张三·•ab '’.-　\u200b"), maxLength: 8 }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const once = check(typed);
        if (once.ok) expect(check(once.value)).toEqual(once);
      }),
    );
  });
});

describe('the name of a party', () => {
  const party = checkPartyName('名称（姓名）', ({ type }) => type === 'PERSON');
  const context = { today: '2026-11-20', options: {}, form: {}, account: undefined };

  it.each(['7-11', 'A/B 示例（常熟）有限公司', '3M', '示例®商行'])('takes %j', (name) => {
    expect(party(name, {}, context)).toEqual({ ok: true, value: name });
  });

  it.each(['😀', '示例商行😀', '❤️', '！！', '示例\u0000公司'])('refuses %j', (name) => {
    expect(party(name, {}, context)).toMatchObject({ ok: false, code: 'CHARSET' });
  });

  it("follows the rule of persons where it is a person's", () => {
    expect(party('7-11', { type: 'PERSON' }, context)).toMatchObject({ ok: false });
    expect(party('O’Neil', { type: 'PERSON' }, context)).toMatchObject({ ok: true });
  });
});
