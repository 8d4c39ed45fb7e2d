import { describe, expect, it } from 'vitest';
import {
  caseEvents,
  dishonestEvents,
  historyOf,
  historyYears,
  legalHistory,
  movedEvents,
  patentEvents,
  patentsOf,
} from '../../../src/domain/enterprise/history';

const OWN = ['示例甲有限公司'];
const patent = { id: 'P1', title: '一种装置', applicants: [], inventors: [] };
const short = (events: readonly { kind: string; day: string | undefined }[]) =>
  events.map(({ kind, day }) => [kind, day]);

describe('what rows of the search tell', () => {
  it('a grant without a day is told without one; an application was never granted', () => {
    expect(
      short(patentEvents([{ ...patent, filingDate: '2020-01-01', patentType: 'UTILITY' }])),
    ).toEqual([
      ['FILED', '2020-01-01'],
      ['GRANTED', undefined],
    ]);
    expect(
      short(patentEvents([{ ...patent, patentType: 'INVENTION_PUB', validity: 'PENDING' }])),
    ).toEqual([['FILED', undefined]]);
  });

  it('of the day of a lapse they tell nothing; legal events do', () => {
    const rows = patentEvents([
      { ...patent, filingDate: '2015-01-01', patentType: 'INVENTION_PUB', validity: 'INVALID' },
    ]);
    expect(short(rows)).toContainEqual(['LAPSED', undefined]);
    const legal = legalHistory([
      {
        id: 'P1',
        title: '一种装置',
        legalEvents: [
          { date: '2021-02-03', code: 'CF01', name: '专利权的终止' },
          { date: '2019-02-03', code: 'TR01', name: '专利权的转移' },
          { date: '2018-02-03', code: 'EE01', name: '专利实施许可合同备案的生效' },
        ],
      },
    ]);
    expect(short(historyOf(rows, legal))).toEqual([
      ['LAPSED', '2021-02-03'],
      ['TRANSFERRED', '2019-02-03'],
      ['LICENSED', '2018-02-03'],
      ['FILED', '2015-01-01'],
    ]);
  });

  it('a right that was restored has not lapsed', () => {
    const legalEvents = [
      { date: '2022-02-03', code: 'RR01', name: '专利权利的恢复' },
      { date: '2021-02-03', code: 'CF01', name: '专利权的终止' },
      { date: '2018-02-03', code: 'GR01', name: '授权' },
    ];
    expect(short(legalHistory([{ id: 'P1', title: '一种装置', legalEvents }]))).toEqual([
      ['GRANTED', '2018-02-03'],
    ]);
  });

  it('the day of grant stands with its event where rows lack it', () => {
    const rows = patentEvents([{ ...patent, patentType: 'DESIGN', validity: 'VALID' }]);
    expect(short(rows)).toContainEqual(['GRANTED', undefined]);
    const legalEvents = [{ date: '2017-07-28', name: '授权' }];
    const legal = legalHistory([{ id: 'P1', title: '一种装置', legalEvents }]);
    expect(short(historyOf(rows, legal)).filter(([kind]) => kind === 'GRANTED')).toEqual([
      ['GRANTED', '2017-07-28'],
    ]);
  });
});

it('says of a transfer which way it went, or that the enterprise still holds the patent', () => {
  const transfers = [
    { before: '示例甲有限公司', after: '示例乙有限公司', effectiveDate: '2022-01-01' },
    { before: '示例丙有限公司', after: '示例甲有限公司', effectiveDate: '2021-01-01' },
    {
      before: '示例甲有限公司',
      after: '示例甲有限公司；示例丙有限公司',
      effectiveDate: '2020-01-01',
    },
    { before: '示例丙有限公司', after: '示例丁有限公司', effectiveDate: '2019-01-01' },
  ];
  const events = movedEvents([{ id: 'P1', title: '一种装置', transfers }], OWN);
  expect(events.map(({ note }) => note)).toEqual(['转出', '转入', '权利人变更，本企业仍是权利人']);
});

it('keeps two licences of one patent, whatever their days', () => {
  const licence = { licensor: '示例甲有限公司', licensee: '示例乙有限公司' };
  const record = {
    id: 'P1',
    title: '一种装置',
    licenses: [licence, { ...licence, from: '2020-01-01' }, { ...licence, from: '2020-01-01' }],
  };
  expect(short(historyOf(movedEvents([record], OWN)))).toEqual([
    ['LICENSED', '2020-01-01'],
    ['LICENSED', '2020-01-01'],
    ['LICENSED', undefined],
  ]);
});

it('puts years newest first and what has no day apart, at the end', () => {
  const cases = caseEvents(
    [
      {
        id: 'C1',
        title: '判决书',
        judgmentDate: null,
        parties: [{ role: '被告', name: '示例甲有限公司' }],
      },
      {
        id: 'C2',
        title: '判决书',
        judgmentDate: '2023-01-01',
        parties: [{ role: '被告', name: '示例乙有限公司' }],
      },
    ],
    OWN,
  );
  const years = historyYears(
    historyOf(
      cases,
      dishonestEvents([
        { id: 'B1', decisionDate: '2022-05-01' },
        { id: 'B2', decisionDate: '2024-05-01' },
      ]),
    ),
  );
  expect(years.map(({ year, events }) => [year, events.map(({ at }) => at.id)])).toEqual([
    ['2024', ['B2']],
    ['2022', ['B1']],
    ['', ['C1']],
  ]);
});

it('counts no patent of others, and says which name nobody', () => {
  const of = (id: string, names: string[]) => ({
    ...patent,
    id,
    applicants: names.map((name) => ({ name })),
  });
  const { patents, others, unsaid } = patentsOf(
    [of('P1', ['示例甲有限公司']), of('P2', ['示例乙有限公司']), of('P3', [])],
    OWN,
  );
  expect([patents.map(({ id }) => id), others, unsaid]).toEqual([['P1', 'P3'], 1, 1]);
});
