import { describe, expect, it } from 'vitest';
import { assessStability, assessValue } from '../../../mock/assessment/scoring/assess';
import { compareRuns } from '../../../src/domain/assessment/run/compareRuns';
import { frozenText, withChecksum } from '../../../src/domain/assessment/run/frozen';
import { improvements } from '../../../src/domain/assessment/run/improvements';
import { isWhole } from '../../../src/domain/assessment/score';
import { FACTS, FIELD, RUN, SAME_DOCUMENT } from './facts';

const value = (facts = FACTS, answers = {}) =>
  assessValue(facts, { ...RUN, answers: { scene: 'FINANCE', ...answers } }, { field: FIELD });

describe('a frozen result', () => {
  it('is JSON and has one text whatever the order of its keys', () => {
    const result = value();
    const back = JSON.parse(JSON.stringify(result));
    expect(back).toEqual(result);
    const turned: typeof result = Object.assign(
      {},
      ...Object.entries(back)
        .reverse()
        .map(([key, own]) => ({ [key]: own })),
    );
    expect(frozenText(turned)).toBe(frozenText(result));
    expect(frozenText(withChecksum(result, 'a'.repeat(64)))).toBe(frozenText(result));
  });

  it('has another text when a weight, an input, a score or the day differs', () => {
    const result = value();
    const texts = [
      result,
      value(FACTS, { implementation: 'FULL' }),
      { ...result, totalScore: 99 },
      { ...result, frozen: { ...result.frozen, baseDate: '2026-01-01' } },
      {
        ...result,
        frozen: {
          ...result.frozen,
          weights: { ...result.frozen.weights, dimensions: { L: 1, T: 1, E: 1 } },
        },
      },
    ].map(frozenText);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('keeps every value that went in, with the indicators that read it', () => {
    const { inputs } = value().frozen;
    expect(inputs.find(({ key }) => key === 'record.citedBy')).toEqual({
      key: 'record.citedBy',
      label: '被引证次数',
      value: 7,
      origin: 'RECORD',
      indicators: ['T12'],
    });
    expect(new Set(inputs.map(({ key }) => key)).size).toBe(inputs.length);
  });
});

describe('a result of which something is missing', () => {
  const whole = value();
  const { weights } = whole.frozen;
  const without = (part: object) => ({ ...whole, frozen: { ...whole.frozen, ...part } });
  const noWeights = without({ weights: { dimensions: {}, indicators: {} } });
  const noScores = { ...whole, dimensions: whole.dimensions.slice(1) };

  it('is not whole, so that nothing is made of it anew', () => {
    expect(isWhole(whole)).toBe(true);
    expect(isWhole(noWeights)).toBe(false);
    expect(isWhole(without({ weights: { ...weights, dimensions: { L: 30 } } }))).toBe(false);
    expect(isWhole(noScores)).toBe(false);
    expect(improvements(noScores).every(({ gain }) => gain === 0)).toBe(true);
  });

  it('is compared score by score, without causes or effects', () => {
    const { explained, byWeights, indicators } = compareRuns(noWeights, whole);
    expect({ explained, byWeights }).toEqual({ explained: false, byWeights: 0 });
    expect(indicators.every(({ effect, causes }) => effect === 0 && causes.length === 0)).toBe(
      true,
    );
  });
});

describe('compareRuns', () => {
  it('explains the difference as a sum of parts', () => {
    const before = value();
    const after = assessValue(
      { ...FACTS, counts: { citedBy: 40 } },
      { ...RUN, answers: { scene: 'INFRINGE', implementation: 'FULL', marketSize: '200000' } },
      { field: FIELD },
    );
    const compared = compareRuns(before, after);
    const parts = compared.indicators.reduce((sum, { effect }) => sum + effect, 0);
    expect(parts + compared.byWeights).toBeCloseTo(compared.difference ?? Number.NaN, 6);
    expect(compared.byWeights).not.toBe(0);
    const change = (code: string) => compared.indicators.find((one) => one.code === code);
    expect(change('T12')?.causes).toEqual(['DATA', 'WEIGHTS']);
    expect(change('T12')?.inputs).toEqual([
      { key: 'record.citedBy', label: '被引证次数', before: 7, after: 40 },
    ]);
    expect(change('E32')).toMatchObject({ before: null, after: 8 });
    expect(change('E32')?.causes).toContain('ANSWERS');
    expect(change('L12')?.causes).toEqual(['WEIGHTS']);
  });

  it('finds nothing between a run and itself', () => {
    const compared = compareRuns(value(), value());
    expect(compared.difference).toBe(0);
    expect(compared.indicators.every(({ causes, effect }) => !causes.length && !effect)).toBe(true);
  });
});

describe('improvements', () => {
  it('names the action, the place and what it would bring, the most first', () => {
    const result = assessStability(FACTS, RUN, [SAME_DOCUMENT]);
    const list = improvements(result);
    expect(list[0]).toMatchObject({ code: 'S2', place: 'patentSearch' });
    expect(list[0]?.gain).toBeGreaterThan(10);
    expect(list.map(({ gain }) => gain)).toEqual(
      [...list].map((one) => one.gain).sort((a, b) => b - a),
    );
    expect(list.filter(({ score }) => score === null).every(({ gain }) => gain === 0)).toBe(true);
  });

  it('offers nothing abroad once the year of priority is surely over', () => {
    const { subject, ...rest } = value({ ...FACTS, counts: { countries: 1 } });
    const offered = (patentNumber?: string) =>
      improvements({
        ...rest,
        subject: { title: subject.title, ...(patentNumber && { patentNumber }) },
      }).some(({ code }) => code === 'L23');
    const year = Number(rest.frozen.baseDate.slice(0, 4));
    expect(offered('201310000001.X')).toBe(false);
    expect(offered('95100001.X')).toBe(false);
    expect(offered(`${year - 1}10000001.5`)).toBe(true);
    // Where the day of filing is not known, nobody can say that it is too late.
    expect(offered()).toBe(true);
  });

  it('promises no points for what the law or the field gives', () => {
    const old = value({ ...FACTS, expiryDate: '2028-06-30' });
    const [term] = improvements(old).filter(({ code }) => code === 'E11');
    expect(term).toMatchObject({ gain: 0, fixed: true });
    expect(term?.score).toBeLessThan(6);
    for (const { code, fixed } of improvements(old)) {
      if (fixed) expect(['E11', 'E21', 'T61', 'T62']).toContain(code);
    }
    const dimensions = old.dimensions.map((part) => ({
      ...part,
      indicators: part.indicators.map((one) => ({ ...one, score: null })),
    }));
    expect(improvements({ ...old, dimensions }).find(({ code }) => code === 'E11')).toMatchObject({
      fixed: false,
      action: '核对申请日和法律状态，算出期满日',
    });
  });

  it('asks for what is missing, not for what was filled in', () => {
    const advice = (answers: object) =>
      improvements(value(FACTS, answers)).find(({ code }) => code === 'E32')?.action;
    expect(advice({})).toBe('补充市场规模及来源后重新评价');
    expect(advice({ marketSize: '500' })).toBe('核对所填的市场规模及来源，有变化的更新后重新评价');
    const run = value(FACTS, { marketSize: '500' });
    const [given] = run.frozen.inputs.filter(({ key }) => key === 'form.marketSize');
    if (!given) throw new Error('The run has no such input');
    const partly = { ...run.frozen, inputs: [given, { ...given, key: 'form.other', value: null }] };
    const [half] = improvements({ ...run, frozen: partly }).filter(({ code }) => code === 'E32');
    expect(half).toMatchObject({ action: '补充市场规模及来源后重新评价', filled: false });
  });
});
