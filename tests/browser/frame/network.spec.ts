import type { Page } from '@playwright/test';
import { expect, type Portal, test } from '../support/portal';

const SUBJECTS = '/nav-service/api/front/subject/find';
const OFFLINE = '网络已断开，请检查网络连接后重试。';

const search = (page: Page) => page.getByRole('searchbox', { name: '在导航专题中查找' });
const cards = (page: Page) => page.getByRole('region', { name: '导航专题' }).getByRole('article');

async function openLanding(page: Page, portal: Portal) {
  await portal.signIn();
  await portal.open('/changshu/nav/subjectDetail');
  await expect(cards(page).first()).toBeVisible();
}

test('being offline is told where the call fails, and it is tried again when the network is back', async ({
  page,
  portal,
  context,
}) => {
  await openLanding(page, portal);
  await context.setOffline(true);
  await page.getByRole('radio', { name: '按产业' }).check();
  const panel = page.getByRole('region', { name: '导航专题' }).getByRole('alert');
  await expect(panel.getByRole('heading', { name: '专题没有加载成功' })).toBeVisible();
  await expect(panel.getByText(OFFLINE)).toBeVisible();
  await expect(page).toHaveURL(/type=INDUSTRY/);
  await context.setOffline(false);
  await expect(cards(page).first()).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('a late answer never takes the place of a newer one', async ({ page, portal }) => {
  await openLanding(page, portal);
  const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await portal.fault({ path: SUBJECTS, delayMs: 1500 });
  const late = page.waitForRequest((request) => request.url().includes('TALENT_NOBODY'));
  await search(page).fill('TALENT_NOBODY');
  await page.keyboard.press('Enter');
  await late;
  await search(page).fill(name);
  await page.keyboard.press('Enter');
  await expect(cards(page).first().getByRole('heading')).toHaveText(name);
  await page.waitForTimeout(2000);
  await expect(cards(page).first().getByRole('heading')).toHaveText(name);
});

test('a service that is slow for a moment is asked again, and the user sees no fault', async ({
  page,
  portal,
}) => {
  await portal.signIn();
  await portal.fault({ path: SUBJECTS, status: 503 });
  await portal.open('/changshu/nav/subjectDetail');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await portal.calls(SUBJECTS)).toHaveLength(2);
});

test('a double click on 登录 logs in once', async ({ page, portal }) => {
  await portal.fault({ path: '/api/login', delayMs: 500 });
  await portal.open('/changshu/user/login');
  await page.getByLabel('账号', { exact: true }).fill('person');
  await page.getByLabel('密码', { exact: true }).fill('Person2026');
  await page.getByRole('button', { name: '登录', exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('专利导航与检索');
  expect(await portal.calls('/api/login')).toHaveLength(1);
});
