import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOLIDAYS } from '../../../config/holidays';
import { JZPJ } from '../../../src/domain/application/jzpj';
import { PJSQ } from '../../../src/domain/application/pjsq';
import { SQQPG } from '../../../src/domain/application/sqqpg';
import { wdxpj } from '../../../src/domain/application/wdxpj';
import { WQYZ } from '../../../src/domain/application/wqyz';
import { askedFields, askedSections, isReadOnly, isRequired } from '../../../src/domain/form/asked';
import { formBody, formValues } from '../../../src/domain/form/body';
import type { FormDescription, FormValues } from '../../../src/domain/form/description';
import { missingMessage } from '../../../src/domain/form/problems';
import { contextOf, ENTERPRISE, PERSON, problemsOf } from './answers';
import { goodJzpj, goodSqqpg, goodWdxpj } from './assessmentForms';

const words = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'权利事实请求援助说明理由的一二三'), minLength, maxLength });

/** Some day, written as forms store it. */
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

/** Part of the optional answers; undefined ones are left out. */
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const without = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const applicant = fc.constantFrom<FormValues>(ENTERPRISE, PERSON);

const agencies = fc.constantFrom<FormValues>(
  { hasAgent: false },
  {
    hasAgent: true,
    agencyName: '苏州示例专利代理事务所',
    agencyCode: '32999',
    agentName: '李四',
    agentNo: '3299900001.1',
  },
);

const agents = fc.constantFrom<FormValues>(
  { hasAgent: false },
  { hasAgent: true, agentOrg: '示例律师事务所', agentName: '李四', agentMobile: '13000000001' },
);

const goodPjsq = fc
  .record({
    applicant,
    agent: agencies,
    filingDate: day('2009-10-01', '2020-12-31'),
    grantDate: day('2021-01-01', '2022-12-31'),
    decisionDate: day('2023-01-01', '2026-11-20'),
    requesterRole: fc.constantFrom('PATENTEE', 'INTERESTED', 'ACCUSED', 'APPLICANT'),
    otherOwnersNote: words(1, 300),
    reportCase: fc.constantFrom('1', '2', '6', '99'),
    caseDetail: words(10, 1000),
    relatedCaseNo: fc.constantFrom('(2024)苏05民初9001号', '苏知立〔2026〕9 号'),
    textBasis: fc.constantFrom('GRANTED', 'DECISION'),
    opinion: maybe(words(1, 2000)),
    delivery: fc.constantFrom('ONLINE', 'MAIL', 'PICKUP'),
  })
  .map(
    ({ applicant: who, agent, ...own }): FormValues =>
      without({
        patentNumber: '202029900001.X',
        patentTitle: '一种示例装置',
        patentee: '示例大学',
        patentKind: 'UTILITY',
        decisionNo: '第 900001 号',
        ...who,
        ...agent,
        ...own,
      }),
  );

const goodWqyz = fc
  .record({
    applicant,
    agent: agents,
    jurisdiction: fc.subarray(['DOMICILE', 'RESIDENCE', 'BUSINESS', 'INFRINGEMENT'], {
      minLength: 1,
    }),
    rightTypes: fc.subarray(['PATENT', 'SECRET'], { minLength: 1 }),
    aidTypes: fc.subarray(['ADVICE', 'MEDIATION', 'OVERSEAS', 'FUND'], { minLength: 1 }),
    aidContent: words(20, 2000),
    hardship: fc.boolean(),
    fundAmount: fc.integer({ min: 1, max: 99_999_999 }).map(String),
    urgent: maybe(fc.boolean()),
    urgentReason: words(1, 200),
    disputeRole: fc.constantFrom('OWNER', 'ACCUSED', 'INTERESTED', 'NONE'),
    facts: words(20, 3000),
    stage: fc.constantFrom(
      'BEFORE',
      'NEGOTIATION',
      'ADMINISTRATIVE',
      'LAWSUIT',
      'ARBITRATION',
      'OVERSEAS',
    ),
    deadline: day('2026-01-01', '2027-12-31'),
  })
  .map(
    ({ applicant: who, agent, ...own }): FormValues =>
      without({
        ...who,
        ...agent,
        rightNumbers: [{ id: '1', values: { rightType: 'PATENT', number: '202119900001.9' } }],
        counterparties: [{ id: '1', values: { name: '示例公司', contact: '0512-20000000' } }],
        mediateAgree: true,
        caseNo: '(2024)苏05民初9001号',
        overseasCountry: '德国',
        ...own,
      }),
  );

const forms: [string, FormDescription, fc.Arbitrary<FormValues>][] = [
  ['PJSQ', PJSQ, goodPjsq],
  ['WQYZ', WQYZ, goodWqyz],
  ['SQQPG', SQQPG, goodSqqpg],
  ['WDXPJ', wdxpj(HOLIDAYS), goodWdxpj],
  ['JZPJ', JZPJ, goodJzpj],
];

const options = {
  evaluationCases: ['1', '2', '6', '99'].map((value) => ({ value, label: value })),
};

const plainFields = (description: FormDescription, values: FormValues) => {
  const context = contextOf(values, options);
  return askedSections(description, values, context).flatMap(({ fields }) =>
    askedFields(fields, values, context),
  );
};

describe.each(forms)('every good form of %s', (_, description, good) => {
  const problems = (values: FormValues) => problemsOf(description, values, options);

  it('has no problem, and comes back from its body as it was sent', () => {
    fc.assert(
      fc.property(good, (values) => {
        expect(problems(values)).toEqual([]);
        const body = formBody(description, values, contextOf(values, options));
        const again = formValues(description, JSON.parse(JSON.stringify(body)));
        expect(formBody(description, again, contextOf(again, options))).toEqual(body);
      }),
    );
  });

  it('misses any required answer that is blank, at its place and in its words', () => {
    fc.assert(
      fc.property(good, (values) => {
        const context = contextOf(values, options);
        for (const field of plainFields(description, values)) {
          if (!isRequired(field, values, context)) continue;
          const texts = field.kind === 'text' || field.kind === 'area' || field.kind === 'date';
          const blanked = { ...values, [field.key]: texts ? ' 　' : undefined };
          expect(problems(blanked)).toContainEqual([field.key, missingMessage(field)]);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('refuses any text that is longer than its field', () => {
    fc.assert(
      fc.property(good, (values) => {
        const context = contextOf(values, options);
        for (const field of plainFields(description, values)) {
          if (field.kind !== 'text' && field.kind !== 'area') continue;
          if (isReadOnly(field, values, context)) continue;
          const long = { ...values, [field.key]: '字'.repeat(field.maxLength + 1) };
          const paths = problems(long).map(([path]) => path);
          expect(paths).toContain(field.key);
        }
      }),
      { numRuns: 20 },
    );
  });
});
