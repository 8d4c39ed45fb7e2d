import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/storage';
import { STORAGE_KEYS } from '../../config/portal';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const listeners = new Set<() => void>();
let on: boolean | undefined;

function read(): boolean {
  on ??= readStored(STORAGE_KEYS.careMode, isBoolean) ?? false;
  return on;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Switches the care mode (适老化) and remembers the choice in this browser. */
export function setCareMode(value: boolean): void {
  on = value;
  writeStored(STORAGE_KEYS.careMode, value);
  for (const listener of listeners) listener();
}

/** Forgets the value held in memory, so that the next read comes from storage. For tests. */
export function forgetCareMode(): void {
  on = undefined;
}

/** Whether the care mode is on. */
export function useCareMode(): boolean {
  return useSyncExternalStore(subscribe, read);
}
