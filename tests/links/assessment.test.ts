import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ASSESSMENT_KINDS,
  ASSESSMENT_PROCESSES,
  ASSESSMENT_SORTS,
  assessmentHistoryLink,
  assessmentLink,
  assessmentReportLink,
  readAssessment,
  readAssessmentHistory,
} from '../../src/links/assessment';
import { PAGE_SIZES } from '../../src/links/list';
import { inOrder } from '../../src/links/query';

const searchOf = (address: string) => new URL(address, 'http://localhost').search;
const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((value) => value.isWellFormed());
const day = fc.constantFrom('', '2026-01-01', '2026-11-20');

describe('addresses of assessments', () => {
  it('hold everything set on the history', () => {
    const state = fc.record({
      q: text,
      kind: fc.constantFrom('' as const, ...ASSESSMENT_KINDS),
      status: fc.constantFrom('', 'FINISHED', 'PROCESSING'),
      grade: fc.constantFrom('', 'A', '1'),
      from: day,
      to: day,
      sort: fc.constantFrom(...ASSESSMENT_SORTS),
      page: fc.integer({ min: 1, max: 999 }),
      size: fc.constantFrom(...PAGE_SIZES),
      view: fc.constant('list' as const),
      compare: fc.uniqueArray(text, { maxLength: 2 }),
      differing: fc.boolean(),
    });
    fc.assert(
      fc.property(state, (made) => {
        const [from, to] = inOrder(made.from, made.to);
        const given = { ...made, from, to };
        expect(readAssessmentHistory(searchOf(assessmentHistoryLink(given)))).toEqual(given);
      }),
    );
  });

  it('are plain for the whole history, and fall back where they cannot be read', () => {
    expect(assessmentHistoryLink()).toBe('/changshu/auxiliary/history');
    const read = readAssessmentHistory('?kind=OTHER&page=x&sort=?&compare=1&compare=2&compare=3');
    expect(read).toMatchObject({ kind: '', page: 1, sort: '-submitTime', compare: ['1', '2'] });
  });

  it('carry the weights of the reader', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ASSESSMENT_PROCESSES), text, text, (process, id, weights) => {
        fc.pre(id !== '');
        const address = assessmentLink(process, id, weights);
        expect(readAssessment(searchOf(address))).toEqual({ id, weights, print: false });
        const report = searchOf(assessmentReportLink(process, id));
        expect(readAssessment(report)).toEqual({ id, weights: '', print: true });
      }),
    );
  });
});
