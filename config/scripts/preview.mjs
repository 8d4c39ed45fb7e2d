import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BuildFailed, build, dist, root } from './build.mjs';
import { startNginx } from './nginxServer.mjs';
import { ownChild } from './ownChild.mjs';

/** The servers that can stand behind nginx, and the addresses at which tests control them. */
const backEnds = {
  mock: { program: 'mock/server.ts', control: '/__mock/' },
  plain: { program: 'tests/browser/plainBackEnd/server.ts', control: '/__plain/' },
};

/**
 * The control addresses: no part of the site, added to the preview alone. The one header keeps the
 * policy for answers of the services from being inherited: it forbids the forms of the office's
 * pages.
 *
 * @param {string} path
 */
const controlAddress = (path) => `location ${path} {
    proxy_pass http://ipr_platform;
    include conf.d/ipr/gateway.conf;
    add_header X-Content-Type-Options nosniff always;
}
`;

/**
 * Starts one back end on a free port.
 *
 * @param {string} program
 * @param {string | undefined} dataFolder
 * @param {AbortSignal | undefined} signal
 */
async function startBackEnd(program, dataFolder, signal) {
  signal?.throwIfAborted();
  const mock = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      ...(dataFolder ? { IPR_DATA: dataFolder } : {}),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { ended, stop } = ownChild(mock);
  try {
    const port = await new Promise((done, fail) => {
      let printed = '';
      mock.stdout.on('data', (/** @type {Buffer} */ text) => {
        printed += text;
        const found = /listening on (\d+)/.exec(printed);
        if (found) done(Number(found[1]));
      });
      ended.then(() => fail(new Error(`${program} did not start. ${printed}`)));
      signal?.addEventListener('abort', () => fail(signal.reason), { once: true });
    });
    return { port, stop, exited: ended.then(() => `${program} ended by itself`) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Serves the production build behind nginx, with standalone mock servers as its gateways, or the
 * back end that answers only what the specification names; builds first when `dist/` is missing or
 * stale.
 *
 * @param {object} [options]
 * @param {number} [options.port] of nginx; 0 or nothing: a free one
 * @param {string} [options.dataFolder] real data for the mock, as `IPR_DATA`
 * @param {number} [options.mocks] how many gateways stand behind nginx
 * @param {boolean} [options.plain] with the plain back end in place of the mock
 * @param {Record<string, string>} [options.settings] further `IPR_…` settings of nginx
 * @param {AbortSignal} [options.signal] gives up a start that is under way
 * @returns {Promise<{ url: string, mockUrls: string[], exited: Promise<string>,
 *   stopMock: (index: number) => Promise<void>, stop: () => Promise<void> }>} `exited` resolves
 *   with a sentence when nginx or the only mock ends by itself
 * @throws {Error} when the build fails, the port is taken, or a part does not start
 */
export async function startPreview({
  port = 0,
  dataFolder,
  mocks = 1,
  plain = false,
  settings = {},
  signal,
} = {}) {
  const { program, control } = plain ? backEnds.plain : backEnds.mock;
  await build({ onlyIfStale: true, signal });
  /** @type {Awaited<ReturnType<typeof startBackEnd>>[]} */
  const running = [];
  const stopMocks = () => Promise.all(running.map((mock) => mock.stop()));
  try {
    for (let index = 0; index < mocks; index += 1) {
      running.push(await startBackEnd(program, dataFolder, signal));
    }
    const nginx = await startNginx({
      dist,
      port,
      gateways: running.map((mock) => `127.0.0.1:${mock.port}`),
      serverConfig: controlAddress(control),
      settings,
      signal,
    });
    return {
      url: `${nginx.origin}${settings.IPR_BASE ?? '/ipr-front/'}`,
      mockUrls: running.map((mock) => `http://127.0.0.1:${mock.port}`),
      exited: Promise.race([
        nginx.exited,
        ...(mocks === 1 ? running.map((mock) => mock.exited) : []),
      ]),
      stopMock: async (index) => running[index]?.stop(),
      stop: async () => {
        await nginx.stop();
        await stopMocks();
      },
    };
  } catch (error) {
    await stopMocks();
    throw error;
  }
}

/** `npm run preview`, `npm run preview -- --plain`: until Ctrl+C, SIGTERM or a closed terminal, which end it with exit code 0. */
async function main() {
  const plain = process.argv.includes('--plain');
  const wanted = process.env.PORT ?? '8080';
  if (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65535) {
    throw new Error(`PORT=${wanted} is not a port`);
  }
  const asked = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => asked.abort());
  if (process.env.npm_lifecycle_event) {
    // npm passes SIGTERM to a shell that does not pass it on: losing that parent means the same.
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || asked.abort(), 500).unref();
  }
  const stopped = new Promise((done) => {
    asked.signal.addEventListener('abort', () => done(undefined), { once: true });
  });
  try {
    const preview = await startPreview({
      port: Number(wanted),
      dataFolder: process.env.IPR_DATA,
      plain,
      signal: asked.signal,
    });
    console.log(`ready ${preview.url}`);
    if (plain) {
      const control = new URL('/__plain/', preview.url);
      console.log(`  to be logged in, open ${control}login (or ${control}login?user=admin)`);
      console.log(`  other answers: curl -d '{"nobody":"401"}' ${control}switches`);
    }
    const fault = await Promise.race([stopped, preview.exited]);
    await preview.stop();
    if (fault && !asked.signal.aborted) throw new Error(fault);
  } catch (error) {
    if (!asked.signal.aborted) throw error;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof BuildFailed ? error.exitCode : 1;
  }
}
