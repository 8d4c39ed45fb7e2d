import type { Page } from '@playwright/test';
import { loginReturn, serveSite } from '../support/portal';
import { expect, logOut, type PlainPortal, test, userMenu } from './plainPortal';

const PLACE = '/changshu/searching/patent?q=%E7%94%B5%E6%B1%A0#a';
const h1 = (name: string) => ({ level: 1, name, exact: true }) as const;

const back = (plain: PlainPortal) => encodeURIComponent(plain.address(PLACE));

async function openSignedIn(page: Page, plain: PlainPortal): Promise<void> {
  await plain.signIn();
  await plain.open(PLACE);
  await expect(userMenu(page)).toBeVisible();
}

/** Single sign-on at another origin, which the operator has set. */
const signOnOf = (page: Page, plain: PlainPortal, more = '') =>
  serveSite(page, `window.iprSite = { externalLoginUrl: '${plain.signOnUrl}'${more} };`);

test.describe('getCurrent answers that nobody is logged in', () => {
  for (const nobody of ['empty', '401', 'html', 'redirect'] as const) {
    test(`by ${nobody}: the login page, with the place kept`, async ({ page, plain }) => {
      await plain.set({ nobody });
      await plain.open(PLACE);
      expect(await loginReturn(page)).toBe(back(plain));
      await expect(page.getByText(/登录已失效|连接中断|无法识别|（401）/)).toHaveCount(0);
    });
  }
});

test.describe('getCurrent answers 403', () => {
  test('the account is told so, and another one can log in', async ({ page, plain }) => {
    await plain.signIn();
    await plain.set({ current: '403' });
    await plain.open(PLACE);
    await expect(page.getByRole('heading', h1('当前账号不能使用本平台'))).toBeVisible();
    await page.getByRole('button', { name: '换一个账号登录', exact: true }).click();
    expect(await loginReturn(page)).toBe(back(plain));
    await expect(page.getByText('没有权限访问该内容（403）。')).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
    expect(await plain.calls('/api/logout')).toHaveLength(1);
  });

  test('a retry goes on', async ({ page, plain }) => {
    await plain.signIn();
    await plain.set({ current: '403' });
    await plain.open(PLACE);
    await plain.set({ current: 'bySession' });
    await page.getByRole('button', { name: '重试', exact: true }).click();
    await expect(userMenu(page)).toBeVisible();
    expect(page.url()).toBe(plain.address(PLACE));
  });
});

test('getCurrent answers 500: a panel with a retry', async ({ page, plain }) => {
  await plain.set({ current: '500' });
  await plain.open(PLACE);
  await expect(page.getByRole('heading', h1('暂时无法打开'))).toBeVisible();
  expect(page.url()).toBe(plain.address(PLACE));
});

// The answers that end the session: formSession.spec.ts.
test('退出登录 answered by 500: still logged in, and told so', async ({ page, plain }) => {
  await plain.set({ logout: '500' });
  await openSignedIn(page, plain);
  await logOut(page);
  await expect(page.getByText('服务暂时不可用（500）')).toBeVisible();
  await expect(userMenu(page)).toBeVisible();
  expect(await page.context().cookies()).toHaveLength(1);
});

test.describe('single sign-on', () => {
  const signOn = (page: Page) => page.getByRole('heading', h1('统一身份认证'));
  const logIn = (page: Page) => page.getByRole('link', { name: '以 person 登录' }).click();

  for (const nobody of ['empty', 'redirect'] as const) {
    test(`there and back, with the place kept (${nobody})`, async ({ page, plain }) => {
      await signOnOf(page, plain, ', ownLogin: false');
      await plain.set({ nobody });
      await plain.open(PLACE);
      await loginReturn(page);
      await expect(page.getByLabel('密码')).toHaveCount(0);
      await page.getByRole('link', { name: '统一身份认证登录' }).click();
      await expect(signOn(page)).toBeVisible();
      await logIn(page);
      await expect(userMenu(page)).toBeVisible();
      expect(page.url()).toBe(plain.address(PLACE));
    });
  }

  test('takes the place in the parameter that the operator names', async ({ page, plain }) => {
    await signOnOf(page, plain, ", externalLoginReturnParam: 'service'");
    await plain.open(PLACE);
    await page.getByRole('link', { name: '统一身份认证登录' }).click();
    await expect(signOn(page)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('service')).toBe(plain.address(PLACE));
    await logIn(page);
    await expect(userMenu(page)).toBeVisible();
    expect(page.url()).toBe(plain.address(PLACE));
  });

  for (const logout of ['success', 'redirect', '99998'] as const) {
    test(`is where logging out ends (${logout})`, async ({ page, plain }) => {
      await signOnOf(page, plain);
      await plain.set({ logout });
      await openSignedIn(page, plain);
      await logOut(page);
      await expect(signOn(page)).toBeVisible();
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(plain.address(PLACE));
      expect(await page.context().cookies()).toEqual([]);

      // Who comes back without having logged in is not sent there again.
      await plain.open(PLACE);
      expect(await loginReturn(page)).toBe(back(plain));
      await page.getByRole('link', { name: '统一身份认证登录' }).click();
      await logIn(page);
      await expect(userMenu(page)).toBeVisible();
      expect(page.url()).toBe(plain.address(PLACE));
    });
  }
});
