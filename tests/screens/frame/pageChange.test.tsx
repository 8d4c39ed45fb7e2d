import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callsSeen, failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const ORIGIN = 'http://localhost:8000';
const LOGIN = '/changshu/user/login';
const CURRENT = '/api/getCurrent';

/** The login page's address with the way back, encoded once. */
const loginFor = (address: string) =>
  `${LOGIN}?redirectUrl=${encodeURIComponent(`${ORIGIN}/ipr-front${encodeURI(address)}`)}`;

const isCurrent = ({ path }: { path: string }) => path === CURRENT;

const loginPage = () => screen.findByText('登录', { selector: 'h1' });

describe('without a user', () => {
  it.each([
    '/changshu/nav/subjectDetail',
    '/changshu/searching/patent/result?q=电池&f.validity=VALID&page=2#top',
    '/404',
    '/exception?errorCode=1',
    '/changshu',
    '/nothing',
  ])('%s leads to the login page, with the way back encoded once', async (address) => {
    const portal = await renderPortal(address, { account: null });
    await loginPage();
    expect(portal.address()).toBe(loginFor(address));
  });

  it.each(['/changshu/user/login', '/changshu/user/register', '/changshu/user/forget?a=1'])(
    '%s is a user page and stays',
    async (address) => {
      const portal = await renderPortal(address, { account: null });
      await screen.findByText(/登录|注册|找回密码/, { selector: 'h1' });
      expect(portal.address()).toBe(address);
    },
  );

  it('counts the pathname alone: a query that names a user page does not help', async () => {
    const address = '/changshu/searching/patent?q=/changshu/user';
    const portal = await renderPortal(address, { account: null });
    await loginPage();
    expect(portal.address()).toBe(loginFor(address));
  });

  it('applies at every change of the page', async () => {
    const portal = await renderPortal('/changshu/user/register', { account: null });
    await screen.findByText('注册', { selector: 'h1' });
    await portal.goTo('/changshu/searching/patent?q=x');
    await loginPage();
    expect(portal.address()).toBe(loginFor('/changshu/searching/patent?q=x'));
  });
});

describe('getCurrent answered, but names nobody', () => {
  it.each<[string, unknown, number?, Record<string, string>?]>([
    ['without an id', { success: true, data: { access: 'admin' } }],
    ['with an empty id', { success: true, data: { id: '' } }],
    ['with nothing', { success: true, data: null }],
    ['success:false, silent', { success: false, errorMessage: '未登录', showType: 0 }],
    ['code 99998', { code: 99998, data: null, msg: '登录已失效' }],
    ['a server error that says so', { success: false, errorMessage: '', showType: 0 }, 500],
    ['401 with a page', '<h1>Unauthorized</h1>', 401],
    ['401 with JSON of another kind', { timestamp: 1, error: 'Unauthorized' }, 401],
    ['a page with status 200', '<!doctype html><title>统一身份认证</title>'],
    ['an empty answer', ''],
    ['a redirect to another origin', '', 302, { location: 'https://sso.example.cn/login' }],
    ['a redirect to a page of our own', '', 302, { location: '/ipr-admin/login' }],
  ])('%s', async (_, body, status = 200, headers = {}) => {
    await failNext(CURRENT, { body, status, headers });
    const portal = await renderPortal('/changshu/searching/patent');
    await loginPage();
    expect(portal.address()).toBe(loginFor('/changshu/searching/patent'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/登录已失效/)).toBeNull();
  });

  it.each([
    ['401', { status: 401, body: '<h1>Unauthorized</h1>' }],
    ['403', { status: 403, body: '<h1>Forbidden</h1>' }],
    ['a page', { body: '<h1>统一身份认证</h1>' }],
    ['a redirect', { status: 302, body: '', headers: { location: 'https://sso.example.cn/' } }],
  ])('%s disturbs no user page', async (_, fault) => {
    await failNext(CURRENT, fault);
    for (const path of ['/api/perEnterprise', '/website-service']) {
      await failNext(path, { status: 403, body: '', times: 3 });
    }
    localStorage.setItem('iprSettings', '{"ipr_title_prefix":"示例市"}');
    const portal = await renderPortal(`${LOGIN}?redirectUrl=%2Fipr-front%2F404`, { account: null });
    await loginPage();
    await waitFor(() => expect(document.title).toBe('登录 - 示例市知识产权公共服务平台'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(portal.address()).toBe(`${LOGIN}?redirectUrl=%2Fipr-front%2F404`);
  });

  it('still shows what success:false asks for', async () => {
    await failNext(CURRENT, { body: { success: false, errorMessage: '会话已过期', showType: 1 } });
    const portal = await renderPortal('/changshu/searching/patent');
    await loginPage();
    await screen.findByText('会话已过期');
    expect(portal.address()).toBe(loginFor('/changshu/searching/patent'));
  });
});

describe('getCurrent not answered', () => {
  const address = '/changshu/searching/patent?q=电池';

  it.each([
    ['connection cut', { cut: true, times: 2 }, '连接中断'],
    ['502', { status: 502, body: '<h1>Bad gateway</h1>', times: 2 }, '服务暂时不可用（502）'],
    ['500', { status: 500, body: '' }, '服务暂时不可用（500）'],
    ['broken JSON', { body: '{"success":true,"da' }, '答复无法识别'],
  ])('%s: a sentence and a retry on the spot, no redirect', async (_, fault, sentence) => {
    await failNext(CURRENT, fault);
    const portal = await renderPortal(address);
    const heading = await screen.findByText('暂时无法打开', { selector: 'h1' });
    const panel = heading.closest('[role="alert"]');
    expect(panel).toHaveTextContent(sentence);
    expect(portal.address()).toBe(address);

    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('专利检索', { selector: 'h1' });
    expect(screen.queryByText('暂时无法打开')).toBeNull();
    expect(portal.address()).toBe(address);
  });

  it('a retry that fails as well keeps the panel', async () => {
    await failNext(CURRENT, { status: 500, body: '', times: 2 });
    const portal = await renderPortal(address);
    await screen.findByText('暂时无法打开', { selector: 'h1' });
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(async () => expect((await callsSeen()).filter(isCurrent)).toHaveLength(2));
    await portal.user.click(await screen.findByRole('button', { name: '重试' }));
    await screen.findByText('专利检索', { selector: 'h1' });
  });

  it('a retry that finds nobody leads to the login page', async () => {
    await failNext(CURRENT, { status: 500, body: '' });
    const portal = await renderPortal(address, { account: null });
    await portal.user.click(await screen.findByRole('button', { name: '重试' }));
    await loginPage();
    expect(portal.address()).toBe(loginFor(address));
  });

  it('a user page stands all the same', async () => {
    await failNext(CURRENT, { status: 500, body: '' });
    const portal = await renderPortal(LOGIN, { account: null });
    await loginPage();
    expect(portal.address()).toBe(LOGIN);
  });
});

describe('getCurrent refused (403)', () => {
  const address = '/changshu/searching/patent?q=电池';
  const refused = { status: 403, body: '<h1>Forbidden</h1>' };
  const panel = () => screen.findByRole('heading', { level: 1, name: '当前账号不能使用本平台' });
  const change = () => screen.getByRole('button', { name: '换一个账号登录' });

  it('says that the account may not use the portal, and tries again', async () => {
    await failNext(CURRENT, refused);
    const portal = await renderPortal(address);
    await panel();
    expect(portal.address()).toBe(address);
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByText('专利检索', { selector: 'h1' });
    expect(portal.address()).toBe(address);
  });

  it('says what keeps it from trying again', async () => {
    await failNext(CURRENT, refused);
    const portal = await renderPortal(address);
    await panel();
    await failNext(CURRENT, { status: 500, body: '' });
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('heading', { level: 1, name: '暂时无法打开' });
    expect(screen.getByText(/服务暂时不可用（500）/)).toBeVisible();
    await failNext(CURRENT, refused);
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    await panel();
  });

  it.each([
    ['answered', {}],
    ['refused as well', refused],
    ['answered by a redirect', { status: 302, body: '', headers: { location: 'https://a.cn/' } }],
  ])('leads somebody else to the login, with logout %s', async (_, answer) => {
    const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await failNext(CURRENT, refused);
    await failNext('/api/logout', answer);
    const portal = await renderPortal(address);
    await panel();
    await portal.user.click(change());
    await waitFor(() =>
      expect(leave.mock.calls).toEqual([[`${ORIGIN}/ipr-front${loginFor(address)}`]]),
    );
    expect((await callsSeen()).filter(({ path }) => path === '/api/logout')).toHaveLength(1);
  });

  it('stays when the session could not be ended, and says why', async () => {
    const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await failNext(CURRENT, refused);
    await failNext('/api/logout', { status: 500, body: '' });
    const portal = await renderPortal(address);
    await panel();
    await portal.user.click(change());
    await screen.findByText(/服务暂时不可用（500）/);
    expect(leave).not.toHaveBeenCalled();
    expect(await panel()).toBeVisible();
    expect(change()).toBeEnabled();
  });
});
