import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AbortedError, CodeError, TransportError } from '@/requests/errors';
import { answerWith, clients, recordEffects, standOn } from './clients';

const good = () => HttpResponse.json({ code: 0, data: '好', msg: '' });
const silence = () => new Promise<Response>(() => undefined);
const cut = () => HttpResponse.error();
const status = (code: number) => () => HttpResponse.html('<h1>Bad</h1>', { status: code });
const byNginx = (code: number) => () =>
  HttpResponse.json({ code, data: null, msg: '服务没有应答' }, { status: code });

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Waits without moving the fake clock, which `vi.waitFor` would. */
async function until(check: () => void): Promise<void> {
  for (let turns = 0; ; turns += 1) {
    try {
      check();
      return;
    } catch (error) {
      if (turns === 200) throw error;
      await turn();
    }
  }
}

/** Lets an answer that is on its way arrive. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 50; turns += 1) await turn();
}

/** What a promise has come to so far: its value, its error, or nothing yet. */
function watch(promise: Promise<unknown>) {
  const outcome: { value?: unknown; error?: unknown } = {};
  promise.then(
    (value) => {
      outcome.value = value;
    },
    (error) => {
      outcome.error = error;
    },
  );
  return outcome;
}

describe.each(clients)('$name', ({ path, call }) => {
  beforeEach(async () => {
    // An answer ends the outage of the test before.
    answerWith(path, good);
    await call('GET');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    standOn('other');
  });

  it('always sends credentials', async () => {
    const requests = answerWith(path, good);
    await call('GET');
    await call('POST', { data: {} });
    expect(requests.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
  });

  it('sends parameters as they are, objects as JSON, and leaves out what is not set', async () => {
    const requests = answerWith(path, good);
    const queryData = { $type_in: 'A,B', name: '电池 & "膜"', flag: true };
    await call('GET', { params: { size: 5000, queryData, page: 0, none: undefined, q: 'a+b=c' } });
    expect(requests.map(({ url }) => [...new URL(url).searchParams])).toEqual([
      [
        ['size', '5000'],
        ['queryData', JSON.stringify(queryData)],
        ['page', '0'],
        ['q', 'a+b=c'],
      ],
    ]);
  });

  it('sends a body as JSON', async () => {
    const requests = answerWith(path, good);
    await call('POST', { data: { name: '电池', list: [1, 2] } });
    expect(requests[0]?.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await requests[0]?.json()).toEqual({ name: '电池', list: [1, 2] });
  });

  it.each([
    ['a cut connection', cut],
    ['502', status(502)],
    ['503', status(503)],
    ['504', status(504)],
    ['502 in the envelope of nginx', byNginx(502)],
  ])('repeats a GET once after %s, after a pause, and says so once', async (_, bad) => {
    const shown = recordEffects();
    const requests = answerWith(path, bad);
    const outcome = watch(call('GET'));
    await settle();
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(299);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await settle();
    expect(requests).toHaveLength(2);
    await until(() => expect(outcome.error).toBeInstanceOf(TransportError));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(2);
    expect(shown).toHaveLength(1);
  });

  it('asks a service that is down once more for several calls, not for each', async () => {
    const shown = recordEffects();
    const requests = answerWith(path, status(503));
    const outcomes = [1, 2, 3, 4].map((size) => watch(call('GET', { params: { size } })));
    await settle();
    expect(requests).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(300);
    await until(() => expect(outcomes.every(({ error }) => error)).toBe(true));
    expect(requests).toHaveLength(5);
    // Who asks a second later asks once.
    await expect(call('GET')).rejects.toBeInstanceOf(TransportError);
    expect(requests).toHaveLength(6);
    expect(shown).toHaveLength(5);
  });

  it('repeats the other calls when the one that tried again was answered', async () => {
    const shown = recordEffects();
    answerWith(path, status(503), status(503), status(503), good);
    const outcomes = [1, 2, 3].map((size) => watch(call('GET', { params: { size } })));
    await settle();
    await vi.advanceTimersByTimeAsync(300);
    await until(() => expect(outcomes.map(({ value }) => value)).toEqual(['好', '好', '好']));
    expect(shown).toEqual([]);
  });

  it('repeats the other calls when the one that was to try again is no longer wanted', async () => {
    answerWith(path, status(503), status(503), good);
    const first = new AbortController();
    const aborted = watch(call('GET', { signal: first.signal }));
    await settle();
    const other = watch(call('GET'));
    await settle();
    first.abort();
    await until(() => expect(aborted.error).toBeInstanceOf(AbortedError));
    await until(() => expect(other).toEqual({ value: '好' }));
  });

  it('is content with an answer that comes at the second try', async () => {
    const shown = recordEffects();
    answerWith(path, status(502), good);
    const outcome = watch(call('GET'));
    await settle();
    await vi.advanceTimersByTimeAsync(300);
    await until(() => expect(outcome).toEqual({ value: '好' }));
    expect(shown).toEqual([]);
  });

  it.each([
    ['GET', 'status 500', status(500)],
    ['GET', 'status 404', status(404)],
    ['GET', 'HTML with status 200', status(200)],
    ['GET', 'a business error', () => HttpResponse.json({ code: 5, msg: '参数有误' })],
    ['POST', 'a cut connection', cut],
    ['POST', 'status 502', status(502)],
    ['POST', 'status 503', status(503)],
    ['POST', 'status 504', status(504)],
  ] as const)('sends a %s once after %s', async (method, _, bad) => {
    recordEffects();
    const requests = answerWith(path, bad);
    const outcome = watch(call(method, method === 'POST' ? { data: {} } : {}));
    await until(() => expect(outcome.error).toBeDefined());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
  });

  it.each(['GET', 'POST'] as const)('gives up a %s after 15 seconds of silence', async (method) => {
    const shown = recordEffects();
    const requests = answerWith(path, silence);
    const outcome = watch(call(method));
    await until(() => expect(requests).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    await until(() => expect(outcome.error).toMatchObject({ reason: 'timeout' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);
    expect(shown).toEqual([['message', 'error', '服务器长时间没有答复，请稍后重试。']]);
  });

  it('waits as long as it takes when a call has no time-out', async () => {
    const requests = answerWith(path, silence);
    const outcome = watch(call('POST', { timeout: 0 }));
    await until(() => expect(requests).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(outcome).toEqual({});
  });

  it('is silent when the screen aborts, before, during and between the tries', async () => {
    const shown = recordEffects();
    const requests = answerWith(path, silence, status(502));
    const during = new AbortController();
    const outcome = watch(call('GET', { signal: during.signal }));
    await until(() => expect(requests).toHaveLength(1));
    during.abort();
    await until(() => expect(outcome.error).toBeInstanceOf(AbortedError));

    const before = watch(call('GET', { signal: AbortSignal.abort() }));
    await until(() => expect(before.error).toBeInstanceOf(AbortedError));
    expect(requests).toHaveLength(1);

    const pause = new AbortController();
    const paused = watch(call('GET', { signal: pause.signal }));
    await settle();
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100);
    pause.abort();
    await until(() => expect(paused.error).toBeInstanceOf(AbortedError));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(2);
    expect(shown).toEqual([]);
  });

  it('says that the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const shown = recordEffects();
    answerWith(path, cut);
    await expect(call('GET')).rejects.toMatchObject({ reason: 'offline' });
    expect(shown).toEqual([['message', 'error', '网络已断开，请检查网络连接后重试。']]);
  });

  it('reads the page when the answer arrives, not when the call was made', async () => {
    const shown = recordEffects();
    const wait = () => {
      let release: (response: Response) => void = () => undefined;
      const requests = answerWith(path, () => new Promise((resolve) => (release = resolve)));
      return { requests, release: (response: Response) => release(response) };
    };

    standOn('other');
    const first = wait();
    const whole = watch(call('GET'));
    await until(() => expect(first.requests).toHaveLength(1));
    standOn('user');
    first.release(good());
    await until(() => expect(whole.value).toEqual({ code: 0, data: '好', msg: '' }));

    const second = wait();
    const refused = watch(call('GET'));
    await until(() => expect(second.requests).toHaveLength(1));
    standOn('other');
    second.release(HttpResponse.json({ code: 99998, msg: '登录已失效' }));
    await until(() => expect(refused.error).toBeInstanceOf(CodeError));
    expect(shown).toEqual([['login']]);
  });
});
