import { fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import type { App } from '@/services/website';
import { callsSeen, failNext } from '../../support/faults';
import { type PortalOptions, renderPortal } from '../../support/renderPortal';

const APPS = '/website-service/api/front/app/find';

/** Opens the header's menu behind this button. */
async function openMenu(button: RegExp, options: PortalOptions = {}) {
  const portal = await renderPortal('/404', options);
  await portal.user.click(await screen.findByRole('button', { name: button }));
  const choose = async (name: string) =>
    portal.user.click(await screen.findByRole('menuitem', { name }));
  return { ...portal, choose };
}

describe('the user menu', () => {
  it('opens the site origin in a new window by 返回首页', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { choose, address } = await openMenu(/李某/);
    await choose('返回首页');
    expect(open.mock.calls).toEqual([['http://localhost:8000', '_blank', 'noopener']]);
    expect(address()).toBe('/404');
  });

  it.each([
    [
      'enterprise',
      /张某|苏州示例/,
      '企业工作台',
      '/ipr-admin/zscq/workbench?appCode=ISWAN-ZSCQ-GRKJ',
    ],
    ['person', /李某/, '用户中心', '/ipr-admin/welcome'],
    ['admin', /管理员/, '用户中心', '/ipr-admin/welcome'],
  ] as const)('leads %s to the user centre, in its window', async (account, name, label, url) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { choose } = await openMenu(name, { account });
    await choose(label);
    expect(open.mock.calls).toEqual([[url, 'iPR-ADMIN']]);
    const labels = screen.getAllByText(/^(企业工作台|用户中心)$/);
    expect(labels.map((entry) => entry.textContent)).toEqual([label]);
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
    ['401', { status: 401, body: '<h1>401</h1>' }],
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

describe('the application centre', () => {
  const app = (id: string, url: string, change: Partial<App> = {}): App => ({
    id,
    title: `应用${id}`,
    icon: `/icons/${id}.svg`,
    url,
    target: '_blank',
    sort: 1,
    visible: true,
    ...change,
  });
  const answerApps = (apps: App[]) =>
    failNext(APPS, { body: { code: 0, data: { content: apps }, msg: '' } });

  it('lists the visible apps with icon and title', async () => {
    await answerApps([app('1', '/ipr-searching'), app('2', '/x', { visible: false })]);
    await openMenu(/应用中心/);
    const entry = await screen.findByRole('menuitem', { name: '应用1' });
    expect(entry.querySelector('img')).toHaveAttribute('src', '/icons/1.svg');
    expect(screen.queryByRole('menuitem', { name: '应用2' })).toBeNull();
  });

  it('opens the URL of the app that is clicked', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await answerApps([
      app('1', '/ipr-searching'),
      app('2', 'https://nav.example.cn/', { target: '_self' }),
    ]);
    const { choose, user } = await openMenu(/应用中心/);
    await choose('应用1');
    expect(open.mock.calls).toEqual([['/ipr-searching', '_blank', 'noopener']]);
    await user.click(screen.getByRole('button', { name: /应用中心/ }));
    const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
    vi.stubGlobal('confirm', confirm);
    await choose('应用2');
    expect(confirm).toHaveBeenCalledWith(
      expect.stringContaining('您即将离开本站，前往 nav.example.cn'),
    );
    expect(assign).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /应用中心/ }));
    await choose('应用2');
    expect(assign.mock.calls).toEqual([['https://nav.example.cn/']]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/',
    '/\\evil.example/',
    ' javascript:alert(1)',
    '',
  ])('does not follow %j', async (url) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await answerApps([app('1', url), app('2', url, { target: '_self' })]);
    const { choose, user } = await openMenu(/应用中心/);
    await choose('应用1');
    await user.click(screen.getByRole('button', { name: /应用中心/ }));
    await choose('应用2');
    expect([...open.mock.calls, ...assign.mock.calls]).toEqual([]);
  });

  it('says that the apps did not arrive, and loads them again', async () => {
    await failNext(APPS, { body: { code: 5, data: null, msg: '应用目录暂不可用' } });
    const { choose, user } = await openMenu(/应用中心/);
    await screen.findByText('应用目录暂不可用');
    await choose('应用没有加载成功，重新加载');
    await user.click(screen.getByRole('button', { name: /应用中心/ }));
    expect(await screen.findByRole('menuitem', { name: '专利大数据检索分析平台' })).toBeVisible();
  });

  it('says that there is none', async () => {
    await answerApps([]);
    await openMenu(/应用中心/);
    expect(await screen.findByRole('menuitem', { name: '暂无应用' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('has the apps opened last before the others, and a letter where a picture is missing', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await answerApps([app('1', '/one'), app('2', '/two', { icon: '' })]);
    const { choose, user } = await openMenu(/应用中心/);
    await choose('应用2');
    expect(open).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: /应用中心/ }));
    await screen.findByText('最近使用');
    const entries = screen.getAllByRole('menuitem', { name: /^应用/ });
    expect(entries.map(({ textContent }) => textContent)).toEqual(['应应用2', '应用1']);
    const picture = entries[1]?.querySelector('img');
    if (!picture) throw new Error('there is no picture');
    fireEvent.error(picture);
    expect(screen.getByRole('menuitem', { name: '应用1' })).toHaveTextContent('应应用1');
  });

  it('searches among more than eight', async () => {
    await answerApps(Array.from({ length: 9 }, (_, n) => app(`${n + 1}`, `/${n + 1}`)));
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await openMenu(/应用中心/);
    const field = await screen.findByRole('combobox', { name: '应用名称' });
    expect(screen.getAllByRole('option')).toHaveLength(9);
    await user.type(field, '没有的');
    expect(screen.getByText(/没有名称相符的应用/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '应用7{Enter}');
    expect(open.mock.calls).toEqual([['/7', '_blank', 'noopener']]);
  });
});
