import { describe, expect, it } from 'vitest';
import type { AssessmentInput, AssessmentResult } from '../../../src/domain/assessment/result';
import { factRows } from '../../../src/features/assessment/history/compare/runs';
import { rangeInWords, toldBy } from '../../../src/features/assessment/result/words';

const input = (
  origin: AssessmentInput['origin'],
  value: AssessmentInput['value'] = 1,
): AssessmentInput => ({ key: 'k', label: '数据', value, origin, indicators: [] });

const resultOf = (inputs: AssessmentInput[], others = 0) => {
  const result = {
    kind: 'PRE',
    applyNo: 'A1',
    subject: { title: '一种示例装置' },
    totalScore: 61,
    grade: null,
    gradeLabel: '',
    dimensions: [],
    coverage: undefined,
    frozen: { inputs, weights: { dimensions: {}, indicators: {} }, model: '', baseDate: '' },
    method: '专家评估',
    evaluator: '评估专家组',
    finishedTime: '',
  } as unknown as AssessmentResult;
  return { ...result, others: Array.from({ length: others }, () => result) };
};

describe('who told what a score stands on', () => {
  it('is counted from its data, whoever was asked', () => {
    const inputs = [input('FORM'), input('RECORD'), input('RECORD'), input('RECORD', null)];
    expect(toldBy(resultOf(inputs))).toBe('申请表 1 项、专利数据 2 项；没有专家给出的数据');
    expect(toldBy(resultOf([...inputs, input('EXPERT')]))).toBe(
      '申请表 1 项、专利数据 2 项、专家 1 项',
    );
  });

  it('is not said of experts where somebody is not known', () => {
    expect(toldBy(resultOf([input('FORM'), input(undefined)]))).toBe('申请表 1 项、来源不详 1 项');
    expect(toldBy(resultOf([]))).toBeUndefined();
  });
});

it('a set of patents compared has their number, and the total of the first', () => {
  const rows = factRows(resultOf([]), resultOf([], 2));
  const cells = (name: string) => rows.find(({ label }) => label === name)?.cells;
  expect(cells('对象')).toEqual(['一种示例装置', '一种示例装置 等 3 件']);
  expect(cells('总分')).toEqual(['61', '61（首件）']);
});

it('names every part that shares the highest or the lowest score', () => {
  const told = (...scores: (number | null)[]) =>
    rangeInWords({
      dimensions: scores.map((score, index) => ({
        code: `${index}`,
        name: `第${index + 1}项（专利法第二十二条）`,
        score,
        weight: 1,
        indicators: [],
      })),
    } as unknown as AssessmentResult);
  expect(told(90, 70, 90, null)).toBe(
    '第1项、第3项最高（90 分），第2项最低（70 分）；1 项无数据，不计入总分。',
  );
  expect(told(70, 70)).toBe('各项得分相同，都是 70 分。');
  expect(told(null, 70)).toBe('只有第2项有得分（70 分）；1 项无数据，不计入总分。');
  expect(told(null)).toBe('各项都没有数据。');
});
