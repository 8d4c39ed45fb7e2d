import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderSite } from '../nginx/render.mjs';
import { ownChild } from './ownChild.mjs';
import { findNginx, freePort, isPortFree, waitFor } from './tools.mjs';

/**
 * The main configuration around the site: everything nginx writes stays in its own folder, so it
 * runs beside others and without root. As root the workers stay root, because the build may lie
 * where nobody else can read.
 *
 * @param {string} folder
 */
export function mainConfig(folder) {
  const name = (/** @type {string} */ flag) =>
    spawnSync('id', [flag], { encoding: 'utf8' }).stdout.trim();
  const user = process.getuid?.() === 0 ? `user ${name('-un')} ${name('-gn')};` : '';
  return `${user}
daemon off;
worker_processes 2;
worker_shutdown_timeout 2s;
pid "${folder}/nginx.pid";
error_log "${folder}/error.log" warn;
events { worker_connections 1024; }
http {
    access_log off;
    default_type application/octet-stream;
    sendfile on;
    tcp_nopush on;
    server_names_hash_bucket_size 128;
    client_body_temp_path "${folder}/body";
    proxy_temp_path "${folder}/proxy";
    fastcgi_temp_path "${folder}/fastcgi";
    uwsgi_temp_path "${folder}/uwsgi";
    scgi_temp_path "${folder}/scgi";
    include conf.d/*.conf;
}
`;
}

/**
 * Starts a real nginx with the site of `config/nginx` in a temporary folder.
 *
 * @param {object} options
 * @param {string} options.dist folder of the build, served under `/ipr-front/`
 * @param {string[]} options.gateways `host:port` of each gateway
 * @param {number} [options.port] 0 or nothing: a free one
 * @param {string} [options.serverConfig] directives added to the server, as an operator's own
 * @param {Record<string, string>} [options.settings] further `IPR_…` settings
 * @param {AbortSignal} [options.signal] gives up a start that is under way
 * @returns {Promise<{ origin: string, exited: Promise<string>, errorLog: () => string,
 *   stop: () => Promise<void> }>} `exited` resolves with a sentence when nginx ends by itself
 * @throws {Error} when the port is taken, a setting is wrong, or nginx does not start
 */
export async function startNginx({
  dist,
  gateways,
  port = 0,
  serverConfig = '',
  settings = {},
  signal,
}) {
  const program = findNginx();
  if (port && !(await isPortFree(port))) {
    throw new Error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm run preview`);
  }
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const chosen = port || (await freePort());
    try {
      return await startOnce({
        program,
        dist,
        gateways,
        port: chosen,
        serverConfig,
        settings,
        signal,
      });
    } catch (error) {
      // Another program took the free port before nginx did.
      const taken = error instanceof Error && error.message.includes('Address already in use');
      if (port || !taken || attempt === 3) throw error;
    }
  }
}

/**
 * @param {{ program: string, dist: string, gateways: string[], port: number,
 *   serverConfig: string, settings: Record<string, string>, signal: AbortSignal | undefined }} options
 */
async function startOnce({ program, dist, gateways, port, serverConfig, settings, signal }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const errorLog = () => readFileSync(join(folder, 'error.log'), 'utf8');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    mkdirSync(join(folder, 'site'));
    symlinkSync(dist, join(folder, 'site/ipr-front'));
    writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));
    writeFileSync(join(folder, 'error.log'), '');
    renderSite(folder, {
      IPR_PORT: String(port),
      IPR_ROOT: join(folder, 'site'),
      IPR_GATEWAYS: gateways.join(' '),
      ...settings,
    });
    mkdirSync(join(folder, 'conf.d/ipr/server.d'));
    writeFileSync(join(folder, 'conf.d/ipr/server.d/own.conf'), serverConfig);
  } catch (error) {
    remove();
    throw error;
  }

  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  nginx.stderr.on('data', (/** @type {Buffer} */ text) => {
    complaints += text;
  });
  const child = ownChild(nginx);
  process.once('exit', remove);
  const exited = child.ended.then(() => `nginx ended by itself: ${complaints}${errorLog()}`);
  const stop = async () => {
    await child.stop();
    process.off('exit', remove);
    remove();
  };

  const origin = `http://localhost:${port}`;
  const failed = new AbortController();
  exited.then((text) => failed.abort(new Error(text))).catch(() => {});
  try {
    await waitFor(`${origin}/ipr-front/`, () => true, {
      signal: AbortSignal.any([failed.signal, ...(signal ? [signal] : [])]),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, exited, errorLog, stop };
}
