import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { AbortedError } from '@/requests/errors';
import { findPatent } from '@/services/cnipr';
import { answerWith, recordEffects, standOn } from './clients';

const PATH = '/cnipr-service/api/front/patent/findOne';
const found = (id: string) => () =>
  HttpResponse.json({ code: 0, data: { id, title: '电池' }, msg: '' });
const good = found('A1');
const refused = () => HttpResponse.json({ code: '50000', data: null, msg: '正在维护' });

beforeEach(() => standOn('other'));

it('a call sent ahead answers the equal call of the screen, once', async () => {
  const requests = answerWith(PATH, good);
  findPatent('A1', { ahead: true });
  const { signal } = new AbortController();
  expect(await findPatent('A1', { signal, skipErrorHandler: true })).toMatchObject({ id: 'A1' });
  expect(requests).toHaveLength(1);
  await findPatent('A1', { signal });
  expect(requests).toHaveLength(2);
});

it('what was asked ahead answers no other question', async () => {
  const requests = answerWith(PATH, good, found('B2'));
  findPatent('A1', { ahead: true });
  expect(await findPatent('B2')).toMatchObject({ id: 'B2' });
  expect(requests).toHaveLength(2);
});

it('why a call sent ahead failed is told by the screen that wants it, once', async () => {
  const effects = recordEffects();
  const requests = answerWith(PATH, refused);
  await findPatent('A1', { ahead: true }).catch(() => undefined);
  expect(effects).toEqual([]);
  await expect(findPatent('A1')).rejects.toMatchObject({ code: '50000' });
  expect(effects).toHaveLength(1);
  expect(requests).toHaveLength(1);
});

it('a screen that has gone is told nothing of what failed', async () => {
  const effects = recordEffects();
  answerWith(PATH, refused);
  findPatent('A1', { ahead: true }).catch(() => undefined);
  const going = new AbortController();
  const answer = findPatent('A1', { signal: going.signal });
  going.abort();
  await expect(answer).rejects.toBeInstanceOf(AbortedError);
  expect(effects).toEqual([]);
});

it('what no screen wants is forgotten after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const requests = answerWith(PATH, good);
  await findPatent('A1', { ahead: true });
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  await findPatent('A1');
  expect(requests).toHaveLength(2);
});
