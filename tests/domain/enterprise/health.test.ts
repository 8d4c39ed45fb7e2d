import { describe, expect, it } from 'vitest';
import { portfolioHealth } from '../../../src/domain/enterprise/health';
import type { HealthPatent } from '../../../src/domain/enterprise/healthRules';
import { HEALTH_RULES, type HealthKey } from '../../../src/domain/enterprise/healthRules';

const TODAY = '2026-11-20';

/** A patent that no rule names. */
const SOUND: HealthPatent = {
  id: 'P1',
  title: '一种示例装置',
  applicationNumber: '202310000001.1',
  patentType: 'INVENTION_GRANT',
  validity: 'VALID',
  filingDate: '2023-03-01',
  grantDate: '2025-03-01',
  expiryDate: '2043-03-01',
  inventorCount: 3,
  familyAbroad: true,
  legalEvents: [{ date: '2025-03-01', code: 'GR01', name: '授权' }],
  fees: [{ annualYear: 4, dueDate: '2027-03-01', status: 'UNPAID' }],
  pledges: [],
  licenses: [],
};

const lapsed = (date: string): Partial<HealthPatent> => ({
  validity: 'INVALID',
  legalEvents: [
    { date, code: 'CF01', name: '专利权的终止' },
    { date: '2025-03-01', code: 'GR01', name: '授权' },
  ],
});

/** Keys of the rules that name a patent, with their reasons. */
function named(change: Partial<HealthPatent>): Record<string, string> {
  const found = portfolioHealth([{ ...SOUND, ...change }], TODAY);
  return Object.fromEntries(
    found.flatMap(({ key, records }) => records.map(({ reason }) => [key, reason])),
  );
}

describe('the state of a portfolio', () => {
  it('reckons a late fee for the day it would be paid, not for that of the data', () => {
    const filingDate = '2022-10-01';
    const fees = [{ annualYear: 5, dueDate: '2026-10-01', status: 'LATE' as const }];
    const late = (payDay?: string) =>
      portfolioHealth([{ ...SOUND, filingDate, fees }], TODAY, payDay).find(
        ({ key }) => key === 'FEE_LATE',
      )?.records[0];
    const [one, later, over] = [late(), late('2027-02-15'), late('2027-06-01')];
    expect(one?.reason).toContain('按 2026-11-20 缴须');
    expect(later?.reason).toContain('按 2027-02-15 缴须');
    expect(later?.cost?.surcharge).toBeGreaterThan(one?.cost?.surcharge ?? 0);
    expect(over?.reason).toContain('滞纳期已于 2027-04-01 届满');
    expect(over?.reason).not.toContain('缴须');
  });

  it('lets a period that ends on a day off end on the next working day', () => {
    const off = '2026-11-29';
    const calendar = { publishedUntil: '2026-12-31', holidays: {}, workingWeekends: [] };
    const reasonOn = (payDay: string, change: Partial<HealthPatent>, key: HealthKey) =>
      portfolioHealth([{ ...SOUND, ...change }], TODAY, payDay, calendar).find(
        (one) => one.key === key,
      )?.records[0];
    const filingDate = '2022-05-29';
    const late: Partial<HealthPatent> = {
      filingDate,
      fees: [{ annualYear: 5, dueDate: '2026-05-29', status: 'LATE' }],
    };
    const [monday, tuesday] = [
      reasonOn('2026-11-30', late, 'FEE_LATE'),
      reasonOn('2026-12-01', late, 'FEE_LATE'),
    ];
    expect(monday?.reason).toContain(`滞纳期最后一天 ${off} 是休息日，可缴到 2026-11-30`);
    expect(monday?.reason).toContain('按 2026-11-30 缴须');
    expect(monday?.cost?.surcharge).toBeGreaterThan(0);
    expect(tuesday?.reason).toContain('滞纳期已于 2026-11-30 届满');
    expect(tuesday?.cost).toBeUndefined();

    const window: Partial<HealthPatent> = {
      filingDate: '2025-11-28',
      validity: 'PENDING',
      familyAbroad: false,
    };
    expect(reasonOn('2026-11-30', window, 'PRIORITY_OPEN')?.reason).toBe(
      '2025-11-28 申请，尚无海外申请，优先权期到 2026-11-30（今天）',
    );
    expect(reasonOn('2026-12-01', window, 'PRIORITY_OPEN')).toBeUndefined();
  });

  it('says of a last day off what moves it, or that it may move where the days are not published', () => {
    const calendar = { publishedUntil: '2026-12-31', holidays: {}, workingWeekends: [] };
    const reasonOn = (change: Partial<HealthPatent>, key: HealthKey) =>
      portfolioHealth([{ ...SOUND, ...change }], TODAY, TODAY, calendar).find(
        (one) => one.key === key,
      )?.records[0]?.reason;
    const due = (dueDate: string): Partial<HealthPatent> => ({
      fees: [{ annualYear: 4, dueDate, status: 'UNPAID' }],
    });
    expect(reasonOn(due('2026-12-12'), 'FEE_DUE')).toContain(
      '最迟 2026-12-12（休息日，顺延到 2026-12-14）应缴',
    );
    const may = '（休息日，节假日安排公布后可能顺延）';
    expect(reasonOn(due('2027-01-09'), 'FEE_DUE')).toContain(`最迟 2027-01-09${may}应缴`);
    expect(reasonOn(due('2027-01-08'), 'FEE_DUE')).toContain('最迟 2027-01-08 应缴');
    const late: Partial<HealthPatent> = {
      fees: [{ annualYear: 4, dueDate: '2026-07-09', status: 'LATE' }],
    };
    expect(reasonOn(late, 'FEE_LATE')).toContain(`滞纳期最后一天 2027-01-09${may}`);
    const window: Partial<HealthPatent> = {
      filingDate: '2026-01-09',
      validity: 'PENDING',
      familyAbroad: false,
    };
    expect(reasonOn(window, 'PRIORITY_OPEN')).toContain(`优先权期到 2027-01-09${may}`);
  });

  it('counts a fee as due on the working day to which its last day moves, not on the day off', () => {
    const calendar = { publishedUntil: '2026-12-31', holidays: {}, workingWeekends: [] };
    const fees = [{ annualYear: 4, dueDate: '2026-12-12', status: 'UNPAID' as const }];
    const on = (payDay: string) =>
      portfolioHealth([{ ...SOUND, fees }], TODAY, payDay, calendar).find(
        ({ key }) => key === 'FEE_DUE',
      );
    expect(on('2026-12-12')?.urgency).toBe('SOON');
    const due = on('2026-12-14');
    expect(due?.urgency).toBe('TODAY');
    expect(due?.records[0]).toMatchObject({ deadline: '2026-12-14', dueDate: '2026-12-12' });
    expect(due?.records[0]?.reason).toContain(
      '2026-12-12（休息日，顺延到 2026-12-14，即今天）应缴',
    );
    expect(on('2026-12-15')?.records[0]?.reason).toContain('已过，请核对是否已缴');
  });

  it('tells what ends today from what ends soon, and puts it first', () => {
    const fees = [{ annualYear: 4, dueDate: TODAY, status: 'UNPAID' as const }];
    const found = portfolioHealth(
      [
        { ...SOUND, fees },
        { ...SOUND, id: 'P2', fees: [{ annualYear: 4, dueDate: '2026-12-20', status: 'UNPAID' }] },
        { ...SOUND, id: 'P3', expiryDate: '2026-11-25' },
      ],
      TODAY,
    );
    const keys = found.map(({ key }) => key);
    const first = found.findIndex(({ urgency }) => urgency !== 'NOW');
    expect(keys[first]).toBe('FEE_DUE');
    expect(found[first]?.dueToday).toBe(1);
    expect(found.find(({ key }) => key === 'EXPIRING')?.dueToday).toBe(0);
  });

  it('does not call a fee due whose day has passed since the day of the data', () => {
    const fees = [{ annualYear: 4, dueDate: '2026-11-25', status: 'UNPAID' as const }];
    const reasonOn = (payDay: string) =>
      portfolioHealth([{ ...SOUND, fees }], TODAY, payDay).find(({ key }) => key === 'FEE_DUE')
        ?.records[0]?.reason;
    expect(reasonOn('2026-11-25')).toContain('最迟 2026-11-25（今天）应缴');
    expect(reasonOn('2026-11-26')).toContain('已过，请核对是否已缴');
  });

  it('counts what is about to end from today, however old the data are', () => {
    const found = (payDay: string) =>
      portfolioHealth([{ ...SOUND, expiryDate: '2027-12-20' }], TODAY, payDay).find(
        ({ key }) => key === 'EXPIRING',
      )?.outcome;
    expect(found(TODAY)).toBe('CLEAR');
    expect(found('2026-12-20')).toBe('ATTENTION');
    const fees = [{ annualYear: 4, dueDate: '2027-03-10', status: 'UNPAID' as const }];
    const due = (payDay: string) =>
      portfolioHealth([{ ...SOUND, fees }], TODAY, payDay).find(({ key }) => key === 'FEE_DUE')
        ?.outcome;
    expect(due(TODAY)).toBe('CLEAR');
    expect(due('2026-12-20')).toBe('ATTENTION');
  });

  it('finds nothing in a sound one, and lists every rule', () => {
    const found = portfolioHealth([SOUND], TODAY);
    expect(found.map(({ key }) => key)).toEqual(HEALTH_RULES.map(({ key }) => key));
    expect(found.filter(({ records, unknown }) => records.length > 0 || unknown > 0)).toEqual([]);
  });

  it.each<[Partial<HealthPatent>, HealthKey[], string]>([
    [{ fees: [{ annualYear: 4, dueDate: '2026-10-01', status: 'LATE' }] }, ['FEE_LATE'], '已逾期'],
    [
      { fees: [{ annualYear: 4, dueDate: '2027-02-20', status: 'UNPAID' }] },
      ['FEE_DUE'],
      '最迟 2027-02-20 应缴',
    ],
    [lapsed('2026-10-01'), ['RESTORABLE', 'LAPSED'], '未缴年费'],
    [lapsed('2025-10-01'), ['LAPSED'], '2025-10-01'],
    [lapsed('2020-10-01'), [], ''],
    [{ expiryDate: '2027-11-20' }, ['EXPIRING'], '2027-11-20 期限届满'],
    [{ expiryDate: '2027-11-21' }, [], ''],
    [
      {
        legalEvents: [
          {
            date: '2026-01-01',
            code: 'IP01',
            name: '专利权的无效宣告',
            detail: '宣告专利权部分无效',
          },
          { date: '2025-03-01', code: 'GR01', name: '授权' },
        ],
      },
      ['PARTLY_INVALID'],
      '部分无效',
    ],
    [
      { pledges: [{ from: '2026-01-01', pledgee: '示例银行', to: '2029-01-01' }] },
      ['PLEDGED'],
      '示例银行',
    ],
    [{ pledges: [{ from: '2024-01-01', releaseDate: '2025-01-01' }] }, [], ''],
    [{ licenses: [{ licensee: '乙公司', to: '2027-01-01' }] }, ['LICENSE_ENDING'], '乙公司'],
    [
      { filingDate: '2026-02-01', validity: 'PENDING', familyAbroad: false },
      ['PRIORITY_OPEN'],
      '2026-02-01',
    ],
    [{ familyAbroad: false }, ['NO_FAMILY'], '国内'],
    [{ inventorCount: 1 }, ['SINGLE_INVENTOR'], '一名'],
    [{ grantDate: '2020-01-01' }, ['UNUSED'], '2020-01-01'],
    [{ grantDate: '2020-01-01', licenses: [{ licensee: '乙公司' }] }, [], ''],
  ])('%j', (change, keys, reason) => {
    const found = named(change);
    expect(Object.keys(found).sort()).toEqual([...keys].sort());
    expect(Object.values(found).join()).toContain(reason);
  });

  it('says of how many it could not tell', () => {
    const found = portfolioHealth([{ id: 'P2', title: '题名', validity: 'VALID' }], TODAY);
    const unknown = found.filter((one) => one.unknown > 0).map(({ key }) => key);
    expect(unknown).toContain('FEE_DUE');
    expect(unknown).toContain('PLEDGED');
    expect(found.every(({ records }) => records.length === 0)).toBe(true);
  });

  it('neither names nor clears a patent of which the deciding facts are missing', () => {
    const toldOf = (change: Partial<HealthPatent>) =>
      portfolioHealth([{ ...SOUND, ...change }], TODAY).flatMap(({ key, records, unknown }) => [
        ...records.map(({ reason }) => `${key} ${reason}`),
        ...(unknown > 0 ? [`${key} ?`] : []),
      ]);
    const { validity: _, ...stateless } = SOUND;
    // Whether it is in force decides nearly every rule.
    expect(
      portfolioHealth([stateless], TODAY).filter(({ unknown }) => unknown === 0),
    ).toMatchObject([{ key: 'PRIORITY_OPEN', records: [] }]);
    const fee = { annualYear: undefined, dueDate: '', status: undefined } as const;
    expect(toldOf({ fees: [fee] })).toEqual(['FEE_LATE ?', 'FEE_DUE ?']);
    expect(toldOf({ fees: [{ ...fee, status: 'UNPAID' }] })).toEqual(['FEE_DUE ?']);
    expect(toldOf({ fees: [{ ...fee, status: 'LATE' }] })).toEqual(['FEE_LATE 应缴年费，已逾期']);
    expect(toldOf({ pledges: [{ from: '' }] })).toEqual(['PLEDGED 质押']);
    // A lapsed right of which no event tells why it lapsed.
    for (const legalEvents of [[], [{ date: '2025-03-01', code: 'GR01', name: '授权' }]]) {
      expect(toldOf({ validity: 'INVALID', legalEvents })).toEqual(['RESTORABLE ?', 'LAPSED ?']);
    }
    // What is of no known kind may be a design.
    const { patentType: __, ...kindless } = SOUND;
    const young = { filingDate: '2026-02-01', validity: 'PENDING', familyAbroad: false } as const;
    for (const patent of [
      { ...kindless, ...young },
      { ...kindless, inventorCount: 1 },
    ]) {
      const found = portfolioHealth([patent], TODAY);
      expect(found.filter(({ records }) => records.length > 0)).toEqual([]);
      expect(found.flatMap(({ missing }) => missing)).toContainEqual({
        what: '专利类型',
        count: 1,
      });
    }
  });

  it('puts the nearest day first', () => {
    const patents = ['2027-08-01', '2027-01-01', '2027-03-01'].map((expiryDate, index) => ({
      ...SOUND,
      id: `P${index}`,
      expiryDate,
    }));
    const expiring = portfolioHealth(patents, TODAY).find(({ key }) => key === 'EXPIRING');
    expect(expiring?.records.map(({ id }) => id)).toEqual(['P1', 'P2', 'P0']);
  });

  it('refuses what is no day', () => {
    expect(() => portfolioHealth([], 'today')).toThrow(RangeError);
  });
});
