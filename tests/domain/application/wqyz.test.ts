import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WQYZ, wqyzPrefill } from '../../../src/domain/application/wqyz';
import { checkAmount } from '../../../src/domain/application/wqyz/aid';
import { askedFiles, isRequired } from '../../../src/domain/form/asked';
import { formBody, formValues, keptValues } from '../../../src/domain/form/body';
import type { FormValues } from '../../../src/domain/form/description';
import { anyText, fullWidth } from '../checkSuite';
import { contextOf, ENTERPRISE, PERSON, problemsOf, warningsOf } from './answers';

const TWENTY = '一二三四五六七八九十一二三四五六七八九十';

const GOOD: FormValues = {
  jurisdiction: ['BUSINESS', 'INFRINGEMENT'],
  ...ENTERPRISE,
  hasAgent: false,
  rightTypes: ['PATENT', 'COPYRIGHT'],
  rightNumbers: [{ id: 'a', values: { rightType: 'PATENT', number: '202119900001.9' } }],
  aidTypes: ['ADVICE'],
  aidContent: TWENTY,
  disputeRole: 'NONE',
  facts: TWENTY,
  stage: 'BEFORE',
};

const problems = (values: FormValues) => problemsOf(WQYZ, values);
const bodyOf = (values: FormValues) => formBody(WQYZ, values, contextOf(values));
const numbers = (...rows: FormValues[]): FormValues => ({
  rightNumbers: rows.map((values, index) => ({ id: `${index + 1}`, values })),
});
const parties = (...names: string[]): FormValues => ({
  counterparties: names.map((name, index) => ({ id: `${index + 1}`, values: { name } })),
});

describe('a request for aid', () => {
  it('passes when complete, and is sent as it stands', () => {
    expect(problems(GOOD)).toEqual([]);
    expect(warningsOf(WQYZ, GOOD)).toEqual([]);
    expect(bodyOf(GOOD)).toEqual({
      ...GOOD,
      rightNumbers: [{ rightType: 'PATENT', number: '202119900001.9' }],
    });
  });

  it('names everything missing, in reading order', () => {
    expect(problems({})).toEqual([
      ['jurisdiction', '请选择在本市的管辖依据'],
      ['applicantType', '请选择主体类型'],
      ['applicantName', '请填写名称（姓名）'],
      ['region', '请选择所在地区'],
      ['address', '请填写详细地址'],
      ['contactName', '请填写联系人'],
      ['contactMobile', '请填写手机'],
      ['hasAgent', '请回答：是否委托代理'],
      ['rightTypes', '请选择涉及权利类别'],
      ['aidTypes', '请选择援助事项'],
      ['aidContent', '请填写申请援助的具体内容'],
      ['disputeRole', '请选择争议地位'],
      ['facts', '请填写事由'],
      ['stage', '请选择所处阶段'],
    ]);
  });

  it.each<[string, FormValues, [string, string][]]>([
    ['a person with an employer', { ...PERSON, unitName: '示例大学' }, []],
    [
      'a place outside the city',
      { jurisdiction: ['ELSEWHERE'] },
      [['jurisdiction', '请重新选择在本市的管辖依据，原来的选项已不适用']],
    ],
    ['no number of a patent', numbers(), [['rightNumbers', '请添加相关号码']]],
    ['no number where there is none', { rightTypes: ['SECRET'], rightNumbers: [] }, []],
    [
      'a patent number with a wrong check digit',
      numbers({ rightType: 'PATENT', number: '202119900001.1' }),
      [['rightNumbers.1.number', '第 1 个号码：校验位不正确，请核对申请号']],
    ],
    [
      'a number of a right that is not ticked',
      numbers({ rightType: 'TRADEMARK', number: '90000001' }),
      [['rightNumbers.1.rightType', '第 1 个号码：请重新选择权利类别，原来的选项已不适用']],
    ],
    [
      'a work of its own number',
      numbers({ rightType: 'COPYRIGHT', number: '国作登字-2026-F-9' }),
      [],
    ],
    [
      'the same number twice',
      numbers(
        { rightType: 'PATENT', number: '202119900001.9' },
        { rightType: 'PATENT', number: '202119900001.9 ' },
      ),
      [['rightNumbers.2.number', '第 2 个号码与第 1 个号码重复']],
    ],
    [
      'eleven numbers',
      numbers(
        ...Array.from({ length: 11 }, (_, index) => ({
          rightType: 'COPYRIGHT',
          number: `作品 ${index}`,
        })),
      ),
      [['rightNumbers', '相关号码最多 10 项']],
    ],
    [
      'content of nineteen',
      { aidContent: TWENTY.slice(1) },
      [['aidContent', '申请援助的具体内容至少 20 个字，现有 19 个字']],
    ],
    ['content of 2000', { aidContent: '助'.repeat(2000) }, []],
    [
      'content of 2001',
      { aidContent: '助'.repeat(2001) },
      [['aidContent', '申请援助的具体内容最多 2000 个字，现有 2001 个字']],
    ],
    [
      'facts of nineteen',
      { facts: TWENTY.slice(1) },
      [['facts', '事由至少 20 个字，现有 19 个字']],
    ],
    ['facts of 3000', { facts: '事'.repeat(3000) }, []],
    [
      'facts of 3001',
      { facts: '事'.repeat(3001) },
      [['facts', '事由最多 3000 个字，现有 3001 个字']],
    ],
    ['a dispute whose other side is not known', { disputeRole: 'OWNER' }, []],
    [
      'mediation without the other side',
      { aidTypes: ['MEDIATION'], disputeRole: 'OWNER' },
      [
        ['mediateAgree', '请回答：是否同意调解'],
        ['counterparties', '请添加对方当事人'],
      ],
    ],
    [
      'mediation that the applicant does not want',
      {
        aidTypes: ['MEDIATION'],
        disputeRole: 'OWNER',
        mediateAgree: false,
        ...parties('示例公司'),
      },
      [['mediateAgree', '调解须双方都同意；不同意的，请取消援助事项中的“调解”']],
    ],
    [
      'mediation',
      { aidTypes: ['MEDIATION'], disputeRole: 'OWNER', mediateAgree: true, ...parties('示例公司') },
      [],
    ],
    [
      'the same other side twice, one without name, and six of them',
      { disputeRole: 'ACCUSED', ...parties('甲', '乙', '甲', '', '丙', '丁') },
      [
        ['counterparties', '对方当事人最多 5 项'],
        ['counterparties.4.name', '第 4 个对方当事人：请填写名称（姓名）'],
        ['counterparties.3.name', '第 3 个对方当事人与第 1 个对方当事人重复'],
      ],
    ],
    ['a lawsuit without number', { stage: 'LAWSUIT' }, [['caseNo', '请填写案号或受理号']]],
    ['an arbitration', { stage: 'ARBITRATION', caseNo: '苏仲裁字 9 号' }, []],
    [
      'a proceeding abroad',
      { stage: 'OVERSEAS' },
      [
        ['overseasCountry', '请填写国家（地区）'],
        ['deadline', '请选择应诉期限'],
      ],
    ],
    ['aid for a trade abroad', { aidTypes: ['OVERSEAS'], overseasCountry: '德国' }, []],
    [
      'money without its data',
      { aidTypes: ['FUND'] },
      [
        ['hardship', '请回答：是否经济困难'],
        ['fundAmount', '请填写申请金额'],
      ],
    ],
    [
      'no money at all',
      { aidTypes: ['FUND'], hardship: true, fundAmount: '0.00' },
      [['fundAmount', '金额应大于 0']],
    ],
    ['urgent without reason', { urgent: true }, [['urgentReason', '请填写加急理由']]],
    ['urgent', { urgent: true, urgentReason: '下周开庭' }, []],
  ])('%s', (_, change, expected) => {
    expect(problems({ ...GOOD, ...change })).toEqual(expected);
  });

  it('sends nothing that is no longer asked for', () => {
    const body = bodyOf({
      ...GOOD,
      aidTypes: ['ADVICE'],
      fundAmount: '20000',
      mediateAgree: true,
      caseNo: '（2024）苏05民初9001号',
      ...parties('示例公司'),
    });
    expect(Object.keys(body).sort()).toEqual(Object.keys(GOOD).sort());
  });

  it('stores numbers in their normal form', () => {
    const values = {
      ...GOOD,
      ...numbers({ rightType: 'PATENT', number: fullWidth('zl 202119900001.9') }),
      stage: 'LAWSUIT',
      caseNo: '（2024）苏05民初9001号',
    };
    expect(bodyOf(values)).toMatchObject({
      rightNumbers: [{ rightType: 'PATENT', number: '202119900001.9' }],
      caseNo: '(2024)苏05民初9001号',
    });
  });

  const abroad = { ...GOOD, stage: 'OVERSEAS', overseasCountry: '德国' };

  it.each([
    ['2026-11-19', '应诉期限已过，请同时咨询当地律师；援助申请不影响法定期限'],
    ['2026-11-20', '距应诉期限只有 0 天，请注明加急，并同时准备应诉；援助申请不影响法定期限'],
    ['2026-12-04', '距应诉期限只有 14 天，请注明加急，并同时准备应诉；援助申请不影响法定期限'],
    ['2026-12-05', undefined],
    ['2026-02-30', undefined],
  ])('warns of an answer due abroad on %s', (deadline, warning) => {
    const expected = warning === undefined ? [] : [['deadline', warning]];
    expect(warningsOf(WQYZ, { ...abroad, deadline })).toEqual(expected);
  });

  it('warns that nothing can be mediated where nothing is in dispute', () => {
    const values = { ...GOOD, aidTypes: ['MEDIATION'] };
    expect(warningsOf(WQYZ, values)).toEqual([
      ['disputeRole', '没有争议的，不能调解；请核对争议地位和援助事项'],
    ]);
  });

  it('keeps no number of an identity document on the device', () => {
    expect(keptValues(WQYZ, { ...GOOD, ...PERSON }).idNo).toBeUndefined();
  });

  it('never throws, whatever is given', () => {
    const keys = [...Object.keys(GOOD), 'counterparties', 'deadline', 'fundAmount'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (given) => {
        const values = formValues(WQYZ, given);
        expect(Array.isArray(problems(values))).toBe(true);
        expect(() => bodyOf(values)).not.toThrow();
        expect(() => warningsOf(WQYZ, values)).not.toThrow();
      }),
    );
  });
});

describe('the documents', () => {
  const files = (values: FormValues) =>
    askedFiles(WQYZ, values, contextOf(values)).map(
      (file) => `${file.key}${isRequired(file, values, contextOf(values)) ? '*' : ''}`,
    );

  it('are those that the answers call for', () => {
    expect(files(GOOD)).toEqual(['form*', 'identity*', 'right', 'cause*']);
    expect(files({ ...GOOD, disputeRole: 'OWNER', aidTypes: ['FUND'], hasAgent: true })).toEqual([
      'form*',
      'identity*',
      'right*',
      'cause*',
      'hardship*',
      'authorisation*',
    ]);
  });
});

it('lets the applicant keep the case from partners, and nothing else', () => {
  expect(WQYZ.consent.items.filter(({ optional }) => optional).map(({ key }) => key)).toEqual([
    'partners',
  ]);
});

describe('an amount', () => {
  it.each([
    ['20000', '20000'],
    ['0.01', '0.01'],
    ['99999999.99', '99999999.99'],
    [fullWidth('1500.5'), '1500.5'],
    ['20,000', '20000'],
  ])('accepts %s', (text, value) => {
    expect(checkAmount(text)).toEqual({ ok: true, value });
  });

  it.each(['', '-1', '1.234', '100000000', '1e3', '两万', '2,0000', '.5'])('refuses %j', (text) => {
    expect(checkAmount(text)).toMatchObject({ ok: false, code: 'FORMAT' });
  });

  it('is not changed by a second check', () => {
    const text = fc.oneof(anyText, fc.float({ min: 0 }).map(String));
    fc.assert(
      fc.property(text, (typed) => {
        const once = checkAmount(typed);
        if (once.ok) expect(checkAmount(once.value)).toEqual(once);
      }),
    );
  });
});

describe('what need not be typed', () => {
  const profile = { applicantType: 'PERSON', applicantName: '张三' } as const;

  it('is the applicant, the contact and the place of work, nothing of another matter', () => {
    const last = { ...GOOD, ...PERSON, unitName: '示例大学' };
    const known = wqyzPrefill(profile, last, undefined);
    expect(known).toMatchObject({ applicantName: '张三', unitName: '示例大学', hasAgent: false });
    for (const key of ['jurisdiction', 'aidTypes', 'facts', 'rightNumbers', 'idNo']) {
      expect(known).not.toHaveProperty(key);
    }
    expect(wqyzPrefill(undefined, undefined, undefined)).toEqual({});
  });

  it('is the patent that the form was opened from', () => {
    const known = wqyzPrefill(profile, undefined, '202119900001.9');
    expect(problems({ ...GOOD, ...known, applicantType: 'ENTERPRISE' })).toEqual([]);
    expect(bodyOf({ ...GOOD, ...known })).toMatchObject({
      rightTypes: ['PATENT'],
      rightNumbers: [{ rightType: 'PATENT', number: '202119900001.9' }],
    });
  });
});
