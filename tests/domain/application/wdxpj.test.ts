import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOLIDAYS } from '../../../config/holidays';
import { wdxpj, wdxpjPrefill } from '../../../src/domain/application/wdxpj';
import { claimNumbers } from '../../../src/domain/application/wdxpj/claims';
import { earliestDay } from '../../../src/domain/application/wdxpj/demand';
import { assessedPatentPrefill } from '../../../src/domain/application/wdxpj/prefill';
import { askedFiles, isRequired } from '../../../src/domain/form/asked';
import { formBody, formValues } from '../../../src/domain/form/body';
import type { FormValues } from '../../../src/domain/form/description';
import { TODAY } from '../checkSuite';
import { contextOf, ENTERPRISE, problemsOf, warningsOf } from './answers';

const WDXPJ = wdxpj(HOLIDAYS);

const GOOD: FormValues = {
  patentNumber: '202119900001.9',
  patentTitle: '一种示例隔膜',
  patentee: '苏州示例（集团）有限公司',
  patentKind: 'INVENTION',
  filingDate: '2021-03-01',
  grantDate: '2023-05-09',
  validity: 'VALID',
  textSource: 'RECORD',
  claimCount: '10',
  independentClaims: '1、8',
  claimScope: 'CHOSEN',
  claimsToEvaluate: ['1', '2', '8'],
  purpose: 'LITIGATION',
  position: 'OWNER',
  depth: 'STANDARD',
  ...ENTERPRISE,
  hasAgent: false,
};

/** The record has been looked up. */
const KNOWN: FormValues = { recordNumber: GOOD.patentNumber };

const RECORD = {
  applicationNumber: '202119900001.9',
  title: '一种示例隔膜',
  patentType: 'INVENTION_GRANT',
  applicants: [{ name: '示例大学' }],
  filingDate: '2021-03-01',
  grantDate: '2023-05-09',
  validity: 'VALID',
  claims: [
    { no: 3, kind: 'INDEPENDENT', text: '一种电池。' },
    { no: 1, kind: 'INDEPENDENT', text: `一种隔膜，包括${'基材'.repeat(40)}。` },
    { no: 2, kind: 'DEPENDENT', text: '根据权利要求 1 所述的隔膜。' },
  ],
} as const;

const problems = (change: FormValues) => problemsOf(WDXPJ, { ...GOOD, ...change });

describe('a request for an evaluation of stability', () => {
  it('passes when complete, and is sent as it stands', () => {
    expect(problems({})).toEqual([]);
    expect(warningsOf(WDXPJ, { ...GOOD, ...KNOWN })).toEqual([]);
    expect(formBody(WDXPJ, GOOD, contextOf(GOOD))).toEqual(GOOD);
  });

  it.each<[string, FormValues, [path: string, message: string][]]>([
    [
      'an application',
      { validity: 'PENDING' },
      [['validity', '还没有授权，不能评价稳定性；授权公告后再提出']],
    ],
    [
      'an application by its record, at the number, which alone can be changed',
      { validity: 'PENDING', recordNumber: '202119900001.9' },
      [['patentNumber', '这件专利申请还没有授权，不能评价稳定性；授权公告后再提出']],
    ],
    [
      'a grant before the filing',
      { grantDate: '2021-02-01' },
      [['grantDate', '授权公告日不能早于申请日']],
    ],
    [
      'an independent claim left out',
      { claimsToEvaluate: ['1', '2'] },
      [['claimsToEvaluate', '请勾选独立权利要求 8']],
    ],
    ['no claim chosen', { claimsToEvaluate: [] }, [['claimsToEvaluate', '请选择评价的权利要求']]],
    [
      'a claim that the patent does not have',
      { claimsToEvaluate: ['1', '8', '11'] },
      [['claimsToEvaluate', '请重新选择评价的权利要求，原来的选项已不适用']],
    ],
    ['all claims', { claimScope: 'ALL' }, []],
    [
      'no first independent claim',
      { independentClaims: '2，8', claimsToEvaluate: ['2', '8'] },
      [['independentClaims', '权利要求 1 总是独立权利要求，请填入']],
    ],
    [
      'an independent claim beyond the last',
      { independentClaims: '1、12', claimScope: 'ALL' },
      [['independentClaims', '只有 10 项权利要求，没有第 12 项']],
    ],
    [
      'no claims at all',
      { claimCount: '0', claimScope: 'ALL' },
      [['claimCount', '权利要求项数应为 1～500 的整数']],
    ],
    [
      'a design, which has no claims',
      { patentKind: 'DESIGN', patentNumber: '202130900001.2', claimCount: '', claimScope: '' },
      [],
    ],
    [
      'an expert on the fourth working day',
      { expectDate: '2026-11-26' },
      [['expectDate', '专家评价至少需要 5 个工作日，最早可选 2026-11-27']],
    ],
    ['an expert on the fifth working day', { expectDate: '2026-11-27' }, []],
    ['a day that a machine does not need', { depth: 'QUICK', expectDate: '2026-11-20' }, []],
    [
      'a report without its conclusion',
      { patentKind: 'UTILITY', patentNumber: '202029900001.X', hasReport: true },
      [['reportConclusion', '请选择评价报告的结论']],
    ],
    [
      'the same document twice',
      {
        knownDocs: [
          { id: '1', values: { source: 'CN199000001A' } },
          { id: '2', values: { source: 'cn199000001a' } },
        ],
      },
      [['knownDocs.2.source', '第 2 个对比文件与第 1 个对比文件重复']],
    ],
  ])('%s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it('warns of a patent that is no longer in force', () => {
    expect(warningsOf(WDXPJ, { ...GOOD, ...KNOWN, validity: 'INVALID' })).toEqual([
      ['validity', expect.stringContaining('专利权已失效：仍可评价')],
    ]);
    expect(problems({ validity: 'INVALID' })).toEqual([]);
  });

  it('asks for the text that the portal does not have, and for the report', () => {
    const files = (values: FormValues) =>
      askedFiles(WDXPJ, values, contextOf(values)).map(
        (file) => `${file.key}${isRequired(file, values, contextOf(values)) ? '*' : ''}`,
      );
    expect(files(GOOD)).toEqual(['prosecution', 'citations', 'decision']);
    const other = { ...GOOD, patentKind: 'UTILITY', textSource: 'UPLOAD', hasReport: true };
    expect(files(other)).toEqual(['grantText*', 'prosecution', 'citations', 'report*', 'decision']);
  });

  it('never throws, whatever is given', () => {
    const keys = [...Object.keys(GOOD), 'knownDocs', 'expectDate', 'hasReport'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (given) => {
        const values = formValues(WDXPJ, given);
        expect(() => problemsOf(WDXPJ, values)).not.toThrow();
      }),
    );
  });
});

describe('the claims', () => {
  const filled = assessedPatentPrefill(RECORD);

  it('come from the record, the independent ones ticked, each with its beginning', () => {
    expect(filled).toMatchObject({
      claimCount: '3',
      independentClaims: '1、3',
      claimsToEvaluate: ['1', '3'],
      textSource: 'RECORD',
      validity: 'VALID',
      patentKind: 'INVENTION',
      patentee: '示例大学',
    });
    const values = { ...GOOD, ...filled };
    expect(problemsOf(WDXPJ, values)).toEqual([]);
    const fields = WDXPJ.sections.flatMap(({ fields: own }) => own);
    const field = fields.find(({ key }) => key === 'claimsToEvaluate');
    if (field?.kind !== 'checks' || typeof field.options !== 'function')
      throw new Error('no claims');
    const options = field.options(values, contextOf(values));
    expect(options.map(({ value, label }) => [value, label])).toEqual([
      ['1', '权利要求 1（独立）'],
      ['2', '权利要求 2'],
      ['3', '权利要求 3（独立）'],
    ]);
    expect(options[0]?.hint).toMatch(/^一种隔膜，包括.{33}…$/);
    // Of another number, nothing of this record is said.
    const other = { ...values, patentNumber: '202029900001.X' };
    expect(field.options(other, contextOf(other))[0]?.hint).toBeUndefined();
    expect(warningsOf(WDXPJ, other)).toContainEqual([
      'textSource',
      expect.stringContaining('没有收录的，请选“自行上传”'),
    ]);
  });

  it('of a record without claims are asked for, with the text', () => {
    const { claims: _, ...bare } = RECORD;
    const values = { ...GOOD, ...assessedPatentPrefill(bare) };
    expect(problemsOf(WDXPJ, values).map(([path]) => path)).toEqual([
      'claimCount',
      'independentClaims',
      'claimsToEvaluate',
    ]);
    expect(values).toMatchObject({ textSource: 'UPLOAD' });
  });

  it.each([
    ['8、1,8 2', [1, 2, 8]],
    ['１；３', [1, 3]],
    ['', undefined],
    ['1-8', undefined],
  ])('of %j are %j', (text, expected) => {
    expect(claimNumbers(text)).toEqual(expected);
  });
});

describe('the day that can be expected', () => {
  it('counts as offices work: holidays do not, working Saturdays do', () => {
    expect(earliestDay('2026-09-30', HOLIDAYS)).toBe('2026-10-13');
    expect(earliestDay(TODAY, HOLIDAYS)).toBe('2026-11-27');
  });
});

it('need not be typed: the applicant and the patent', () => {
  const profile = { applicantType: 'ENTERPRISE', applicantName: '示例公司' } as const;
  const known = wdxpjPrefill(profile, GOOD, RECORD);
  expect(known).toMatchObject({ applicantName: '示例公司', patentNumber: '202119900001.9' });
  expect(wdxpjPrefill(profile, GOOD, undefined)).not.toHaveProperty('patentNumber');
});
