import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { openCodeEnvelope, raiseShowType } from '@/requests/envelopes';
import { TransportError } from '@/requests/errors';
import { reactionTo } from '@/requests/policy';
import { catalogue, type Row, type Shown } from './catalogue';
import { answerWith, clients, recordEffects, standOn } from './clients';

const PAGES = {
  user: '/ipr-front/changshu/user/login',
  other: '/ipr-front/changshu/nav/subjectDetail',
};

/** The answer of a row, read by the pure functions alone. */
function readBody({ body, page }: Row): { value?: unknown; error?: unknown } {
  try {
    raiseShowType(body);
    return { value: openCodeEnvelope(body, page === 'user') };
  } catch (error) {
    return { error };
  }
}

function shownFor(error: unknown, page: string): Shown[] {
  const reaction = reactionTo(error, page);
  switch (reaction.kind) {
    case 'none':
      return [];
    case 'message':
      return [['message', reaction.level, reaction.text]];
    case 'notification':
      return [['notification', reaction.title, reaction.text]];
    case 'exception':
      return [['exception', reaction.errorCode, reaction.errorMessage]];
    default:
      return [[reaction.kind]];
  }
}

describe('the error catalogue in the pure functions', () => {
  it.each(catalogue.filter((row) => 'body' in row))('$name', (row) => {
    const { value, error } = readBody(row);
    if (row.failure) expect(error).toBeInstanceOf(row.failure);
    else expect([value, error]).toEqual([row.value, undefined]);
    expect(error ? shownFor(error, PAGES[row.page ?? 'other']) : []).toEqual(row.shown);
  });

  it.each([
    ['a text', new Error('磁盘已满'), '磁盘已满'],
    [
      'no text',
      new Error(''),
      'Request error, please retry. 请求出错，原因不明：请稍候再操作一次；仍然出错，请拨打 12345 反映。',
    ],
    [
      'nothing at all',
      undefined,
      'Request error, please retry. 请求出错，原因不明：请稍候再操作一次；仍然出错，请拨打 12345 反映。',
    ],
  ])('shows an error without an envelope and with %s', (_, error, text) => {
    expect(shownFor(error, PAGES.other)).toEqual([['message', 'error', text]]);
  });
});

describe.each(clients)('the error catalogue through $name', ({ path, call }) => {
  it.each(catalogue)('$name', async (row) => {
    const shown = recordEffects();
    standOn(row.page ?? 'other');
    answerWith(path, row.answer ?? (() => HttpResponse.json(row.body as Record<string, unknown>)));
    const outcome = call('POST', { data: {} });
    if (row.failure) await expect(outcome).rejects.toBeInstanceOf(row.failure);
    else expect(await outcome).toEqual(row.value);
    expect(shown).toEqual(row.shown);
  });

  it.each(catalogue.filter((row) => row.failure))(
    'says nothing but that the session is over when the screen skips the common handler: $name',
    async (row) => {
      const shown = recordEffects();
      standOn(row.page ?? 'other');
      answerWith(
        path,
        row.answer ?? (() => HttpResponse.json(row.body as Record<string, unknown>)),
      );
      await expect(call('POST', { data: {}, skipErrorHandler: true })).rejects.toBeInstanceOf(
        row.failure,
      );
      const over = row.shown.filter(([effect]) => /^(login|externalLogin)$/.test(effect));
      expect(shown).toEqual(over);
    },
  );

  it.each(catalogue.filter((row) => row.failure))(
    'leaves to the screen only what was not answered, when it asks for that: $name',
    async (row) => {
      const shown = recordEffects();
      standOn(row.page ?? 'other');
      answerWith(
        path,
        row.answer ?? (() => HttpResponse.json(row.body as Record<string, unknown>)),
      );
      const outcome = call('POST', { data: {}, shownInPlace: true });
      if (row.failure) await expect(outcome).rejects.toBeInstanceOf(row.failure);
      expect(shown).toEqual(row.failure === TransportError ? [] : row.shown);
    },
  );
});
