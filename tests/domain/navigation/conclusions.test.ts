import { expect, it } from 'vitest';
import { nodeConclusions, type RatedNode } from '../../../src/domain/navigation/conclusions';

const NODE: RatedNode = {
  id: 'n1',
  parentId: null,
  position: 'MIDSTREAM',
  name: '隔膜',
  level: 2,
  total: 100,
  cityTotal: 10,
  expression: 'TI=隔膜',
  keyLevel: 'GENERAL',
  growth: null,
  known: { address: 100, filing: 100, applicants: 100 },
  children: [],
};

const READING = {
  filingTrend: [],
  topApplicants: [{ name: '甲公司', type: 'ENTERPRISE', local: false, count: 9 }],
  topInventors: [{ value: '张某', count: 5 }],
  inventorsKnown: 100,
  newEntrants: [{ name: '乙公司', local: false }],
};

const WHOLE = {
  name: '动力电池',
  patentTotal: 1000,
  cityTotal: 100,
  asOf: '2026-10-31',
  city: { name: '常熟', expression: 'AA=常熟' },
};

/** What is concluded of each kind. */
const said = (known: Partial<RatedNode['known']>, inventorsKnown = 100) =>
  Object.fromEntries(
    nodeConclusions(
      { ...NODE, known: { ...NODE.known, ...known } },
      { ...READING, inventorsKnown },
      WHOLE,
    ).map(({ kind, text }) => [kind, text]),
  );

it('names the first of those outside and of the inventors with what that rests on', () => {
  expect(said({}).INVESTMENT).toBe(
    '市外企业中专利最多的有“甲公司”，近年新进入的市外申请人有 1 个，可作为招商线索（地址已知 100 / 共 100）。',
  );
  expect(said({}).TALENT).toContain('发明人已知 100 / 共 100');
});

it('names nobody first, and nobody new, where too little is known', () => {
  expect(said({ address: 3 }).INVESTMENT).toBeUndefined();
  expect(said({ applicants: 3 }).INVESTMENT).toBeUndefined();
  expect(said({ filing: 3 }).INVESTMENT).not.toContain('新进入');
  expect(said({}, 3).TALENT).toBeUndefined();
});

it('rests a growth on its years, and does not repeat it below its sentence', () => {
  const years = Array.from({ length: 8 }, (_, at) => ({ year: 2018 + at, count: 10 + at }));
  const [grown] = nodeConclusions(
    { ...NODE, growth: 5.9 },
    { ...READING, filingTrend: years },
    WHOLE,
  );
  expect(grown?.text).toContain('+5.9%');
  expect(grown?.evidence.map(({ label }) => label)).toEqual([
    expect.stringMatching(/^\d{4}—\d{4} 年申请$/),
    expect.stringMatching(/^\d{4}—\d{4} 年申请$/),
  ]);
});
