import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContactKind, contactProblem, findContacts } from '@/domain/transaction/contactInText';
import { checkListingText } from '@/domain/transaction/listingText';

const HITS: readonly [ContactKind, string, string][] = [
  ['mobile', '有意请联系13900000001张工', '13900000001'],
  ['mobile', '手机 139 0000 0001', '139 0000 0001'],
  ['mobile', '电话是139-0000-0001。', '139-0000-0001'],
  ['mobile', '请拨１３９００００００１１。', '１３９００００００１１'],
  ['mobile', '一三九零零零零零零零一', '一三九零零零零零零零一'],
  ['mobile', '号码幺三九〇〇〇〇〇〇〇一', '幺三九〇〇〇〇〇〇〇一'],
  ['mobile', '1 3 9 0 0 0 0 0 0 0 1', '1 3 9 0 0 0 0 0 0 0 1'],
  ['mobile', '139.0000.0001', '139.0000.0001'],
  ['mobile', '+86 13900000001', '+86 13900000001'],
  ['mobile', '139 00 00 00 01', '139 00 00 00 01'],
  ['mobile', '①③⑨0000000①', '①③⑨0000000①'],
  ['phone', '0512-20000000', '0512-20000000'],
  ['phone', '（0512）2000 0000', '（0512）2000 0000'],
  ['phone', '010 20000000', '010 20000000'],
  ['phone', '零五一二-二零零零零零零零', '零五一二-二零零零零零零零'],
  ['phone', '400-000-0001', '400-000-0001'],
  ['phone', '热线：4000000001', '热线：4000000001'],
  ['phone', '电话 20000000', '电话 20000000'],
  ['email', '邮件 user@example.com', 'user@example.com'],
  ['email', 'user＠example．com', 'user＠example．com'],
  ['email', 'user(at)example.com', 'user(at)example.com'],
  ['email', 'user艾特example点com', 'user艾特example点com'],
  ['wechat', '微信：ipr_demo', '微信：ipr_demo'],
  ['wechat', '微信号 iprdemo1', '微信号 iprdemo1'],
  ['wechat', '加微信 demo-user', '加微信 demo-user'],
  ['wechat', 'vx：demo2026', 'vx：demo2026'],
  ['wechat', '加V demo2026', '加V demo2026'],
  ['wechat', '微信同号', '微信同号'],
  ['wechat', 'wxid_demo01', 'wxid_demo01'],
  ['qq', 'QQ：10000001', 'QQ：10000001'],
  ['qq', '扣扣1000 0001', '扣扣1000 0001'],
  ['qq', 'QQ群 100000001', 'QQ群 100000001'],
  ['url', '详见 https://www.example.com/a?b=1', 'https://www.example.com/a?b=1'],
  ['url', '网站www.example.cn，欢迎', 'www.example.cn'],
  ['url', 'example点com', 'example点com'],
  ['address', '常熟市示例街道示例路 1 号', '常熟市示例街道示例路 1 号'],
  ['address', '公司地址：示例园区甲区', '公司地址：示例园区甲区'],
  ['address', '示例路88号3幢', '示例路88号3幢'],
];

const CLEAN = [
  '专利号 ZL 202119900001.9，申请号202029900001.X',
  '202119900001.9；202119900013.6、202119900007X',
  '公开号 CN199000001A，授权公告号CN199000001B',
  '申请号 01234567.8 和 85100001',
  '申请日 2021-01-04，2026年11月20日公告，20261120',
  '价格 30 万元，预算 500000.00 元，年产 1500000000 件',
  '转速 1300 r/min，温度 150、200、300 ℃，压力 0.5 MPa',
  '孔径 138.00000001 mm',
  '温度依次为 150 200 300 40 度',
  '分类号 H01M10/0525、G06F17/30',
  '以 Fe3O4@SiO2 为核壳材料，Ag@C 复合',
  '用 Node.js 和 ASP.NET 开发，支持微信小程序和微信 OpenID 登录',
  '与微信公众号、QQ 音乐对接',
  'IP地址：192.168.0.1，内存地址 0x13900000001F',
  '主电路 1 号端子与回路 2 号触点相连',
  '一、二、三、四步；第十三项',
  '统一社会信用代码 91320581000000001X',
  '依据 GB/T 42748-2023 和 ISO 9001',
  '江苏省苏州市常熟市企业优先',
  '比例 1:3:9，样本量 13900 个，编号 JY-20261120-000001',
  '一九九三年至二〇二六年',
];

describe('contact data in a text', () => {
  it.each(HITS)('finds %s in %s', (kind, text, found) => {
    expect(findContacts(text).map((one) => [one.kind, one.text])).toEqual([[kind, found]]);
  });

  it.each(CLEAN)('finds nothing in %s', (text) => {
    expect(findContacts(text)).toEqual([]);
  });

  it('names place and kind', () => {
    expect(contactProblem('简介', '有意联系 user@example.com 或 13900000001。')).toBe(
      '简介中请勿填写联系方式：第 6 个字起的“user@example.com”是邮箱，另有 1 处，请删去；联系方式填在最后一部分',
    );
    expect(checkListingText('简介')(' 一种隔膜 ')).toEqual({ ok: true, value: '一种隔膜' });
  });

  it('names promises that no listing may make', () => {
    expect(checkListingText('简介')('本项目稳 赚不赔，包授权，最佳温度 80 ℃')).toMatchObject({
      code: 'SENSITIVE',
      message: expect.stringMatching(/^简介中不能使用.*“包授权”、“稳赚”/),
    });
  });

  it('finds a mobile number however it is spaced and wherever it stands', () => {
    const word = fc.constantFrom('', '本技术', '联系', '，请', 'A ', '价格 30 万元，');
    fc.assert(
      fc.property(
        word,
        word,
        fc.stringMatching(/^13\d{9}$/),
        fc.constantFrom('', ' ', '-', '　', '·'),
        fc.boolean(),
        (before, after, number, gap, wide) => {
          const grouped = [number.slice(0, 3), number.slice(3, 7), number.slice(7)].join(gap);
          const typed = wide
            ? grouped.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
            : grouped;
          const found = findContacts(before + typed + after);
          expect(found.map(({ text }) => text)).toContain(typed);
        },
      ),
    );
  });

  it('is fast and quiet on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        for (const { start, end, text: found } of findContacts(text)) {
          expect(text.slice(start, end)).toBe(found);
        }
      }),
    );
  });
});
