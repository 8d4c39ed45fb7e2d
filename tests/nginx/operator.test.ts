// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder } from '../../config/scripts/compress.mjs';
import { mainConfig } from '../../config/scripts/nginxServer.mjs';
import { findNginx, freePort, waitFor } from '../../config/scripts/tools.mjs';
import { commandsOf } from './operator';
import { startGateway, startSite } from './site';

let work: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'portal-operator-'));
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

it('the commands for a plain nginx start it, and reload it when it runs', async () => {
  const [etc, dist] = [join(work, 'nginx'), join(work, 'dist')];
  for (const folder of [etc, dist]) mkdirSync(folder);
  writeFileSync(join(etc, 'nginx.conf'), mainConfig(etc).replace('daemon off;', ''));
  writeFileSync(join(dist, 'index.html'), `<p>${'门户'.repeat(100)}</p>`);
  await compressFolder(dist);
  const commands = commandsOf('sh', 'render.mjs', {
    ' dist ': ` ${dist} `,
    '/srv/portal': join(work, 'portal'),
    '/etc/nginx': etc,
  });
  const ours = `nginx() { "${findNginx()}" -p "${etc}" -c "${etc}/nginx.conf" "$@"; }`;
  const run = (script: string, env: Record<string, string> = {}) =>
    spawnSync('sh', ['-ec', `${ours}\n${script}`], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });

  const [first, second] = [await freePort(), await freePort()];
  try {
    for (const port of [first, second]) {
      const { status, stderr } = run(commands, { IPR_PORT: String(port) });
      expect(status, stderr).toBe(0);
      await waitFor(`http://127.0.0.1:${port}/ipr-front/`, undefined, { timeout: 5000 });
    }
  } finally {
    if (existsSync(join(etc, 'nginx.pid'))) run('nginx -s stop');
    await expect.poll(() => existsSync(join(etc, 'nginx.pid')), { timeout: 5000 }).toBe(false);
  }
});

it('the lines for TLS lead from http to https', async () => {
  const [key, certificate] = [join(work, 'portal.key'), join(work, 'portal.pem')];
  const made = spawnSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=portal.example.gov.cn -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
  );
  expect(made.status).toBe(0);
  const port = await freePort();
  const lines = commandsOf('nginx', 'listen 443', {
    '/etc/nginx/tls/': `${work}/`,
    'listen 443': `listen 127.0.0.1:${port}`,
    // Not every machine that tests has IPv6.
    'listen [::]:443 ssl http2;': '',
  });
  const gateway = await startGateway((_, response) => response.end());
  const site = await startSite({ gateways: [gateway.address], serverConfig: lines });
  try {
    const target = '/ipr-front/changshu/user/login?redirectUrl=%2Fa%3Fb';
    for (const path of ['/', '/ipr-front', target, '/ipr-front/umi.0123abcd.js', '/api/x']) {
      const { status, headers } = await site.ask(path);
      expect(status).toBe(301);
      expect(headers.location).toBe(`https://portal.example.gov.cn${path}`);
    }
    const secure = (path: string) =>
      new Promise<import('node:http').IncomingMessage>((done, fail) => {
        const call = request({ port, path, rejectUnauthorized: false }, done);
        call.on('error', fail);
        call.end();
      });
    const page = await secure(target);
    page.resume();
    expect(page.statusCode).toBe(200);
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    (await secure('/api/x')).resume();
    expect(gateway.calls.at(-1)?.headers['x-forwarded-proto']).toBe('https');
  } finally {
    await site.stop();
    await gateway.stop();
  }
});
