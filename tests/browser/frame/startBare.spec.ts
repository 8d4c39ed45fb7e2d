import { chooseInMenu, consoleErrors, expect, loginReturn, test } from '../support/portal';

const SETTINGS = '/website-service/api/front/settings/findByHost';
const SEARCH = '/changshu/searching/patent';
const TITLE = '专利检索 - 示例市知识产权公共服务平台';

const h1 = (name: string) => ({ level: 1, name, exact: true }) as const;

test.describe('without the host settings', () => {
  const failed = { path: SETTINGS, status: 500, body: '<h1>500</h1>' };

  test('the titles of the last visit are shown', async ({ page, portal }) => {
    await portal.signIn();
    await portal.open(SEARCH);
    await expect(page).toHaveTitle(TITLE);
    await portal.fault(failed);
    await page.reload();
    await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
    await expect(page).toHaveTitle(TITLE);
    await expect(page.getByRole('link', { name: '示例市知识产权公共服务平台' })).toBeVisible();
  });

  test('the first visit has the general title', async ({ page, portal }) => {
    await portal.signIn();
    await portal.fault(failed);
    await portal.open(SEARCH);
    await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
    await expect(page).toHaveTitle('专利检索 - 知识产权公共服务平台');
  });

  test('a broken value of the last visit is dropped', async ({ page, portal }) => {
    await portal.signIn();
    for (const broken of ['{"ipr_title_prefix":', '[]', 'null', '"text"', '17']) {
      await portal.fault(failed);
      await page.addInitScript((value) => {
        localStorage.setItem('iprSettings', value);
        localStorage.setItem('profile', value);
        localStorage.setItem('iprCareMode', `${value}x`);
      }, broken);
      await portal.open(SEARCH);
      await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
      await expect(page).toHaveTitle('专利检索 - 知识产权公共服务平台');
      const left = () => page.evaluate(() => localStorage.getItem('iprSettings'));
      expect(await left()).toBeNull();
    }
  });

  test('settings with values of another kind break nothing', async ({ page, portal }) => {
    const errors = consoleErrors(page);
    await portal.signIn();
    await portal.fault({
      path: SETTINGS,
      body: {
        code: 0,
        data: { ipr_title_prefix: '<img src=x onerror=alert(1)>', ipr_front_title: null, icp: '' },
      },
    });
    await portal.open(SEARCH);
    await expect(page).toHaveTitle('专利检索 - <img src=x onerror=alert(1)>知识产权公共服务平台');
    await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe('a browser that keeps nothing', () => {
  for (const [name, forbid] of [
    [
      'storage forbidden',
      () => {
        for (const kind of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, kind, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      },
    ],
    [
      'storage full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`${name}: pages, care mode and typing work`, async ({ page, portal }) => {
      const errors = consoleErrors(page);
      await page.addInitScript(forbid);
      await portal.open(SEARCH);
      await loginReturn(page);
      await portal.logIn();
      await expect(page.getByRole('heading', h1('专利检索'))).toBeVisible();
      await page.getByRole('button', { name: '适老化' }).click();
      await expect(page.getByRole('button', { name: '适老化', pressed: true })).toBeVisible();
      await page.getByRole('textbox', { name: /检索专利/ }).fill('电池 隔膜');
      await chooseInMenu(page, '专利导航', '导航首页');
      await expect(page.getByRole('heading', h1('专利导航与检索'))).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});
