import { describe, expect, it } from 'vitest';
import { correctNumbers } from '../../src/domain/numberList';
import { numbers, read } from './numberLists';

describe('readNumberList', () => {
  it.each([
    ['202119900001.9', '202119900001.9'],
    ['2021199000019', '202119900001.9'],
    ['202119900001', '202119900001.9'],
    ['CN202119900001.9', '202119900001.9'],
    ['ZL 2021 1 9900001.9', '202119900001.9'],
    ['2021 1 9900001.9', '202119900001.9'],
    ['2021 1990 0001', '202119900001.9'],
    ['202119900001 .9', '202119900001.9'],
    ['ZL202119900001。9', '202119900001.9'],
    ['202119900001·9', '202119900001.9'],
    ['ＺＬ２０２１１９９００００１．９', '202119900001.9'],
    ['20221990 0009.×', '202219900009.X'],
    ['2021\u200b19900001.9', '202119900001.9'],
    ['\u200eZL 2021 1990 0001', '202119900001.9'],
    ['CN202119900001.9A', '202119900001.9'],
    ['95115608', '95115608.X'],
    ['CN199000001A', 'CN199000001A'],
    ['cn 199000001 (a)', 'CN199000001A'],
    ['CN‑199000001‑A', 'CN199000001A'],
    ['CN199000001', 'CN199000001'],
    ['199000001A', 'CN199000001A'],
    ['299000002 U', 'CN299000002U'],
    ['CN1387401', 'CN1387401'],
    ['CN87100001A', 'CN87100001A'],
    ['https://patents.google.com/patent/CN114081026A/zh', 'CN114081026A'],
    ['PCT/CN2020/099999', 'PCT/CN2020/099999'],
    ['PCT CN 2020 099999', 'PCT/CN2020/099999'],
    ['PCT-CN2020-99999', 'PCT/CN2020/099999'],
    ['WO 2021/123456 A1', 'WO2021/123456'],
    ['WO98/12345', 'WO1998/012345'],
  ])('finds %s', (typed, number) => {
    expect(read(typed)).toMatchObject({ entries: [{ number, line: 1 }], bad: [] });
  });

  it('finds every number of a letter, a list and a row of a table', () => {
    const letter =
      '您好，专利号：ZL202119900001.9，公开号CN199000001A（见附件），国际申请PCT/CN2020/099999。';
    const list = '1.202219900009.X；(2)CN299000002U、CN199000001B / WO2021/123456';
    const row = '3\t202339900003.8\t一种固态电池隔膜\t2021-01-04\t13000000001\t215500\t1200.50';
    expect(numbers([letter, list, row].join('\n'))).toEqual([
      '202119900001.9',
      'CN199000001A',
      'PCT/CN2020/099999',
      '202219900009.X',
      'CN299000002U',
      'CN199000001B',
      'WO2021/123456',
      '202339900003.8',
    ]);
  });

  it.each([
    ['202119900001.1', '校验位应为 9，现为 1，请核对号码', '202119900001.9'],
    ['ZL 2021 1990 0001.1', '校验位应为 9，现为 1，请核对号码', '202119900001.9'],
    ['CN202119900001.1A', '校验位应为 9，现为 1，请核对号码', '202119900001.9'],
    ['202219900009.1', '校验位应为 X，现为 1，请核对号码', '202219900009.X'],
    ['199000001', '公开（公告）号缺少国别代码 CN', 'CN199000001'],
    ['CN199000001U', '文献种类代码与号码首位不匹配', 'CN199000001'],
    ['3200662.4', '开头的 0 可能被表格软件去掉', '03200662.4'],
    ['CN2O2119900001.9', '号码中混有字母 O、I 或 L', '202119900001.9'],
    ['CNl99000001A', '号码中混有字母 O、I 或 L', 'CN199000001A'],
  ])('offers what %s was meant to be', (typed, reason, correction) => {
    const list = read(typed);
    expect(list).toMatchObject({ entries: [], bad: [{ line: 1, typed, reason, correction }] });
    expect(numbers(correctNumbers(typed, list.bad))).toEqual([correction]);
  });

  it.each([
    ['202719900001.9', /2003 至 2026 年之间，现为 2027/],
    ['202149900001', /第 5 位应为专利类型 1、2、3、8 或 9，现为 4/],
    ['45115608', /前两位应为年份（85 至 03），现为 45/],
    ['95415608.1', /第 3 位应为专利类型/],
    ['20211990000', /位数不对：.+现为 11 位/],
    ['CN 20211990000012', /位数不对：.+现为 14 位/],
    ['12345', /位数不对：.+现为 5 位/],
    ['2021199000019'.repeat(4), /位数不对：.+现为 52 位/],
    ['CN1990000012A', /数字部分长度不正确/],
    ['PCT/CN2099/000001', /PCT 申请号格式或年份不正确/],
    ['WO2021/1234567', /国际公布号格式或年份不正确/],
    ['US 10030229 B2', /US 是外国或地区号码/],
    ['2.02120E+11', /科学计数法/],
  ])('says what is wrong with %s', (typed, reason) => {
    const { entries, bad } = read(`第一行\n${typed}`);
    expect(entries).toEqual([]);
    expect(bad).toEqual([
      { line: 2, from: 4, to: 4 + typed.length, typed, reason: expect.stringMatching(reason) },
    ]);
  });

  it('goes on behind a wrong number', () => {
    const { entries, bad } = read('CN 12345678901 199000001A，202119900001.1 CN199000002A');
    expect(entries.map(({ number }) => number)).toEqual(['CN199000001A', 'CN199000002A']);
    expect(bad.map(({ typed }) => typed)).toEqual(['CN 12345678901', '202119900001.1']);
    expect(numbers('PCT 202119900001.9')).toEqual(['202119900001.9']);
    expect(numbers('DE 202019100001 U1')).toEqual([]);
  });

  it.each([
    '序号\t申请号\t名称',
    '以下是我们关心的专利，请帮忙查一下',
    '电话 0512-68012345、13800000000，邮编 215500',
    '20210104 至 2022-12-31，2023年1月4日 12:30',
    '注册资本 1200000 元，占 12345678.90',
    '统一社会信用代码 91320599YYYYYY0103',
    'IPC：H01M10/0525、H01M50/409',
  ])('counts “%s” as a line without numbers', (line) => {
    expect(read(`${line}\n\n202119900001\n`)).toMatchObject({
      entries: [{ line: 3 }],
      bad: [],
      lines: 2,
      ignored: [{ line: 1, typed: line, from: 0, to: line.length }],
    });
  });

  it('tells of a long line without numbers where its words stand, and how it begins', () => {
    const words = '很'.repeat(100);
    expect(read(`CN199000001A\r\n  ${words} \r\n`).ignored).toEqual([
      { line: 2, typed: '很'.repeat(60), from: 16, to: 116 },
    ]);
  });

  it('counts a number once, in whatever spelling, and tells where it stood first', () => {
    const list = read(
      'CN199000001A\r\n202119900001\r\nZL202119900001.9, WO2021/123456A1\rWO2021123456',
    );
    expect(list.entries.map(({ number, line }) => [number, line])).toEqual([
      ['CN199000001A', 1],
      ['202119900001.9', 2],
      ['WO2021/123456', 3],
    ]);
    expect(list.duplicates).toMatchObject([
      { number: '202119900001.9', line: 3, firstLine: 2 },
      { number: 'WO2021/123456', line: 4, firstLine: 3 },
    ]);
  });

  it('corrects all that can be and leaves the rest of the text alone', () => {
    const text = '甲：202119900001.1；\r\n乙：12345678901234；丙：199000001';
    expect(correctNumbers(text, read(text).bad)).toBe(
      '甲：202119900001.9；\r\n乙：12345678901234；丙：CN199000001',
    );
  });
});
