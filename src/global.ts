import { PWA_ENABLED } from '../config/portal';

/*
 * Umi runs this file before everything else.
 *
 * What the portal and its libraries use and the oldest browsers of `BROWSER_TARGETS` lack; each is
 * added where it is missing, before anything else runs. core-js's modules for the first four take
 * 6.4 KB of every page's script (its URL module far more), these five 0.3 KB.
 * `tests/build/olderBrowsers.test.ts` fails when the build uses something else that is too new.
 */

const define = (owner: object, name: string, value: unknown) => {
  if (!(name in owner)) {
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
};

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0;
  return this[whole < 0 ? this.length + whole : whole];
}

// Chrome 92, Firefox 90, Safari 15.4.
define(Array.prototype, 'at', at);
define(String.prototype, 'at', at);
define(Object.getPrototypeOf(Uint8Array.prototype), 'at', at);

// Chrome 93, Firefox 92, Safari 15.4.
define(Object, 'hasOwn', (owner: object, key: PropertyKey) => Object.hasOwn(owner, key));

// Chrome 97, Firefox 104, Safari 15.4.
define(
  Array.prototype,
  'findLast',
  function (this: unknown[], matches: (item: unknown, index: number, all: unknown[]) => unknown) {
    for (let index = this.length - 1; index >= 0; index--) {
      if (matches(this[index], index, this)) return this[index];
    }
    return undefined;
  },
);

// Chrome 120, Firefox 115, Safari 17.
define(URL, 'canParse', (address: string, base?: string) => {
  try {
    return Boolean(new URL(address, base));
  } catch {
    return false;
  }
});

// Chrome 100, Firefox 97, Safari 15.4; there is no `reason` before.
define(AbortSignal.prototype, 'throwIfAborted', function (this: AbortSignal) {
  if (this.aborted) throw this.reason ?? new DOMException('aborted', 'AbortError');
});

/**
 * The progressive-web-app setting is off (specification 9): on https, service workers left by an
 * earlier release are unregistered and their caches deleted.
 */
async function removeServiceWorkers() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if ('caches' in window) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

if (!PWA_ENABLED && window.location.protocol === 'https:' && 'serviceWorker' in navigator) {
  removeServiceWorkers().catch(() => undefined);
}
