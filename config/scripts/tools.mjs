import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Folders that hold system programs but are often missing from a user's PATH. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

/**
 * Chromium, together with a Chinese font.
 *
 * @returns {string} path of the program: `CHROMIUM`, an installed one, or one that apt-get brought
 * @throws {Error} with what to do, when there is none and none can be installed
 */
export function findChromium() {
  const program = find({
    variable: 'CHROMIUM',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    versionFlag: '--version',
    packages: ['chromium', 'fonts-noto-cjk'],
  });
  bringChineseFont();
  return program;
}

/**
 * Chromium without a window for the browser tests: the same engine, two thirds of the time per
 * test (38.6 s in place of 57.5 s for nine tests). Without it the tests run in the whole Chromium.
 *
 * @returns {string} path of the program: `CHROMIUM`, the shell, or what `findChromium` finds
 * @throws {Error} with what to do, when there is none and none can be installed
 */
export function findTestChromium() {
  if (process.env.CHROMIUM) return findChromium();
  const names = ['chromium-headless-shell'];
  try {
    if (!installed(names, '--version')) installPackages(names);
  } catch (error) {
    console.warn(`The browser tests run in the whole Chromium, which takes longer. ${error}`);
  }
  const shell = installed(names, '--version');
  if (!shell) return findChromium();
  bringChineseFont();
  return shell;
}

/** Without a Chinese font every Chinese character of a screenshot is a box. */
function bringChineseFont() {
  if (run('fc-list', [':lang=zh', 'file']).stdout?.trim() !== '') return;
  try {
    installPackages(['fonts-noto-cjk']);
  } catch (error) {
    console.warn(`Screenshots will show boxes for Chinese text. ${error}`);
  }
}

/**
 * nginx for the preview, the browser tests and the bench.
 *
 * @returns {string} path of the program: `NGINX`, an installed one, or one that apt-get brought
 * @throws {Error} with what to do, when there is none and none can be installed
 */
export function findNginx() {
  return find({ variable: 'NGINX', names: ['nginx'], versionFlag: '-v', packages: ['nginx'] });
}

/**
 * @param {{ variable: string, names: string[], versionFlag: string, packages: string[] }} tool
 * @returns {string}
 */
function find({ variable, names, versionFlag, packages }) {
  const chosen = process.env[variable];
  if (chosen) {
    if (works(chosen, versionFlag)) return chosen;
    throw new Error(`${variable}=${chosen} cannot be run. Correct it, or unset it.`);
  }
  const found = installed(names, versionFlag);
  if (found) return found;
  installPackages(packages);
  const brought = installed(names, versionFlag);
  if (brought) return brought;
  throw new Error(
    `${names[0]} was installed but does not run. Set ${variable} to a program that does.`,
  );
}

/**
 * @param {string[]} names
 * @param {string} versionFlag
 */
function installed(names, versionFlag) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders];
  return names
    .flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)))
    .find((program) => works(program, versionFlag));
}

/**
 * Whether the program is there and starts: a distribution may leave a stub that only says how to
 * install the real one.
 *
 * @param {string} program
 * @param {string} versionFlag
 */
function works(program, versionFlag) {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    return false;
  }
  return run(program, [versionFlag]).status === 0;
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  return spawnSync(program, args, { encoding: 'utf8', timeout: 20_000 });
}

/** @param {string[]} packages names of Debian packages */
function installPackages(packages) {
  const wanted = packages.join(' ');
  const manual = `Install it by hand: apt-get install ${wanted}`;
  if (run('apt-get', ['--version']).status !== 0) {
    throw new Error(`${wanted} is missing, and there is no apt-get here. ${manual}`);
  }
  const root = process.getuid?.() === 0;
  if (!root && run('sudo', ['-n', 'true']).status !== 0) {
    throw new Error(
      `${wanted} is missing, and installing needs root or sudo without a password. ${manual}`,
    );
  }
  console.log(`Installing ${wanted} with apt-get`);
  const environment = ['DEBIAN_FRONTEND=noninteractive'];
  const apt = ['apt-get', '-o', 'DPkg::Lock::Timeout=300', '-qq'];
  for (const args of [
    [...apt, 'update'],
    [...apt, 'install', '-y', '--no-install-recommends', ...packages],
  ]) {
    const [program, ...rest] = [...(root ? [] : ['sudo', '-n']), 'env', ...environment, ...args];
    const { status } = spawnSync(program ?? '', rest, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${args.join(' ')} failed. ${manual}`);
  }
}

/**
 * Whether a server can listen on this port of every address.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port) {
  return (await listenOnce(port)) !== null;
}

/**
 * A port nobody listens on. Another program may take it before its user does: try again then.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = await listenOnce(0);
  if (port === null) throw new Error('No free port');
  return port;
}

/**
 * @param {number} port
 * @returns {Promise<number | null>} the port listened on, null when it is taken
 */
function listenOnce(port) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(null));
    server.listen(port, '0.0.0.0', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : null));
    });
  });
}

/**
 * Asks an address until the answer is the one wanted; redirects are not followed.
 *
 * @param {string} url
 * @param {(response: Response) => boolean | Promise<boolean>} [predicate] default: status 2xx
 * @param {{ timeout?: number, interval?: number, signal?: AbortSignal }} [options] milliseconds;
 *   `signal` gives up early
 * @returns {Promise<void>}
 * @throws {Error} that names the last answer when the time is over, or the signal's reason
 */
export async function waitFor(
  url,
  predicate = (response) => response.ok,
  { timeout = 30_000, interval = 100, signal } = {},
) {
  const end = Date.now() + timeout;
  let last = 'no answer';
  while (Date.now() < end) {
    signal?.throwIfAborted();
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(5000),
      });
      last = `status ${response.status}`;
      if (await predicate(response)) return;
    } catch (error) {
      last = String(error instanceof Error ? (error.cause ?? error.message) : error);
    }
    await wait(interval);
  }
  throw new Error(`${url} did not answer as expected within ${timeout / 1000} s (${last})`);
}
