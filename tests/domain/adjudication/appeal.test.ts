import { describe, expect, it } from 'vitest';
import {
  awardInWords,
  instanceInWords,
  listedResult,
  readAppealResult,
  resultInWords,
  resultTone,
} from '@/domain/adjudication/appeal';
import { laterDecisions, laterInWords } from '@/domain/adjudication/later';

describe('what became of a judgment that was appealed against', () => {
  it.each([
    ['驳回上诉，维持原判。', 'UPHELD'],
    ['一、维持江苏省高级人民法院（2013）苏知民终字第1号民事判决；', 'UPHELD'],
    ['一、撤销原审判决；二、被告赔偿原告经济损失50万元；', 'CHANGED'],
    ['一、维持一审判决第一项；二、变更一审判决第二项为……', 'CHANGED'],
    ['一、撤销原判；二、发回某中级人民法院重新审理。', 'REMANDED'],
    ['准许上诉人撤回上诉。', undefined],
  ])('%s', (words, result) => {
    expect(readAppealResult(words)).toBe(result);
  });
});

describe('the result by which a decision is listed', () => {
  it('of a second instance that leaves or remands the judgment is no success and no failure', () => {
    const second = { procedure: 'SECOND', result: 'REJECT' } as const;
    expect(listedResult({ ...second, appealResult: 'UPHELD' })).toBe('UPHELD');
    expect(listedResult({ ...second, result: null, appealResult: 'REMANDED' })).toBe('REMANDED');
    expect(listedResult({ ...second, result: 'PARTIAL', appealResult: 'CHANGED' })).toBe('PARTIAL');
    expect(listedResult(second)).toBe('REJECT');
    expect(listedResult({ procedure: 'FIRST', result: 'REJECT' })).toBe('REJECT');
    expect(listedResult({ procedure: null, result: null })).toBeNull();
  });
});

describe('the result in words', () => {
  const second = { procedure: 'SECOND', result: 'REJECT' } as const;

  it('of a second instance says what it left or changed', () => {
    expect(resultInWords({ ...second, appealResult: 'UPHELD' })).toBe('驳回上诉，维持原判');
    expect(resultInWords({ ...second, result: 'PARTIAL', appealResult: 'CHANGED' })).toBe(
      '改判，部分支持',
    );
    expect(resultInWords(second)).toBe('驳回（未载明是上诉还是诉讼请求）');
    expect(resultInWords({ procedure: 'FIRST', result: 'REJECT' })).toBe('驳回');
    expect(resultInWords({ procedure: null, result: null })).toBe('');
  });

  it('of a refused application for a retrial is no retrial', () => {
    const refused = { procedure: 'RETRIAL', result: 'REJECT' } as const;
    const application = { ...refused, caseNumber: '（2026）最高法民申90001号' };
    expect(resultInWords(application)).toBe('驳回再审申请');
    expect(instanceInWords(application)).toBe('再审审查');
    const held = { ...refused, caseNumber: '（2026）最高法民再1号' };
    expect([instanceInWords(held), resultInWords(held)]).toEqual(['再审', '驳回']);
    expect(resultInWords(refused)).toBe('驳回（未载明是再审申请还是诉讼请求）');
    expect(instanceInWords({ procedure: null })).toBe('');
  });

  it('has the shape and colour of what it says on the claims', () => {
    expect(resultTone({ procedure: 'FIRST', result: 'SUPPORT' })).toBe('good');
    expect(resultTone({ ...second, appealResult: 'UPHELD' })).toBe('past');
    expect(resultTone({ procedure: 'FIRST', result: 'REJECT' })).toBe('ended');
    expect(resultTone({ procedure: null, result: null })).toBe('unknown');
    // A refused application leaves the claims as they were; of some refusals nobody knows what fell.
    const retrial = { procedure: 'RETRIAL', result: 'REJECT' } as const;
    expect(resultTone({ ...retrial, caseNumber: '（2026）最高法民申1号' })).toBe('past');
    expect(resultTone({ ...retrial, caseNumber: '（2013）民提字第1号' })).toBe('ended');
    expect(resultTone(retrial)).toBe('unknown');
    expect(resultTone({ procedure: 'SECOND', result: 'REJECT' })).toBe('unknown');
  });

  it('says who awarded a sum', () => {
    const sums = { claimAmount: 2_000_000, awardAmount: 500_000 };
    expect(awardInWords({ ...second, ...sums, appealResult: 'UPHELD', awardedBy: 'FIRST' })).toBe(
      '判赔 50 万元，为诉请 200 万元的 25.0%（一审判定，二审维持）',
    );
    expect(
      awardInWords({ ...second, ...sums, appealResult: 'CHANGED', awardedBy: 'SECOND' }),
    ).toMatch(/（二审改判）$/);
    expect(awardInWords({ ...second, ...sums })).toMatch(/（哪一审判定不详）$/);
    expect(awardInWords({ ...sums, procedure: 'FIRST', result: 'PARTIAL' })).toMatch(/25\.0%$/);
  });
});

describe('what was decided after a judgment', () => {
  const own = { procedure: 'FIRST', result: 'SUPPORT', judgmentDate: '2024-07-04' } as const;

  it('is told in its order, with what became of the judgment', () => {
    expect(
      laterInWords(own, [
        { procedure: 'RETRIAL', result: 'REJECT', judgmentDate: '2026-05-08' },
        { procedure: 'SECOND', appealResult: 'UPHELD', judgmentDate: '2025-08-05' },
        { procedure: 'FIRST', result: 'REJECT', judgmentDate: '2023-01-01' },
        { procedure: 'SECOND', judgmentDate: '2025-09-01' },
      ]),
    ).toBe(
      '二审（2025-08-05）驳回上诉，维持原判；二审（2025-09-01）结果不详；再审（2026-05-08）驳回（未载明是再审申请还是诉讼请求）',
    );
  });

  it('leads to each document that the portal has', () => {
    const chain = [
      { procedure: 'SECOND', appealResult: 'UPHELD', judgmentDate: '2025-08-05', docId: 'b' },
      { procedure: 'RETRIAL', result: 'REJECT', judgmentDate: '2026-05-08', docId: '' },
    ] as const;
    expect(laterDecisions(own, chain).map(({ docId }) => docId)).toEqual(['b', undefined]);
  });

  it('is nothing where no day is known', () => {
    expect(laterInWords(own, [{ procedure: 'SECOND', result: 'REJECT' }])).toBe('');
    expect(laterInWords({ ...own, judgmentDate: null }, [own])).toBe('');
  });
});
