import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TradePatent, type TradeRecord, tradePatent } from '@/domain/transaction/patentFacts';
import { type PreflightListing, preflight, preflightSummary } from '@/domain/transaction/preflight';

const TODAY = '2026-11-20';
const OWNER = '苏州示例新材料有限公司';

const PATENT: TradePatent = {
  number: '202119900001.9',
  title: '一种固态电池隔膜及其制备方法',
  kind: 'INVENTION',
  validity: 'VALID',
  owners: [OWNER],
  expiryDate: '2041-01-04',
  ipcs: ['H01M50/409'],
  fromRecord: true,
  id: 'P1',
  pledgees: [],
  licenses: [],
};

const LISTING: PreflightListing = {
  direction: 'SUPPLY',
  transactionTypeIds: ['1'],
  priceMode: 'FIXED',
  priceMin: 30,
  royaltyBase: '',
  licenseTo: '',
  hasAgent: false,
};

const check = (
  listing: Partial<PreflightListing>,
  patent: Partial<TradePatent> = {},
  name = OWNER,
) => preflight({ ...LISTING, ...listing }, [{ ...PATENT, ...patent }], { name }, TODAY);

const rules = (...given: Parameters<typeof check>) =>
  check(...given).map(({ rule, level }) => `${rule} ${level}`);

describe('the check before publishing', () => {
  it.each<[string, Partial<PreflightListing>, Partial<TradePatent>, string[]]>([
    ['nothing', {}, {}, []],
    ['a lapsed patent', {}, { validity: 'INVALID' }, ['INVALID block']],
    ['a term that is over', {}, { expiryDate: '2026-11-20' }, ['INVALID block']],
    ['a term of a year', {}, { expiryDate: '2027-11-20' }, ['TERM warn']],
    ['exactly two years', {}, { expiryDate: '2028-11-20' }, []],
    ['an application to be assigned', {}, { validity: 'PENDING' }, ['PENDING_TYPE block']],
    ['the right way of it', { transactionTypeIds: ['2'] }, { validity: 'PENDING' }, []],
    [
      'an assigned application that is granted',
      { transactionTypeIds: ['2'] },
      {},
      ['GRANTED_TYPE warn'],
    ],
    ['a number without record', {}, { fromRecord: false, id: undefined }, ['UNVERIFIED warn']],
    ['another owner', {}, { owners: ['另一公司'] }, ['OWNER warn']],
    ['another owner, shown', { attached: ['ownership'] }, { owners: ['另一公司'] }, []],
    [
      'an agent without authority',
      { hasAgent: true, attached: ['ownership'] },
      { owners: ['另一公司'] },
      ['OWNER warn'],
    ],
    ['a pledge', {}, { pledgees: ['示例银行'] }, ['PLEDGED warn']],
    [
      'a pledge under an open licence',
      { transactionTypeIds: ['6'] },
      { pledgees: ['示例银行'] },
      ['PLEDGED block'],
    ],
    [
      'a pledge with consent',
      { transactionTypeIds: ['6'], attached: ['pledgeeConsent'] },
      { pledgees: ['示例银行'] },
      [],
    ],
    ['a preservation', {}, { preservedOn: '2026-01-01' }, ['PRESERVED block']],
    [
      'working together on a preserved one',
      { transactionTypeIds: ['10'] },
      { preservedOn: '2026-01-01' },
      ['PRESERVED warn'],
    ],
    [
      'an exclusive licence',
      { transactionTypeIds: ['3'] },
      { licenses: [{ kind: 'EXCLUSIVE', licensee: '某公司' }] },
      ['LICENSED warn'],
    ],
    [
      'the same and an open one',
      { transactionTypeIds: ['6'] },
      { licenses: [{ kind: 'SOLE', licensee: '某公司' }] },
      ['LICENSED block'],
    ],
    [
      'an ordinary licence',
      { transactionTypeIds: ['6'] },
      { licenses: [{ kind: 'NORMAL', licensee: '某公司' }] },
      [],
    ],
    ['an open utility model', { transactionTypeIds: ['6'] }, { kind: 'UTILITY' }, ['REPORT block']],
    [
      'the same with its report',
      { transactionTypeIds: ['6'], attached: ['evaluationReport'] },
      { kind: 'UTILITY' },
      [],
    ],
    [
      'a dear open licence',
      { transactionTypeIds: ['6'], priceMin: 2000.01 },
      {},
      ['FEE_LIMIT warn'],
    ],
    [
      '20 % of sales',
      { transactionTypeIds: ['6'], royaltyRate: 20, royaltyBase: 'NET_SALES' },
      {},
      [],
    ],
    [
      'more than that',
      { transactionTypeIds: ['6'], royaltyRate: 20.5, royaltyBase: 'NET_SALES' },
      {},
      ['FEE_LIMIT warn'],
    ],
    [
      'more than 40 % of profit',
      { transactionTypeIds: ['6'], royaltyRate: 41, royaltyBase: 'PROFIT' },
      {},
      ['FEE_LIMIT warn'],
    ],
    [
      'an open licence to be negotiated',
      { transactionTypeIds: ['6'], priceMode: 'NEGOTIABLE' },
      {},
      ['NEGOTIABLE block'],
    ],
    ['a price to be negotiated', { priceMode: 'NEGOTIABLE' }, {}, ['NEGOTIABLE warn']],
    ['a licence that outlives the right', { licenseTo: '2041-01-05' }, {}, ['LICENSE_END block']],
    [
      'a fee that is late',
      {},
      { unpaidFee: { annualYear: 6, dueDate: '2026-01-04' } },
      ['ANNUAL_FEE warn'],
    ],
  ])('%s', (_, listing, patent, expected) => {
    expect(rules(listing, patent)).toEqual(expected);
  });

  it('compares names in either width, and asks nothing of a demand', () => {
    expect(rules({}, { owners: ['示例（苏州）有限公司'] }, '示例(苏州)有限公司')).toEqual([]);
    expect(rules({ direction: 'DEMAND' }, { validity: 'INVALID' })).toEqual([]);
  });

  it('looks at the shortest-lived patent of a package', () => {
    const [finding] = preflight(
      { ...LISTING, licenseTo: '2036-01-01' },
      [
        PATENT,
        { ...PATENT, number: '202129900001.1', title: '一种夹具', expiryDate: '2031-01-04' },
      ],
      { name: OWNER },
      TODAY,
    );
    expect(finding?.sentence).toBe(
      '许可期限到 2036-01-01，超过了最早到期的专利“一种夹具”（202129900001.1）的期满终止日 2031-01-04。',
    );
  });

  it('says a sentence, a remedy and a place for whatever it finds, what blocks first', () => {
    const listing = fc.record({
      transactionTypeIds: fc.subarray(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '99']),
      priceMode: fc.constantFrom('FIXED', 'RANGE', 'NEGOTIABLE', 'FREE'),
      priceMin: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: undefined }),
      licenseTo: fc.constantFrom('', '2030-01-01', '2050-01-01'),
      hasAgent: fc.boolean(),
    });
    const patent = fc.record({
      validity: fc.constantFrom(
        'VALID' as const,
        'PENDING' as const,
        'INVALID' as const,
        undefined,
      ),
      kind: fc.constantFrom('INVENTION' as const, 'UTILITY' as const, 'DESIGN' as const, undefined),
      expiryDate: fc.constantFrom('2026-01-01', '2027-01-01', '2041-01-04', undefined),
      owners: fc.subarray([OWNER, '另一公司']),
      pledgees: fc.subarray(['示例银行']),
      preservedOn: fc.constantFrom(undefined, '2026-01-01'),
      fromRecord: fc.boolean(),
    });
    fc.assert(
      fc.property(listing, patent, (terms, facts) => {
        const found = check(terms, facts);
        for (const { sentence, remedy, targetLabel } of found) {
          expect(sentence).toMatch(/。$/);
          expect(remedy).toMatch(/。$/);
          expect(`${sentence}${remedy}${targetLabel}`).not.toMatch(/undefined|NaN|。。/);
        }
        const levels = found.map(({ level }) => level);
        expect(levels).toEqual([...levels].sort());
        if (facts.validity === 'INVALID') expect(levels[0]).toBe('block');
      }),
    );
  });

  it('counts what it found', () => {
    expect(preflightSummary([])).toBe('没有发现问题');
    expect(
      preflightSummary(
        check(
          { transactionTypeIds: ['6'], priceMode: 'NEGOTIABLE' },
          { kind: 'DESIGN', owners: ['乙'] },
        ),
      ),
    ).toBe('2 项必须处理，1 项请留意');
  });
});

describe('what a record says about trading', () => {
  const record: TradeRecord = {
    id: 'P1',
    applicationNumber: '202129900001.1',
    title: '一种夹具',
    patentType: 'UTILITY',
    validity: 'VALID',
    filingDate: '2021-01-04',
    applicants: [{ name: '原申请人' }],
    currentOwners: [{ name: OWNER }],
    mainIpc: 'B25B1/00',
    ipcs: ['B25B1/00', 'B25B5/00'],
    legalEvents: [
      { date: '2025-02-01', code: 'PP01', name: '专利权的保全' },
      { date: '2021-06-01', code: 'GR01', name: '授权' },
    ],
    pledges: [
      { pledgee: '示例银行', to: '2027-01-01' },
      { pledgee: '旧银行', to: '2024-01-01' },
      { pledgee: '已解除', releaseDate: '2025-01-01' },
    ],
    licenses: [
      { kind: '独占许可', licensee: '甲', to: '2028-01-01' },
      { kind: '排他许可', licensee: '乙', revokeDate: '2025-01-01' },
    ],
    fees: [
      { annualYear: 6, dueDate: '2026-01-04', status: 'LATE' },
      { annualYear: 7, dueDate: '2027-01-04', status: 'UNPAID' },
    ],
  };

  it('keeps what still runs', () => {
    expect(tradePatent(record, TODAY)).toMatchObject({
      kind: 'UTILITY',
      owners: [OWNER],
      expiryDate: '2031-01-04',
      ipcs: ['B25B1/00', 'B25B5/00'],
      status: '专利权有效，2021-06-01 授权',
      statusDate: '2021-06-01',
      pledgees: ['示例银行'],
      preservedOn: '2025-02-01',
      licenses: [{ kind: 'EXCLUSIVE', licensee: '甲', to: '2028-01-01' }],
      unpaidFee: { annualYear: 6, dueDate: '2026-01-04' },
    });
  });

  it('lifts a preservation', () => {
    const lifted = { date: '2025-06-01', code: 'PD01', name: '专利权保全的解除' };
    const events = [lifted, ...(record.legalEvents ?? [])];
    expect(tradePatent({ ...record, legalEvents: events }, TODAY).preservedOn).toBeUndefined();
  });
});
