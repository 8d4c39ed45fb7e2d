import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataOf } from '@/requests/envelopes';
import {
  AbortedError,
  CodeError,
  errorSentence,
  firstOfList,
  ShowTypeError,
  TransportError,
} from '@/requests/errors';

describe('firstOfList', () => {
  it.each([
    ['["甲","乙"]', '甲'],
    ['[""]', ''],
    ['[1,2]', '1'],
    ['[null]', 'null'],
    ['[["内"]]', '["内"]'],
    [' ["甲"]', ' ["甲"]'],
    ['[', '['],
    ['[]', '[]'],
    ['{"a":["甲"]}', '{"a":["甲"]}'],
    ['', ''],
  ])('%j reads %j', (msg, text) => {
    expect(firstOfList(msg)).toBe(text);
  });

  it('reads the first of any list of texts', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (list) => {
        expect(firstOfList(JSON.stringify(list))).toBe(list[0]);
      }),
    );
  });

  it('never throws, and leaves a text that is no list alone', () => {
    fc.assert(
      fc.property(fc.string(), (msg) => {
        const text = firstOfList(msg);
        if (!msg.startsWith('[')) expect(text).toBe(msg);
      }),
    );
  });
});

describe('errorSentence, for a screen that shows the failure itself', () => {
  const refusal = (errorMessage: string) =>
    new ShowTypeError({ errorCode: 'E', errorMessage, showType: 2 });

  it.each([
    [new CodeError('5', '["名称重复","x"]', null), '名称重复'],
    [new CodeError('5', '', null), '服务没有说明原因，请稍后重试。'],
    [refusal('余额不足'), '余额不足'],
    [refusal(''), '加载失败，请稍后重试。'],
    [new TransportError('timeout'), '服务器长时间没有答复，请稍后重试。'],
    [new AbortedError(), '加载失败，请稍后重试。'],
    [new TypeError('x is undefined'), '加载失败，请稍后重试。'],
    [undefined, '加载失败，请稍后重试。'],
    ['text', '加载失败，请稍后重试。'],
  ])('%s', (error, sentence) => {
    expect(errorSentence(error)).toBe(sentence);
  });
});

it.each([
  [{ success: true, data: { id: 1 } }, { id: 1 }],
  [{ code: 0, data: [1], msg: '' }, [1]],
  [{ success: true, data: null }, null],
  [
    { id: 1, data: 2 },
    { id: 1, data: 2 },
  ],
  [
    { code: 'A01', name: '农业' },
    { code: 'A01', name: '农业' },
  ],
  // It tells that something succeeded, and no record.
  [{ success: true, errorCode: '', showType: 0 }, undefined],
  [
    { success: true, name: '农业' },
    { success: true, name: '农业' },
  ],
  [[1], [1]],
  [null, null],
])('dataOf reads %j whichever envelope it came in', (answer, data) => {
  expect(dataOf(answer)).toEqual(data);
});
