import type { FieldStates } from './fieldStates';

/**
 * A form sent back for correction: what the reviewer said, by path. Only what was said something
 * about can be changed, and what is asked for in addition because of a change.
 */
export type Remarks = Readonly<Record<string, string>>;

/** What is closed to the user while a form is corrected. */
export interface Correction {
  readonly remarks: Remarks;
  /** Paths that were asked for when the correction began. */
  readonly askedBefore: ReadonlySet<string>;
}

/** Begins a correction; `states` are those of the form as it was sent, none where all may change. */
export function beginCorrection(remarks: Remarks, states: FieldStates): Correction {
  return { remarks, askedBefore: new Set(states.keys()) };
}

/** Whether a path cannot be changed. A list is open with all its entries, or one field of one is. */
export function isClosed(correction: Correction | undefined, path: string): boolean {
  if (!correction) return false;
  const { remarks, askedBefore } = correction;
  const list = path.split('.')[0] ?? path;
  if (Object.hasOwn(remarks, path) || Object.hasOwn(remarks, list)) return false;
  return askedBefore.has(path);
}
