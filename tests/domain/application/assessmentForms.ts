import fc from 'fast-check';
import type { FormRow, FormValues } from '../../../src/domain/form/description';
import { ENTERPRISE, PERSON } from './answers';

const words = (minLength: number, maxLength: number) =>
  fc.string({
    unit: fc.constantFrom(...'电池隔膜涂层收缩率提高降低的一二三'),
    minLength,
    maxLength,
  });

const rowsOf = (values: readonly FormValues[]): FormRow[] =>
  values.map((own, index) => ({ id: String(index + 1), values: own }));

/** Applicants of both types, without an agent. */
const applicant = fc.constantFrom<FormValues>(
  { ...ENTERPRISE, hasAgent: false },
  { ...PERSON, hasAgent: false },
);

const amount = fc.nat(9_999_999_999).map((cents) => String(cents / 100));
const rate = fc.nat(10_000).map((hundredths) => String(hundredths / 100));

/** Good answers of an evaluation before filing. */
export const goodSqqpg: fc.Arbitrary<FormValues> = fc
  .record({
    who: applicant,
    caseName: words(5, 60),
    targetType: fc.subarray(['INVENTION', 'UTILITY', 'DESIGN', 'PCT', 'ADVISE'], { minLength: 1 }),
    field: words(1, 100),
    background: words(20, 300),
    problem: words(20, 300),
    solution: words(100, 5000),
    effects: words(20, 300),
    points: fc.uniqueArray(words(10, 500), { minLength: 1, maxLength: 10 }),
    disclosed: fc.boolean(),
    way: fc.constantFrom('EXHIBITION', 'LEAK', 'PAPER', 'SALE'),
    trl: fc.integer({ min: 1, max: 9 }).map(String),
    market: words(10, 1000),
  })
  .map(({ who, points, ...own }) => ({
    secrecy: false,
    ipcs: 'H01M50/446；A',
    keywords: '隔膜；涂层；收缩',
    disclosureDate: '2026-03-15',
    expression: 'TAC=(隔膜 AND 涂层)',
    inventors: rowsOf([
      { name: '张三', contribution: '60' },
      { name: '李四', contribution: '40' },
    ]),
    innovation: rowsOf(points.map((point) => ({ point }))),
    ...who,
    ...own,
  }));

/** Good answers of an evaluation of stability. */
export const goodWdxpj: fc.Arbitrary<FormValues> = fc
  .record({
    who: applicant,
    claims: fc.integer({ min: 3, max: 60 }),
    claimScope: fc.constantFrom('ALL', 'CHOSEN'),
    validity: fc.constantFrom('VALID', 'INVALID'),
    textSource: fc.constantFrom('RECORD', 'UPLOAD'),
    purpose: fc.constantFrom('LITIGATION', 'TRADE', 'PLEDGE', 'DEFENCE'),
    position: fc.constantFrom('OWNER', 'ACQUIRER', 'ACCUSED', 'NEUTRAL'),
    depth: fc.constantFrom('QUICK', 'STANDARD'),
    hasReport: fc.boolean(),
    disputeInfo: words(1, 2000),
  })
  .map(({ who, claims, ...own }) => ({
    patentNumber: '202029900001.X',
    patentTitle: '一种示例夹具',
    patentee: '示例大学',
    patentKind: 'UTILITY',
    filingDate: '2020-03-02',
    grantDate: '2020-11-10',
    claimCount: String(claims),
    independentClaims: '1、3',
    claimsToEvaluate: ['1', '2', '3'],
    expectDate: '2027-01-15',
    reportConclusion: 'FULL',
    knownDocs: rowsOf([{ source: 'CN199000001A' }]),
    ...who,
    ...own,
  }));

/** Good answers of an evaluation of value. */
export const goodJzpj: fc.Arbitrary<FormValues> = fc
  .record({
    who: applicant,
    scene: fc.constantFrom('MANAGE', 'LICENSE', 'FINANCE', 'REPORT', 'INFRINGE', 'OTHER'),
    method: fc.constantFrom('INDEX', 'INCOME', 'MARKET', 'COST'),
    implementation: fc.constantFrom('FULL', 'PARTIAL', 'NONE'),
    profitRate: rate,
    marketSize: amount,
    marketShare: rate,
    rdCost: amount,
    maintainCost: amount,
    remainingLife: fc.nat(33).map((tenths) => String(tenths / 10)),
    amounts: fc.array(amount, { minLength: 1, maxLength: 3 }),
  })
  .map(({ who, amounts, ...own }) => ({
    patents: rowsOf([
      {
        number: '202029900001.X',
        title: '一种示例夹具',
        owner: '示例大学',
        kind: 'UTILITY',
        filingDate: '2020-03-02',
        status: 'VALID',
      },
    ]),
    baseDate: '2026-09-30',
    products: '示例夹具',
    revenue3y: rowsOf(amounts.map((sum, index) => ({ year: String(2023 + index), amount: sum }))),
    comparable: rowsOf([{ date: '2025-06-03', parties: '甲公司、乙公司', amount: '80' }]),
    ...who,
    ...own,
  }));
