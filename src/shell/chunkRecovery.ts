const KEY = 'iprChunkReload';
const QUIET_PERIOD = 5 * 60_000;

/** Whether an error says that a script chunk could not be loaded (specification 8). */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/**
 * Allows one automatic reload after a chunk failure: a release may have replaced the files of an
 * open tab. A second failure within five minutes is shown instead, and so is the first one when
 * the browser cannot remember that it has reloaded.
 */
export function mayReload(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now - last < QUIET_PERIOD) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
