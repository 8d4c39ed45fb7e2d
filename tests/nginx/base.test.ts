// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files, type Gateway, type Site, startGateway, startSite } from './site';

let gateway: Gateway;
afterAll(() => gateway?.stop());
beforeAll(async () => {
  gateway = await startGateway((_, response) => response.end('"ok"'));
});

describe.each(['/portal/', '/city/ipr_1/', '/ipr-front/new/'])('the portal under %s', (base) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ gateways: [gateway.address], settings: { IPR_BASE: base } });
  });
  afterAll(() => site.stop());

  it.each([
    '',
    'index.html',
    'changshu/user/login?redirectUrl=%2F',
    'changshu/searching/enterprise/Vue.js',
    'changshu/searching/enterprise/A%2FB.css',
    'changshu/searching/enterprise/%E7%94%B2%0A%3F.css',
    'changshu/static/x.png',
  ])('answers its page "%s"', async (path) => {
    const { status, headers, body } = await site.ask(`${base}${path}`);
    expect(status).toBe(200);
    expect(body.toString()).toBe(files['index.html']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it.each([base, '/ipr-front/'])('answers its files below %s', async (folder) => {
    for (const path of [
      'umi.0123abcd.js',
      'assets/table.fedcba98.js',
      'static/photo.01234567.png',
    ]) {
      const { status, headers, body } = await site.ask(`${folder}${path}`);
      expect(status).toBe(200);
      expect(headers['cache-control']).toContain('immutable');
      expect(body.toString()).toBe(files[path]);
      const packed = await site.ask(`${folder}${path}`, { headers: { 'accept-encoding': 'br' } });
      expect(packed.headers['content-encoding']).toBe(path.endsWith('.js') ? 'br' : undefined);
    }
    expect((await site.ask(`${folder}robots.txt`)).headers['cache-control']).toBe('no-cache');
    expect((await site.ask(`${folder}umi.00000000.js`)).status).toBe(404);
    expect((await site.ask(`${folder}umi.0123abcd.js.br`)).status).toBe(404);
    expect((await site.ask(`${folder}assets/`)).status).toBe(404);
  });

  it.each([
    ['/', ''],
    ['/?from=city', '?from=city'],
    ['/ipr-front', ''],
    ['/ipr-front?a=1', '?a=1'],
    ['/ipr-front/', ''],
    [
      '/ipr-front/changshu/user/login?redirectUrl=%2Fa%3Fb',
      'changshu/user/login?redirectUrl=%2Fa%3Fb',
    ],
    [
      '/ipr-front/changshu/searching/enterprise/%E7%94%B2%2F',
      'changshu/searching/enterprise/%E7%94%B2%2F',
    ],
    ['/%69pr-front/changshu', ''],
  ])('leads from %s to its own page', async (path, target) => {
    const { status, headers } = await site.ask(path);
    expect([status, headers.location]).toEqual([302, `${base}${target}`]);
  });

  it('leads from its name without the last slash to its beginning', async () => {
    const { status, headers } = await site.ask(`${base.slice(0, -1)}?a=1`);
    expect([status, headers.location]).toEqual([302, `${base}?a=1`]);
  });

  it('leaves services and sibling systems where they are', async () => {
    for (const path of ['/api/getCurrent', '/data-service/api/x', '/ipr-admin/welcome']) {
      expect((await site.ask(path)).body.toString()).toBe('"ok"');
    }
    expect((await site.ask(`${base}api/getCurrent`)).body.toString()).toBe(files['index.html']);
  });

  it('is named by the page of an address that does not exist', async () => {
    expect((await site.ask('/nowhere')).body.toString()).toContain(`href="${base}"`);
  });
});
