import { pageOf } from '@/requests/envelopes';
import { TransportError } from '@/requests/errors';

describe('pageOf', () => {
  it('reads a list with and without its envelope', () => {
    const page = { content: [1, 2], totalElements: 7 };
    expect(pageOf(page)).toEqual({ ...page, counted: true });
    expect(pageOf({ code: 0, data: page, msg: null })).toEqual({ ...page, counted: true });
  });

  it.each([
    [{ rows: [1, 2], total: 7 }, 7],
    [{ records: [1, 2], total: '7' }, 7],
    [{ content: [1, 2], totalElements: '137' }, 137],
    [{ content: [1, 2], page: { totalElements: 9 } }, 9],
    [{ list: [], total: 0 }, 0],
  ])('takes the total of %j, wherever and however it is written', (answer, total) => {
    expect(pageOf(answer, { page: 0, size: 2 })).toMatchObject({
      totalElements: total,
      counted: true,
    });
  });

  it.each([
    // A page that is not full is the last one.
    [{ content: [1, 2] }, { page: 0, size: 3 }, 2],
    [{ content: [1, 2] }, { page: 2, size: 3 }, 8],
    [[1, 2], { size: 3 }, 2],
    // More than was asked for is all there is, and so is a plain list that was not asked for by pages.
    [[1, 2, 3], { page: 0, size: 2 }, 3],
    [[1, 2], undefined, 2],
    [{ content: [] }, { page: 0, size: 2 }, 0],
  ])('counts the rows of %j, asked for by %j', (answer, asked, total) => {
    expect(pageOf(answer, asked)).toMatchObject({ totalElements: total, counted: true });
  });

  it.each([
    // Full: there may be more.
    [{ content: [1, 2] }, { page: 0, size: 2 }, 3],
    [[1, 2], { page: 1, size: 2 }, 5],
    // Nothing tells how many a page has.
    [{ list: [1, 2] }, undefined, 3],
    // No total that is one.
    [{ content: [1, 2], totalElements: 0 }, { page: 0, size: 2 }, 3],
    [{ content: [1, 2], totalElements: -1 }, { page: 0, size: 2 }, 3],
    [{ content: [1, 2], totalElements: 'viele' }, { page: 0, size: 2 }, 3],
  ])('does not know how many there are after %j, asked for by %j', (answer, asked, next) => {
    expect(pageOf(answer, asked)).toMatchObject({ totalElements: next, counted: false });
  });

  it('knows of an empty page only that the list ends before it', () => {
    expect(pageOf({ content: [] }, { page: 3, size: 20 })).toEqual({
      content: [],
      totalElements: 60,
      counted: false,
    });
  });

  it.each([null, undefined, { code: 0, data: null }, { success: true }])(
    'reads %j as no rows, of which nobody knows whether there are any',
    (answer) => {
      expect(pageOf(answer)).toEqual({ content: [], totalElements: 0, counted: false });
    },
  );

  it.each(['', 'rows', {}, { content: null }, true])(
    'refuses %j, so that no screen waits for ever',
    (answer) => {
      expect(() => pageOf(answer)).toThrow(TransportError);
    },
  );
});
