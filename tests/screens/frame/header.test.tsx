import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import { callsSeen, failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { openMenu } from './openMenu';

describe('the user menu', () => {
  it('opens the site origin in a new window by 返回首页', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { choose, address } = await openMenu(/李某/);
    await choose('返回首页');
    expect(open.mock.calls).toEqual([['http://localhost:8000', '_blank', 'noopener']]);
    expect(address()).toBe('/404');
  });

  const WELCOME = '/ipr-admin/welcome';
  const WORKBENCH = '/ipr-admin/zscq/workbench?appCode=ISWAN-ZSCQ-GRKJ';

  it.each([
    ['enterprise', /张某|苏州示例/, { 用户中心: WELCOME, 企业工作台: WORKBENCH }],
    ['person', /李某/, { 用户中心: WELCOME }],
    ['admin', /管理员/, { 用户中心: WELCOME }],
  ] as const)('leads %s to the user centre, in its window', async (account, name, links) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { choose, user } = await openMenu(name, { account });
    const shown = await screen.findAllByRole('menuitem', { name: /工作台|用户中心/ });
    expect(shown.map((entry) => entry.textContent)).toEqual(Object.keys(links));
    for (const label of Object.keys(links)) {
      await choose(label);
      await user.click(screen.getByRole('button', { name }));
    }
    expect(open.mock.calls).toEqual(Object.values(links).map((url) => [url, 'iPR-ADMIN']));
  });

  it.each(['enterprise', 'OPERATOR', 7])(
    'offers 用户中心 to a user kind it does not know: %s',
    async (userType) => {
      const data = { id: 'U9', name: '王某', userType };
      await failNext('/api/getCurrent', { body: { success: true, data } });
      await openMenu(/王某/);
      expect(await screen.findByRole('menuitem', { name: '用户中心' })).toBeVisible();
    },
  );

  it('does not stand on a page without a user', async () => {
    await renderPortal('/changshu/user/login', { account: null });
    await screen.findByText('登录', { selector: 'h1' });
    expect(screen.queryByRole('button', { name: /退出|我的/ })).toBeNull();
  });
});

describe('退出登录', () => {
  it('calls the service, then clears the cookies, then reloads', async () => {
    const order: string[] = [];
    Cookies.set('plain', '1');
    Cookies.set('at-base', '1', { path: '/ipr-front/' });
    Cookies.set('at-page', '1', { path: '/ipr-front/404' });
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {
      order.push(`reload with cookies: ${document.cookie}`);
    });
    const { choose } = await openMenu(/李某/);
    expect(document.cookie).toContain('at-page');
    await choose('退出登录');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(order).toEqual(['reload with cookies: ']);
    const logout = (await callsSeen()).filter(({ path }) => path === '/api/logout');
    expect(logout).toEqual([{ method: 'GET', path: '/api/logout', query: {}, body: null }]);
  });

  it('ends, after the reload, on the login page with the page just left', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const { choose } = await openMenu(/李某/);
    await choose('退出登录');
    await waitFor(() => expect(reload).toHaveBeenCalled());
    const reloaded = await renderPortal('/404', { account: null });
    await screen.findByText('登录', { selector: 'h1' });
    expect(reloaded.address()).toBe(
      '/changshu/user/login?redirectUrl=http%3A%2F%2Flocalhost%3A8000%2Fipr-front%2F404',
    );
  });

  it.each([
    ['an empty answer', { body: '' }],
    ['204', { status: 204 }],
    ['a page', { body: '<!doctype html><h1>已退出</h1>' }],
    ['text', { body: 'ok' }],
    ['a redirect', { status: 302, body: '', headers: { location: 'https://sso.example.cn/' } }],
    ['that it is over already', { body: { code: 99998, data: null, msg: '登录已失效' } }],
    ['that nobody is logged in', { status: 401, body: { code: 1, msg: 'user is logout' } }],
    ['401 of a gateway', { status: 401, body: '<h1>401</h1>' }],
  ])('is done when the answer is %s', async (_, answer) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    Cookies.set('plain', '1');
    const { choose } = await openMenu(/李某/);
    await failNext('/api/logout', answer);
    await choose('退出登录');
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(document.cookie).not.toContain('plain');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['404', { status: 404, body: '<h1>404</h1>' }],
    ['500', { status: 500, body: '' }],
    ['nothing', { cut: true, times: 3 }],
  ])('leaves the user logged in when the answer is %s, and says so', async (_, answer) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    Cookies.set('plain', '1');
    const { choose } = await openMenu(/李某/);
    await failNext('/api/logout', answer);
    await choose('退出登录');
    await screen.findByRole('alert');
    expect(reload).not.toHaveBeenCalled();
    expect(document.cookie).toContain('plain');
  });

  it('changes nothing when the service refuses, and says so', async () => {
    Cookies.set('plain', '1');
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const { choose } = await openMenu(/李某/);
    await failNext('/api/logout', {
      body: { success: false, errorMessage: '退出失败，请重试', showType: 2 },
    });
    await choose('退出登录');
    await screen.findByText('退出失败，请重试');
    expect(reload).not.toHaveBeenCalled();
    expect(document.cookie).toContain('plain');
    expect(screen.getByRole('button', { name: /李某/ })).toBeInTheDocument();
  });
});
