/** The pauses that modules of the product or of its tests have begun in this process. */
const KEY = Symbol.for('portal.ourTimers');
const holder = globalThis as { [KEY]?: Set<ReturnType<typeof setTimeout>> };

/** Whether the function that called `setTimeout` is the product's or a test's, not a library's. */
function askedByUs(): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 3;
  const caller = new Error().stack?.split('\n')[3] ?? '';
  Error.stackTraceLimit = stackTraceLimit;
  return !caller.includes('/node_modules/') && /\/(?:src|tests)\//.test(caller);
}

/**
 * Notes from now on the pauses that are ours. A pause that outlives its file may begin an import
 * (the search editor, what an idle moment brings) while the next file loads its modules; that file
 * would then be handed what a half loaded module exports so far.
 */
export function noteOurTimers(): void {
  if (holder[KEY]) return;
  const ours = new Set<ReturnType<typeof setTimeout>>();
  holder[KEY] = ours;
  const plain = globalThis.setTimeout;
  const noted = (action: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
    const timer = plain(action, ms, ...values);
    if (askedByUs()) ours.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(noted, plain) as typeof setTimeout;
}

/** Calls off what an ended file still waits for. */
export function endOurTimers(): void {
  for (const timer of holder[KEY] ?? []) clearTimeout(timer);
  holder[KEY]?.clear();
}
