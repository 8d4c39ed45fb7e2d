import { startAtBase } from '../support/otherBase';
import {
  chooseInMenu,
  consoleErrors,
  expect,
  type Preview,
  portalAt,
  test,
} from '../support/portal';

const heading = (name: string) => ({ level: 1, name, exact: true }) as const;
const SEARCH = '/changshu/searching/patent?q=%E7%94%B5%E6%B1%A0';

let preview: Preview;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  preview = await startAtBase('/portal/');
});
test.afterAll(() => preview.stop());

test('the portal under the base of nginx and site.js: login, menu, reload, unknown addresses', async ({
  page,
}) => {
  const portal = portalAt(preview.url, page);
  const errors = consoleErrors(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = /^\/(api|[a-z]+-service)\//.test(pathname);
    if (!call && !pathname.startsWith('/portal/')) outside.push(pathname);
  });
  await portal.reset();
  await portal.open(SEARCH);
  await expect(page.getByRole('heading', heading('登录'))).toBeVisible();
  const login = new URL(page.url());
  expect(login.pathname).toBe('/portal/changshu/user/login');
  expect(login.searchParams.get('redirectUrl')).toBe(portal.address(SEARCH));
  await page.reload();
  await expect(page.getByRole('heading', heading('登录'))).toBeVisible();
  await portal.logIn();
  await expect(page.getByRole('heading', heading('专利检索'))).toBeVisible();
  expect(page.url()).toBe(portal.address(SEARCH));

  await chooseInMenu(page, '专利导航', '导航首页');
  await expect(page.getByRole('heading', heading('专利导航与检索'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', heading('专利导航与检索'))).toBeVisible();
  expect(page.url()).toBe(portal.address('/changshu/nav/subjectDetail'));
  await portal.open('no/such/page');
  await expect(page.getByRole('heading', heading('您访问的页面不存在或已删除'))).toBeVisible();
  expect(page.url()).toBe(portal.address('/404'));
  expect(errors).toEqual([]);
  expect(outside).toEqual([]);

  // Links from before lead to the same page, whoever follows them.
  await page.goto(`${portal.origin}/ipr-front${SEARCH}`);
  await expect(page.getByRole('heading', heading('专利检索'))).toBeVisible();
  expect(page.url()).toBe(portal.address(SEARCH));
});
