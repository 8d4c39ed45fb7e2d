import { describe, expect, it } from 'vitest';
import {
  type Priced,
  priceInWords,
  pricePerYear,
  pricePerYearInWords,
  termLeftInWords,
} from '@/domain/transaction/price';

const supply = (rest: Partial<Priced>): Priced => ({
  direction: 'SUPPLY',
  priceMode: 'FIXED',
  ...rest,
});
const demand = (rest: Partial<Priced>): Priced => ({
  direction: 'DEMAND',
  priceMode: 'RANGE',
  ...rest,
});

it('names no price of a year for what is paid at the entrance alone', () => {
  const priced = supply({ priceMin: 12 });
  expect(pricePerYear(priced, '2030-11-30', '2026-11-30')?.min).toBe(3);
  const entry = { ...priced, payMethods: ['ENTRY_ROYALTY'] };
  expect(pricePerYear(entry, '2030-11-30', '2026-11-30')).toBeUndefined();
});

describe('price in words', () => {
  it.each<[Priced, string]>([
    [supply({ priceMin: 30 }), '30 万元'],
    [supply({ priceMin: 1234567.5 }), '1,234,567.5 万元'],
    [supply({ priceMode: 'RANGE', priceMin: 20, priceMax: 50 }), '20～50 万元'],
    [supply({ priceMode: 'NEGOTIABLE', priceMin: 20 }), '面议'],
    [supply({ priceMode: 'FREE' }), '免费许可'],
    [supply({}), '价格不详'],
    [supply({ priceMode: undefined, priceMin: 30 }), '不低于 30 万元'],
    [supply({ priceMode: 'RANGE', priceMin: 20 }), '不低于 20 万元'],
    [supply({ direction: undefined, priceMode: undefined }), '价格不详'],
    [demand({}), '预算不详'],
    [demand({ budgetMin: 10, budgetMax: 20 }), '预算 10～20 万元'],
    [demand({ budgetMax: 20 }), '预算不超过 20 万元'],
    [demand({ budgetMin: 10 }), '预算不低于 10 万元'],
    [demand({ priceMode: 'NEGOTIABLE' }), '预算面议'],
  ])('%j', (listing, words) => {
    expect(priceInWords(listing)).toBe(words);
  });
});

describe('price of a remaining year', () => {
  const today = '2026-11-20';

  it('divides by what is left of the shortest-lived patent', () => {
    const listing = supply({ priceMode: 'RANGE', priceMin: 20, priceMax: 50 });
    expect(pricePerYear(listing, '2036-11-20', today)).toEqual({ min: 2, max: 5 });
    expect(pricePerYearInWords(listing, '2036-11-20', today)).toBe('约 2～5 万元/年');
    expect(pricePerYearInWords(supply({ priceMin: 30 }), '2041-01-04', today)).toBe(
      '约 2.12 万元/年',
    );
  });

  it('says nothing where there is no price, no term, or nothing left', () => {
    expect(pricePerYearInWords(supply({ priceMode: 'FREE' }), '2036-11-20', today)).toBeUndefined();
    expect(pricePerYear(supply({ priceMode: 'NEGOTIABLE' }), '2036-11-20', today)).toBeUndefined();
    expect(pricePerYear(supply({ priceMin: 30 }), null, today)).toBeUndefined();
    // What it costs at most is not known.
    const from = supply({ priceMode: 'RANGE', priceMin: 20 });
    expect(pricePerYearInWords(from, '2036-11-20', today)).toBeUndefined();
    expect(pricePerYear(supply({ priceMin: 30 }), '2026-12-01', today)).toBeUndefined();
    expect(pricePerYear(demand({ budgetMax: 20 }), '2036-11-20', today)).toBeUndefined();
  });

  it('tells the term', () => {
    expect(termLeftInWords('2041-01-04', today)).toBe('14.1 年');
    expect(termLeftInWords('2027-04-01', today)).toBe('4 个月');
    expect(termLeftInWords('2026-12-01', today)).toBe('不足 1 个月');
    expect(termLeftInWords('2026-11-20', today)).toBe('已届满');
    expect(termLeftInWords('unknown', today)).toBeUndefined();
  });
});
