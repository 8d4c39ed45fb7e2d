import { describe, expect, it } from 'vitest';
import { applicantPrefill, applicantSections } from '../../../src/domain/application/applicant';
import { checkIdNumber } from '../../../src/domain/application/applicant/identity';
import { formBody, keptValues } from '../../../src/domain/form/body';
import type { FormDescription, FormValues } from '../../../src/domain/form/description';
import { fullWidth, TODAY } from '../checkSuite';
import { contextOf, ENTERPRISE, PERSON, problemsOf } from './answers';

const BLOCK: FormDescription = {
  key: 'BLOCK',
  title: '申请主体',
  schemaVersion: 1,
  sections: applicantSections('申请人'),
  files: [],
  consent: { version: 'v1', items: [] },
};

const enterprise: FormValues = { ...ENTERPRISE, hasAgent: false };
const person: FormValues = { ...PERSON, hasAgent: false };
const bodyOf = (values: FormValues) => formBody(BLOCK, values, contextOf(values));

describe('the applicant', () => {
  it('passes as an enterprise and as a person', () => {
    expect(problemsOf(BLOCK, enterprise)).toEqual([]);
    expect(problemsOf(BLOCK, person)).toEqual([]);
  });

  it('is asked for everything in reading order', () => {
    expect(problemsOf(BLOCK, {})).toEqual([
      ['applicantType', '请选择主体类型'],
      ['applicantName', '请填写名称（姓名）'],
      ['region', '请选择所在地区'],
      ['address', '请填写详细地址'],
      ['contactName', '请填写联系人'],
      ['contactMobile', '请填写手机'],
      ['hasAgent', '请回答：是否委托代理'],
    ]);
    expect(problemsOf(BLOCK, { applicantType: 'ENTERPRISE' }).map(([path]) => path)).toContain(
      'uscc',
    );
    const asked = problemsOf(BLOCK, { applicantType: 'PERSON', hasAgent: true });
    expect(asked.map(([path]) => path)).toEqual([
      'applicantName',
      'idType',
      'idNo',
      'region',
      'address',
      'contactName',
      'contactMobile',
      'agentOrg',
      'agentName',
      'agentMobile',
    ]);
  });

  it.each<[string, FormValues, FormValues, string | undefined]>([
    [
      'a wrong check digit of the code',
      enterprise,
      { uscc: '91320599YYYYYY0100' },
      '校验码不正确，请核对统一社会信用代码',
    ],
    ['a code with blanks', enterprise, { uscc: '91320599 YYYYYY 0103' }, undefined],
    [
      'a code one sign too long',
      enterprise,
      { uscc: '91320599YYYYYY01030' },
      '统一社会信用代码应为 18 位',
    ],
    ['a wrong ID number', person, { idNo: '320099199003070011' }, '身份证号码校验位不正确'],
    ['an ID number with blanks', person, { idNo: '320099 19900307 0010' }, undefined],
    [
      'a residence permit, checked like an ID card',
      person,
      { idType: 'RESIDENCE_PERMIT', idNo: 'E12345678' },
      '身份证号码应为 18 位',
    ],
    ['a passport', person, { idType: 'PASSPORT', idNo: 'e1234' }, undefined],
    [
      'a passport too short',
      person,
      { idType: 'PASSPORT', idNo: 'E123' },
      '护照号码为 5～17 位字母或数字',
    ],
    ['a passport of 17', person, { idType: 'PASSPORT', idNo: 'E1234567890123456' }, undefined],
    [
      'a passport of 18',
      person,
      { idType: 'PASSPORT', idNo: 'E12345678901234567' },
      '护照号码为 5～17 位字母或数字',
    ],
    [
      'a mobile number of no segment',
      person,
      { contactMobile: '15400000001' },
      '手机号码号段不正确',
    ],
    [
      'a mobile number with country code',
      person,
      { contactMobile: '+86 130 0000 0001' },
      undefined,
    ],
    [
      'a landline without area code',
      person,
      { contactPhone: '20000000' },
      '请填写区号，如 0512-20000000',
    ],
    ['a postcode too short', person, { postcode: '21550' }, '邮政编码应为 6 位数字'],
    ['an address without street', person, { address: '常熟市' }, '地址至少 5 个字，请写到门牌号'],
    ['an address of five', person, { address: '示例路1号' }, undefined],
    ['an address of 200', person, { address: '路'.repeat(200) }, undefined],
    [
      'an address of 201',
      person,
      { address: '路'.repeat(201) },
      '详细地址最多 200 个字，现有 201 个字',
    ],
    ['a mail address without host', person, { contactEmail: 'user@' }, '电子邮箱格式不正确'],
    ['optional blanks', person, { contactPhone: ' ', contactEmail: '　', postcode: '' }, undefined],
    ['a name of one sign', person, { contactName: '张' }, '联系人应为 2～50 个字'],
  ])('%s', (_, base, change, message) => {
    const problems = problemsOf(BLOCK, { ...base, ...change });
    expect(problems.map(([, text]) => text)).toEqual(message === undefined ? [] : [message]);
  });

  it('stores numbers in their normal form and leaves out what is not asked for', () => {
    const typed = {
      ...person,
      uscc: '91320599YYYYYY0103',
      idNo: fullWidth('320099199003070010'),
      contactMobile: '+86 130 0000 0001',
      contactName: ' 张　三 ',
      postcode: fullWidth('215500'),
    };
    expect(bodyOf(typed)).toEqual({ ...person, postcode: '215500' });
  });

  it('keeps no number of an identity document on the device', () => {
    expect(keptValues(BLOCK, person)).toEqual({ ...person, idNo: undefined });
  });

  it('comes from the profile, without what belongs to another kind of applicant', () => {
    const profile = { applicantType: 'PERSON', applicantName: '张三', uscc: 'x' } as const;
    expect(applicantPrefill(profile)).toEqual({ applicantType: 'PERSON', applicantName: '张三' });
  });

  it('comes from the last request where the profile says nothing, but never its ID number', () => {
    const profile = { applicantType: 'PERSON', applicantName: '张三', address: undefined } as const;
    const last = { ...person, applicantName: '旧名', facts: '旧事由' };
    const { idNo: _, ...known } = person;
    expect(applicantPrefill(profile, last)).toEqual(known);
    expect(applicantPrefill(undefined, { facts: '旧事由' })).toEqual({});
  });
});

it('cannot judge the number before the kind of document is chosen', () => {
  expect(checkIdNumber('', ' e12 345 ', TODAY)).toEqual({ ok: true, value: 'E12345' });
});
