import { beforeEach, describe, expect, it } from 'vitest';
import { resetState } from '../../mock/state';
import { answer, call } from './client';

beforeEach(resetState);

const next = (body: object) => answer('POST', '/__mock/next', { body });
const PATH = '/data-service/api/front/tag/find';

describe('a fault', () => {
  it('meets the next matching call alone', async () => {
    await next({ path: PATH, status: 500 });
    expect((await call('GET', '/api/getCurrent')).status).toBe(200);
    expect((await call('GET', PATH)).status).toBe(500);
    expect((await call('GET', PATH)).status).toBe(200);
  });

  it('meets as many calls as asked for, of one method, below a path', async () => {
    await next({ method: 'post', path: '/cnipr-service/', status: 503, times: 2 });
    const search = () =>
      call('POST', '/cnipr-service/api/front/patent/search', {
        body: { expression: '', page: 0, size: 1 },
      });
    expect((await call('GET', '/cnipr-service/api/front/patent/findOne')).status).toBe(200);
    expect([(await search()).status, (await search()).status, (await search()).status]).toEqual([
      503, 503, 200,
    ]);
  });

  it.each([
    ['HTML', { status: 502, body: '<html>Bad Gateway</html>' }, 502, 'text/html; charset=utf-8'],
    ['broken JSON', { body: '{"code":0,' }, 200, 'application/json'],
    ['an empty body', { body: '' }, 200, 'application/json'],
    ['plain text', { body: 'x', headers: { 'content-type': 'text/plain' } }, 200, 'text/plain'],
  ])('answers %s as it is', async (_, fault, status, type) => {
    await next({ path: PATH, ...fault });
    const response = await call('GET', PATH);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toBe(fault.body);
  });

  it.each([
    { success: false, errorCode: '1', errorMessage: '静默', showType: 0 },
    { success: false, errorCode: '1', errorMessage: '跳转', showType: 9 },
    { code: 99998, data: null, msg: '登录已失效' },
    { code: 500, data: null, msg: '["第一","第二"]' },
  ])('answers the envelope %j', async (body) => {
    await next({ path: PATH, body });
    expect(await answer('GET', PATH)).toEqual(body);
  });

  it('cuts the connection', async () => {
    await next({ path: PATH, cut: true });
    expect((await call('GET', PATH)).type).toBe('error');
  });

  it('delays a call and lets it answer', async () => {
    await next({ path: PATH, delayMs: 120 });
    const begin = performance.now();
    expect((await answer('GET', PATH)).code).toBe(0);
    expect(performance.now() - begin).toBeGreaterThan(110);
  });

  it('is refused without a path', async () => {
    expect((await next({ status: 500 })).code).toBe(40000);
    expect((await next({ path: 'api' })).code).toBe(40000);
  });

  it('is forgotten by a reset', async () => {
    await next({ path: PATH, status: 500 });
    await answer('POST', '/__mock/reset');
    expect((await call('GET', PATH)).status).toBe(200);
  });
});

describe('the control address', () => {
  it('tells the calls made, without secrets', async () => {
    await call('POST', '/api/login', { body: { account: 'person', password: 'Person2026' } });
    await call('GET', PATH, { query: { size: '5' } });
    const { data } = await answer('GET', '/__mock/calls');
    expect(data).toEqual([
      {
        method: 'POST',
        path: '/api/login',
        query: {},
        body: { account: 'person', password: '***' },
      },
      { method: 'GET', path: PATH, query: { size: '5' }, body: null },
    ]);
    await call('DELETE', '/__mock/calls');
    expect((await answer('GET', '/__mock/calls')).data).toEqual([]);
  });

  it('sets the clock that every answer carries', async () => {
    await answer('POST', '/__mock/clock', { body: { now: '2030-01-02T03:04:05Z' } });
    const response = await call('GET', '/api/getCurrent');
    expect(response.headers.get('date')).toMatch(/^Wed, 02 Jan 2030 03:04:0/);
    expect((await answer('POST', '/__mock/clock', { body: { now: 'later' } })).code).toBe(40000);
    await answer('POST', '/__mock/clock', { body: {} });
    const real = (await call('GET', '/api/getCurrent')).headers.get('date') ?? '';
    expect(Math.abs(Date.parse(real) - Date.now())).toBeLessThan(5000);
  });
});

describe('other addresses', () => {
  it.each([
    ['GET', '/api/unknown'],
    ['DELETE', '/data-service/api/front/tag/find'],
    ['GET', '/data-service/api/getCurrent'],
  ])('%s %s is answered 501 in JSON', async (method, path) => {
    const response = await call(method, path);
    expect(response.status).toBe(501);
    expect(((await response.json()) as { msg: string }).msg).toContain(`${method} ${path}`);
  });

  it.each([
    ['/ipr-admin/welcome', '用户中心'],
    ['/ipr-admin/zscq/workbench?appCode=ISWAN-ZSCQ-GRKJ', '企业工作台'],
    ['/ipr-searching', '专利大数据检索分析平台'],
    ['/ipr-nav/a/b', '专利导航大数据平台'],
  ])('%s names the system that stands there', async (path, name) => {
    const html = await (await call('GET', path)).text();
    expect(html).toContain(`<h1>${name}</h1>`);
    expect(html).toContain('href="/ipr-front/"');
  });

  it('shows the address of such a page as text', async () => {
    const html = await (await call('GET', '/ipr-nav/%3Cscript%3Ealert(1)%3C/script%3E?"')).text();
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  });
});
