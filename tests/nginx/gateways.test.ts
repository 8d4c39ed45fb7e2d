// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { SERVICE_PREFIXES } from '../../config/portal';
import { type Gateway, type Site, startGateway, startSite } from './site';

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.stop();
});

type Answer = Parameters<typeof startGateway>[0];
const says =
  (text: string): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(text));
  };
const status =
  (code: number): Answer =>
  (_, response) => {
    response.writeHead(code, { 'content-type': 'text/html' });
    response.end(`<h1>${code}</h1>`);
  };
/** Dies after it has read the whole call. */
const cut: Answer = (request) => request.socket.destroy();

async function gateway(answer: Answer): Promise<Gateway> {
  const started = await startGateway(answer);
  running.push(started);
  return started;
}

async function siteOf(
  gateways: (Gateway | string)[],
  settings: Record<string, string> = {},
): Promise<Site> {
  const addresses = gateways.map((one) => (typeof one === 'string' ? one : one.address));
  const started = await startSite({ gateways: addresses, settings });
  running.push(started);
  return started;
}

/** A gateway that has been taken away: its port refuses connections. */
async function gone(): Promise<string> {
  const { address, stop } = await startGateway(cut);
  await stop();
  return address;
}

describe('what goes to the gateway', () => {
  it('is every service, unchanged, with who asked', async () => {
    const only = await gateway(says('ok'));
    const site = await siteOf([only]);
    const paths = [
      '/api/getCurrent',
      ...Object.values(SERVICE_PREFIXES)
        .filter(Boolean)
        .map((prefix) => `${prefix}/api/front/x%2Fy?queryData=%7B%22a%22%3A1%7D&b=%E4%B8%AD`),
      '/ipr-admin',
      '/ipr-admin/zscq/workbench?appCode=ISWAN-ZSCQ-GRKJ',
      '/ipr-searching',
      '/ipr-nav/a/b',
    ];
    for (const path of paths) {
      const { body } = await site.ask(path, {
        headers: { host: 'portal.example:8443', 'x-forwarded-for': '10.1.1.1' },
      });
      expect(body.toString()).toBe('"ok"');
    }
    expect(only.calls.map((call) => call.url)).toEqual(paths);
    expect(only.calls[0]?.headers).toMatchObject({
      host: 'portal.example:8443',
      'x-forwarded-host': 'portal.example:8443',
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
    });
  });

  it.each(['/ipr-admins', '/apis/x', '/__mock/calls', '/unknown-service/api'])(
    'is not %s',
    async (path) => {
      const only = await gateway(says('ok'));
      const site = await siteOf([only]);
      expect((await site.ask(path)).status).toBe(404);
      expect(only.calls).toEqual([]);
    },
  );

  describe('what a proxy in front has told', () => {
    const told = async (trusted: string, headers: Record<string, string>) => {
      const only = await gateway(says('ok'));
      const site = await siteOf([only], { IPR_TRUSTED_PROXIES: trusted });
      const answer = await site.ask('/api/x', { headers });
      return { ...only.calls[0]?.headers, hsts: answer.headers['strict-transport-security'] };
    };

    it('is kept when the operator has named the proxy', async () => {
      const headers = await told('fd00::/8 127.0.0.1', {
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '203.0.113.7',
      });
      expect(headers).toMatchObject({
        'x-forwarded-proto': 'https',
        'x-real-ip': '203.0.113.7',
        'x-forwarded-for': '203.0.113.7, 127.0.0.1',
        hsts: 'max-age=31536000',
      });
    });

    it.each(['', '10.0.0.0/8 ::1'])(
      'is dropped when it comes from elsewhere than "%s"',
      async (named) => {
        const headers = await told(named, {
          'x-forwarded-proto': 'https',
          'x-forwarded-for': '203.0.113.7',
        });
        expect(headers).toMatchObject({
          'x-forwarded-proto': 'http',
          'x-real-ip': '127.0.0.1',
          'x-forwarded-for': '127.0.0.1',
          hsts: undefined,
        });
      },
    );

    it('is the client behind all named proxies, without what the client has made up', async () => {
      const headers = await told('127.0.0.1 10.0.0.0/8', {
        'x-forwarded-for': '192.0.2.66, 203.0.113.7, 10.1.2.3',
      });
      expect(headers).toMatchObject({
        'x-real-ip': '203.0.113.7',
        'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      });
    });
  });

  it('is a body up to the limit, and nothing above it', async () => {
    const only = await gateway(says('ok'));
    const site = await siteOf([only], { IPR_MAX_BODY: '2m' });
    const send = (bytes: number) =>
      site.ask('/business-service/api/authFront/file/upload', {
        method: 'POST',
        body: Buffer.alloc(bytes),
      });
    expect((await send(2 * 1024 * 1024)).status).toBe(200);
    expect((await send(2 * 1024 * 1024 + 1)).status).toBe(413);
    expect(only.calls.map((call) => call.bytes)).toEqual([2 * 1024 * 1024]);
  });

  it('is an upload of 200 MB by default', async () => {
    const only = await gateway(says('ok'));
    const site = await siteOf([only]);
    const answer = await site.ask('/business-service/api/authFront/file/upload', {
      method: 'POST',
      body: Buffer.alloc(200 * 1024 * 1024),
    });
    expect(answer.status).toBe(200);
    expect(only.calls[0]?.bytes).toBe(200 * 1024 * 1024);
  });

  it('comes back compressed when it is long JSON', async () => {
    const only = await gateway(says('word '.repeat(1000)));
    const site = await siteOf([only]);
    const { headers } = await site.ask('/api/x', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toBe('Accept-Encoding');
  });
});

describe('several gateways', () => {
  it('share the calls', async () => {
    const one = await gateway(says('one'));
    const two = await gateway(says('two'));
    const site = await siteOf([one, two]);
    for (let call = 0; call < 10; call += 1) await site.ask('/api/x');
    expect(one.calls.length).toBeGreaterThan(0);
    expect(two.calls.length).toBeGreaterThan(0);
    expect(one.calls.length + two.calls.length).toBe(10);
  });

  it.each([
    ['is gone', null],
    ['cuts the connection', cut],
    ['answers 502', status(502)],
    ['answers 503', status(503)],
    ['answers 504', status(504)],
  ])('answer every GET when one of them %s', async (_, answer) => {
    const bad = answer ? await gateway(answer) : await gone();
    const good = await gateway(says('good'));
    const site = await siteOf([bad, good]);
    for (let call = 0; call < 10; call += 1) {
      const { status: code, body } = await site.ask('/data-service/api/front/tag/find');
      expect([code, body.toString()]).toEqual([200, '"good"']);
    }
    expect(good.calls).toHaveLength(10);
  });

  it.each([400, 401, 404, 500])('are not asked again after %s', async (code) => {
    const one = await gateway(status(code));
    const two = await gateway(status(code));
    const site = await siteOf([one, two]);
    expect((await site.ask('/api/x')).status).toBe(code);
    expect(one.calls.length + two.calls.length).toBe(1);
  });

  it.each([
    ['cuts the connection', cut, 502],
    ['answers 502', status(502), 502],
    ['answers 503', status(503), 503],
    ['answers 504', status(504), 504],
  ])('receive a POST once when the one that has it %s', async (_, answer, expected) => {
    const one = await gateway(answer);
    const two = await gateway(answer);
    const site = await siteOf([one, two]);
    const { status: code } = await site.ask('/data-service/api/authFront/createProcess', {
      method: 'POST',
      body: '{"title":"申请"}',
    });
    expect(code).toBe(expected);
    expect(one.calls.length + two.calls.length).toBe(1);
  });

  it('receive a POST once on a kept connection that is cut', async () => {
    let broken = false;
    const answer: Answer = (request, response) => (broken ? cut : says('ok'))(request, response);
    const one = await gateway(answer);
    const two = await gateway(answer);
    const site = await siteOf([one, two]);
    for (let call = 0; call < 6; call += 1) await site.ask('/data-service/api/x');
    broken = true;
    await site.ask('/data-service/api/authFront/createProcess', { method: 'POST', body: '{}' });
    const posts = [...one.calls, ...two.calls].filter((call) => call.method === 'POST');
    expect(posts).toHaveLength(1);
  });

  it('receive a POST that could not be sent to the first', async () => {
    const good = await gateway(says('good'));
    const site = await siteOf([await gone(), good]);
    for (let call = 0; call < 4; call += 1) {
      const { status: code } = await site.ask('/api/login', { method: 'POST', body: '{}' });
      expect(code).toBe(200);
    }
    expect(good.calls).toHaveLength(4);
  });

  it('lose no GET when one is killed under load', async () => {
    const slowly: Answer = (request, response) => {
      setTimeout(() => says('ok')(request, response), 5);
    };
    const one = await gateway(slowly);
    const two = await gateway(slowly);
    const site = await siteOf([one, two]);
    const codes: number[] = [];
    const visitors = Array.from({ length: 10 }, async () => {
      for (let call = 0; call < 20; call += 1) codes.push((await site.ask('/api/x')).status);
    });
    setTimeout(() => one.stop(), 30);
    await Promise.all(visitors);
    expect(codes).toHaveLength(200);
    expect(codes.filter((code) => code !== 200)).toEqual([]);
  });

  it('keep the session when another service fails behind all of them', async () => {
    const answer: Answer = (request, response) =>
      (request.url?.startsWith('/di-service') ? status(503) : says('ok'))(request, response);
    const site = await siteOf([await gateway(answer), await gateway(answer)]);
    for (let call = 0; call < 10; call += 1) {
      expect((await site.ask('/di-service/api/x')).status).toBeGreaterThanOrEqual(502);
      expect((await site.ask('/api/getCurrent')).status).toBe(200);
    }
  });
});
