import { createStore, type Store, useStore } from './store';

/**
 * The browser's local storage, read with distrust: it may be full, forbidden, or hold what
 * somebody else wrote. A broken value is dropped, a failed write is reported, nothing is thrown.
 */

/**
 * @param accept tells whether a parsed value has the expected shape
 * @returns the stored value, or undefined when there is none or it is broken (it is then removed)
 */
export function readStored<T>(key: string, accept: (value: unknown) => value is T): T | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    try {
      const value: unknown = JSON.parse(text);
      if (accept(value)) return value;
    } catch {
      // Not JSON: dropped below like any other broken value.
    }
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden: the same as nothing stored.
  }
  return undefined;
}

/**
 * Tells which value another tab stored; null when it cleared everything.
 *
 * @returns ends it
 */
export function onOtherTab(onChange: (key: string | null) => void): () => void {
  const listener = ({ key }: StorageEvent) => onChange(key);
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** By key, how often its value was stored since somebody wants to know of it. */
const changes = new Map<string, Store<number>>();

function changesOf(key: string): Store<number> {
  const known = changes.get(key);
  if (known) return known;
  const changed = createStore(0, () => {
    // Without a name, all of the storage was cleared.
    return onOtherTab((name) => {
      if (name === key || name === null) changed.set(changed.get() + 1);
    });
  });
  changes.set(key, changed);
  return changed;
}

/** @returns false when the browser refused to store the value */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return false;
  }
  const own = changes.get(key);
  own?.set(own.get() + 1);
  return true;
}

/**
 * Tells when a value was stored, in this tab or in another one.
 *
 * @returns ends the watch
 */
export function watchStored(key: string, onChange: () => void): () => void {
  return changesOf(key).subscribe(onChange);
}

/** What a component shows of a stored value. @param get the same object as long as it is the same */
export function useStored<T>(key: string, get: () => T): T {
  return useStore(changesOf(key), get);
}

/** Removes a stored value; nothing happens where there is none or storage is forbidden. */
export function dropStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Forbidden: then nothing is stored either.
  }
}

/**
 * What this browser tab keeps: it survives a reload and is gone with the tab.
 *
 * @param accept tells whether a parsed value has the expected shape
 * @returns the kept value, or undefined when there is none or it is broken
 */
export function readTab<T>(key: string, accept: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return accept(value) ? value : undefined;
  } catch {
    // Broken or forbidden: the same as nothing kept.
    return undefined;
  }
}

/**
 * Keeps a value in this browser tab; undefined forgets it.
 *
 * @returns false when the browser refused: the value then lives as long as the page
 */
export function writeTab(key: string, value: unknown): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * The names under which the browser, or this tab, keeps something.
 *
 * @returns undefined where storage is forbidden
 */
export function storedNames(
  prefix: string,
  keeper: 'browser' | 'tab' = 'browser',
): readonly string[] | undefined {
  try {
    const storage = keeper === 'browser' ? localStorage : sessionStorage;
    const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
    return names.filter((name) => name.startsWith(prefix));
  } catch {
    return undefined;
  }
}

/** In the tab's storage: what is gone with the session. */
export const OF_SESSION = 'iprOfSession.';

/** The session is over: what was kept in this tab for it alone is forgotten. */
export function forgetTabSession(): void {
  for (const name of storedNames(OF_SESSION, 'tab') ?? []) writeTab(name, undefined);
}

/** Accepts whatever is there. */
export const isAnything = (_: unknown): _ is unknown => true;

/** Accepts any object that is not a list. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
