import { consoleErrors, expect, loginReturn, serveSite, shownPath, test } from '../support/portal';

const LANDING = '/ipr-front/changshu/nav/subjectDetail';
const heading = (name: string) => ({ level: 1, name, exact: true }) as const;

test('the origin and the bare base lead to the base with 302', async ({ portal, request }) => {
  for (const [path, target] of [
    ['/', '/ipr-front/'],
    ['/?from=a', '/ipr-front/?from=a'],
    ['/ipr-front', '/ipr-front/'],
  ] as const) {
    const answer = await request.get(`${portal.origin}${path}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, target]);
  }
});

test('a visitor comes from the origin to the login page and from there to the landing page', async ({
  page,
  portal,
}) => {
  await page.goto(portal.origin);
  expect(await loginReturn(page)).toBe(encodeURIComponent(portal.url));
  await portal.logIn();
  await expect(page.getByRole('heading', heading('专利导航与检索'))).toBeVisible();
  expect(shownPath(page)).toBe(LANDING);
});

test('the short addresses lead to the landing page', async ({ page, portal }) => {
  await portal.signIn();
  for (const path of ['/', '/changshu', '/changshu/']) {
    await portal.open(path);
    await expect(page.getByRole('heading', heading('专利导航与检索'))).toBeVisible();
    expect(shownPath(page)).toBe(LANDING);
  }
});

test.describe('the login redirect', () => {
  test('takes the whole address along, encoded once, and login returns to exactly that', async ({
    page,
    portal,
  }) => {
    const wanted = portal.address(
      '/changshu/searching/patent?q=%E7%94%B5%E6%B1%A0%20%26%2F100%25&as=,name#%E5%B8%AE%E5%8A%A9',
    );
    await page.goto(wanted);
    expect(await loginReturn(page)).toBe(encodeURIComponent(wanted));
    await portal.logIn();
    await expect(page.getByRole('heading', heading('专利检索'))).toBeVisible();
    expect(page.url()).toBe(wanted);
    await expect(page.getByRole('textbox', { name: /检索专利/ })).toHaveValue('电池 &/100%');
  });

  test('survives the way over registration and back', async ({ page, portal }) => {
    const wanted = portal.address('/changshu/searching/patent?mode=expr&q=TI%3D(a)');
    await page.goto(wanted);
    await loginReturn(page);
    await page.getByRole('link', { name: '注册账号' }).click();
    await expect(page.getByRole('heading', heading('注册'))).toBeVisible();
    await page.getByRole('link', { name: /登录/ }).first().click();
    await loginReturn(page);
    await portal.logIn('person');
    await expect(page.getByRole('heading', heading('专利检索'))).toBeVisible();
    expect(page.url()).toBe(wanted);
  });

  test('also stands before /404 and /exception', async ({ page, portal }) => {
    for (const path of ['/404', '/exception?errorCode=1&errorMessage=a']) {
      await portal.open(path);
      expect(await loginReturn(page)).toBe(encodeURIComponent(portal.address(path)));
    }
  });

  test('is no trap for the back button', async ({ page, portal }) => {
    await portal.open('/changshu/user/forget');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await portal.open('/changshu/searching/patent');
    await loginReturn(page);
    await page.goBack();
    await expect(page.getByRole('heading', heading('找回密码'))).toBeVisible();
    await page.goForward();
    await loginReturn(page);
    await portal.logIn();
    await expect(page.getByRole('heading', heading('专利检索'))).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', heading('找回密码'))).toBeVisible();
  });
});

test.describe('a redirectUrl that came from outside', () => {
  /**
   * What stands behind `redirectUrl=`, as an attacker would write it: the forms that browsers read
   * in their own way. The whole table is in tests/domain/redirectTarget.test.ts.
   */
  function attacks(host: string): string[] {
    return [
      '%2F%2Fevil.example',
      '/\\evil.example',
      '%5C%5Cevil.example',
      '/%09/evil.example',
      'https:evil.example',
      'https://evil.example/ipr-front/',
      `http://${host}@evil.example/`,
      `http://user:password@${host}/ipr-front/`,
      'javascript:document.title=1',
      'java%0Ascript:document.title=1',
      'data:text/html,<script>alert(1)</script>',
      '%252F%252Fevil.example',
      'https%253A%252F%252Fevil.example',
    ];
  }

  test('is refused and leads to the landing page', async ({ page, portal }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(portal.origin)) outside.push(request.url());
    });
    page.on('dialog', (dialog) => outside.push(dialog.message()));
    await portal.signIn();
    for (const value of attacks(new URL(portal.origin).host)) {
      await test.step(value, async () => {
        await portal.open(`/changshu/user/login?redirectUrl=${value}`);
        await page.getByRole('button', { name: '继续访问' }).click();
        await expect(page.getByRole('heading', heading('专利导航与检索'))).toBeVisible();
        expect(page.url()).toBe(`${portal.origin}${LANDING}`);
      });
    }
    expect(outside).toEqual([]);
  });

  test('is refused after a login as well', async ({ page, portal }) => {
    await portal.open(`/changshu/user/login?redirectUrl=${encodeURIComponent('//evil.example/x')}`);
    await portal.logIn();
    await expect(page.getByRole('heading', heading('专利导航与检索'))).toBeVisible();
    expect(page.url()).toBe(`${portal.origin}${LANDING}`);
  });

  test('never leads from login to login', async ({ page, portal }) => {
    const back = encodeURIComponent(
      portal.address('/changshu/user/login?redirectUrl=%2Fipr-admin'),
    );
    await portal.open(`/changshu/user/login?redirectUrl=${back}`);
    await portal.logIn();
    await expect(page.getByRole('heading', heading('专利导航与检索'))).toBeVisible();
  });

  test('is followed on our own origin outside the portal', async ({ page, portal }) => {
    await portal.open('/changshu/user/login?redirectUrl=%2Fipr-admin%2Fwelcome%3Fa%3D1');
    await portal.logIn('person');
    await expect(page.getByRole('heading', heading('用户中心'))).toBeVisible();
    expect(shownPath(page)).toBe('/ipr-admin/welcome?a=1');
  });

  test('is followed to an origin that the operator trusts', async ({ page, portal }) => {
    const trusted = portal.origin.replace('localhost', '127.0.0.1');
    await serveSite(page, `window.iprSite = { trustedRedirectOrigins: ['${trusted}'] };`);
    await portal.signIn();
    await portal.open(
      `/changshu/user/login?redirectUrl=${encodeURIComponent(`${trusted}/ipr-admin/welcome`)}`,
    );
    await page.getByRole('button', { name: '继续访问' }).click();
    await expect(page.getByRole('heading', heading('用户中心'))).toBeVisible();
    expect(page.url()).toBe(`${trusted}/ipr-admin/welcome`);
  });
});

test.describe('/404', () => {
  test('shows the address that was asked for', async ({ page, portal }) => {
    await portal.signIn();
    await portal.open('/changshu/没有的页面/<b>x</b>?a=1');
    await expect(page.getByRole('heading', heading('您访问的页面不存在或已删除'))).toBeFocused();
    expect(shownPath(page)).toBe('/ipr-front/404');
    await expect(page.getByText('/changshu/没有的页面/<b>x</b>', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('页面不存在 - 示例市知识产权公共服务平台');
  });

  test('is where an address without a page of its own leads', async ({ page, portal }) => {
    await portal.signIn();
    for (const path of [
      '/changshu/nav',
      '/changshu/searching',
      '/changshu/business',
      '/changshu/user',
      '/changshu/user/profile',
      '/changshu/nav/subjectDetail/more',
      '/unknown',
      '/login',
    ]) {
      await test.step(path, async () => {
        await portal.open(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          '您访问的页面不存在或已删除',
        );
        expect(shownPath(page)).toBe('/ipr-front/404');
        await expect(page.getByText(path, { exact: true })).toBeVisible();
      });
    }
  });

  test('leaves the way back open and searches', async ({ page, portal }) => {
    await portal.signIn();
    await portal.open('/changshu/searching/patent');
    await expect(page.getByRole('heading', heading('专利检索'))).toBeVisible();
    await portal.open('/changshu/nowhere');
    await page.getByRole('button', { name: '返回上一页' }).click();
    await expect(page.getByRole('heading', heading('专利检索'))).toBeVisible();
    await page.goForward();
    await page.getByRole('searchbox', { name: '检索专利' }).fill('电池 隔膜');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/searching\/patent\/result\?q=%E7%94%B5/);
  });
});

test('/exception shows code and message as text, whatever they contain', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  const code = '<img src=x onerror="document.title=1">E-9';
  const message = '</p><script>document.title=1</script>{{7*7}} javascript:alert(1)\n第二行';
  await portal.signIn();
  await portal.open(
    `/exception?errorCode=${encodeURIComponent(code)}&errorMessage=${encodeURIComponent(message)}`,
  );
  await expect(page.getByRole('heading', heading('操作没有完成'))).toBeFocused();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByText(message.replace('\n', ' '))).toBeVisible();
  await expect(page).toHaveTitle('系统提示 - 示例市知识产权公共服务平台');
  expect(await page.getByRole('main').locator('img, script').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('/exception without code and message still says something', async ({ page, portal }) => {
  await portal.signIn();
  await portal.open('/exception');
  await expect(page.getByText('系统没有说明原因。')).toBeVisible();
  await expect(page.getByText('错误代码')).toBeHidden();
});

test('the user pages stand without layout and menu, and do not download them', async ({
  page,
  portal,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const [path, name] of [
    ['login', '登录'],
    ['register', '注册'],
    ['forget', '找回密码'],
  ] as const) {
    await portal.open(`/changshu/user/${path}`);
    await expect(page.getByRole('heading', heading(name))).toBeVisible();
    await expect(page).toHaveTitle(`${name} - 示例市知识产权公共服务平台`);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /应用中心|退出/ })).toHaveCount(0);
  }
  expect(scripts.filter((url) => url.includes('layout'))).toEqual([]);
});
