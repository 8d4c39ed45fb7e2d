import type { Page, Request, Route } from '@playwright/test';
import { FAULT_SCREENS, type FaultScreen, FORM_SCREEN, WORDS } from '../support/faultScreens';
import { expect, loginReturn, type Portal, test } from '../support/portal';

/**
 * The faults that a user meets, on one screen of each kind: each says what happened, what was kept
 * and what to do, nothing typed is lost, and the screen goes on when the fault is gone; by itself
 * after a release, a lost session and a lost network.
 */
const KEPT = '已填写的内容已保留。';
const SENTENCES = {
  unavailable: `服务暂时不可用（500），请稍后重试。`,
  silent: `服务器长时间没有答复，请稍后重试。`,
  offline: `网络已断开，请检查网络连接后重试。`,
} as const;
const TIMEOUT = 15_000;
const NOT_LOADED = '页面的一部分没有加载成功';
/** A page without calls of its own. */
const ELSEWHERE = '/404';

/** What becomes of the calls that screens make; those of the frame around them get through. */
type Line = 'open' | 'unavailable' | 'silent' | 'sessionOver';

const FRAME = /website-service|industryType|transactionType|CLASS_NUMBER/;

const isCall = (url: URL) =>
  (url.pathname.includes('-service/api/') || url.pathname.startsWith('/api/login')) &&
  !FRAME.test(decodeURIComponent(url.href));

/** Between the screens and the services; it is open at first. */
async function breakLine(page: Page): Promise<(line: Line) => void> {
  let line: Line = 'open';
  await page.route(isCall, (route) => {
    if (line === 'silent') return undefined;
    if (line === 'unavailable') return route.fulfill({ status: 500, body: '<h1>500</h1>' });
    if (line === 'open') return route.fallback();
    return route.fulfill({ json: { code: 99998, data: null, msg: '登录已失效' } });
  });
  return (next) => {
    line = next;
  };
}

/** Goes to an address inside the page that is open, as a link does. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

/** No script has thrown anything. */
function thrown(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** The fault is told where the answer would stand, once, and nothing goes on loading. */
async function expectTold(page: Page, { told }: FaultScreen, sentence: string): Promise<void> {
  await expect(told(page)).toContainText(sentence);
  const whole = new RegExp(`^${sentence}(?:${KEPT})?$`);
  await expect(page.getByRole('alert').getByText(whole)).toHaveCount(
    await page.getByRole('alert').filter({ hasText: sentence }).getByRole('heading').count(),
  );
}

test.describe.configure({ mode: 'parallel' });

for (const screen of [...FAULT_SCREENS, FORM_SCREEN]) {
  test(screen.name, async ({ page, portal, context }) => {
    await page.clock.install();
    const errors = thrown(page);
    await portal.signIn();
    const { path, begin, words, typed, reloads } = screen;
    const address = portal.address(typeof path === 'string' ? path : await path(page, portal));
    const set = await breakLine(page);
    const content = screen.content(page);
    const kept = async () => {
      expect(page.url()).toBe(address);
      if (words) await expect(words(page)).toHaveValue(typed ?? WORDS);
    };
    const ask = async () => {
      const called = page.waitForRequest((request: Request) => isCall(new URL(request.url())));
      await screen.again(page).click();
      await called;
    };

    await test.step('a script that a release has taken away', async () => {
      await missScript(page, portal, screen, address);
      set('unavailable');
      await page.getByRole('button', { name: '重新加载', exact: true }).click();
    });

    await test.step('500', async () => {
      await begin?.(page);
      await expectTold(page, screen, SENTENCES.unavailable);
      if (!begin && words && typed) await words(page).fill(typed);
    });

    await test.step('no answer', async () => {
      set('silent');
      await ask();
      await page.clock.fastForward(TIMEOUT);
      await expectTold(page, screen, SENTENCES.silent);
    });

    await test.step('no network, and back', async () => {
      set('open');
      await context.setOffline(true);
      await screen.again(page).click();
      await expectTold(page, screen, SENTENCES.offline);
      if (!screen.waits && words && typed) await kept();
      await context.setOffline(false);
      if (screen.waits) await screen.again(page).click();
      await expect(content).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await kept();
    });

    await test.step('the session is over', async () => {
      if (!begin && !reloads) await go(page, portal.address(ELSEWHERE));
      set('sessionOver');
      await context.clearCookies();
      if (reloads) await page.reload();
      else await (begin ? screen.again(page).click() : go(page, address));
      expect(await loginReturn(page)).toBe(encodeURIComponent(address));
      set('open');
      await portal.logIn();
      if (begin) await screen.again(page).click();
      await expect(content).toBeVisible();
      await kept();
    });
    expect(errors).toEqual([]);
  });
}

/** The page's script is gone: one reload by itself, then a panel within the portal. */
async function missScript(
  page: Page,
  portal: Portal,
  { script }: Pick<FaultScreen, 'script'>,
  address: string,
): Promise<void> {
  const name = `/src__pages__${script.replaceAll('/', '__')}.`;
  const isScript = (url: URL) => decodeURIComponent(url.pathname).includes(name);
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
  await portal.open(ELSEWHERE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let loads = 0;
  const count = (request: Request) => {
    if (request.resourceType() === 'document') loads += 1;
  };
  page.on('request', count);
  await page.route(isScript, gone);
  await go(page, address);
  await expect(page.getByRole('heading', { level: 1, name: NOT_LOADED })).toBeVisible();
  await expect(page.getByRole('menu').first()).toBeVisible();
  expect(loads).toBe(1);
  expect(page.url()).toBe(address);
  page.off('request', count);
  await page.unroute(isScript, gone);
}

test('login', async ({ page, portal, context }) => {
  await page.clock.install();
  const errors = thrown(page);
  const address = portal.address('/changshu/user/login?redirectUrl=%2Fipr-front%2F404');
  const set = await breakLine(page);
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
  const script = /src__pages__changshu__user__login\./;
  await page.route(script, gone);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: NOT_LOADED })).toBeVisible();
  await page.unroute(script, gone);
  await page.getByRole('button', { name: '重新加载', exact: true }).click();

  const told = page.getByRole('alert');
  set('unavailable');
  await portal.logIn();
  await expect(told).toHaveText(`${SENTENCES.unavailable}${KEPT}`);
  const submit = page.getByRole('button', { name: '登录', exact: true });
  set('silent');
  const called = page.waitForRequest('**/api/login');
  await submit.click();
  await called;
  await page.clock.fastForward(TIMEOUT);
  await expect(told).toHaveText(`${SENTENCES.silent}${KEPT}`);
  set('sessionOver');
  await submit.click();
  await expect(told).toHaveText(/请稍后重试。已填写的内容已保留。$/);
  set('open');
  await context.setOffline(true);
  await submit.click();
  await expect(told).toHaveText(`${SENTENCES.offline}${KEPT}`);
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue('enterprise');
  expect(page.url()).toBe(address);
  await context.setOffline(false);
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('您访问的页面不存在或已删除');
  expect(errors).toEqual([]);
});

for (const { name, path, script, content } of FAULT_SCREENS.slice(0, 1)) {
  test(`${name}, opened without a network`, async ({ page, portal, context }) => {
    const errors = thrown(page);
    await portal.signIn();
    await portal.open(ELSEWHERE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    const address = portal.address(typeof path === 'string' ? path : script);
    await go(page, address);
    await expect(page.getByRole('heading', { level: 1, name: NOT_LOADED })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('网络恢复后会自动重新打开');
    await page.getByRole('button', { name: '重新加载', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('网络仍未恢复');
    await context.setOffline(false);
    await expect(content(page)).toBeVisible();
    expect(page.url()).toBe(address);
    expect(errors).toEqual([]);
  });
}
