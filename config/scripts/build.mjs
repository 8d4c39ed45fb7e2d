import { spawn } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compressFolder } from './compress.mjs';
import { ownChild } from './ownChild.mjs';

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The build's folder. */
export const dist = join(root, 'dist');

const lock = join(root, 'node_modules/.cache/portal-build.lock');

/** What the build is made from. */
const sources = ['src', 'config', 'public', '.umirc.ts', 'package.json', 'package-lock.json'];

/** Parts of the sources that never reach the build: generated files, the site, the contract. */
const outside = [
  'src/.umi',
  'src/.umi-production',
  'src/.umi-test',
  'config/nginx',
  'config/contract',
];

/** A build that ended with an exit code of its own; what went wrong is on the screen already. */
export class BuildFailed extends Error {
  /** @param {number} exitCode */
  constructor(exitCode) {
    super(`The build failed (${exitCode})`);
    this.exitCode = exitCode;
  }
}

/**
 * Whether `dist/` is missing, unfinished, or older than what it is made from. A deleted source
 * counts as well: its folder is newer then.
 */
export function isStale() {
  const built = changed(join(dist, 'index.html.gz'));
  return sources.some((name) => newest(name) > built);
}

/** @param {string} path */
function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * @param {string} name path inside the project
 * @returns {number} time of the newest change, in milliseconds
 */
function newest(name) {
  if (outside.includes(name)) return 0;
  const path = join(root, name);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  // Umi writes its generated folders into src, so the time of src itself says nothing.
  const own = name === 'src' ? 0 : stat.mtimeMs;
  return Math.max(own, ...readdirSync(path).map((child) => newest(`${name}/${child}`)));
}

/**
 * Builds `dist/` and compresses it. Of several that ask at one time, one builds at a time.
 *
 * @param {{ onlyIfStale?: boolean, signal?: AbortSignal }} [options] `onlyIfStale` leaves a fresh
 *   build as it is; `signal` stops the work
 * @throws {BuildFailed} when `max build` fails; the signal's reason when stopped
 */
export async function build({ onlyIfStale = false, signal } = {}) {
  if (onlyIfStale && !isStale()) return;
  await takeLock(signal);
  try {
    if (onlyIfStale && !isStale()) return;
    rmSync(join(dist, 'index.html.gz'), { force: true });
    const started = new Date();
    await runUmi(signal);
    const total = await compressFolder(dist);
    // Dated to the start, so that what was edited during the build makes it stale.
    utimesSync(join(dist, 'index.html.gz'), started, started);
    const kilobytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1024)} KB`;
    console.log(
      `${total.files} files compressed: ${kilobytes(total.bytes)}, ` +
        `Brotli ${kilobytes(total.brotli)}, gzip ${kilobytes(total.gzip)}`,
    );
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {AbortSignal | undefined} signal */
async function takeLock(signal) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let told = false; ; ) {
    signal?.throwIfAborted();
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    if (!holderLives()) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!told) console.log('Waiting for another build to finish');
    told = true;
    await wait(500);
  }
}

/** Whether the process that took the lock still runs: a killed build leaves its lock behind. */
function holderLives() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {AbortSignal | undefined} signal */
function runUmi(signal) {
  return new Promise((done, fail) => {
    const umi = spawn(
      process.execPath,
      [join(root, 'node_modules/@umijs/max/bin/max.js'), 'build'],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    const { stop } = ownChild(umi);
    signal?.addEventListener('abort', stop, { once: true });
    umi.once('error', fail);
    umi.once('exit', (code, name) => {
      signal?.removeEventListener('abort', stop);
      if (signal?.aborted) fail(signal.reason);
      else if (code === 0) done(undefined);
      else fail(new BuildFailed(code ?? 128 + (name ? constants.signals[name] : 0)));
    });
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const asked = new AbortController();
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(name, () => asked.abort(new BuildFailed(128 + constants.signals[name])));
  }
  try {
    await build({ signal: asked.signal });
  } catch (error) {
    if (!(error instanceof BuildFailed)) console.error(error);
    process.exitCode = error instanceof BuildFailed ? error.exitCode : 1;
  }
}
