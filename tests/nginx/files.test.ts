// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressible } from '../../config/scripts/compress.mjs';
import { files, type Site, startSite } from './site';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const types: Record<string, string> = {
  'umi.0123abcd.js': 'text/javascript; charset=utf-8',
  'umi.4567cdef.css': 'text/css; charset=utf-8',
  'favicon.svg': 'image/svg+xml; charset=utf-8',
  'licences.txt': 'text/plain; charset=utf-8',
  'regions.json': 'application/json; charset=utf-8',
  'static/emblem.01234567.svg': 'image/svg+xml; charset=utf-8',
  'assets/table.fedcba98.js': 'text/javascript; charset=utf-8',
  'index.html': 'text/html; charset=utf-8',
  'changshu/user/login': 'text/html; charset=utf-8',
};

describe.each(Object.entries(types))('/ipr-front/%s', (path, type) => {
  const original = files[path] ?? files['index.html'];
  const fetched = (encoding?: string) =>
    site.ask(`/ipr-front/${path}`, {
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip,br;q=0.5', 'br'],
    ['BR ; q=1.0', 'br'],
    ['br;q=0.001', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0.8, br;q=0', 'gzip'],
    ['br;q=0.000, gzip', 'gzip'],
    ['brotli, gzip', 'gzip'],
    ['x-br', undefined],
    ['br;q=0', undefined],
    ['gzip;q=0', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('answers Accept-Encoding %s with %s', async (accepted, encoding) => {
    const { status, headers, body } = await fetched(accepted);
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe(type);
    expect(headers.vary).toBe('Accept-Encoding');
    const text =
      encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
    expect(text.toString()).toBe(original);
    if (encoding) expect(body.length).toBeLessThan(text.length);
    expect(headers['content-length']).toBe(String(body.length));
  });

  it('answers HEAD with the same headers', async () => {
    const { headers, body } = await site.ask(`/ipr-front/${path}`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': type });
    expect(body.length).toBe(0);
  });

  it('compresses behind a proxy as well', async () => {
    const { headers } = await site.ask(`/ipr-front/${path}`, {
      headers: { 'accept-encoding': 'gzip', via: '1.1 proxy' },
    });
    expect(headers['content-encoding']).toBe('gzip');
  });
});

it('knows the type of every kind of file that is compressed', () => {
  const tried = Object.keys(types).map((path) => extname(path));
  expect(tried).toEqual(expect.arrayContaining(compressible));
});

it('serves what is not compressed as it is', async () => {
  const accepted = { headers: { 'accept-encoding': 'gzip, br' } };
  const robots = await site.ask('/ipr-front/robots.txt', accepted);
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.headers['content-encoding']).toBeUndefined();
  expect(robots.body.toString()).toBe(files['robots.txt']);
  const photo = await site.ask('/ipr-front/static/photo.01234567.png', accepted);
  expect(photo.headers['content-type']).toBe('image/png');
  expect(photo.body.toString()).toBe(files['static/photo.01234567.png']);
});

describe('caching', () => {
  it.each([
    'umi.0123abcd.js',
    'p__404__index.89abcdef.async.js',
    'umi.4567cdef.css',
    'static/photo.01234567.png',
    'assets/table.fedcba98.js',
  ])('keeps %s for a year', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await site.ask(`/ipr-front/${path}`, {
        headers: { 'accept-encoding': encoding },
      });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it.each(['favicon.svg', 'robots.txt', 'regions.json'])('asks again for %s', async (path) => {
    const first = await site.ask(`/ipr-front/${path}`);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await site.ask(`/ipr-front/${path}`, {
      headers: { 'if-none-match': first.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  it.each(['', 'index.html', 'changshu/nav/subjectDetail'])(
    'never answers /ipr-front/%s from a cache',
    async (path) => {
      const first = await site.ask(`/ipr-front/${path}`);
      expect(first.headers['cache-control']).toBe('no-cache');
      expect(first.headers).not.toHaveProperty('etag');
      expect(first.headers).not.toHaveProperty('last-modified');
      const later = new Date(Date.now() + 1e9).toUTCString();
      const again = await site.ask(`/ipr-front/${path}`, {
        headers: { 'if-modified-since': later, 'if-none-match': '*' },
      });
      expect(again.status).toBe(200);
    },
  );
});

describe('what is not there', () => {
  it.each([
    '/ipr-front/foo.js',
    '/ipr-front/umi.00000000.js',
    '/ipr-front/p__changshu.00000000.async.js',
    '/ipr-front/missing.css',
    '/ipr-front/missing.png',
    '/ipr-front/assets/missing.00000000.js',
    '/ipr-front/assets/missing',
    '/ipr-front/static/missing.png',
    '/ipr-front/static/',
    '/ipr-front/assets/',
    '/ipr-front/umi.0123abcd.js.map',
    '/ipr-front/umi.0123abcd.js.br',
    '/ipr-front/umi.0123abcd.js.gz',
    '/robots.txt',
    '/ipr-frontier',
    '/changshu',
  ])('answers %s with 404', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { status, headers, body } = await site.ask(path, {
        headers: { 'accept-encoding': encoding },
      });
      expect(status).toBe(404);
      expect(headers['content-encoding']).toBeUndefined();
      expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
      expect(body.toString()).not.toContain('门户');
    }
  });

  it('is anything of the root folder beside the portal', async () => {
    const root = mkdtempSync(join(tmpdir(), 'portal-root-'));
    symlinkSync(site.dist, join(root, 'ipr-front'));
    writeFileSync(join(root, 'backup.txt'), 'secret');
    mkdirSync(join(root, 'releases/old'), { recursive: true });
    writeFileSync(join(root, 'releases/old/index.html'), 'secret');
    writeFileSync(join(root, 'index.html'), 'secret');
    const other = await startSite({ settings: { IPR_ROOT: root } });
    try {
      for (const path of ['/backup.txt', '/releases/old/index.html', '/releases/', '/index.html']) {
        const { status, headers, body } = await other.ask(path);
        expect(status).toBe(404);
        expect(headers['cache-control']).toBe('no-store');
        expect(body.toString()).toContain('没有这个地址');
        expect(body.toString()).toContain('href="/ipr-front/"');
      }
      expect((await other.ask('/ipr-front/robots.txt')).status).toBe(200);
    } finally {
      await other.stop();
      rmSync(root, { recursive: true });
    }
  });

  it('takes up a file that arrives later', async () => {
    const late = join(site.dist, 'late.0123abcd.js');
    expect((await site.ask('/ipr-front/late.0123abcd.js')).status).toBe(404);
    writeFileSync(late, 'late');
    expect((await site.ask('/ipr-front/late.0123abcd.js')).body.toString()).toBe('late');
    rmSync(late);
  });
});

describe('addresses of the portal', () => {
  it.each([
    '/ipr-front/',
    '/ipr-front/404',
    '/ipr-front/exception?errorCode=1&errorMessage=a.js',
    '/ipr-front/changshu',
    '/ipr-front/changshu/',
    '/ipr-front/changshu/searching/enterprise/Vue.js',
    '/ipr-front/changshu/searching/enterprise/A%2FB',
    '/ipr-front/changshu/searching/enterprise/A%2FB.css',
    '/ipr-front/changshu/searching/enterprise/index.html',
    '/ipr-front/changshu/searching/enterprise/%E5%B8%B8%E7%86%9F%E7%A4%BA%E4%BE%8B%E6%9C%89%E9%99%90%E5%85%AC%E5%8F%B8',
    '/ipr-front/changshu/searching/enterprise/100%25%20%E7%BA%AF%E6%A3%89.gz',
    '/ipr-front/changshu/searching/enterprise/umi.0123abcd.js',
    '/ipr-front/changshu/static/x.png',
  ])('answers %s with index.html', async (path) => {
    const { status, headers, body } = await site.ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe(files['index.html']);
  });

  it('takes the longest search of the portal, also as the way back of the login page', async () => {
    const search = `/ipr-front/changshu/searching/patent/result?q=${'%E6%B1%A0'.repeat(2000)}`;
    expect((await site.ask(search)).status).toBe(200);
    const back = encodeURIComponent(`https://portal.example.gov.cn${search}`);
    const login = `/ipr-front/changshu/user/login?redirectUrl=${back}`;
    expect(login.length).toBeGreaterThan(30_000);
    expect((await site.ask(login)).status).toBe(200);
  });

  it.each([
    ['/', '/ipr-front/'],
    ['/?from=city', '/ipr-front/?from=city'],
    ['/ipr-front', '/ipr-front/'],
    ['/ipr-front?a=1', '/ipr-front/?a=1'],
  ])('sends %s to %s', async (path, target) => {
    const { status, headers } = await site.ask(path);
    expect(status).toBe(302);
    expect(headers.location).toBe(target);
  });
});
