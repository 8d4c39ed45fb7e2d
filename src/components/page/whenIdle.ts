/** Longest wait for an idle moment, in milliseconds. */
const WAIT = 2000;

/** What the page itself asks for comes first: the pause before an idle moment is looked for. */
const PAUSE = 1500;

/** Calls back when the page has nothing else to do. @returns what calls it off */
export function whenIdle(action: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(action, WAIT / 4);
    return () => clearTimeout(timer);
  }
  const { requestIdleCallback: ask, cancelIdleCallback: cancel } = window;
  let handle: number | undefined;
  const timer = setTimeout(() => {
    handle = ask(action, { timeout: WAIT });
  }, PAUSE);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancel(handle);
  };
}

/** Waits until the page has nothing else to do: for chunks that nobody needs at first. */
export const idleMoment = (): Promise<void> =>
  new Promise((resolve) => {
    whenIdle(resolve);
  });
