/** How long a child may take to end after SIGTERM, in milliseconds. */
const grace = 3000;

/**
 * Ties a child process to this one: it is asked to end when this process ends, however that
 * comes about, and `stop` does not wait for ever.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {{ ended: Promise<void>, stop: () => Promise<void> }} `ended` resolves when the child
 *   is gone, also when it never started
 */
export function ownChild(child) {
  const ask = () => child.kill('SIGTERM');
  process.once('exit', ask);
  /** @type {Promise<void>} */
  const ended = new Promise((done) => {
    child.once('error', () => done());
    child.once('close', () => done());
  });
  ended.then(() => process.off('exit', ask));
  const stop = async () => {
    ask();
    const force = setTimeout(() => child.kill('SIGKILL'), grace);
    await ended;
    clearTimeout(force);
  };
  return { ended, stop };
}
