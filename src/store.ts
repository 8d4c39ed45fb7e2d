import { useSyncExternalStore } from 'react';

/** A value outside React that is told when it changes. */
export interface Store<T> {
  get: () => T;
  /** Tells everybody who subscribed, unless it is the value it has. */
  set: (value: T) => void;
  /** @returns ends it */
  subscribe: (listener: () => void) => () => void;
}

/**
 * @param watch is called when the first listener comes; what it returns, when the last has gone
 */
export function createStore<T>(value: T, watch?: () => () => void): Store<T> {
  const listeners = new Set<() => void>();
  let now = value;
  let stop: (() => void) | undefined;
  return {
    get: () => now,
    set: (next) => {
      if (Object.is(next, now)) return;
      now = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) stop = watch?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}

/**
 * What a component shows of a store; it is drawn again when that changes.
 *
 * @param get the same object as long as nothing changed
 */
export function useStore<T>({ subscribe }: Pick<Store<unknown>, 'subscribe'>, get: () => T): T {
  return useSyncExternalStore(subscribe, get);
}
