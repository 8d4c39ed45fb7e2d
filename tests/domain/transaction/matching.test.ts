import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type MatchListing,
  matchListings,
  matchReasons,
  similarListings,
  speaksFor,
} from '@/domain/transaction/matching';
import { wordsInCommon } from '@/domain/transaction/wordsInCommon';

const named = (id: string, name: string) => ({ id, name });

const OFFER: MatchListing = {
  id: 'S1',
  direction: 'SUPPLY',
  title: '一种固态电池隔膜及其制备方法专利许可',
  summary: '隔膜厚度 12 微米，耐热性好，用于动力电池。',
  industryTypes: [named('C38', '电气机械和器材制造业')],
  transactionTypes: [named('3', '普通许可'), named('99', '其他')],
  ipcs: ['H01M50/409', 'H01M10/0525'],
  priceMode: 'FIXED',
  priceMin: 30,
};

const DEMAND: MatchListing = {
  id: 'D1',
  direction: 'DEMAND',
  title: '寻求动力电池隔膜技术',
  summary: '需要提高耐热性。',
  technicalField: '固态电池',
  industryTypes: [named('C38', '电气机械和器材制造业'), named('C26', '化学原料和化学制品制造业')],
  transactionTypes: [named('3', '普通许可'), named('99', '其他')],
  ipcs: ['H01M50/00'],
  priceMode: 'RANGE',
  budgetMin: 20,
  budgetMax: 50,
};

describe('matching of offers and demands', () => {
  it('says why, the weightiest first', () => {
    const [match] = matchListings(DEMAND, [OFFER]);
    expect(match?.reasons.map(({ text }) => text)).toEqual([
      'IPC 大组同为 H01M50',
      '行业同为“电气机械和器材制造业”',
      '价格 30 万元，在预算 20～50 万元之内',
      '都提到“动力电池”、“固态电池”、“隔膜”',
      '双方都接受“普通许可”',
    ]);
    expect(match?.score).toBe(92);
  });

  it.each([
    ['低于预算 20～50 万元', { priceMin: 5 }, {}],
    ['在预算 20～50 万元之内', { priceMin: 20 }, {}],
    ['与预算 20～50 万元有重合', { priceMode: 'RANGE', priceMin: 40, priceMax: 60 }, {}],
    ['与预算 20～50 万元有重合', { priceMode: 'RANGE', priceMin: 10, priceMax: 30 }, {}],
    ['与预算 20～50 万元有重合', { priceMode: 'RANGE', priceMin: 30 }, {}],
    ['预算不超过 50 万元', { priceMin: 5 }, { budgetMin: undefined }],
    ['预算不低于 20 万元', { priceMin: 30 }, { budgetMax: undefined }],
    ['预算不低于 20 万元', { priceMin: 5 }, { budgetMax: undefined }],
  ] as const)('says where a price stands to the budget: %s', (words, price, budget) => {
    const reasons = matchReasons({ ...DEMAND, ...budget }, { ...OFFER, ...price });
    const text = reasons.find(({ kind }) => kind === 'price')?.text;
    expect(text).toMatch(new RegExp(`万元，${words}$`));
  });

  it('looks for the other side only, and lists the like of one side', () => {
    const other = { ...OFFER, id: 'S2' };
    expect(matchListings(OFFER, [other, DEMAND]).map(({ listing }) => listing.id)).toEqual(['D1']);
    expect(similarListings(OFFER, [OFFER, other, DEMAND])[0]?.listing.id).toBe('S2');
  });

  it('finds no fit in price and way of trading alone, nor in lapsed patents', () => {
    const far = {
      ...OFFER,
      title: '一种渔网',
      summary: '捕捞',
      industryTypes: [],
      ipcs: ['A01K73/00'],
    };
    expect(matchListings(DEMAND, [far])).toEqual([]);
    const dead = { ...OFFER, patents: [{ title: '隔膜', validity: 'INVALID' }] };
    expect(matchListings(DEMAND, [dead])).toEqual([]);
  });

  const said = (offer: Partial<MatchListing>, demand: Partial<MatchListing>, of: string) =>
    matchReasons({ ...OFFER, ...offer }, { ...DEMAND, ...demand }).find(({ kind }) => kind === of);

  it('says of a price above the budget that it is above it, and counts it against', () => {
    const dear = said({ priceMin: 144 }, { budgetMin: 5, budgetMax: 15 }, 'price');
    expect(dear?.text).toBe('价格 144 万元，高于预算 5～15 万元');
    expect(dear && speaksFor(dear)).toBe(false);
    const most = said({ priceMin: 51 }, { budgetMin: undefined }, 'price');
    expect(most?.text).toBe('价格 51 万元，高于预算（不超过 50 万元）');
    const [within] = matchListings(DEMAND, [OFFER]);
    const [above] = matchListings(DEMAND, [{ ...OFFER, priceMin: 51 }]);
    expect(above?.score).toBeLessThan(within?.score ?? 0);
    expect(above?.reasons.at(-1)?.kind).toBe('price');
    const free = said({}, { priceMode: 'FREE' }, 'price');
    expect(free?.text).toBe('价格 30 万元，求购方只求免费许可');
  });

  it('compares no price with a budget to which a royalty is added', () => {
    const entry = said({ priceMin: 0.5, payMethods: ['ENTRY_ROYALTY'] }, {}, 'price');
    expect(entry?.text).toBe('入门费 0.5 万元，另付提成，不与预算比较');
    expect(entry && speaksFor(entry)).toBe(false);
    for (const payMethods of [['ROYALTY'], ['LUMP', 'ENTRY_ROYALTY']]) {
      const { text, points } = said({ payMethods }, {}, 'price') ?? {};
      expect(text).toBe('价格 30 万元，可另有提成，不与预算比较');
      expect(points).toBe(0);
    }
    expect(said({ payMethods: null }, {}, 'price')?.text).toMatch(/在预算/);
  });

  it('knows what an open licence cannot give', () => {
    const open = { transactionTypes: [named('6', '开放许可')] };
    const wants = (...types: [string, string][]) =>
      said(open, { transactionTypes: types.map(([id, name]) => named(id, name)) }, 'type');
    const transfer = wants(['1', '专利权转让'], ['5', '独占许可']);
    expect(transfer?.text).toBe('求购方式为“专利权转让”、“独占许可”，开放许可不能满足');
    expect(transfer && speaksFor(transfer)).toBe(false);
    const ordinary = wants(['1', '专利权转让'], ['3', '普通许可']);
    expect(ordinary?.text).toBe('求购方式含“普通许可”，开放许可即普通许可');
    expect(ordinary && speaksFor(ordinary)).toBe(true);
    expect(wants(['6', '开放许可'])?.text).toBe('双方都接受“开放许可”');
    // What else is asked for, or nothing, is not known to be beyond it.
    expect(wants(['1', '专利权转让'], ['99', '其他'])).toBeUndefined();
    expect(wants()).toBeUndefined();
    expect(said({ transactionTypes: [] }, {}, 'type')).toBeUndefined();
  });

  it('is the same from both sides, between 1 and 100, in falling order', () => {
    const word = fc.constantFrom('固态电池隔膜', '机器人夹具', '污水处理', '注塑模具', 'LED 灯具');
    const listing = (direction: 'SUPPLY' | 'DEMAND') =>
      fc.record({
        id: fc.stringMatching(/^[a-z]{1,4}$/).map((id) => direction + id),
        direction: fc.constant(direction),
        title: fc.tuple(word, word).map((words) => words.join('与')),
        summary: word,
        industryTypes: fc.subarray([named('C38', '电气'), named('C26', '化学')]),
        transactionTypes: fc.subarray([named('1', '转让'), named('3', '普通许可')]),
        ipcs: fc.subarray(['H01M10/0525', 'B25J15/00', 'C02F1/00']),
        priceMode: fc.constantFrom('FIXED' as const, 'RANGE' as const, 'NEGOTIABLE' as const),
        priceMin: fc.integer({ min: 1, max: 100 }),
        budgetMax: fc.integer({ min: 1, max: 100 }),
      });
    fc.assert(
      fc.property(
        fc.array(listing('SUPPLY'), { maxLength: 8 }),
        listing('DEMAND'),
        (offers, one) => {
          const matches = matchListings(one, offers);
          const scores = matches.map(({ score }) => score);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
          for (const { listing: offer, score, reasons } of matches) {
            expect(score).toBeGreaterThan(0);
            expect(score).toBeLessThanOrEqual(100);
            expect(matchReasons(offer, one)).toEqual(reasons);
          }
        },
      ),
    );
  });
});

describe('words in common', () => {
  it.each([
    ['一种电池隔膜', '动力电池用隔膜', ['电池', '隔膜']],
    ['5G 基站天线', '适用于5G的天线', ['5G', '天线']],
    ['一种装置', '一种装置及方法', []],
    ['OLED 显示', 'LED 显示屏', ['显示']],
    ['', '隔膜', []],
    // A joining character that begins a term belongs to it.
    ['水质在线监测仪高灵敏技术', '水质在线监测仪温度自补偿', ['水质在线监测仪']],
    ['新能源汽车', '用于新能源汽车的电机', ['新能源汽车']],
    ['无线充电的线圈', '一种无线充电线圈', ['无线充电', '线圈']],
    ['位于壳内的隔膜', '设在壳内的隔膜', ['隔膜']],
  ])('%s / %s', (one, other, words) => {
    expect(wordsInCommon(one, other)).toEqual(words);
  });
});
