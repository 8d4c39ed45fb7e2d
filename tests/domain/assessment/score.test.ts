import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssessmentWeights } from '../../../src/domain/assessment/result';
import { isPoorlyBacked, type Scores, scoreAssessment } from '../../../src/domain/assessment/score';
import { sensitivity } from '../../../src/domain/assessment/sensitivity';
import {
  type IndexSystem,
  PRE_SYSTEM,
  STABILITY_DESIGN_SYSTEM,
  STABILITY_SYSTEM,
  VALUE_SCENES,
  VALUE_SYSTEM,
  weightsOf,
} from '../../../src/domain/assessment/systems';
import { readWeightsCode, weightsCode } from '../../../src/domain/assessment/weightsCode';
import vectors from '../vectors.json';

const SYSTEMS = [VALUE_SYSTEM, STABILITY_SYSTEM, STABILITY_DESIGN_SYSTEM, PRE_SYSTEM];
const codesOf = (system: IndexSystem) =>
  system.dimensions.flatMap(({ indicators }) => indicators.map(({ code }) => code));

const score = fc.option(fc.integer({ min: 0, max: 20 }).map((half) => half / 2));
const scoresFor = (system: IndexSystem): fc.Arbitrary<Scores> =>
  fc.record(Object.fromEntries(codesOf(system).map((code) => [code, score])));
const weight = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constant(0));
const weightsFor = (system: IndexSystem): fc.Arbitrary<AssessmentWeights> =>
  fc.record({
    dimensions: fc.record(Object.fromEntries(system.dimensions.map(({ code }) => [code, weight]))),
    indicators: fc.record(Object.fromEntries(codesOf(system).map((code) => [code, weight]))),
  });
const anyCase = fc.constantFrom(...SYSTEMS).chain((system) =>
  fc.record({
    system: fc.constant(system),
    scores: scoresFor(system),
    weights: weightsFor(system),
  }),
);

describe('the systems', () => {
  it('have the indicators and weights of the reference', () => {
    const { weights, sceneWeights } = vectors.valueScore;
    const value = weightsOf(VALUE_SYSTEM).indicators;
    const given = Object.values(weights).flatMap((part) => Object.values(part));
    expect(value).toEqual(Object.assign({}, ...given));
    expect(Object.keys(value)).toHaveLength(27);
    for (const [scene, own] of Object.entries(sceneWeights)) {
      expect(VALUE_SCENES[scene as keyof typeof VALUE_SCENES].weights).toEqual(own);
    }
    const { INVENTION, DESIGN } = vectors.stabilityScore.weights;
    expect(weightsOf(STABILITY_SYSTEM).indicators).toEqual(INVENTION);
    expect(weightsOf(STABILITY_DESIGN_SYSTEM).indicators).toEqual(DESIGN);
    const before = Object.values(vectors.preEvaluationScore.weights);
    expect(weightsOf(PRE_SYSTEM).indicators).toEqual(Object.assign({}, ...before));
  });

  it.each(SYSTEMS)('$key: the weights of a part are those of its indicators', ({ dimensions }) => {
    for (const { weight: own, indicators } of dimensions) {
      expect(indicators.reduce((sum, one) => sum + one.weight, 0)).toBe(own);
    }
    expect(dimensions.reduce((sum, one) => sum + one.weight, 0)).toBe(100);
  });
});

describe('scoreAssessment', () => {
  it.each(vectors.valueScore.vectors)('value: $name, $scene', (vector) => {
    const scene = vector.scene as keyof typeof VALUE_SCENES;
    const scored = scoreAssessment(VALUE_SYSTEM, vector.scores, weightsOf(VALUE_SYSTEM, scene));
    expect(scored).toMatchObject({ totalScore: vector.total, grade: vector.grade });
    expect(Object.fromEntries(scored.dimensions.map((one) => [one.code, one.score]))).toEqual(
      vector.dimensions,
    );
  });

  it.each(vectors.stabilityScore.vectors)('stability: $type $total', (vector) => {
    const system = vector.type === 'DESIGN' ? STABILITY_DESIGN_SYSTEM : STABILITY_SYSTEM;
    expect(scoreAssessment(system, vector.scores)).toMatchObject({
      totalScore: vector.total,
      grade: vector.grade,
    });
  });

  it.each(vectors.preEvaluationScore.vectors)('before filing: $total', (vector) => {
    const scored = scoreAssessment(PRE_SYSTEM, vector.scores);
    expect(scored).toMatchObject({ totalScore: vector.total, grade: vector.grade });
    expect(scored.forced !== undefined).toBe(vector.veto);
  });

  it('forces the lowest grade where novelty or inventive step is missing', () => {
    const all = Object.fromEntries(codesOf(STABILITY_SYSTEM).map((code) => [code, 10]));
    const forced = scoreAssessment(STABILITY_SYSTEM, { ...all, S2: 2 });
    expect(forced).toMatchObject({ totalScore: 76, grade: '4', gradeLabel: '弱' });
    expect(forced.forced).toContain('创造性');
    expect(scoreAssessment(STABILITY_SYSTEM, { ...all, S2: 2.1 }).forced).toBeUndefined();
  });

  it('never falls when a score rises', () => {
    const order = (system: IndexSystem, grade: string | null) =>
      system.grades.findIndex((one) => one.grade === grade);
    fc.assert(
      fc.property(anyCase, fc.nat(), fc.integer({ min: 0, max: 10 }), (given, pick, better) => {
        const { system, scores, weights } = given;
        const codes = codesOf(system);
        const code = codes[pick % codes.length] ?? '';
        const own = scores[code];
        fc.pre(typeof own === 'number');
        const before = scoreAssessment(system, scores, weights);
        const raised = { ...scores, [code]: Math.max(own ?? 0, better) };
        const after = scoreAssessment(system, raised, weights);
        expect(after.totalScore ?? 0).toBeGreaterThanOrEqual(before.totalScore ?? 0);
        expect(order(system, after.grade)).toBeLessThanOrEqual(order(system, before.grade));
      }),
    );
  });

  it('leaves out what is not known and never counts it as 0', () => {
    fc.assert(
      fc.property(anyCase, ({ system, scores }) => {
        const scored = scoreAssessment(system, scores);
        const known = codesOf(system).filter((code) => scores[code] !== null);
        expect(scored.coverage).toEqual({ known: known.length, total: codesOf(system).length });
        const lowest = Math.min(...known.map((code) => scores[code] ?? 0));
        if (known.length === 0) expect(scored.totalScore).toBeNull();
        else expect(scored.totalScore ?? 0).toBeGreaterThanOrEqual(lowest * 10 - 0.05);
        const absent = Object.fromEntries(known.map((code) => [code, scores[code]]));
        expect(scoreAssessment(system, absent)).toEqual(scored);
      }),
    );
  });

  it('keeps within 0 to 100 under any weights, and says when all are 0', () => {
    fc.assert(
      fc.property(anyCase, ({ system, scores, weights }) => {
        const { totalScore, problem, gradeLabel } = scoreAssessment(system, scores, weights);
        if (totalScore === null) expect(['NO_DATA', 'NO_WEIGHTS']).toContain(problem);
        else expect(totalScore >= 0 && totalScore <= 100).toBe(true);
        expect(gradeLabel).not.toBe('');
      }),
    );
    const none = { ...weightsOf(PRE_SYSTEM), dimensions: { P1: 0, P2: 0, P3: 0, P4: 0 } };
    expect(scoreAssessment(PRE_SYSTEM, { P11: 8 }, none)).toMatchObject({
      totalScore: null,
      problem: 'NO_WEIGHTS',
      gradeLabel: '权重均为 0',
    });
  });

  it('rounds half up', () => {
    // 69.95 has no binary form of its own.
    const scores = { P11: 6.995, P12: 6.995, P13: 6.995, P14: 6.995 };
    expect(scoreAssessment(PRE_SYSTEM, scores)).toMatchObject({ totalScore: 70, grade: 'B' });
  });
});

describe('sensitivity', () => {
  it('holds the own total between the lowest and the highest, and names every grade', () => {
    fc.assert(
      fc.property(anyCase, ({ system, scores, weights }) => {
        const own = scoreAssessment(system, scores, weights);
        const band = sensitivity(system, scores, weights);
        if (own.totalScore === null) expect(band).toBeNull();
        else {
          expect(band?.lowest.total).toBeLessThanOrEqual(own.totalScore);
          expect(band?.highest.total).toBeGreaterThanOrEqual(own.totalScore);
          expect(band?.grades).toContain(own.grade);
          expect(band?.grades).toContain(band?.lowest.grade);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('names the weight that moves the total', () => {
    const band = sensitivity(STABILITY_SYSTEM, { S1: 10, S8: 4 });
    // Less of the weak one does more than more of the strong one: 1 / 0.8 is 1.25.
    expect(band?.highest).toMatchObject({ code: 'S8', change: -0.2, name: '客观数据信号' });
    expect(band?.lowest).toMatchObject({ code: 'S1', change: -0.2 });
  });
});

it('a grade on less than half of the weights is poorly backed; what is not known says nothing', () => {
  expect(isPoorlyBacked(0.49, { known: 5, total: 6 })).toBe(true);
  // Two heavy grounds of six may be more than half of the weights.
  expect(isPoorlyBacked(0.65, { known: 2, total: 6 })).toBe(false);
  expect(isPoorlyBacked(undefined, { known: 2, total: 6 })).toBe(true);
  expect(isPoorlyBacked(undefined, { known: 3, total: 6 })).toBe(false);
  expect(isPoorlyBacked(undefined, { known: 2 })).toBe(false);
  expect(isPoorlyBacked(undefined)).toBe(false);
});

describe('weightsCode', () => {
  it('is read as it was written, and is empty where nothing was changed', () => {
    fc.assert(
      fc.property(anyCase, ({ system, weights }) => {
        const code = weightsCode(system, weights);
        expect(code).toMatch(/^[A-Z0-9_.-]*$/);
        expect(readWeightsCode(system, code)).toEqual(weights);
        expect(weightsCode(system, weightsOf(system))).toBe('');
      }),
    );
  });

  it('passes over what it does not understand', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { dimensions } = readWeightsCode(VALUE_SYSTEM, text);
        expect(Object.keys(dimensions)).toEqual(['L', 'T', 'E']);
      }),
    );
    expect(readWeightsCode(VALUE_SYSTEM, 'L_200-T_x-E_7-Q_3-L11.4').dimensions).toEqual({
      L: 30,
      T: 40,
      E: 7,
    });
  });
});
