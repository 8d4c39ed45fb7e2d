// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Gateway, type Site, startGateway, startSite } from './site';

let gateway: Gateway;
let site: Site;
beforeAll(async () => {
  gateway = await startGateway((request, response) => {
    response.writeHead(request.url?.includes('broken') ? 500 : 200, {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      'x-powered-by': 'Express',
      'x-frame-options': 'ALLOWALL',
      'cross-origin-opener-policy': 'unsafe-none',
      'cross-origin-resource-policy': 'cross-origin',
      'strict-transport-security': 'max-age=1',
    });
    response.end('<p>from the gateway</p>');
  });
  site = await startSite({
    gateways: [gateway.address],
    settings: { IPR_MAX_BODY: '1k', IPR_TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(async () => {
  await site.stop();
  await gateway.stop();
});

const pagePolicy =
  "default-src 'self'; script-src 'self'; connect-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "style-src-attr 'none'; img-src 'self' data: blob: ; frame-src blob:; object-src 'none'; base-uri 'self'; " +
  "form-action 'self'; frame-ancestors 'self'";
const dataPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'self'";

const answers: [string, number, string, Parameters<Site['ask']>?][] = [
  ['a page', 200, pagePolicy, ['/ipr-front/changshu']],
  ['index.html', 200, pagePolicy, ['/ipr-front/index.html']],
  ['a script', 200, pagePolicy, ['/ipr-front/umi.0123abcd.js']],
  ['a picture', 200, pagePolicy, ['/ipr-front/static/photo.01234567.png']],
  ['a missing script', 404, pagePolicy, ['/ipr-front/foo.js']],
  ['a method that does not fit', 405, pagePolicy, ['/ipr-front/', { method: 'POST' }]],
  ['the way to the base', 302, dataPolicy, ['/']],
  ['an unknown address', 404, dataPolicy, ['/nowhere']],
  ['a call', 200, dataPolicy, ['/api/getCurrent']],
  ['a failed call', 500, dataPolicy, ['/data-service/broken']],
  ['a body too large', 413, dataPolicy, ['/api/login', { method: 'POST', body: 'x'.repeat(2000) }]],
  ['an address too long', 431, dataPolicy, [`/ipr-front/?q=${'x'.repeat(33_000)}`]],
  ['a call too long', 431, dataPolicy, [`/api/x?q=${'x'.repeat(17_000)}`]],
  ['a broken request', 400, dataPolicy, ['/ipr-front/%zz']],
];

describe.each(answers)('%s', (_, status, policy, call = ['/']) => {
  it('carries each security header once', async () => {
    const answer = await site.ask(...call);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
      server: 'nginx',
    });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });
});

it.each([
  '/ipr-front/',
  '/ipr-front/umi.0123abcd.js',
  '/ipr-front/foo.js',
  '/api/x',
  '/ipr-nav/',
  '/',
])('tells browsers that came by https to %s to keep to it', async (path) => {
  const { headers } = await site.ask(path, { headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
});

it('leaves the policies of sibling systems alone', async () => {
  const { headers } = await site.ask('/ipr-admin/welcome');
  expect(headers['content-security-policy']).toBe("default-src 'unsafe-inline'");
  expect(headers['content-type']).toBe('text/html');
  expect(headers['x-frame-options']).toBe('ALLOWALL');
  expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
  expect(headers).not.toHaveProperty('referrer-policy');
});

it('takes the operator’s frame ancestors and picture hosts into the policy', async () => {
  const other = await startSite({
    settings: {
      IPR_FRAME_ANCESTORS: "'self' https://*.example.gov.cn",
      IPR_IMG_ORIGINS: 'https://pictures.example.gov.cn',
    },
  });
  try {
    const { headers } = await other.ask('/ipr-front/');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("frame-ancestors 'self' https://*.example.gov.cn");
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example.gov.cn;");
    // It knows no list: any value would forbid what the policy allows.
    expect(headers).not.toHaveProperty('x-frame-options');
  } finally {
    await other.stop();
  }
});

it('forbids every frame to old browsers, too', async () => {
  const other = await startSite({ settings: { IPR_FRAME_ANCESTORS: "'none'" } });
  try {
    const { headers } = await other.ask('/ipr-front/');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  } finally {
    await other.stop();
  }
});
