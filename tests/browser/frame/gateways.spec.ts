import { request as http } from '@playwright/test';
import { expect, type Preview, portalAt, startPreview, test } from '../support/portal';

/** nginx before two gateways, as an operator runs it. */
let preview: Preview;

test.beforeEach(async () => {
  preview = await startPreview({ mocks: 2 });
});
test.afterEach(async () => {
  await preview.stop();
});

const SETTINGS = '/website-service/api/front/settings/findByHost?host=x';

test('a gateway that dies under load is not noticed by who reads', async ({ page }) => {
  const portal = portalAt(preview.url, page);
  await portal.open('/changshu/user/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
  const load = page.evaluate(async (url) => {
    const statuses: number[] = [];
    const reader = async () => {
      for (let call = 0; call < 40; call += 1) statuses.push((await fetch(url)).status);
    };
    await Promise.all([reader(), reader(), reader(), reader(), reader()]);
    return statuses;
  }, SETTINGS);
  await expect
    .poll(async () => (await portal.calls(SETTINGS.split('?')[0])).length)
    .toBeGreaterThan(10);
  await preview.stopMock(0);
  const statuses = await load;
  expect(statuses).toHaveLength(200);
  expect(new Set(statuses)).toEqual(new Set([200]));

  await portal.logIn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('专利导航与检索');
});

test('a POST that a gateway has taken and not answered is not sent again', async ({ page }) => {
  const portal = portalAt(preview.url, page);
  const control = await http.newContext();
  const both = (path: string, data: object) =>
    Promise.all(preview.mockUrls.map((url) => control.post(`${url}/__mock/${path}`, { data })));
  const logins = async () => {
    const answers = await Promise.all(
      preview.mockUrls.map(async (url) => (await control.get(`${url}/__mock/calls`)).json()),
    );
    return answers
      .flatMap(({ data }) => data as { path: string }[])
      .filter(({ path }) => {
        return path === '/api/login';
      });
  };

  await portal.open('/changshu/user/login');
  await both('next', { path: '/api/login', cut: true });
  await portal.logIn();
  await expect(page.getByRole('alert')).toHaveText(/^服务暂时不可用（502），请稍后重试。/);
  expect(await logins()).toHaveLength(1);
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue('enterprise');
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('Enterprise2026');
  await control.dispose();
});
