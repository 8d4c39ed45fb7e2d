import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AbortedError, CodeError, TransportError } from '@/requests/errors';
import { type Received, type SendingState, upload } from '@/requests/upload';
import { recordEffects, standOn } from './clients';

const KB = 1024;
const MB = 1024 * KB;

type Fault = Error | 'silence' | 'lost answer';

/** A back end that has received so much, and the faults of its next answers. */
function backEndWith({ size = 2 * MB, has = 0, faults = [] as (Fault | undefined)[] } = {}) {
  let received = has;
  const log: string[] = [];
  const state = { log, received: () => received };
  const answer = (): Received<string> => ({
    received,
    done: received === size ? 'attachment' : undefined,
  });
  async function fail(fault: Fault | undefined, signal: AbortSignal) {
    if (fault instanceof Error) throw fault;
    if (fault === 'silence') {
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new AbortedError()));
      });
    }
  }
  return {
    ...state,
    async send(start: number, end: number, signal: AbortSignal) {
      log.push(`send ${start / KB}-${end / KB}`);
      const fault = faults.shift();
      await fail(fault, signal);
      if (start !== received) throw new CodeError('40900', '位置不一致', { received });
      received = end;
      if (fault === 'lost answer') throw new TransportError('network');
      return answer();
    },
    async find(signal: AbortSignal) {
      log.push('find');
      await fail(faults.shift(), signal);
      return answer();
    },
    damage() {
      received = 0;
    },
    size,
  };
}

function start(backEnd: ReturnType<typeof backEndWith>, resume = false) {
  const controller = new AbortController();
  const progress: number[] = [];
  const states: SendingState[] = [];
  const outcome: { value?: string; error?: unknown } = {};
  upload<string>({
    size: backEnd.size,
    send: backEnd.send,
    find: backEnd.find,
    resume,
    signal: controller.signal,
    onProgress: (received) => progress.push(received / KB),
    onState: (state) => {
      if (states.at(-1) !== state) states.push(state);
    },
  }).then(
    (value) => {
      outcome.value = value;
    },
    (error) => {
      outcome.error = error;
    },
  );
  return { outcome, progress, states, cancel: () => controller.abort() };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const cut = () => new TransportError('network');

describe('a file on its way', () => {
  let shown: unknown[];
  beforeEach(() => {
    vi.useFakeTimers();
    standOn('other');
    shown = recordEffects();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes in pieces that grow while the line is quick, and tells how far it is', async () => {
    const backEnd = backEndWith({ size: 3 * MB });
    const { outcome, progress } = start(backEnd);
    await settle();
    expect(outcome).toEqual({ value: 'attachment' });
    expect(backEnd.log).toEqual([
      'send 0-256',
      'send 256-768',
      'send 768-1728',
      'send 1728-2688',
      'send 2688-3072',
    ]);
    expect(progress).toEqual([256, 768, 1728, 2688, 3072]);
  });

  it.each([
    ['a cut', cut()],
    ['a piece that stalled', new TransportError('timeout')],
    ['status 500', new TransportError('http', 500)],
    ['status 503', new TransportError('http', 503)],
    ['status 429', new TransportError('http', 429)],
  ])('goes on after %s from what has arrived, having waited', async (_, fault) => {
    const backEnd = backEndWith({ faults: [undefined, fault] });
    const { outcome, states } = start(backEnd);
    await settle();
    expect(backEnd.log).toEqual(['send 0-256', 'send 256-768']);
    expect(states.at(-1)).toBe('retrying');
    await vi.advanceTimersByTimeAsync(999);
    expect(backEnd.log).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(backEnd.log[2]).toBe('find');
    expect(backEnd.log[3]).toMatch(/^send 256-/);
    expect(outcome).toEqual({ value: 'attachment' });
    expect(shown).toEqual([]);
  });

  it('does not send again what arrived although its answer was lost, the last piece included', async () => {
    const backEnd = backEndWith({
      size: 512 * KB,
      faults: ['lost answer', undefined, 'lost answer'],
    });
    const { outcome } = start(backEnd);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(backEnd.log).toEqual(['send 0-256', 'find', 'send 256-512', 'find']);
    expect(outcome).toEqual({ value: 'attachment' });
  });

  it('waits without a network, as long as it takes, and goes on when it is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const backEnd = backEndWith({ faults: [undefined, new TransportError('offline')] });
    const { outcome, states } = start(backEnd);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(backEnd.log).toHaveLength(2);
    expect(states.at(-1)).toBe('offline');
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(outcome).toEqual({ value: 'attachment' });
  });

  it('gives up after six tries without progress, with growing pauses, and can be sent again', async () => {
    const backEnd = backEndWith({ has: 256 * KB, faults: Array.from({ length: 6 }, cut) });
    const first = start(backEnd, true);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(first.outcome).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(first.outcome.error).toMatchObject({ reason: 'network' });
    expect(backEnd.log).toHaveLength(6);
    // The file itself says so, with its button.
    expect(shown).toEqual([]);
    const again = start(backEnd, true);
    await settle();
    expect(again.outcome).toEqual({ value: 'attachment' });
    expect(backEnd.log[7]).toBe('send 256-512');
  });

  it('resumes after a reload from what the back end has', async () => {
    const backEnd = backEndWith({ has: 1 * MB });
    const { progress, outcome } = start(backEnd, true);
    await settle();
    expect(backEnd.log.slice(0, 2)).toEqual(['find', 'send 1024-1280']);
    expect(progress[0]).toBe(1024);
    expect(outcome).toEqual({ value: 'attachment' });
  });

  it('goes where the back end says it is when the two disagree', async () => {
    const backEnd = backEndWith({ has: 512 * KB });
    const { outcome } = start(backEnd);
    await settle();
    expect(backEnd.log.slice(0, 2)).toEqual(['send 0-256', 'send 512-768']);
    expect(outcome).toEqual({ value: 'attachment' });
  });

  it('begins anew, once, when the whole arrived damaged', async () => {
    const damaged = () => new CodeError('40901', '文件在传输中损坏，请重新上传', { received: 0 });
    const backEnd = backEndWith({ size: 100 * KB, faults: [damaged(), undefined] });
    const { outcome } = start(backEnd);
    await settle();
    expect(backEnd.log).toEqual(['send 0-100', 'send 0-100']);
    expect(outcome).toEqual({ value: 'attachment' });

    const worse = backEndWith({ size: 100 * KB, faults: [damaged(), damaged()] });
    const second = start(worse);
    await settle();
    expect(second.outcome.error).toMatchObject({ code: '40901' });
  });

  it('sends smaller pieces where a server in between refuses large ones', async () => {
    const backEnd = backEndWith({ faults: [undefined, new TransportError('http', 413)] });
    const { outcome } = start(backEnd);
    await settle();
    expect(backEnd.log.slice(1, 3)).toEqual(['send 256-768', 'send 256-512']);
    expect(outcome).toEqual({ value: 'attachment' });
  });

  it.each([
    ['a session that is over', new CodeError('99998', '登录已失效', null), [['login']]],
    [
      'a file that is refused',
      new CodeError('10004', '不支持的文件类型', null),
      [['notification', '操作未完成', '不支持的文件类型']],
    ],
    ['an answer that cannot be read', new TransportError('unreadable'), []],
    ['status 404', new TransportError('http', 404), []],
  ])('stops at once at %s, by the common policy', async (_, fault, effects) => {
    const backEnd = backEndWith({ faults: [undefined, fault] });
    const { outcome } = start(backEnd);
    await settle();
    expect(outcome.error).toBe(fault);
    expect(backEnd.log).toHaveLength(2);
    expect(shown).toEqual(effects);
  });

  it('can be cancelled while a piece is on its way, and while it waits', async () => {
    const silent = backEndWith({ faults: [undefined, 'silence'] });
    const sending = start(silent);
    await settle();
    sending.cancel();
    await settle();
    expect(sending.outcome.error).toBeInstanceOf(AbortedError);

    const failing = backEndWith({ faults: [cut()] });
    const waiting = start(failing);
    await settle();
    waiting.cancel();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waiting.outcome.error).toBeInstanceOf(AbortedError);
    expect(failing.log).toHaveLength(1);
    expect(shown).toEqual([]);
  });

  it('does not go on for ever with a back end that takes nothing', async () => {
    const { outcome } = start({
      ...backEndWith(),
      send: async () => ({ received: 0 }),
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome.error).toMatchObject({ reason: 'unreadable' });
  });
});
