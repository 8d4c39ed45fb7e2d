import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountInCapitals,
  amountText,
  awardParts,
  awardSentence,
} from '../../../src/domain/adjudication/amount';

describe('sums of money', () => {
  it.each([
    [0, '0 元'],
    [3500, '3,500 元'],
    [999.5, '999.5 元'],
    [10_000, '1 万元'],
    [500_000, '50 万元'],
    [123_456.78, '12.35 万元'],
    [99_990_000, '9999 万元'],
    [99_999_999, '1 亿元'],
    [120_000_000, '1.2 亿元'],
  ])('%d is spoken %s', (yuan, words) => {
    expect(amountText(yuan)).toBe(words);
  });

  it.each([
    [0, '零元整'],
    [0.05, '伍分'],
    [0.5, '伍角整'],
    [10, '壹拾元整'],
    [1005.2, '壹仟零伍元贰角整'],
    [500_000, '伍拾万元整'],
    [100_200.03, '壹拾万零贰佰元零叁分'],
    [10_000_001, '壹仟万零壹元整'],
    [100_000_001, '壹亿零壹元整'],
    [6_409_000.45, '陆佰肆拾万玖仟元肆角伍分'],
  ])('%d in capitals is %s', (yuan, words) => {
    expect(amountInCapitals(yuan)).toBe(words);
  });

  it('never writes two zeros together, nor one before a unit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), fc.nat({ max: 99 }), (yuan, cents) => {
        const text = amountInCapitals(yuan + cents / 100);
        expect(text).not.toMatch(/零零|零[拾佰仟万亿]/);
        if (yuan > 0) expect(text).not.toMatch(/^零/);
      }),
    );
  });

  it('refuses what is no sum', () => {
    for (const wrong of [-1, Number.NaN, 1e14]) {
      expect(() => amountInCapitals(wrong)).toThrow(RangeError);
    }
  });
});

describe('what became of the money', () => {
  it.each([
    [2_000_000, 500_000, 'PARTIAL', '判赔 50 万元，为诉请 200 万元的 25.0%'],
    [500_000, 500_000, 'SUPPORT', '判赔 50 万元，全额支持诉请'],
    [1_000_000, 999_800, 'PARTIAL', '判赔 99.98 万元，为诉请 100 万元的 99.9%'],
    [500_000, 0, 'REJECT', '诉请 50 万元，未判赔'],
    [500_000, null, 'WITHDRAW', '诉请 50 万元，未见判赔金额，原告撤诉'],
    [null, 20_000, 'SUPPORT', '判赔 2 万元'],
    [null, 0, 'REJECT', '未判赔'],
  ] as const)('%s claimed, %s awarded', (claimAmount, awardAmount, result, sentence) => {
    expect(awardSentence({ claimAmount, awardAmount, result })).toBe(sentence);
  });

  it('is silent where no sum is named', () => {
    expect(awardSentence({ claimAmount: null, awardAmount: null, result: 'OTHER' })).toBeNull();
  });

  it('stands apart from what it is of the claim, and only where one was awarded', () => {
    expect(awardParts({ claimAmount: 2_000_000, awardAmount: 500_000 })).toEqual([
      '判赔 50 万元',
      '为诉请 200 万元的 25.0%',
    ]);
    expect(awardParts({ claimAmount: null, awardAmount: 500_000 })).toEqual(['判赔 50 万元', '']);
    expect(awardParts({ claimAmount: 2_000_000, awardAmount: 0 })).toBeNull();
    expect(awardParts({ claimAmount: 2_000_000, awardAmount: null })).toBeNull();
  });
});
