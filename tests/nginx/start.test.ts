// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startNginx } from '../../config/scripts/nginxServer.mjs';
import { findChromium, findNginx, findTestChromium, waitFor } from '../../config/scripts/tools.mjs';
import { startGateway } from './site';

let dist: string;
let temporary: string;
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'portal-dist-'));
  temporary = mkdtempSync(join(tmpdir(), 'portal-temporary-'));
  vi.stubEnv('TMPDIR', temporary);
});
afterEach(() => expect(readdirSync(temporary)).toEqual([]));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(dist, { recursive: true });
  rmSync(temporary, { recursive: true });
});

const gateways = ['127.0.0.1:9'];

describe('nginx of the preview', () => {
  it('runs beside another one, and leaves nothing when it stops', async () => {
    const one = await startNginx({ dist, gateways });
    const two = await startNginx({ dist, gateways });
    expect(one.origin).not.toBe(two.origin);
    await one.stop();
    await expect(fetch(`${one.origin}/ipr-front/`)).rejects.toThrow();
    expect((await fetch(`${two.origin}/`, { redirect: 'manual' })).status).toBe(302);
    await two.stop();
    await expect(fetch(`${two.origin}/`)).rejects.toThrow();
  });

  it('says that a port is taken', async () => {
    const one = await startNginx({ dist, gateways });
    const port = Number(new URL(one.origin).port);
    try {
      await expect(startNginx({ dist, gateways, port })).rejects.toThrow(`Port ${port} is taken`);
    } finally {
      await one.stop();
    }
  });

  it('says what nginx says about a wrong directive', async () => {
    await expect(startNginx({ dist, gateways, serverConfig: 'nonsense on;' })).rejects.toThrow(
      'unknown directive "nonsense"',
    );
  });

  it('says which setting is wrong', async () => {
    await expect(startNginx({ dist, gateways: ['nowhere'] })).rejects.toThrow(
      'IPR_GATEWAYS: "nowhere" is not host:port',
    );
  });

  it('gives up a start that is no longer wanted', async () => {
    const signal = AbortSignal.abort(new Error('not wanted'));
    await expect(startNginx({ dist, gateways, signal })).rejects.toThrow('not wanted');
  });
});

describe('programs', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.stubEnv('TMPDIR', temporary);
  });

  it.each([
    ['NGINX', findNginx],
    ['CHROMIUM', findChromium],
    ['CHROMIUM', findTestChromium],
  ])('are taken from %s, which must be right', (variable, find) => {
    vi.stubEnv(variable, process.execPath);
    expect(find()).toBe(process.execPath);
    vi.stubEnv(variable, '/nowhere/program');
    expect(find).toThrow(`${variable}=/nowhere/program cannot be run`);
  });
});

describe('waiting for an address', () => {
  it('ends with the answer that is wanted', async () => {
    let asked = 0;
    const server = await startGateway((_, response) => {
      asked += 1;
      response.writeHead(asked < 3 ? 503 : 200).end();
    });
    await waitFor(`http://${server.address}/`, (answer) => answer.ok, { interval: 10 });
    expect(server.calls).toHaveLength(3);
    await server.stop();
  });

  it('ends with a sentence when the time is over', async () => {
    const server = await startGateway((_, response) => response.writeHead(503).end());
    await expect(
      waitFor(`http://${server.address}/`, undefined, { timeout: 60, interval: 10 }),
    ).rejects.toThrow(/within 0\.06 s \(status 503\)/);
    await server.stop();
  });
});
