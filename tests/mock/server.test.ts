import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import mockTable from '../../mock/index';
import { UPLOAD, uploadForm } from './process/uploads';

const JSON_TYPE = { 'content-type': 'application/json' };

describe('the standalone server', () => {
  let server: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    server = spawn(process.execPath, ['--import', 'tsx', 'mock/server.ts'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, PORT: '0', IPR_DATA: '', IPR_MOCK_SIZE: '60' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
    const port = /^mock listening on (\d+)\n$/.exec(line.toString())?.[1];
    origin = `http://127.0.0.1:${port}`;
  }, 30_000);

  afterAll(() => {
    server.kill('SIGKILL');
  });

  const post = (path: string, body: object) =>
    fetch(origin + path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });

  it('keeps sessions apart by their cookies', async () => {
    const response = await post('/api/login', { account: 'person', password: 'Person2026' });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const mine = await fetch(`${origin}/api/getCurrent`, { headers: { cookie } });
    expect(((await mine.json()) as { data: object }).data).toHaveProperty('id');
    const other = await fetch(`${origin}/api/getCurrent`);
    expect(await other.json()).toEqual({ success: true, data: {} });
  });

  it('reads bodies and answers pictures', async () => {
    const found = await post('/cnipr-service/api/front/patent/search', {
      expression: '',
      page: 0,
      size: 1,
    });
    const { data } = (await found.json()) as { data: { content: { thumbUrl: string }[] } };
    const picture = await fetch(origin + (data.content[0]?.thumbUrl ?? ''));
    expect(picture.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await picture.text()).toContain('</svg>');
  });

  it('cuts the connection when told to', async () => {
    await post('/__mock/next', { path: '/api/getCurrent', cut: true });
    await expect(fetch(`${origin}/api/getCurrent`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${origin}/api/getCurrent`)).status).toBe(200);
  });

  it('ends on SIGTERM even while a call is held back', async () => {
    await post('/__mock/next', { path: '/api/getCurrent', delayMs: 30_000 });
    const held = fetch(`${origin}/api/getCurrent`).catch(() => 'cut');
    await new Promise((resolve) => setTimeout(resolve, 100));
    server.kill('SIGTERM');
    const [code] = (await once(server, 'exit')) as [number | null];
    expect(code).toBe(0);
    expect(await held).toBe('cut');
  });
});

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

type UmiRequest = IncomingMessage & {
  body?: unknown;
  files?: { fieldname: string; originalname: string; buffer: Buffer }[];
};

/** JSON and plain forms become `body`; of a form with files, the files go apart. */
async function readAsUmiDoes(incoming: UmiRequest, bytes: Buffer<ArrayBuffer>): Promise<void> {
  const type = incoming.headers['content-type'] ?? '';
  if (type.startsWith('application/json')) {
    incoming.body = JSON.parse(bytes.toString());
    return;
  }
  if (bytes.length === 0) {
    incoming.body = {};
    return;
  }
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const texts = [...form].filter(([, value]) => typeof value === 'string');
  incoming.body = Object.fromEntries(texts);
  if (!type.startsWith('multipart/')) return;
  incoming.files = [];
  for (const [fieldname, value] of form) {
    if (typeof value === 'string') continue;
    const buffer = Buffer.from(await value.arrayBuffer());
    incoming.files.push({ fieldname, originalname: value.name, buffer });
  }
}

describe('the table for max dev', () => {
  let server: Server;
  let origin: string;

  // Umi reads the body of anything but GET before it asks the table.
  beforeAll(async () => {
    server = createServer(async (incoming: UmiRequest, outgoing) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      if (incoming.method !== 'GET') await readAsUmiDoes(incoming, Buffer.concat(chunks));
      const path = incoming.url?.split('?')[0] ?? '';
      const key = Object.keys(mockTable).find((entry) => {
        const [method, pattern = ''] = entry.split(' ');
        return method === incoming.method && new RegExp(`^${pattern}$`).test(path);
      });
      if (key === undefined) outgoing.end('index');
      else await (mockTable[key] as Answer)(incoming, outgoing);
    }).listen(0);
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.close();
  });

  it('answers calls whose body was already read', async () => {
    const response = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ account: 'admin', password: 'Admin2026' }),
    });
    expect(await response.json()).toMatchObject({ code: 0, data: { id: 'U1001' } });
  });

  it('answers forms and files that were already read', async () => {
    const login = await fetch(`${origin}/__mock/staff/login`, {
      method: 'POST',
      body: new URLSearchParams({ account: 'admin', password: 'Admin2026' }),
      redirect: 'manual',
    });
    expect(login.status).toBe(303);
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const list = await fetch(`${origin}/__mock/staff`, { headers: { cookie } });
    expect(await list.text()).toContain('办件编号');
    const body = uploadForm({ name: '说明（一）.pdf', text: '内容' });
    const upload = await fetch(origin + UPLOAD, { method: 'POST', headers: { cookie }, body });
    expect(await upload.json()).toMatchObject({
      code: 0,
      data: { received: 6, attachment: { name: '说明（一）.pdf', size: 6 } },
    });
  });

  it.each([
    ['GET', '/api/unknown', 501],
    ['PUT', '/data-service/api/unknown', 501],
    ['GET', '/agency-service/x', 501],
    ['GET', '/ipr-nav', 200],
    ['GET', '/ipr-admin/zscq/workbench', 200],
  ])('%s %s is answered %i and never with the portal', async (method, path, status) => {
    const response = await fetch(origin + path, { method });
    expect(response.status).toBe(status);
    expect(await response.text()).not.toBe('index');
  });

  it.each(['/ipr-front/', '/ipr-front/changshu/api/x', '/apix', '/ipr-navx'])(
    'leaves %s to the portal',
    async (path) => {
      expect(await (await fetch(origin + path)).text()).toBe('index');
    },
  );
});
