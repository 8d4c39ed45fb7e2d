import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../../src/domain/form/description';
import { TODAY } from '../checkSuite';
import {
  ADJUDICATION,
  messagesOf,
  PATENT_RIGHT,
  REPORT,
  RESPONDENT,
  row,
  TRADEMARK,
} from './jbtsRequests';

describe('what is wrong with a report or complaint', () => {
  it.each<[string, FormValues, FormValues, string | undefined]>([
    [
      'a matter of another kind of right',
      ADJUDICATION,
      { rightType: 'GI', rights: row(PATENT_RIGHT, { number: '' }) },
      '请重新选择事项，原来的选项已不适用',
    ],
    [
      'a patent number without check digit',
      ADJUDICATION,
      { rights: row(PATENT_RIGHT, { number: '202029900001' }) },
      '第 1 个权利：缺少校验位，请补充最后一位数字或 X',
    ],
    [
      'a patent without number',
      ADJUDICATION,
      { rights: row(PATENT_RIGHT, { number: ' ' }) },
      '第 1 个权利：请填写权利号码',
    ],
    [
      'a trademark number with a letter in full width',
      TRADEMARK,
      { rights: row(PATENT_RIGHT, { number: ' ９０００ ０００１ａ' }) },
      undefined,
    ],
    [
      'a trademark number of ten digits',
      TRADEMARK,
      { rights: row(PATENT_RIGHT, { number: '1234567890' }) },
      undefined,
    ],
    [
      'a trademark number of eleven digits',
      TRADEMARK,
      { rights: row(PATENT_RIGHT, { number: '12345678901' }) },
      '第 1 个权利：商标注册号为 1～10 位数字，后面可以有一个字母，如 90000001 或 90000001A',
    ],
    [
      'a secret, which has no number',
      ADJUDICATION,
      {
        rightType: 'SECRET',
        matter: 'SECRET_INFRINGEMENT',
        rights: row(PATENT_RIGHT, { number: '' }),
      },
      undefined,
    ],
    [
      'six rights',
      TRADEMARK,
      {
        rights: ['1', '2', '3', '4', '5', '6'].map((number) => ({
          id: number,
          values: { ...PATENT_RIGHT.values, number },
        })),
      },
      '涉案权利最多 5 项',
    ],
    [
      'the same right twice',
      ADJUDICATION,
      { rights: [PATENT_RIGHT, { ...PATENT_RIGHT, id: 'r2' }] },
      '第 2 个权利与第 1 个权利重复',
    ],
    [
      'a wrong code of a respondent',
      REPORT,
      { respondents: row(RESPONDENT, { uscc: '91320599YYYYYY0100' }) },
      '第 1 个被举报（投诉）人：校验码不正确，请核对统一社会信用代码',
    ],
    [
      'a code that a person has not',
      REPORT,
      { respondents: row(RESPONDENT, { type: 'PERSON', uscc: 'x' }) },
      undefined,
    ],
    [
      'a telephone number of neither kind',
      REPORT,
      { respondents: row(RESPONDENT, { phone: '20000000' }) },
      '第 1 个被举报（投诉）人：请填写 11 位手机号码，或带区号的固定电话，如 0512-20000000',
    ],
    [
      'a landline of a respondent',
      REPORT,
      { respondents: row(RESPONDENT, { phone: '0512-20000000' }) },
      undefined,
    ],
    [
      'a name with control characters',
      REPORT,
      { respondents: row(RESPONDENT, { name: '示例\u0007公司' }) },
      '第 1 个被举报（投诉）人：名称（姓名）应有文字，不能有表情或看不见的控制字符，请重新输入',
    ],
    [
      'eleven respondents',
      REPORT,
      {
        respondents: Array.from({ length: 11 }, (_, at) => ({
          id: `${at}`,
          values: { ...RESPONDENT.values, name: `示例 ${at} 店` },
        })),
      },
      '被举报（投诉）人最多 10 项',
    ],
    [
      'an address that is no web address',
      REPORT,
      { channel: 'ONLINE', platform: '示例平台', url: 'shop.example.com' },
      '网址应以 http:// 或 https:// 开头，请从浏览器地址栏完整复制',
    ],
    [
      'a script for an address',
      REPORT,
      { channel: 'ONLINE', platform: '示例平台', url: 'javascript:alert(1)' },
      '网址应以 http:// 或 https:// 开头，请从浏览器地址栏完整复制',
    ],
    [
      'an address of 501 signs',
      REPORT,
      {
        channel: 'ONLINE',
        platform: '示例平台',
        url: `https://example.com/${'a'.repeat(481)}`,
      },
      '网址最多 500 个字，现有 501 个字',
    ],
    [
      'an address of 500 signs',
      REPORT,
      {
        channel: 'ONLINE',
        platform: '示例平台',
        url: `https://example.com/${'a'.repeat(480)}`,
      },
      undefined,
    ],
    [
      'an exhibition that ends before it begins',
      REPORT,
      {
        channel: 'EXHIBITION',
        exhibitionName: '示例展',
        exhibitionFrom: '2026-11-19',
        exhibitionTo: '2026-11-18',
      },
      '展会结束日期不能早于开始日期',
    ],
    [
      'an exhibition of a day',
      REPORT,
      {
        channel: 'EXHIBITION',
        exhibitionName: '示例展',
        exhibitionFrom: '2026-11-19',
        exhibitionTo: '2026-11-19',
      },
      undefined,
    ],
    ['tomorrow', REPORT, { occurTo: '2026-11-21' }, '发生时间不能晚于今天'],
    ['today', REPORT, { occurFrom: TODAY, occurTo: TODAY }, undefined],
    [
      'a time that runs backwards',
      REPORT,
      { occurTo: '2026-03-14' },
      '发生时间的截止日期不能早于起始日期',
    ],
    ['facts too short', REPORT, { facts: '短'.repeat(19) }, '事实与理由至少 20 个字，现有 19 个字'],
    [
      'facts too long',
      REPORT,
      { facts: `很长${'字'.repeat(2999)}` },
      '事实与理由最多 3000 个字，现有 3001 个字',
    ],
    [
      'facts of digits',
      REPORT,
      { facts: '12345 67890，12345 67890。' },
      '请用文字写清经过，不能只有数字、符号或重复的字',
    ],
    [
      'facts of one word over and over',
      REPORT,
      { facts: '测试，测试，测试，测试，测试，测试，测试，测' },
      '请用文字写清经过，不能只有数字、符号或重复的字',
    ],
    [
      'facts of signs',
      REPORT,
      { facts: '。'.repeat(20) },
      '请用文字写清经过，不能只有数字、符号或重复的字',
    ],
    ['another request unnamed', ADJUDICATION, { requests: ['OTHER'] }, '请填写其他请求'],
    [
      'another request named',
      ADJUDICATION,
      { requests: ['OTHER'], requestOther: '公开道歉' },
      undefined,
    ],
    [
      'an adjudication beside a suit',
      ADJUDICATION,
      { litigation: 'YES' },
      '已向法院起诉的不予受理',
    ],
    ['a complaint of another kind beside a suit', TRADEMARK, { litigation: 'YES' }, undefined],
    [
      'an answer by mail without an address',
      ADJUDICATION,
      { replyBy: 'EMAIL', contactEmail: ' ' },
      '选择邮件回复的，请先填写联系邮箱',
    ],
    ['an answer wanted, but not how', ADJUDICATION, { replyBy: undefined }, '请选择回复方式'],
    [
      'evidence come by tomorrow',
      REPORT,
      {
        evidence: [{ id: 'e', values: { name: '发票', source: 'PURCHASE', date: '2026-11-21' } }],
      },
      '第 1 个证据：取得日期不能晚于今天',
    ],
  ])('%s', (_, base, change, message) => {
    expect(messagesOf({ ...base, ...change })).toEqual(message === undefined ? [] : [message]);
  });
});
