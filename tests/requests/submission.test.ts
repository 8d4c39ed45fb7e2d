import { describe, expect, it } from 'vitest';
import { readSubmitted } from '@/services/data/submission';

const ok = (data?: unknown) => ({ code: 0, data, msg: null });

describe('the answer to a form that was sent', () => {
  it.each([
    ['a text', ok('A-1'), { id: 'A-1' }],
    ['a number', ok(12), { id: '12' }],
    ['an object with an id', ok({ id: 5, status: 'x' }), { id: '5' }],
    ['an object with a number', ok({ applyNo: 'N-1' }), { applyNo: 'N-1' }],
    ['a code', ok({ id: 'A', queryCode: 'ACDE' }), { id: 'A', queryCode: 'ACDE' }],
    ['the other envelope', { success: true, data: 'A-2' }, { id: 'A-2' }],
    ['no envelope but an id', { id: 'A-3' }, { id: 'A-3' }],
  ])('is told by %s', (_, answer, submitted) => {
    expect(readSubmitted(answer)).toEqual(submitted);
  });

  it.each([
    [null],
    [undefined],
    [true],
    [''],
    ['  '],
    [Number.NaN],
    [{}],
    [[]],
    [['A-1']],
    [{ id: null }],
    [{ id: {} }],
  ])('says that it was stored where the data are %j', (data) => {
    expect(readSubmitted(ok(data))).toEqual({});
  });

  it.each([[null], [{}], [[]], [true], [{ message: 'ok' }], [{ success: 'yes' }]])(
    'says nothing where %j is all that came',
    (answer) => {
      expect(() => readSubmitted(answer)).toThrow('无法识别');
    },
  );
});
