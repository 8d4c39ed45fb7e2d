import { pageOf } from '@/requests/envelopes';
import { TransportError } from '@/requests/errors';

describe('pageOf', () => {
  it('reads a list with and without its envelope', () => {
    const page = { content: [1, 2], totalElements: 7 };
    expect(pageOf(page)).toEqual(page);
    expect(pageOf({ code: 0, data: page, msg: null })).toEqual(page);
  });

  it('counts the rows when the answer does not', () => {
    expect(pageOf({ content: [1, 2] }).totalElements).toBe(2);
  });

  it.each([
    [{ rows: [1, 2], total: 7 }, 7],
    [{ list: [1, 2] }, 2],
    [[1, 2], 2],
  ])('reads %j', (answer, totalElements) => {
    expect(pageOf(answer)).toEqual({ content: [1, 2], totalElements });
  });

  it.each([null, undefined, { code: 0, data: null }])('reads %j as no rows', (answer) => {
    expect(pageOf(answer)).toEqual({ content: [], totalElements: 0 });
  });

  it.each(['', 'rows', {}, { content: null }, true])(
    'refuses %j, so that no screen waits for ever',
    (answer) => {
      expect(() => pageOf(answer)).toThrow(TransportError);
    },
  );
});
