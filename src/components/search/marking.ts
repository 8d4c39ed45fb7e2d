import { readStored, useStored, writeStored } from '@/storage';

/** The choice whether words found are marked in what is read is kept in this browser. */
const KEY = 'iprMarkHits';

const isChoice = (value: unknown): value is boolean => typeof value === 'boolean';

const marking = () => readStored(KEY, isChoice) ?? true;

/** @returns false when the browser refused to store the choice */
export function switchMarking(on: boolean): boolean {
  return writeStored(KEY, on);
}

/** Whether words found are marked; they are until somebody switches it off. */
export function useMarking(): boolean {
  return useStored(KEY, marking);
}
