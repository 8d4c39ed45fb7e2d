import { readStored, watchStored, writeStored } from '@/storage';

/** Says nothing of a person, so it is kept although nothing else is. */
const KEY = 'iprPublicComputer';

/** For browsers that do not keep it. */
let chosenHere: boolean | undefined;

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether this browser is used by many people, so that nothing may be kept in it. */
export function isPublicComputer(): boolean {
  return chosenHere ?? readStored(KEY, isBoolean) ?? false;
}

export function choosePublicComputer(chosen: boolean): void {
  chosenHere = writeStored(KEY, chosen) ? undefined : chosen;
}

/**
 * Tells when the choice was made, in this tab or in another one.
 *
 * @returns ends the watch
 */
export function watchPublicComputer(onChange: () => void): () => void {
  return watchStored(KEY, onChange);
}
