import { dialogOver } from '@/components/dialog/dialogOver';
import { readStored, useStored, writeStored } from '@/storage';

/**
 * Shortcuts of one key without Ctrl or Alt can be pressed by accident, by dictation for instance,
 * so they can be switched off (WCAG 2.2, 2.1.4). The choice is kept in this browser.
 */
const KEY = 'iprSingleKeys';

const isChoice = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether shortcuts of one key work; they do until somebody switches them off. */
export function singleKeysOn(): boolean {
  return readStored(KEY, isChoice) ?? true;
}

/** @returns false when the browser refused to store the choice */
export function switchSingleKeys(on: boolean): boolean {
  return writeStored(KEY, on);
}

export function useSingleKeys(): boolean {
  return useStored(KEY, singleKeysOn);
}

/** What is typed here belongs to the control itself. */
const TAKES_KEYS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="menu"], [role="menuitem"], [role="listbox"], [data-own-keys]';

/** Whether a key press is meant as a shortcut of the page: not typed, not held, no dialog open. */
export function isPageKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey) return false;
  if (event.metaKey) return false;
  if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return false;
  return !dialogOver();
}
