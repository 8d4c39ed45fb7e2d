import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JBTS, jbtsPrefill } from '../../../src/domain/application/jbts';
import { rightPrefill } from '../../../src/domain/application/jbts/rights';
import { askedFiles, isRequired } from '../../../src/domain/form/asked';
import { formBody, formValues, keptValues } from '../../../src/domain/form/body';
import type { FormValues } from '../../../src/domain/form/description';
import { contextOf, ENTERPRISE, problemsOf, warningsOf } from './answers';
import {
  ADJUDICATION,
  ANONYMOUS,
  FACTS,
  messagesOf,
  PATENT_RIGHT,
  REPORT,
  RESPONDENT,
  row,
  TRADEMARK,
} from './jbtsRequests';

const bodyOf = (values: FormValues) => formBody(JBTS, values, contextOf(values));

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
