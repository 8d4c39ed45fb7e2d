import { describe, expect, it } from 'vitest';
import {
  adjudicationRows,
  type ComparedAdjudication,
} from '../../../src/domain/adjudication/comparison';
import { CAUSES, documentName, rightKindOfCause } from '../../../src/domain/adjudication/labels';
import { capSentence, leftOut, waysToSplit } from '../../../src/domain/adjudication/resultCap';

const FIRST: ComparedAdjudication = {
  title: '甲诉乙一审民事判决书',
  caseNumber: '(2024)苏9901知民初90001号',
  court: '江苏省示例市中级人民法院',
  courtLevel: 'INTERMEDIATE',
  procedure: 'FIRST',
  judgmentDate: '2024-06-03',
  cause: '侵害发明专利权纠纷',
  rightKinds: ['PATENT'],
  relatedRights: [{ number: 'ZL 202110000001.1', title: '一种示例装置' }],
  citedLaws: [
    { name: '中华人民共和国专利法', article: '第十一条' },
    { name: '中华人民共和国专利法', article: '第七十一条' },
  ],
  result: 'PARTIAL',
  claimAmount: 2_000_000,
  awardAmount: 500_000,
  leading: null,
  gist: null,
};

const SECOND: ComparedAdjudication = {
  ...FIRST,
  title: '甲诉乙二审民事判决书',
  procedure: 'SECOND',
  citedLaws: [
    { name: '中华人民共和国专利法', article: '第七十一条' },
    { name: '中华人民共和国民事诉讼法', article: '第一百七十七条' },
  ],
  awardAmount: null,
  relatedRights: [],
  leading: 'TYPICAL',
};

describe('documents side by side', () => {
  const rows = adjudicationRows([FIRST, SECOND]);
  const row = (key: string) => rows.find((one) => one.key === key);

  it('has the fields in order and leaves out what none has', () => {
    expect(rows.map(({ label }) => label)).toEqual([
      '标题',
      '案号',
      '审理法院',
      '审判程序',
      '裁判日期',
      '案由',
      '涉案权利',
      '裁判依据（条号）',
      '裁判结果',
      '诉请金额',
      '判赔金额',
    ]);
  });

  it('marks what differs, value by value where some are shared', () => {
    expect(row('cause')?.differs).toBe(false);
    expect(row('procedure')?.differs).toBe(true);
    expect(row('basis')?.cells[1]).toEqual([
      { text: '《中华人民共和国专利法》第七十一条', own: false },
      { text: '《中华人民共和国民事诉讼法》第一百七十七条', own: true },
    ]);
    expect(row('caseNumber')?.cells[1]?.map(({ text }) => text)).toEqual([
      '（2024）苏9901知民初90001号',
      '典型案例',
    ]);
  });

  it('counts what is not known as different, and names the kind of right without a number', () => {
    expect(row('award')?.cells).toEqual([[{ text: '50 万元', own: false }], []]);
    expect(row('award')?.differs).toBe(true);
    expect(row('right')?.cells[1]).toEqual([{ text: '专利', own: false }]);
  });

  it('says who awarded the sum of a second instance', () => {
    const awarded = (one: Partial<ComparedAdjudication>) =>
      adjudicationRows([FIRST, { ...SECOND, awardAmount: 500_000, ...one }]).find(
        ({ key }) => key === 'award',
      )?.cells[1];
    const text = (words: string) => [expect.objectContaining({ text: words })];
    expect(awarded({ awardedBy: 'FIRST', appealResult: 'UPHELD' })).toEqual(
      text('50 万元（一审判定，二审维持）'),
    );
    expect(awarded({ awardedBy: 'SECOND', appealResult: 'CHANGED' })).toEqual(
      text('50 万元（二审改判）'),
    );
    expect(awarded({})).toEqual(text('50 万元（哪一审判定不详）'));
  });

  it('shows the paragraph that the reader picked', () => {
    const picked = adjudicationRows([FIRST, { ...SECOND, keyParagraph: '本院认为……' }]);
    expect(picked.at(-1)).toMatchObject({ key: 'keyParagraph', label: '关键段落', differs: true });
  });
});

describe('names of documents and rights', () => {
  it('says what courts write on top', () => {
    expect(documentName('JUDGMENT', 'CIVIL')).toBe('民事判决书');
    expect(documentName('RULING', 'ADMIN')).toBe('行政裁定书');
    expect(documentName('ADMIN_RULING', 'ADMIN_AGENCY')).toBe('行政裁决书');
    expect(documentName('JUDGMENT', null)).toBe('判决书');
  });

  it('knows the right of every cause of the dictionary but the malicious suit', () => {
    const causes = Object.values(CAUSES).flatMap((list) => list ?? []);
    expect(causes).toHaveLength(26);
    expect(causes.filter((cause) => rightKindOfCause(cause) === null)).toEqual([
      '因恶意提起知识产权诉讼损害责任纠纷',
    ]);
    expect(rightKindOfCause('侵害商业秘密纠纷')).toBe('SECRET');
    expect(rightKindOfCause('侵害计算机软件著作权纠纷')).toBe('COPYRIGHT');
  });
});

describe('a result larger than what can be paged through', () => {
  const year = {
    name: 'year',
    values: [
      { value: '2024', count: 90 },
      { value: '2023', count: 60 },
    ],
  };
  const court = {
    name: 'court',
    values: [
      { value: '甲院', count: 40 },
      { value: '乙院', count: 30 },
    ],
  };

  it('is split by year, else by court', () => {
    expect(waysToSplit({ most: 100, found: 150 }, [year, court])).toHaveLength(2);
    expect(waysToSplit({ most: 50, found: 150 }, [year, court])[0]).toMatchObject({
      facet: 'court',
    });
    expect(waysToSplit({ most: 100, found: 100 }, [year])).toEqual([]);
    expect(waysToSplit({ most: 10, found: 150 }, [])).toEqual([]);
    // A year too large to be a way, and what has no year, are told.
    const ways = [40, 30].map((count) => ({ facet: 'year' as const, value: '2024', count }));
    expect(leftOut({ most: 50, found: 150 }, ways)).toBe(80);
    expect(leftOut({ most: 50, found: 70 }, ways)).toBe(0);
  });

  it('is told in a sentence', () => {
    expect(capSentence({ most: 200, found: 340 })).toContain('可翻阅前 200 篇');
    expect(capSentence({ most: 200, found: 20 })).toBeNull();
  });
});
