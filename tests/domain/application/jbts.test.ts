import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JBTS, jbtsPrefill } from '../../../src/domain/application/jbts';
import { mattersOf, RIGHT_TYPES } from '../../../src/domain/application/jbts/kind';
import { rightPrefill } from '../../../src/domain/application/jbts/rights';
import { askedFiles, isRequired } from '../../../src/domain/form/asked';
import { formBody, formValues, keptValues } from '../../../src/domain/form/body';
import type { FormRow, FormValues } from '../../../src/domain/form/description';
import { TODAY } from '../checkSuite';
import { contextOf, ENTERPRISE, PERSON, problemsOf, warningsOf } from './answers';

const FACTS = '2026 年 3 月 15 日在示例市场购得涉案产品，外观与授权公告图片相同。';

const PATENT_RIGHT: FormRow = {
  id: 'r1',
  values: {
    number: '202029900001.X',
    name: '一种示例装置',
    owner: '苏州示例（集团）有限公司',
    status: 'VALID',
  },
};

const RESPONDENT: FormRow = {
  id: 'p1',
  values: { type: 'ENTERPRISE', name: '示例贸易有限公司', address: '示例市示例路 2 号' },
};

/** What happened, as every kind of request tells it. */
const EVENT: FormValues = {
  respondents: [RESPONDENT],
  occurRegion: '320581',
  occurAddress: '示例市场 3 号摊位',
  channel: 'OFFLINE',
  occurFrom: '2026-03-15',
  occurTo: '2026-03-16',
  facts: FACTS,
};

/** Asks for an administrative adjudication. */
const ADJUDICATION: FormValues = {
  ...ENTERPRISE,
  ...EVENT,
  kind: 'COMPLAINT',
  rightType: 'PATENT',
  matter: 'PATENT_INFRINGEMENT',
  hasAgent: false,
  complainantRole: 'OWNER',
  rights: [PATENT_RIGHT],
  requests: ['STOP', 'DESTROY'],
  comparison: '涉案产品具有权利要求 1 的全部技术特征',
  litigation: 'NO',
  expectReply: true,
  replyBy: 'SMS',
};

const TRADEMARK: FormValues = {
  ...ADJUDICATION,
  rightType: 'TRADEMARK',
  matter: 'TRADEMARK_INFRINGEMENT',
  rights: [{ ...PATENT_RIGHT, values: { ...PATENT_RIGHT.values, number: '90000001' } }],
};

const ANONYMOUS: FormValues = {
  ...EVENT,
  kind: 'REPORT',
  anonymous: true,
  rightType: 'PATENT',
  matter: 'PATENT_PASSING_OFF',
};

const REPORT: FormValues = {
  ...ANONYMOUS,
  ...PERSON,
  anonymous: false,
  hasAgent: false,
  expectReply: false,
};

const bodyOf = (values: FormValues) => formBody(JBTS, values, contextOf(values));
const messagesOf = (values: FormValues) => problemsOf(JBTS, values).map(([, message]) => message);

function row(given: FormRow, change: FormValues): FormRow[] {
  return [{ ...given, values: { ...given.values, ...change } }];
}

describe('a report or complaint', () => {
  it.each([
    ['an adjudication', ADJUDICATION],
    ['a complaint about a trademark', TRADEMARK],
    ['a report by name', REPORT],
    ['an anonymous report', ANONYMOUS],
  ])('%s that is complete can be sent', (_, values) => {
    expect(problemsOf(JBTS, values)).toEqual([]);
  });

  it('names everything missing in an empty form, in reading order', () => {
    expect(problemsOf(JBTS, {})).toEqual([
      ['kind', '请选择类型'],
      ['rightType', '请选择知识产权类型'],
      ['matter', '请选择事项'],
      ['applicantType', '请选择主体类型'],
      ['applicantName', '请填写名称（姓名）'],
      ['region', '请选择所在地区'],
      ['address', '请填写详细地址'],
      ['contactName', '请填写联系人'],
      ['contactMobile', '请填写手机'],
      ['hasAgent', '请回答：是否委托代理'],
      ['respondents', '请添加被举报（投诉）人'],
      ['occurRegion', '请选择发生地'],
      ['occurAddress', '请填写发生地详细地址'],
      ['channel', '请选择发生渠道'],
      ['occurFrom', '请选择发生时间（起）'],
      ['occurTo', '请选择发生时间（止）'],
      ['facts', '请填写事实与理由'],
      ['expectReply', '请回答：是否需要回复'],
    ]);
  });

  it('asks a complaint for rights and requests, a report for the choice of naming oneself', () => {
    const paths = (values: FormValues) => problemsOf(JBTS, values).map(([path]) => path);
    expect(paths({ ...ENTERPRISE, ...EVENT, kind: 'COMPLAINT', rightType: 'PATENT' })).toEqual([
      'matter',
      'hasAgent',
      'complainantRole',
      'rights',
      'requests',
      'litigation',
      'expectReply',
    ]);
    expect(problemsOf(JBTS, { ...ANONYMOUS, ...REPORT, anonymous: undefined })).toEqual([
      ['anonymous', '请回答：是否匿名举报'],
    ]);
  });

  it('asks for a comparison where the infringement of a patent is complained of', () => {
    const without: FormValues = { ...ADJUDICATION, comparison: '' };
    expect(messagesOf(without)).toEqual(['请填写侵权比对说明']);
    expect(messagesOf({ ...without, matter: 'AGENCY' })).toEqual([]);
    expect(messagesOf({ ...REPORT, matter: 'PATENT_INFRINGEMENT' })).toEqual([]);
  });

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
      '第 1 个被举报（投诉）人：含有看不见的控制字符，请重新输入',
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

  it('refuses an incomplete row of the feature table, but not its absence', () => {
    const featureTable = [{ id: 'f', values: { claim: '1' } }];
    expect(messagesOf({ ...ADJUDICATION, featureTable })).toEqual([
      '第 1 个特征：请填写技术特征',
      '第 1 个特征：请填写涉案产品的对应特征',
      '第 1 个特征：请选择比对结论',
    ]);
  });

  it.each(Object.keys(RIGHT_TYPES))('has matters for %s, none twice', (type) => {
    const values = mattersOf(type).map(({ value }) => value);
    expect(values.length).toBeGreaterThan(1);
    expect(new Set(values).size).toBe(values.length);
  });
});

describe('what is told without blocking', () => {
  it.each<[string, FormValues, [string, string][]]>([
    ['in the city, lately', ADJUDICATION, []],
    [
      'outside the city',
      { ...ADJUDICATION, occurRegion: '320582' },
      [['occurRegion', '不属于本市管辖；仍可提交，由受理人员核实后告知或移送']],
    ],
    [
      'three years ago to the day',
      { ...ADJUDICATION, occurFrom: '2023-01-01', occurTo: '2023-11-20' },
      [],
    ],
    [
      'more than three years ago',
      { ...ADJUDICATION, occurFrom: '2023-01-01', occurTo: '2023-11-19' },
      [
        [
          'occurTo',
          '距发生已超过 3 年，可能超过请求处理的时效；仍可提交，请在事实与理由中说明何时得知',
        ],
      ],
    ],
    ['long ago, but reported', { ...REPORT, occurFrom: '2020-01-01', occurTo: '2020-01-02' }, []],
    [
      'a right that has lapsed',
      { ...ADJUDICATION, rights: row(PATENT_RIGHT, { status: 'INVALID' }) },
      [['rights.r1.status', '权利尚未取得或已经失效的，投诉可能不予受理']],
    ],
  ])('%s', (_, values, expected) => {
    expect(warningsOf(JBTS, values)).toEqual(expected);
    expect(problemsOf(JBTS, values)).toEqual([]);
  });
});

describe('what need not be typed', () => {
  const profile = { applicantType: 'PERSON', applicantName: '张三' } as const;
  const last = { ...REPORT, expectReply: true, replyBy: 'PHONE' };

  it('is the applicant, the contact and the way of the answer, nothing of another matter', () => {
    const known = jbtsPrefill(profile, last);
    expect(known).toMatchObject({
      applicantName: '张三',
      contactMobile: '13000000001',
      replyBy: 'PHONE',
    });
    for (const key of ['kind', 'anonymous', 'facts', 'respondents', 'idNo']) {
      expect(known).not.toHaveProperty(key);
    }
    expect(jbtsPrefill(undefined, undefined)).toEqual({});
  });

  it('is not sent with an anonymous report', () => {
    expect(bodyOf({ ...jbtsPrefill(profile, last), ...ANONYMOUS })).toEqual(bodyOf(ANONYMOUS));
  });

  it('is a right that has a record', () => {
    const right = rightPrefill({
      applicationNumber: '202029900001.X',
      title: '一种示例装置',
      applicants: [{ name: '甲公司' }, { name: '乙公司' }],
      validity: 'VALID',
    });
    expect(right).toEqual({
      number: '202029900001.X',
      name: '一种示例装置',
      owner: '甲公司；乙公司',
      status: 'VALID',
    });
    expect(problemsOf(JBTS, { ...ADJUDICATION, rights: [{ id: 'r', values: right }] })).toEqual([]);
    expect(rightPrefill({ title: '一种示例装置' })).toMatchObject({ number: '', status: '' });
  });
});

describe('an anonymous report', () => {
  it('carries nothing of the account, whatever was filled in before', () => {
    const body = bodyOf({ ...ENTERPRISE, hasAgent: true, agentName: '李四', ...ANONYMOUS });
    expect(body).toEqual({
      ...ANONYMOUS,
      respondents: [RESPONDENT.values],
    });
  });

  it('may leave a mobile number of its own', () => {
    expect(bodyOf({ ...ANONYMOUS, anonymousMobile: '+86 130 0000 0001' })).toMatchObject({
      anonymousMobile: '13000000001',
    });
    expect(messagesOf({ ...ANONYMOUS, anonymousMobile: '1300' })).toEqual(['手机号码应为 11 位']);
  });

  it('is not possible with a complaint', () => {
    const complaint = { ...ADJUDICATION, anonymous: true };
    expect(problemsOf(JBTS, complaint)).toEqual([]);
    expect(bodyOf(complaint)).toMatchObject({ applicantName: ENTERPRISE.applicantName });
    expect(bodyOf(complaint)).not.toHaveProperty('anonymous');
  });
});

describe('the body', () => {
  it('of an adjudication holds what was asked for, in its normal form', () => {
    const typed: FormValues = {
      ...ADJUDICATION,
      rights: row(PATENT_RIGHT, {
        number: 'ZL ２０２０２９９００００１.ｘ',
        name: ' 一种示例装置 ',
      }),
      respondents: row(RESPONDENT, {
        uscc: '91320599 yyyyyy0103',
        phone: '+86 130 0000 0001',
        relation: ['MAKE', 'SELL'],
      }),
      facts: `  ${FACTS}\n`,
      platform: '不是网络',
      evidence: [
        { id: 'e', values: { name: '发票', file: 'F1', source: 'PURCHASE', date: '2026-03-15' } },
      ],
    };
    expect(bodyOf(typed)).toEqual({
      ...ENTERPRISE,
      kind: 'COMPLAINT',
      rightType: 'PATENT',
      matter: 'PATENT_INFRINGEMENT',
      hasAgent: false,
      complainantRole: 'OWNER',
      rights: [
        {
          number: '202029900001.X',
          name: '一种示例装置',
          owner: '苏州示例（集团）有限公司',
          status: 'VALID',
        },
      ],
      respondents: [
        {
          type: 'ENTERPRISE',
          name: '示例贸易有限公司',
          uscc: '91320599YYYYYY0103',
          address: '示例市示例路 2 号',
          phone: '13000000001',
          relation: ['MAKE', 'SELL'],
        },
      ],
      occurRegion: '320581',
      occurAddress: '示例市场 3 号摊位',
      channel: 'OFFLINE',
      occurFrom: '2026-03-15',
      occurTo: '2026-03-16',
      facts: FACTS,
      requests: ['STOP', 'DESTROY'],
      comparison: '涉案产品具有权利要求 1 的全部技术特征',
      litigation: 'NO',
      evidence: [{ name: '发票', file: 'F1', source: 'PURCHASE', date: '2026-03-15' }],
      expectReply: true,
      replyBy: 'SMS',
    });
  });

  it('keeps no ID number on the device, and all else', () => {
    expect(keptValues(JBTS, REPORT)).toEqual({ ...REPORT, idNo: undefined });
  });
});

describe('the documents', () => {
  const asked = (values: FormValues) =>
    askedFiles(JBTS, values, contextOf(values)).map(
      (file) => `${file.key}${isRequired(file, values, contextOf(values)) ? '*' : ''}`,
    );
  const COMPLAINT = ['request*', 'identity*', 'rightProof*', 'evidence*', 'evidenceList*'];

  it.each<[string, FormValues, string[]]>([
    ['the owner', ADJUDICATION, COMPLAINT],
    ['an anonymous report', { ...ANONYMOUS, hasAgent: true }, ['evidence*']],
    ['a report by name', REPORT, ['evidence*']],
    ['a report by an agent', { ...REPORT, hasAgent: true }, ['evidence*', 'authorisation*']],
    ...['EXCLUSIVE', 'SOLE', 'NORMAL', 'HEIR'].map((role): [string, FormValues, string[]] => [
      role,
      { ...ADJUDICATION, complainantRole: role },
      [...COMPLAINT, 'licence*'],
    ]),
    [
      'one of several owners',
      { ...ADJUDICATION, rights: row(PATENT_RIGHT, { owner: '甲公司；乙公司' }) },
      [...COMPLAINT, 'waiver'],
    ],
  ])('of %s', (_, values, expected) => {
    expect(asked(values)).toEqual(expected);
  });
});

it('never throws and loses no answer that is asked for, whatever was kept', () => {
  const keys = JBTS.sections.flatMap(({ fields }) => fields.map(({ key }) => key));
  const any = fc.dictionary(fc.constantFrom(...keys), fc.anything());
  const good = fc.constantFrom(ADJUDICATION, TRADEMARK, REPORT, ANONYMOUS);
  fc.assert(
    fc.property(any, good, (kept, values) => {
      const read = { ...values, ...formValues(JBTS, kept) };
      expect(Array.isArray(problemsOf(JBTS, read))).toBe(true);
      expect(Array.isArray(warningsOf(JBTS, read))).toBe(true);
      const body = bodyOf(values);
      const again = formValues(JBTS, JSON.parse(JSON.stringify(body)));
      expect(formBody(JBTS, again, contextOf(again))).toEqual(body);
    }),
  );
});
