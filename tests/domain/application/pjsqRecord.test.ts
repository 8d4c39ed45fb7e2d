import { describe, expect, it } from 'vitest';
import { PJSQ } from '../../../src/domain/application/pjsq';
import { isAmong, ownersOf } from '../../../src/domain/application/pjsq/owners';
import {
  type PatentFacts,
  pjsqPrefill,
  recordPrefill,
} from '../../../src/domain/application/pjsq/prefill';
import { askedFields, askedSections, isBlank, isReadOnly } from '../../../src/domain/form/asked';
import { withPrefill } from '../../../src/domain/form/body';
import type { FormValues } from '../../../src/domain/form/description';
import { contextOf, ENTERPRISE } from './answers';
import { bodyOf, GOOD, options, problems } from './pjsqRequests';

const RECORD: PatentFacts = {
  applicationNumber: '202029900001.X',
  title: '一种示例装置',
  patentType: 'UTILITY',
  applicants: [{ name: '旧权利人' }],
  currentOwners: [{ name: '苏州示例(集团)有限公司' }, { name: '示例大学' }],
  filingDate: '2020-01-06',
  grantDate: '2020-10-09',
};

describe('what comes from the record of the patent', () => {
  const found = { ...GOOD, ...recordPrefill(RECORD) };
  const shownOnly = (values: FormValues) =>
    askedFields(PJSQ.sections[0]?.fields ?? [], values, contextOf(values))
      .filter((field) => isReadOnly(field, values, contextOf(values)))
      .map(({ key }) => key);

  it('is shown only, and is not part of the body', () => {
    expect(shownOnly(found)).toEqual([
      'patentTitle',
      'patentee',
      'patentKind',
      'filingDate',
      'grantDate',
    ]);
    expect(bodyOf(found)).toEqual({ ...GOOD, patentee: '苏州示例(集团)有限公司；示例大学' });
  });

  it('can be filled in where the record lacks it, and once the number is another', () => {
    expect(shownOnly({ ...found, grantDate: '' })).not.toContain('grantDate');
    expect(shownOnly({ ...found, patentNumber: '202092900005.1' })).toEqual([]);
    expect(shownOnly({ ...found, patentNumber: 'ZL202029900001.X' })).toHaveLength(5);
  });

  it('rules the request out at the number, since nothing else can be changed', () => {
    expect(problems({ ...found, filingDate: '2009-09-30' })).toEqual([
      ['patentNumber', '申请日在 2009-10-01 之前的专利不能请求专利权评价报告'],
    ]);
  });

  it('replaces what belonged to another number', () => {
    const pending = { ...RECORD, grantDate: undefined, patentType: undefined };
    const after = { ...found, ...recordPrefill(pending) };
    expect(shownOnly(after)).toEqual(['patentTitle', 'patentee', 'filingDate']);
    expect(problems(after)).toEqual([
      ['patentKind', '请选择专利类型'],
      ['grantDate', '请选择授权公告日'],
    ]);
  });

  it('takes the applicants when the owners of today are not known', () => {
    expect(recordPrefill({ ...RECORD, currentOwners: [] }).patentee).toBe('旧权利人');
  });
});

describe('what need not be typed', () => {
  const profile = {
    ...ENTERPRISE,
    applicantType: 'ENTERPRISE',
    applicantName: '苏州示例（集团）有限公司',
  } as const;
  const share = (known: FormValues) => {
    const { values } = withPrefill({}, known);
    const context = contextOf(values, options);
    const fields = askedSections(PJSQ, values, context).flatMap((section) =>
      askedFields(section.fields, values, context),
    );
    return fields.filter(({ key }) => !isBlank(values[key])).length / fields.length;
  };

  it('is at least three fifths of the form for a full profile and a known patent', () => {
    expect(share(pjsqPrefill(profile, undefined, RECORD))).toBeGreaterThanOrEqual(0.6);
    const last = { hasAgent: false, delivery: 'MAIL', reportCase: '1', patentTitle: '旧专利' };
    expect(share(pjsqPrefill(profile, last, RECORD))).toBeGreaterThanOrEqual(0.8);
  });

  it('passes the rules, and leaves what only the user knows', () => {
    const known = pjsqPrefill(profile, { hasAgent: false }, RECORD);
    expect(known.requesterRole).toBe('PATENTEE');
    expect(problems(known).map(([path]) => path)).toEqual(['reportCase', 'textBasis', 'delivery']);
  });

  it('takes nothing of an older patent, and the profile before an older request', () => {
    const last = { ...GOOD, address: '旧址旧路 1 号', legalPerson: '旧人' };
    const { address, legalPerson, patentNumber, reportCase } = pjsqPrefill(
      { ...profile, legalPerson: undefined },
      last,
      undefined,
    );
    expect([address, legalPerson]).toEqual([ENTERPRISE.address, '旧人']);
    expect([patentNumber, reportCase]).toEqual([undefined, undefined]);
  });

  it('says nothing of who asks when the record names others', () => {
    const other = { ...RECORD, currentOwners: [{ name: '示例大学' }] };
    expect(pjsqPrefill(profile, undefined, other).requesterRole).toBeUndefined();
    expect(pjsqPrefill(undefined, undefined, undefined)).toEqual({});
  });
});

it('reads owners side by side and knows a name in either width', () => {
  expect(ownersOf('甲（集团）公司；乙公司、丙，丁 \n')).toEqual([
    '甲（集团）公司',
    '乙公司',
    '丙',
    '丁',
  ]);
  expect(isAmong('甲(集团) 公司', ['甲（集团）公司'])).toBe(true);
  expect(isAmong('甲', ['甲公司'])).toBe(false);
});
