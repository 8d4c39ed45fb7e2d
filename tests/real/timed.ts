/** The result of a piece of work, and the milliseconds that it took. */
export function timed<T>(work: () => T): [result: T, milliseconds: number] {
  const begin = performance.now();
  const result = work();
  return [result, performance.now() - begin];
}

/**
 * Says how long something took beside what we aim at. Nothing fails on it: a machine that others use
 * as well may be several times slower.
 */
export function reportTime(what: string, milliseconds: number, aim: number): void {
  const late = milliseconds > aim ? ', LATE' : '';
  console.log(`${what}: ${milliseconds.toFixed(0)} ms, aim ${aim} ms${late}`);
}
