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

/** @returns false when the browser refused to store the value */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Accepts any object that is not a list. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
