import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JZPJ, jzpjPrefill } from '../../../src/domain/application/jzpj';
import { remainingTerm } from '../../../src/domain/application/jzpj/term';
import { askedFiles, isRequired } from '../../../src/domain/form/asked';
import { formBody, formValues } from '../../../src/domain/form/body';
import type { FormRow, FormValues } from '../../../src/domain/form/description';
import { applicationNumberCheckDigit } from '../../../src/domain/numbers/applicationNumber';
import { TODAY } from '../checkSuite';
import { contextOf, ENTERPRISE, problemsOf, warningsOf } from './answers';

const rows = (...values: FormValues[]): FormRow[] =>
  values.map((own, index) => ({ id: String(index + 1), values: own }));

const PATENT: FormValues = {
  number: '202119900001.9',
  title: '一种示例隔膜',
  owner: '示例大学',
  kind: 'INVENTION',
  filingDate: '2021-03-01',
  status: 'VALID',
};

const GOOD: FormValues = {
  patents: rows(PATENT),
  scene: 'LICENSE',
  baseDate: '2026-09-30',
  method: 'INDEX',
  implementation: 'NONE',
  ...ENTERPRISE,
  hasAgent: false,
};

const USE: FormValues = {
  implementation: 'FULL',
  products: '示例电池',
  revenue3y: rows({ year: '2025', amount: '1,200.5' }, { year: '2024', amount: '0' }),
  profitRate: '12.5%',
  marketSize: '300000',
  marketShare: '0.4',
};

const problems = (change: FormValues) => problemsOf(JZPJ, { ...GOOD, ...change });
const paths = (change: FormValues) => problems(change).map(([path]) => path);

describe('a request for an evaluation of value', () => {
  it('passes when complete, and is sent in its normal form', () => {
    expect(problems({})).toEqual([]);
    const values = { ...GOOD, ...USE };
    expect(problemsOf(JZPJ, values)).toEqual([]);
    expect(formBody(JZPJ, values, contextOf(values))).toMatchObject({
      patents: [PATENT],
      revenue3y: [
        { year: '2025', amount: '1200.5' },
        { year: '2024', amount: '0' },
      ],
      profitRate: '12.5',
    });
  });

  it('asks for the data on which all depends', () => {
    const use = ['products', 'revenue3y', 'profitRate', 'marketSize', 'marketShare'];
    expect(paths({ implementation: 'FULL' })).toEqual(use);
    expect(paths({ method: 'INCOME' })).toEqual(use);
    expect(paths({ implementation: 'PARTIAL' })).toEqual([]);
    expect(paths({ method: 'COST' })).toEqual(['rdCost', 'maintainCost']);
    expect(paths({ method: 'MARKET' })).toEqual(['comparable']);
  });

  it.each<[string, FormValues, [path: string, message: string][]]>([
    ['no patent', { patents: [] }, [['patents', '请添加评估专利']]],
    [
      'a patent twice',
      { patents: rows(PATENT, PATENT) },
      [['patents.2.number', '第 2 个专利与第 1 个专利重复']],
    ],
    [
      'a patent that has lapsed',
      { patents: rows({ ...PATENT, status: 'INVALID' }) },
      [['patents.1.status', '第 1 个专利：已失效的专利不能评价价值，请删除这一项']],
    ],
    [
      'a patent filed after the base date',
      { patents: rows({ ...PATENT, filingDate: '2026-10-01' }) },
      [['patents.1.filingDate', '第 1 个专利：申请日不能晚于评估基准日']],
    ],
    ['a base date of today', { baseDate: TODAY }, []],
    [
      'a base date of tomorrow',
      { baseDate: '2026-11-21' },
      [['baseDate', '评估基准日不能晚于今天']],
    ],
    ['a base date 365 days ago', { baseDate: '2025-11-20' }, []],
    [
      'a base date 366 days ago',
      { baseDate: '2025-11-19' },
      [['baseDate', '评估基准日最早为 2025-11-20']],
    ],
    [
      'a loss',
      { ...USE, revenue3y: rows({ year: '2025', amount: '-1' }) },
      [
        [
          'revenue3y.1.amount',
          '第 1 个年度：请填写不小于 0 的数，最多 10 位整数、2 位小数，如 12.5',
        ],
      ],
    ],
    [
      'a year too long ago, and one twice',
      {
        ...USE,
        revenue3y: rows(
          { year: '2022', amount: '1' },
          { year: '2025', amount: '1' },
          { year: '2025', amount: '2' },
        ),
      },
      [
        ['revenue3y.1.year', '第 1 个年度：年度应为 2023～2026 之间的年份'],
        ['revenue3y.3.year', '第 3 个年度与第 2 个年度重复'],
      ],
    ],
    ['a rate of 101', { ...USE, profitRate: '101' }, [['profitRate', '应在 0 到 100 之间']]],
    [
      'a trade tomorrow',
      {
        method: 'MARKET',
        comparable: rows({ date: '2026-11-21', parties: '甲公司、乙公司', amount: '80' }),
      },
      [['comparable.1.date', '第 1 个交易：交易日期不能晚于今天']],
    ],
    ['a life as long as the term', { remainingLife: '14.5' }, []],
    [
      'a life longer than the term',
      { remainingLife: '14.6' },
      [['remainingLife', '不能长于剩余的法定保护期 14.5 年']],
    ],
    [
      'an indicator judged twice',
      {
        techSelf: rows({ indicator: 'T11', score: '5' }, { indicator: 'T11', score: '4' }),
      },
      [['techSelf.2.indicator', '第 2 个自评与第 1 个自评重复']],
    ],
  ])('%s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  it('takes twenty patents, not twenty-one', () => {
    const many = (count: number) =>
      rows(
        ...Array.from({ length: count }, (_, index) => {
          const body = `20211990${String(1000 + index)}`;
          return { ...PATENT, number: `${body}.${applicationNumberCheckDigit(body)}` };
        }),
      );
    expect(problems({ patents: many(20) })).toEqual([]);
    expect(problems({ patents: many(21) })).toEqual([['patents', '评估专利最多 20 项']]);
  });

  it('warns of an application', () => {
    const patents = rows({ ...PATENT, status: 'PENDING' });
    expect(warningsOf(JZPJ, { ...GOOD, patents })).toEqual([
      ['patents.1.status', expect.stringContaining('还没有授权')],
    ]);
  });

  it('asks for the documents that the answers call for', () => {
    const files = (values: FormValues) =>
      askedFiles(JZPJ, values, contextOf(values)).map(
        (file) => `${file.key}${isRequired(file, values, contextOf(values)) ? '*' : ''}`,
      );
    expect(files(GOOD)).toEqual(['ownership*', 'contract', 'report']);
    expect(files({ ...GOOD, ...USE, method: 'INCOME' })).toEqual([
      'ownership*',
      'implementation*',
      'finance*',
      'contract',
      'report',
    ]);
  });

  it('never throws, whatever is given', () => {
    const keys = [...Object.keys(GOOD), ...Object.keys(USE), 'remainingLife', 'comparable'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (given) => {
        const values = formValues(JZPJ, given);
        expect(() => [problemsOf(JZPJ, values), warningsOf(JZPJ, values)]).not.toThrow();
      }),
    );
  });
});

describe('the remaining term', () => {
  const day = fc
    .date({ min: new Date('2010-01-01'), max: new Date('2026-11-20'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const patent = fc.record({
    kind: fc.constantFrom('INVENTION', 'UTILITY', 'DESIGN'),
    filingDate: day,
  });

  it('is that of the patent that lasts longest, between 0 and 20 years', () => {
    fc.assert(
      fc.property(fc.array(patent, { minLength: 1, maxLength: 5 }), (patents) => {
        const all = remainingTerm({ patents: rows(...patents), baseDate: TODAY }, TODAY);
        const each = patents.map((one) => remainingTerm({ patents: rows(one) }, TODAY) ?? -1);
        expect(all).toBe(Math.max(...each));
        expect(all).toBeGreaterThanOrEqual(0);
        expect(all).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('is not known without kind and day', () => {
    expect(remainingTerm({ patents: rows({ number: PATENT.number }) }, TODAY)).toBeUndefined();
    expect(remainingTerm({}, TODAY)).toBeUndefined();
  });
});

describe('what need not be typed', () => {
  const profile = { applicantType: 'ENTERPRISE', applicantName: '示例公司' } as const;

  it('is the applicant, the patents of the address, today and the evaluation by indices', () => {
    const record = {
      applicationNumber: '202029900001.X',
      title: '一种示例夹具',
      patentType: 'UTILITY',
      applicants: [{ name: '示例大学' }],
      filingDate: '2020-03-02',
      validity: 'PENDING',
    } as const;
    const known = jzpjPrefill(profile, GOOD, [record, '202119900001.9'], TODAY);
    expect(known).toMatchObject({ applicantName: '示例公司', baseDate: TODAY, method: 'INDEX' });
    expect(known.patents).toEqual(
      rows(
        {
          number: '202029900001.X',
          title: '一种示例夹具',
          owner: '示例大学',
          kind: 'UTILITY',
          filingDate: '2020-03-02',
          status: 'PENDING',
        },
        { number: '202119900001.9' },
      ),
    );
    expect(jzpjPrefill(profile, GOOD, [], TODAY)).not.toHaveProperty('patents');
  });
});
