import { getState } from './state';

/** The mock's time in milliseconds: the real one, or what `/__mock/clock` set, running on. */
export function now(): number {
  return Date.now() + getState().clockOffset;
}

/** Makes the mock's time `time` (milliseconds); `null` returns to the real time. */
export function setClock(time: number | null): void {
  getState().clockOffset = time === null ? 0 : time - Date.now();
}
