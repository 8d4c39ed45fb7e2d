import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CoachKey,
  coachDisclosure,
  firstQuery,
} from '../../../src/domain/application/sqqpg/coach';
import type { FormValues } from '../../../src/domain/form/description';
import { parseExpression } from '../../../src/domain/search/parser';
import { TODAY } from '../checkSuite';

const FULL: FormValues = {
  field: '锂离子电池隔膜',
  ipcs: 'H01M50/446',
  background: '现有的聚烯烃隔膜在高温下收缩，正负极接触后短路。'.repeat(5),
  problem: '高温下隔膜收缩，电池内部短路，容易起火。',
  solution: `隔膜包括基材和陶瓷涂层，涂层厚 2 μm，如图 1 所示。${'先涂布，然后烘干。'.repeat(40)}`,
  effects: '与没有涂层的隔膜相比，150 ℃下的热收缩率降低 80%。',
  alternatives: '陶瓷可以换成勃姆石。',
  innovation: [{ id: '1', values: { point: '涂层中加入了纤维状的粘结剂' } }],
  embodiments: `实施例 1：${'把浆料涂在基材上，烘干。'.repeat(20)}实施例 2：改用勃姆石。附图说明见图 1。`,
  priorArt: [
    {
      id: '1',
      values: {
        source: 'CN199000001A',
        difference: '它的粘结剂是颗粒状的，受热后涂层容易脱落下来',
      },
    },
  ],
  keywords: '隔膜；陶瓷涂层；热收缩',
};

const coach = (values: FormValues, drawings = 0) => coachDisclosure(values, drawings, TODAY);
const part = (values: FormValues, key: CoachKey, drawings = 0) => {
  const found = coach(values, drawings).parts.find((one) => one.key === key);
  if (!found) throw new Error(`no part ${key}`);
  return found;
};

describe('the coach of a disclosure', () => {
  it('has nothing to say of one that is complete', () => {
    const { total, parts } = coach(FULL, 1);
    expect(parts.flatMap(({ missing }) => missing)).toEqual([]);
    expect(total).toBe(100);
  });

  it('says of an empty one what is missing in each part, and where to begin', () => {
    const { total, parts, grace, query } = coach({});
    expect(total).toBe(0);
    expect(parts.map(({ key, field }) => [key, field])).toEqual([
      ['problem', 'background'],
      ['knownArt', 'priorArt'],
      ['means', 'solution'],
      ['effect', 'effects'],
      ['embodiments', 'embodiments'],
      ['drawings', 'files'],
    ]);
    for (const { missing, why } of parts)
      expect([missing.length > 0, why !== '']).toEqual([true, true]);
    expect([grace, query]).toEqual([undefined, undefined]);
  });

  it.each<[string, FormValues, CoachKey, string]>([
    [
      'known art without a number',
      { priorArt: [{ id: '1', values: { source: '某公司的产品' } }] },
      'knownArt',
      '写上号码或完整出处',
    ],
    [
      'effects without figures',
      { effects: '与现有的隔膜相比，受热后收缩得更少，不易短路。' },
      'effect',
      '写出测得的数值',
    ],
    [
      'chemistry without data',
      { ipcs: 'C07D213/02' },
      'effect',
      '化学、生物领域的效果须有实验数据',
    ],
    [
      'a single embodiment',
      { embodiments: '实施例 1：把浆料涂在基材上，烘干，卷绕。' },
      'embodiments',
      '“实施例 2”',
    ],
    ['no substitutes', { alternatives: '' }, 'means', '替代方案'],
    ['a problem of money alone', { problem: '降低成本' }, 'problem', '写明要解决的技术问题'],
  ])('notices %s', (_, change, key, missing) => {
    expect(part({ ...FULL, ...change }, key, 1).missing.join()).toContain(missing);
  });

  it('asks for drawings as files, then for their description', () => {
    expect(part(FULL, 'drawings')).toMatchObject({ field: 'files', score: 40 });
    const silent = { ...FULL, solution: '隔膜', embodiments: '实施例' };
    expect(part(silent, 'drawings', 2)).toMatchObject({ field: 'embodiments', score: 60 });
  });

  it('reckons the grace period once a disclosure is told', () => {
    const disclosed = { ...FULL, disclosed: true, disclosureDate: '2026-08-31', way: 'EXHIBITION' };
    expect(coach(disclosed).grace).toEqual({ state: 'open', lastDay: '2027-02-28', daysLeft: 100 });
    expect(coach({ ...disclosed, disclosed: false }).grace).toBeUndefined();
  });

  it('never falls when something is added', () => {
    const keys = Object.keys(FULL);
    fc.assert(
      fc.property(fc.subarray(keys), fc.constantFrom(...keys), (some, more) => {
        const few = Object.fromEntries(some.map((key) => [key, FULL[key]]));
        expect(coach({ ...few, [more]: FULL[more] }).total).toBeGreaterThanOrEqual(
          coach(few).total,
        );
      }),
    );
  });
});

describe('the first search', () => {
  it('joins keywords, field and classes', () => {
    expect(firstQuery(FULL)).toBe(
      'TAC=("隔膜" OR "陶瓷涂层" OR "热收缩") AND TAC="锂离子电池隔膜" AND IC=H01M50/446',
    );
    expect(firstQuery({ ipcs: 'H01M；G06F' })).toBe('IC=(H01M OR G06F)');
    expect(firstQuery({ field: '锂离子电池及其隔膜技术' })).toBe('TAC=("锂离子电池" OR "隔膜")');
  });

  it('always can be searched, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (keywords, field) => {
        const query = firstQuery({ keywords: `“甲”；AND；${keywords}`, field, ipcs: 'H01M' });
        if (query === undefined) throw new Error('no query');
        expect(parseExpression(query)).toMatchObject({ ok: true, canonical: query });
      }),
    );
  });
});
