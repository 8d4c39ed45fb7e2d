import { startAtBase } from '../support/otherBase';
import { chooseInMenu, loginReturn, type Preview } from '../support/portal';
import { expect, logOut, plainPortalAt, test } from './plainPortal';
import { expectSound, watch } from './watching';

const BASE = '/zscq/portal/';
const PLACE = '/changshu/business/SXSSList';

const ROUTES = [
  '/changshu/nav/subjectDetail',
  PLACE,
  '/changshu/business/PJSQ',
  '/changshu/business/PJSQForm?id=wf-2026-0007',
  '/changshu/operation/detail?id=pt-501',
  '/404',
];

let preview: Preview;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  preview = await startAtBase(BASE, { plain: true });
});
test.afterAll(() => preview.stop());

test('under another base: anonymous, logged in, logged out', async ({ page }) => {
  const plain = plainPortalAt(preview, page);
  await plain.reset();
  const back = encodeURIComponent(plain.address(PLACE));
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = /^\/(api|__plain|[a-z]+-service)\//.test(pathname);
    if (!call && !pathname.startsWith(BASE)) outside.push(pathname);
  });
  const watched = await watch(page);

  for (const nobody of ['empty', '401', 'redirect', 'html'] as const) {
    await plain.set({ nobody });
    await plain.open(PLACE);
    expect(await loginReturn(page, BASE)).toBe(back);
    await watched.settled();
    expect(await watched.faults()).toEqual([]);
  }

  await plain.signIn();
  for (const path of ROUTES) {
    await test.step(path, async () => {
      await plain.open(path);
      await expectSound(page, watched);
      expect(page.url()).toBe(plain.address(path));
    });
  }
  await chooseInMenu(page, '业务办理', '失信名单');
  await expect(page.getByRole('heading', { level: 1, name: '失信名单' })).toBeVisible();
  expect(page.url()).toBe(plain.address(PLACE));
  await logOut(page);
  expect(await loginReturn(page, BASE)).toBe(back);
  expect(outside).toEqual([]);
});
