// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVICE_PREFIXES } from '../../config/portal';
import { type Gateway, type Site, startGateway, startSite } from './site';

type Answer = Parameters<typeof startGateway>[0];
const html =
  (status: number): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html', 'retry-after': '3' });
    response.end(`<h1>${status} from the gateway</h1>`);
  };

let answer: Answer;
let gateway: Gateway;
let site: Site;
beforeAll(async () => {
  gateway = await startGateway((request, response) => answer(request, response));
});
beforeEach(async () => {
  // Failures are remembered by nginx: each test has one of its own.
  site = await startSite({ gateways: [gateway.address], settings: { IPR_MAX_BODY: '1k' } });
});
afterEach(() => site.stop());
afterAll(() => gateway.stop());

/** What a call was told in the portal's envelope. */
async function envelope(...call: Parameters<Site['ask']>) {
  const { status, headers, body } = await site.ask(...call);
  expect(headers['content-type']).toBe('application/json');
  expect(headers['cache-control']).toBe('no-store');
  const told = JSON.parse(body.toString());
  expect(Object.keys(told)).toEqual(['code', 'data', 'msg']);
  expect(told).toMatchObject({ code: status, data: null });
  return { status, msg: told.msg as string };
}

describe('a call that does not reach its service', () => {
  const prefixes = ['', ...Object.values(SERVICE_PREFIXES).filter(Boolean)];

  it.each([
    [413, /过大/],
    [431, /过长/],
    [502, /没有应答.*先核对/],
    [503, /暂时不可用/],
    [504, /长时间没有应答.*先核对/],
  ])('is told in the envelope when the gateway answers a page of %d', async (code, words) => {
    answer = html(code);
    for (const method of ['GET', 'POST']) {
      const { status, msg } = await envelope('/api/getCurrent', { method });
      expect(status).toBe(code);
      expect(msg).toMatch(words);
    }
  });

  it.each(prefixes)('is told in the envelope when no gateway is there for "%s"', async (prefix) => {
    answer = (request) => request.socket.destroy();
    expect((await envelope(`${prefix}/api/x`)).status).toBe(502);
  });

  it.each(prefixes)(
    'is told in the envelope when its body is too large for "%s"',
    async (prefix) => {
      const call = { method: 'POST', body: 'x'.repeat(2000) };
      expect(await envelope(`${prefix}/api/x`, call)).toEqual({
        status: 413,
        msg: '提交的内容过大，没有受理。请减小后重试。',
      });
    },
  );
});

describe('a call with more address and headers than gateways take', () => {
  const long: [string, Parameters<Site['ask']>][] = [
    ['an address of 16 KB', [`/cnipr-service/api/x?q=${'x'.repeat(16_000)}`]],
    ['an address beyond the buffers', [`/cnipr-service/api/x?q=${'x'.repeat(40_000)}`]],
    ['a cookie of 16 KB', ['/api/getCurrent', { headers: { cookie: `a=${'x'.repeat(16_000)}` } }]],
    [
      'a cookie beyond the buffers',
      ['/api/getCurrent', { headers: { cookie: `a=${'x'.repeat(40_000)}` } }],
    ],
    [
      'an address and a cookie that take 16 KB together',
      [`/api/x?q=${'x'.repeat(9000)}`, { headers: { cookie: `a=${'x'.repeat(9000)}` } }],
    ],
  ];

  it.each(long)('is refused in the envelope: %s', async (_, call) => {
    const before = gateway.calls.length;
    const { status, msg } = await envelope(...call);
    expect(status).toBe(431);
    expect(msg).toMatch(/地址过长.*Cookie 过多.*清除/);
    expect(gateway.calls).toHaveLength(before);
  });

  it('goes on to the gateway up to that', async () => {
    answer = html(200);
    const { status } = await site.ask(`/api/x?q=${'x'.repeat(15_000)}`);
    expect(status).toBe(200);
    // A body is not counted.
    const body = 'x'.repeat(1000);
    const posted = await site.ask(`/api/x?q=${'x'.repeat(15_000)}`, { method: 'POST', body });
    expect(posted.status).toBe(200);
  });
});

describe('a page that cannot be shown', () => {
  it.each([
    ['an address too long', 431, [`/ipr-front/changshu/searching/patent?q=${'x'.repeat(33_000)}`]],
    ['a cookie too long', 431, ['/ipr-front/', { headers: { cookie: 'x'.repeat(33_000) } }]],
    ['a sibling system that is away', 502, ['/ipr-admin/welcome']],
    ['an address too long for a sibling', 431, [`/ipr-nav/?q=${'x'.repeat(17_000)}`]],
    ['an address of nobody', 404, ['/nowhere']],
  ] as [string, number, Parameters<Site['ask']>][])(
    'is a page in Chinese: %s',
    async (_, status, call) => {
      answer = (request) => request.socket.destroy();
      const page = await site.ask(...call);
      expect(page.status).toBe(status);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body.toString()).toContain('<html lang="zh-CN">');
      expect(page.body.toString()).toContain(`状态码 ${status}`);
      expect(page.body.toString()).toContain('href="/ipr-front/"');
    },
  );

  it.each(['/.ipr/page', '/.ipr/call'])('has no address of its own: %s', async (path) => {
    expect((await site.ask(path)).status).toBe(404);
  });
});

describe('what a service says itself', () => {
  const words = '{"code":7001,"data":{"field":"title"},"msg":"标题不能为空"}';

  it.each([400, 401, 403, 404, 409, 422, 429, 500, 501])(
    'passes unchanged with %d',
    async (code) => {
      answer = (_, response) => {
        response.writeHead(code, { 'content-type': 'application/json', 'x-trace': '7' });
        response.end(words);
      };
      const json = await site.ask('/data-service/api/authFront/createProcess', { method: 'POST' });
      expect(json.status).toBe(code);
      expect(json.headers).toMatchObject({ 'content-type': 'application/json', 'x-trace': '7' });
      expect(json.body.toString()).toBe(words);
      answer = html(code);
      const page = await site.ask('/data-service/api/x');
      expect(page.status).toBe(code);
      expect(page.body.toString()).toBe(`<h1>${code} from the gateway</h1>`);
    },
  );

  it.each([301, 302, 303, 307])('passes unchanged as a redirect with %d', async (code) => {
    const location = 'https://sso.example.gov.cn/login?service=a%2Fb';
    answer = (_, response) => response.writeHead(code, { location }).end();
    const { status, headers } = await site.ask('/api/getCurrent');
    expect([status, headers.location]).toEqual([code, location]);
  });
});
