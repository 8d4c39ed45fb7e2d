import { isPlainObject } from '@/storage';

/**
 * What was typed into a form, kept in this browser tab: it survives a reload and is gone with the
 * tab. Storage may be full or forbidden; then nothing is kept and nothing is thrown.
 */

/** @returns the kept texts by field name; empty when there are none or they are broken */
export function readTabDraft(key: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (!isPlainObject(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string';
      }),
    );
  } catch {
    return {};
  }
}

/** Keeps the texts that are not empty. */
export function writeTabDraft(key: string, texts: Record<string, string>): void {
  const filled = Object.entries(texts).filter(([, text]) => text !== '');
  try {
    if (filled.length) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(filled)));
    else sessionStorage.removeItem(key);
  } catch {
    // The form works on without its draft.
  }
}

export function dropTabDraft(key: string): void {
  writeTabDraft(key, {});
}
