import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOurModules } from '../../support/ourModules';

const unregister = vi.fn(() => Promise.resolve(true));
const register = vi.fn();
const drop = vi.fn(() => Promise.resolve(true));

beforeEach(() => {
  forgetOurModules();
  vi.clearAllMocks();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      getRegistrations: () => Promise.resolve([{ unregister }, { unregister }]),
    },
  });
  vi.stubGlobal('caches', { keys: () => Promise.resolve(['old-1', 'old-2']), delete: drop });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

/** Opens the portal's entrance on a page of this protocol. */
async function openOn(protocol: 'http:' | 'https:'): Promise<void> {
  vi.spyOn(window.location, 'protocol', 'get').mockReturnValue(protocol);
  await import('@/global');
  await new Promise((resolve) => setTimeout(resolve, 20));
}

it('on https, removes service workers and caches of an earlier release', async () => {
  await openOn('https:');
  expect(unregister).toHaveBeenCalledTimes(2);
  expect(drop.mock.calls).toEqual([['old-1'], ['old-2']]);
  expect(register).not.toHaveBeenCalled();
});

it('on http, touches nothing', async () => {
  await openOn('http:');
  expect([...unregister.mock.calls, ...drop.mock.calls, ...register.mock.calls]).toEqual([]);
});

it('stands where the browser refuses to name them', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.reject(new DOMException('no', 'SecurityError')) },
  });
  await openOn('https:');
  expect(drop).not.toHaveBeenCalled();
});
