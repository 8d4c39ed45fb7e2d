import { pageOf } from '@/requests/envelopes';
import { TransportError } from '@/requests/errors';

describe('pageOf', () => {
  it('reads a list with and without its envelope', () => {
    const page = { content: [1, 2], totalElements: 7 };
    expect(pageOf<number>(page)).toEqual(page);
    expect(pageOf<number>({ code: 0, data: page, msg: null })).toEqual(page);
  });

  it('counts the rows when the answer does not', () => {
    expect(pageOf<number>({ content: [1, 2] }).totalElements).toBe(2);
  });

  it.each([null, undefined, '', [], {}, { content: null }, { code: 0, data: null }])(
    'refuses %j, so that no screen waits for ever',
    (answer) => {
      expect(() => pageOf(answer)).toThrow(TransportError);
    },
  );
});
