import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assessBeforeFiling,
  assessStability,
  assessValue,
} from '../../../mock/assessment/scoring/assess';
import type { PatentFacts } from '../../../mock/assessment/scoring/facts';
import { preScores } from '../../../mock/assessment/scoring/pre/preScores';
import { claimMatrix } from '../../../mock/assessment/scoring/stability/matrix';
import { valueScores } from '../../../mock/assessment/scoring/value/valueScores';
import { SQQPG } from '../../../src/domain/application/sqqpg';
import { coachDisclosure } from '../../../src/domain/application/sqqpg/coach';
import { formValues } from '../../../src/domain/form/body';
import { FACTS, FIELD, OTHER_DOCUMENT, RUN, SAME_DOCUMENT, SOLUTION } from './facts';

const DAY = RUN.baseDate;
const facts = (more: Partial<PatentFacts>): PatentFacts => ({ ...FACTS, ...more });

describe('value', () => {
  const score = (code: string, of = FACTS, answers = {}) =>
    valueScores(of, answers, DAY, FIELD)[code];

  it('follows the rules of thumb of the reference', () => {
    // 2021-11-20 and 20 years leave 15.
    expect(score('E11')).toMatchObject({
      score: 7.5,
      basis: expect.stringContaining('剩余 15 年'),
    });
    expect(score('L23')).toMatchObject({ score: 4 });
    expect(score('T12')).toMatchObject({ score: 7.2, basis: expect.stringContaining('7 次') });
    expect(score('T51', FACTS, { implementation: 'PARTIAL' })).toMatchObject({ score: 8 });
  });

  it('says what is missing in place of a score', () => {
    const findings = valueScores({ title: '无' }, {}, DAY);
    for (const { score: own, basis } of Object.values(findings)) {
      expect(own).toBeNull();
      expect(basis).toMatch(/^无数据：/);
    }
    expect(Object.keys(findings)).toHaveLength(27);
  });

  it('takes a mark of the applicant only where there is no data, and says so', () => {
    const answers = {
      techSelf: [
        { indicator: 'T11', score: '4' },
        { indicator: 'T12', score: '1' },
        { indicator: 'T21', score: '9' },
      ],
    };
    expect(score('T11', FACTS, answers)).toMatchObject({
      score: 8,
      basis: expect.stringContaining('未经核实'),
    });
    expect(score('T12', FACTS, answers)?.score).toBe(7.2);
    expect(score('T21', FACTS, answers)?.score).toBeNull();
  });

  it('knows an empty list from one that was not delivered', () => {
    const none = { transfers: [], licenses: [], pledges: [] };
    expect(score('E41', facts(none))?.score).toBe(2);
    const { transfers: _, licenses: __, pledges: ___, ...unknown } = FACTS;
    expect(score('E41', unknown)?.score).toBeNull();
  });

  it('leaves out what a design does not have', () => {
    const design = facts({ patentType: 'DESIGN', ipcs: [], locs: ['14-03'], claims: [] });
    const result = assessValue(design, RUN);
    const claims = result.dimensions[0]?.indicators.find(({ code }) => code === 'L12');
    expect(claims).toMatchObject({ score: null, level: '无数据' });
    const { known = 0, total = 0 } = result.coverage ?? {};
    expect(known).toBeLessThan(total);
  });

  it('keeps every score within 0 to 10 and explains it, whatever is delivered', () => {
    const keys = Object.keys(FACTS).filter((key) => key !== 'title') as (keyof PatentFacts)[];
    fc.assert(
      fc.property(fc.subarray(keys), (left) => {
        const part = Object.fromEntries(left.map((key) => [key, FACTS[key]]));
        for (const finding of Object.values(valueScores({ title: '无', ...part }, {}, DAY))) {
          expect(finding.basis).not.toBe('');
          if (finding.score === null) expect(finding.evidence).toEqual([]);
          else {
            expect(finding.score >= 0 && finding.score <= 10).toBe(true);
            expect(finding.evidence[0]).toMatchObject({ date: DAY });
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('stability', () => {
  const claims = FACTS.claims ?? [];

  it('compares claim by claim and quotes the passage', () => {
    const matrix = claimMatrix(claims, [OTHER_DOCUMENT, SAME_DOCUMENT], {
      filingDate: '2021-11-20',
    });
    expect(matrix.documents.map(({ key }) => key)).toEqual(['D1', 'D2']);
    const [first, second, method] = matrix.claims;
    expect(first).toMatchObject({ closest: 'D2', novelty: '否', risk: '高' });
    expect(first?.cells[1]).toMatchObject({ category: 'X', place: '摘要' });
    expect(first?.cells[1]?.passage).toContain('勃姆石涂层');
    expect(first?.cells[0]?.category).toBeNull();
    expect(second?.distinguishing.join()).toContain('硅烷偶联剂');
    expect(method?.risk).toBe('低');
    expect(matrix.advice.join()).toContain('权利要求 1 风险为高');
    for (const { conclusion } of matrix.claims) {
      expect(conclusion).toMatch(/^(较可能维持|存在被无效风险)/);
    }
  });

  it('does not count what was published too late, nor what has no text', () => {
    const late = { ...SAME_DOCUMENT, date: '2022-01-01' };
    const named = { number: '某论文', origin: 'KNOWN' as const };
    const matrix = claimMatrix(claims, [late, named], { filingDate: '2021-11-20' });
    expect(matrix.documents[0]?.note).toContain('不是现有技术');
    expect(matrix.documents[1]?.compared).toBe(false);
    expect(matrix.claims[0]).toMatchObject({ novelty: '无数据', risk: null });
  });

  it('evaluates the chosen claims, the independent ones always', () => {
    const numbers = (chosen: number[]) =>
      claimMatrix(claims, [], { chosen }).claims.map(({ no }) => no);
    expect(numbers([])).toEqual([1, 3]);
    expect(numbers([2])).toEqual([1, 2, 3]);
  });

  it('gives the lowest grade when a document has a claim as a whole', () => {
    const run = { ...RUN, answers: { claimScope: 'ALL' } };
    const result = assessStability(FACTS, run, [SAME_DOCUMENT]);
    expect(result).toMatchObject({ grade: '4', gradeLabel: '弱' });
    expect(result.dimensions[0]?.score).toBeLessThanOrEqual(20);
    expect(result.references[0]).toMatchObject({ category: 'X', claims: [1] });
    expect(result.risks[0]?.level).toBe('高');
    const apart = assessStability(FACTS, run, [OTHER_DOCUMENT]);
    expect(apart.grade).not.toBe('4');
    expect(apart.totalScore ?? 0).toBeGreaterThan(result.totalScore ?? 0);
  });

  it('says that a design without a report stands on little data', () => {
    const design = facts({ patentType: 'DESIGN', designViews: [{}, {}, {}, {}, {}, {}] });
    const result = assessStability(design, RUN, []);
    expect(result.coverage).toEqual({ known: 2, total: 6 });
    expect(result.risks.map(({ text }) => text).join()).toContain('只占全部权重的 15%');
    const answers = { hasReport: true, reportConclusion: 'FULL' };
    expect(assessStability(design, { ...RUN, answers }, []).coverage?.known).toBe(4);
  });
});

describe('before filing', () => {
  it('scores what the form says', () => {
    const result = assessBeforeFiling({ ...RUN, answers: SOLUTION }, [OTHER_DOCUMENT]);
    expect(result.coverage).toEqual({ known: 13, total: 13 });
    expect(result.grade).toBe('A');
    expect(result.subject.title).toBe(SOLUTION.caseName);
    expect(result.filing?.map(({ label }) => label)).toEqual([
      '申请类型',
      'PCT',
      '优先审查或预审',
      '补充实验',
      '拟独立权利要求要点',
      '申请时机',
    ]);
    expect(result.filing?.[0]?.text).toContain('同日申请');
  });

  it('judges the disclosure as the form does beside its fields', () => {
    const run = { ...RUN, answers: SOLUTION, drawings: 1 };
    const coaching = coachDisclosure(formValues(SQQPG, SOLUTION), 1, RUN.baseDate);
    const found = assessBeforeFiling(run, [])
      .dimensions.flatMap(({ indicators }) => indicators)
      .find(({ code }) => code === 'P41');
    expect(coaching.total).toBeGreaterThan(50);
    expect(found?.score).toBeCloseTo(coaching.total / 10, 1);
    expect(found?.basis).toContain(`交底 ${coaching.parts.length} 个部分`);
    for (const { label, missing } of coaching.parts) {
      expect([label, found?.basis.includes(label)]).toEqual([label, missing.length > 0]);
    }
  });

  it('advises against filing what has been public for more than six months', () => {
    const answers = {
      ...SOLUTION,
      disclosed: true,
      disclosureDate: '2026-04-01',
      way: 'EXHIBITION',
    };
    const result = assessBeforeFiling({ ...RUN, answers });
    expect(result).toMatchObject({ grade: 'D', gradeLabel: '暂不建议' });
    expect(result.forced).toContain('新颖性');
    const recent = { ...answers, disclosureDate: '2026-09-01' };
    const within = assessBeforeFiling({ ...RUN, answers: recent });
    expect(within.forced).toBeUndefined();
    expect(within.filing?.at(-1)?.text).toContain('2027-03-01');
  });

  it('does not invent novelty where nothing can be compared', () => {
    const { P12, P13 } = preScores({ ...SOLUTION, priorArt: [] }, DAY).findings;
    expect([P12?.score, P13?.score]).toEqual([null, null]);
  });
});
