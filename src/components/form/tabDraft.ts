import { isPlainObject, readTab, writeTab } from '@/storage';

/**
 * What was typed into a form, kept in this browser tab: it survives a reload and is gone with the
 * tab. Storage may be full or forbidden; then nothing is kept and nothing is thrown.
 */

/** @returns the kept texts by field name; empty when there are none or they are broken */
export function readTabDraft(key: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(readTab(key, isPlainObject) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Keeps the texts that are not empty. */
export function writeTabDraft(key: string, texts: Record<string, string>): void {
  const filled = Object.entries(texts).filter(([, text]) => text !== '');
  writeTab(key, filled.length ? Object.fromEntries(filled) : undefined);
}

export function dropTabDraft(key: string): void {
  writeTabDraft(key, {});
}
