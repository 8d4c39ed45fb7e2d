import { describe, expect, it } from 'vitest';
import { changesOf } from '@/domain/watch/changes';

const texts = (...args: Parameters<typeof changesOf>) =>
  changesOf(...args).map(({ is, text }) => `${is} ${text}`);

describe('what is different between two looks', () => {
  it('is said in the words of the portal, in the order of the record', () => {
    expect(
      texts(
        'patent',
        { status: 'PENDING', owners: ['甲公司'], events: 2, lastEvent: '2025-01-07' },
        { status: 'VALID', owners: ['乙公司'], events: 3, lastEvent: '2026-03-01' },
      ),
    ).toEqual([
      'changed 法律状态：审中 → 有效',
      'changed 当前权利人：甲公司 → 乙公司',
      'changed 法律事件：2 项 → 3 项',
      'changed 最近的法律事件：2025-01-07 → 2026-03-01',
    ]);
  });

  it('names the years that were paid since, and no year that is listed no more', () => {
    expect(texts('patent', { feesPaid: ['5', '6'] }, { feesPaid: ['6', '7', '8'] })).toEqual([
      'changed 已缴年费：新增第 7 年度、第 8 年度',
    ]);
    expect(texts('patent', { feesPaid: ['5', '6'] }, { feesPaid: ['6'] })).toEqual([]);
  });

  it('does not take another order of owners for a change', () => {
    expect(texts('patent', { owners: ['甲', '乙'] }, { owners: ['乙', '甲'] })).toEqual([]);
  });

  it('groups digits and keeps zero, which is known', () => {
    expect(
      texts('enterprise', { patents: 998, dishonesty: 0 }, { patents: 1024, dishonesty: 1 }),
    ).toEqual(['changed 专利：998 件 → 1,024 件', 'changed 失信记录：0 条 → 1 条']);
  });
});

describe('what is not known', () => {
  it('is no change when it comes to be known', () => {
    expect(texts('patent', { status: null }, { status: 'VALID' })).toEqual([
      'nowKnown 法律状态：此前不详，现在已知：有效',
    ]);
    // A look of an older version knows nothing of a fact that came later.
    expect(texts('law', {}, { judgments: 3 })).toEqual([
      'nowKnown 依据里写有它的裁判文书：此前不详，现在已知：3 篇',
    ]);
  });

  it('is no change when it is known no more', () => {
    expect(texts('listing', { price: '30 万元' }, { price: null })).toEqual([
      'unknown 价格：现在不详（此前：30 万元）',
    ]);
  });

  it('is not mentioned when it was never known, and a code without a word is shown as it is', () => {
    expect(texts('enterprise', { patents: null }, { patents: null })).toEqual([]);
    expect(texts('listing', { status: 'PUBLISHED' }, { status: 'ODD' })).toEqual([
      'changed 状态：已发布 → ODD',
    ]);
  });
});
