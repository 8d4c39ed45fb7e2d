import type { Page } from '@playwright/test';
import {
  chooseInMenu,
  consoleErrors,
  expect,
  type Portal,
  portalAt,
  shownPath,
  test,
} from '../support/portal';

const heading = (name: string) => ({ level: 1, name, exact: true }) as const;
const SEARCH = '/changshu/searching/patent?q=a';

/**
 * Serves the build below `/portal/` besides its own base, with one `site.js` for both.
 *
 * @param moved whether the addresses in index.html follow, so that nothing comes from elsewhere
 */
async function serveBelow(page: Page, portal: Portal, site: string, moved: boolean) {
  const index = await (await page.request.get(portal.url)).text();
  const html = moved ? index.replaceAll('"/ipr-front/', '"/portal/') : index;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await page.route(`${portal.origin}/portal/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!/^\/portal\/[^/]+\.[^/]+$/.test(pathname)) {
      return route.fulfill({ contentType: 'text/html', body: html });
    }
    const file = `${portal.origin}${pathname.replace('/portal/', '/ipr-front/')}`;
    return route.fulfill({ response: await page.request.get(file) });
  });
  await page.route('**/site.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: site }),
  );
  return { asked, below: portalAt(`${portal.origin}/portal/`, page) };
}

/** The address that the login page of the second base leads back to, once it is shown. */
async function wayBack(page: Page): Promise<string | null> {
  await expect(page.getByRole('heading', heading('登录'))).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/portal/changshu/user/login');
  return searchParams.get('redirectUrl');
}

for (const [how, moved] of [
  ['files from the product’s base', false],
  ['files from the second base', true],
] as const) {
  test.describe(`a second base named in site.js, ${how}`, () => {
    const site = "window.routerBase = '/portal/';";

    test('leads a visitor to its login page and back', async ({ page, portal }) => {
      const errors = consoleErrors(page);
      const { asked, below } = await serveBelow(page, portal, site, moved);
      await below.open(SEARCH);
      expect(await wayBack(page)).toBe(below.address(SEARCH));
      // User pages are reloaded, and lead to each other.
      await page.reload();
      expect(await wayBack(page)).toBe(below.address(SEARCH));
      await page.getByRole('link', { name: '注册账号' }).click();
      await expect(page.getByRole('heading', heading('注册'))).toBeVisible();
      expect(shownPath(page)).toMatch(/^\/portal\/changshu\/user\/register/);
      await page.goBack();
      await wayBack(page);
      await below.logIn();
      await expect(page.getByRole('heading', heading('专利检索'))).toBeVisible();
      expect(page.url()).toBe(below.address(SEARCH));
      expect(errors).toEqual([]);
      const folder = moved ? '/portal/' : '/ipr-front/';
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter((path) => !path.startsWith(folder))).toEqual([]);
    });

    test('holds for who is logged in: menu, unknown addresses, logging out', async ({
      page,
      portal,
    }) => {
      const { below } = await serveBelow(page, portal, site, moved);
      await below.signIn();
      for (const path of ['', 'changshu']) {
        await below.open(path);
        await expect(page.getByRole('heading', heading('专利导航与检索'))).toBeVisible();
        expect(shownPath(page)).toBe('/portal/changshu/nav/subjectDetail');
      }
      await chooseInMenu(page, '信息检索', '专利检索');
      await expect(page.getByRole('heading', heading('专利检索'))).toBeVisible();
      expect(shownPath(page)).toBe('/portal/changshu/searching/patent');
      await below.open('no/such/page');
      await expect(page.getByRole('heading', heading('您访问的页面不存在或已删除'))).toBeVisible();
      expect(shownPath(page)).toBe('/portal/404');

      await below.open(SEARCH);
      await page.getByRole('button', { name: '张某', exact: true }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      expect(await wayBack(page)).toBe(below.address(SEARCH));
    });

    test('leaves the product’s base in order, for old links', async ({ page, portal }) => {
      await serveBelow(page, portal, site, moved);
      await portal.open('/changshu/user/login');
      await expect(page.getByRole('heading', heading('登录'))).toBeVisible();
      await portal.signIn();
      await portal.open(SEARCH);
      await expect(page.getByRole('heading', heading('专利检索'))).toBeVisible();
      expect(page.url()).toBe(portal.address(SEARCH));
    });
  });
}

for (const wrong of ["'portal'", "'https://evil.example/'", "'/elsewhere/'", '{}', '5']) {
  test(`window.routerBase = ${wrong} leaves no page blank`, async ({ page, portal }) => {
    const { below } = await serveBelow(page, portal, `window.routerBase = ${wrong};`, false);
    await below.open(SEARCH);
    expect(await wayBack(page)).toBe(below.address(SEARCH));
    await below.logIn();
    await expect(page.getByRole('heading', heading('专利检索'))).toBeVisible();
    await portal.open('/changshu/user/login');
    await expect(page.getByRole('heading', heading('登录'))).toBeVisible();
  });
}
