import { readTab, writeTab } from '@/storage';
import type { SentCall } from './knownCalls';

/** In the tab: addresses that this installation does not have. They are asked for once. */
const KEY = 'iprAbsentCalls';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const absent = () => readTab(KEY, isTexts) ?? [];

/** Whether this tab knows that an address does not exist. Only reading calls are remembered. */
export function isAbsent({ method, address }: SentCall): boolean {
  return method === 'GET' && absent().includes(address);
}

/** Remembers that an address does not exist. */
export function noteAbsent({ method, address }: SentCall): void {
  if (method === 'GET') writeTab(KEY, [...new Set([...absent(), address])]);
}

/** The user wants to try again: what did not exist may exist by now. */
export function forgetAbsent(): void {
  writeTab(KEY, undefined);
}
