import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Eligibility,
  outcomeOf,
  questionsToAsk,
} from '../../../src/domain/application/eligibility';
import { materialsFor } from '../../../src/domain/application/guide';
import { PJSQ } from '../../../src/domain/application/pjsq';
import { PJSQ_ELIGIBILITY } from '../../../src/domain/application/pjsq/questions';
import { WQYZ } from '../../../src/domain/application/wqyz';
import { WQYZ_ELIGIBILITY } from '../../../src/domain/application/wqyz/questions';
import { formValues } from '../../../src/domain/form/body';
import type { FormDescription, FormValues } from '../../../src/domain/form/description';
import { TODAY } from '../checkSuite';
import { contextOf } from './answers';

const asked = (eligibility: Eligibility, answers: FormValues) =>
  questionsToAsk(eligibility, answers, TODAY).map(({ key }) => key);

/** The reason of a refusal, `open` while a question is open, otherwise what the form takes over. */
function resultOf(eligibility: Eligibility, answers: FormValues): unknown {
  const outcome = outcomeOf(eligibility, answers, TODAY);
  if (!outcome) return 'open';
  return outcome.eligible ? outcome.answers : outcome.refusal.reason;
}

function remarksOf(eligibility: Eligibility, answers: FormValues): readonly string[] {
  const outcome = outcomeOf(eligibility, answers, TODAY);
  return outcome?.eligible ? outcome.remarks : [];
}

const OWNER: FormValues = {
  patentKind: 'UTILITY',
  filingDate: '2020-01-06',
  progress: 'GRANTED',
  report: 'NONE',
  requesterRole: 'PATENTEE',
};

describe('before a request for an evaluation report', () => {
  it('asks one question after the other', () => {
    expect(asked(PJSQ_ELIGIBILITY, {})).toEqual(['patentKind']);
    expect(asked(PJSQ_ELIGIBILITY, { patentKind: 'DESIGN' })).toEqual(['patentKind', 'filingDate']);
    expect(asked(PJSQ_ELIGIBILITY, { ...OWNER, requesterRole: 'ACCUSED' }).at(-1)).toBe('notice');
    expect(asked(PJSQ_ELIGIBILITY, { ...OWNER, patentKind: 'INVENTION' })).toEqual(['patentKind']);
  });

  it('takes what was answered into the form', () => {
    expect(resultOf(PJSQ_ELIGIBILITY, OWNER)).toEqual({
      patentKind: 'UTILITY',
      filingDate: '2020-01-06',
      requesterRole: 'PATENTEE',
    });
  });

  const licensee = { ...OWNER, requesterRole: 'INTERESTED' };
  const accused = { ...OWNER, requesterRole: 'ACCUSED' };
  const registering = { ...OWNER, progress: 'REGISTERING' };
  const carriedWith = (requesterRole: string) => ({
    patentKind: 'UTILITY',
    filingDate: '2020-01-06',
    requesterRole,
  });

  it.each<[string, FormValues, unknown]>([
    ['nothing answered', {}, 'open'],
    ['an invention', { patentKind: 'INVENTION' }, '仅实用新型和外观设计可请求专利权评价报告'],
    [
      'filed a day too early',
      { ...OWNER, filingDate: '2009-09-30' },
      '申请日在 2009-10-01 之前的专利不能请求专利权评价报告',
    ],
    [
      'filed on the first day',
      { ...OWNER, filingDate: '2009-10-01' },
      { ...carriedWith('PATENTEE'), filingDate: '2009-10-01' },
    ],
    ['filed tomorrow', { ...OWNER, filingDate: '2026-11-21' }, 'open'],
    ['filed on no day', { ...OWNER, filingDate: '2020-02-30' }, 'open'],
    ['not granted', { ...OWNER, progress: 'PENDING' }, '授权公告以前不能请求专利权评价报告'],
    ['with a report', { ...OWNER, report: 'EXISTS' }, '一件专利只出具一份评价报告'],
    [
      'a stranger',
      { ...OWNER, requesterRole: 'OTHER' },
      '只有专利权人、利害关系人和被控侵权人可以请求',
    ],
    ['a licensee', licensee, 'open'],
    ['an exclusive licensee', { ...licensee, licence: 'EXCLUSIVE' }, carriedWith('INTERESTED')],
    ['a licensee who may sue', { ...licensee, licence: 'MAY_SUE' }, carriedWith('INTERESTED')],
    [
      'another licensee',
      { ...licensee, licence: 'OTHER' },
      '被许可人中，只有独占被许可人和取得起诉权的普通被许可人可以请求',
    ],
    ['accused', accused, 'open'],
    ['accused, with notice', { ...accused, notice: true }, carriedWith('ACCUSED')],
    [
      'accused, without notice',
      { ...accused, notice: false },
      '被控侵权人须有法院、行政机关或仲裁机构的立案通知',
    ],
    ['a patentee before the grant', registering, 'open'],
    [
      'the applicant while registering',
      { ...registering, requesterRole: 'APPLICANT' },
      carriedWith('APPLICANT'),
    ],
    [
      'a stranger before the grant',
      { ...registering, requesterRole: 'OTHER' },
      '办理登记手续时，只有申请人可以请求',
    ],
    ['an applicant after the grant', { ...OWNER, requesterRole: 'APPLICANT' }, 'open'],
    [
      'an owner who had said something else before',
      { ...OWNER, licence: 'OTHER', notice: false },
      carriedWith('PATENTEE'),
    ],
  ])('%s', (_, answers, expected) => {
    expect(resultOf(PJSQ_ELIGIBILITY, answers)).toEqual(expected);
  });

  it('tells what to know beforehand', () => {
    expect(remarksOf(PJSQ_ELIGIBILITY, OWNER)).toEqual([
      '官方收费 2,400 元，应在提出请求之日起 1 个月内缴纳',
    ]);
    const unsure = { ...licensee, report: 'UNKNOWN', licence: 'MAY_SUE' };
    expect(remarksOf(PJSQ_ELIGIBILITY, unsure).slice(1)).toEqual([
      '如果已有报告，不再重新出具，您会得到已有的报告',
      '请准备普通许可合同和授予起诉权的证明',
    ]);
  });
});

const ADVICE: FormValues = {
  jurisdiction: ['BUSINESS'],
  need: 'AID',
  aidTypes: ['ADVICE'],
  disputeRole: 'OWNER',
};

describe('before a request for aid', () => {
  const mediation = { ...ADVICE, aidTypes: ['MEDIATION'] };
  const both = { ...ADVICE, aidTypes: ['ADVICE', 'MEDIATION', 'FUND'] };

  it.each<[string, FormValues, unknown]>([
    ['nothing answered', {}, 'open'],
    ['nothing ticked', { jurisdiction: [] }, 'open'],
    ['nowhere in the city', { jurisdiction: ['NOWHERE'] }, '都不在本市的，无法在本市申请'],
    [
      'somewhere, and nowhere ticked too',
      { ...ADVICE, jurisdiction: ['NOWHERE', 'DOMICILE'] },
      { jurisdiction: ['DOMICILE'], aidTypes: ['ADVICE'], disputeRole: 'OWNER' },
    ],
    ['advice', ADVICE, { jurisdiction: ['BUSINESS'], aidTypes: ['ADVICE'], disputeRole: 'OWNER' }],
    ['mediation without dispute', { ...mediation, disputeRole: 'NONE' }, '没有争议的，不能调解'],
    ['mediation', mediation, 'open'],
    [
      'mediation that the other side refuses',
      { ...mediation, otherSide: 'REFUSES' },
      '调解须双方都同意',
    ],
    [
      'mediation that both want',
      { ...mediation, otherSide: 'AGREES' },
      { jurisdiction: ['BUSINESS'], aidTypes: ['MEDIATION'], disputeRole: 'OWNER' },
    ],
    [
      'money without proof',
      { ...ADVICE, aidTypes: ['FUND'], hardship: false },
      '经费资助须有经济困难的证明',
    ],
    [
      'mediation refused and money without proof',
      { ...ADVICE, aidTypes: ['MEDIATION', 'FUND'], otherSide: 'REFUSES', hardship: false },
      '经费资助须有经济困难的证明',
    ],
    [
      'money with proof',
      { ...ADVICE, aidTypes: ['FUND'], hardship: true },
      { jurisdiction: ['BUSINESS'], aidTypes: ['FUND'], disputeRole: 'OWNER', hardship: true },
    ],
    [
      'what is left of three',
      { ...both, otherSide: 'REFUSES', hardship: false },
      { jurisdiction: ['BUSINESS'], aidTypes: ['ADVICE'], disputeRole: 'OWNER' },
    ],
  ])('%s', (_, answers, expected) => {
    expect(resultOf(WQYZ_ELIGIBILITY, answers)).toEqual(expected);
  });

  it('says what is left out of the form, and why', () => {
    expect(remarksOf(WQYZ_ELIGIBILITY, { ...both, otherSide: 'REFUSES', hardship: false })).toEqual(
      [
        '援助申请不影响法定期限，起诉、答辩等仍须按期进行',
        '“调解”不会带入申请：须有争议，并且双方都同意',
        '“经费资助”不会带入申请：须有经济困难的证明',
      ],
    );
  });

  it.each([
    ['ACTION', 'JBTS'],
    ['REPORT', 'PJSQ'],
  ])('leads to the right service for %s', (need, instead) => {
    const outcome = outcomeOf(WQYZ_ELIGIBILITY, { ...ADVICE, need }, TODAY);
    expect(outcome).toMatchObject({ eligible: false, refusal: { instead } });
  });
});

const tables: [string, FormDescription, Eligibility][] = [
  ['PJSQ', PJSQ, PJSQ_ELIGIBILITY],
  ['WQYZ', WQYZ, WQYZ_ELIGIBILITY],
];

describe.each(tables)('the questions of %s', (_, description, eligibility) => {
  const answer = fc.oneof(
    fc.boolean(),
    fc.constantFrom('2009-09-30', '2009-10-01', '2026-11-21'),
    fc.constantFrom(
      ...eligibility.questions.flatMap((question) =>
        'options' in question && Array.isArray(question.options)
          ? question.options.map(({ value }: { value: string }) => value)
          : ['PATENTEE', 'INTERESTED', 'ACCUSED', 'APPLICANT', 'OTHER'],
      ),
    ),
    fc.subarray(['ADVICE', 'MEDIATION', 'FUND', 'NOWHERE', 'BUSINESS']),
  );
  const answers = fc.dictionary(
    fc.constantFrom(...eligibility.questions.map(({ key }) => key)),
    answer,
  );

  it('lead to one end whatever is answered, with answers that the form knows', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(asked(eligibility, given).length).toBeGreaterThan(0);
        const outcome = outcomeOf(eligibility, given, TODAY);
        if (!outcome?.eligible) return;
        const carried = JSON.parse(JSON.stringify(outcome.answers));
        expect(formValues(description, carried)).toEqual(carried);
      }),
    );
  });

  it('name questions that there are in every refusal', () => {
    const keys = eligibility.questions.map(({ key }) => key);
    for (const { question } of eligibility.refusals) expect(keys).toContain(question);
  });
});

it('makes a list of documents of one’s own', () => {
  const outcome = outcomeOf(
    PJSQ_ELIGIBILITY,
    { ...OWNER, requesterRole: 'INTERESTED', licence: 'EXCLUSIVE' },
    TODAY,
  );
  const values = outcome?.eligible ? outcome.answers : {};
  const materials = materialsFor(PJSQ, values, contextOf(values));
  expect(materials.map(({ label }) => label)).toEqual([
    '专利权评价报告请求书',
    '专利证书或授权公告文本',
    '主体资格证明',
    '利害关系证明',
    '缴费凭证',
  ]);
});
