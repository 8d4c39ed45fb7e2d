import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { App } from '@/services/website';
import { backEnd } from '../../support/backEnd';
import { failNext } from '../../support/faults';
import { openMenu } from './openMenu';

const APPS = '/website-service/api/front/app/find';

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

/** The entries of the open menu, by name; the page has another menu at its side. */
const names = () =>
  [...document.querySelectorAll('.ant-dropdown-menu-title-content')].map(
    (entry) => entry.textContent,
  );

describe('the application centre', () => {
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

  it.each([
    ['that has no apps', () => answerApps([])],
    [
      'that has no application centre',
      () => backEnd.use(http.get(`*${APPS}`, () => new HttpResponse(null, { status: 404 }))),
    ],
  ])('of an installation %s leads to the two platforms', async (_, answer) => {
    await answer();
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { choose, user } = await openMenu(/应用中心/);
    await choose('专利大数据检索分析平台');
    await user.click(screen.getByRole('button', { name: /应用中心/ }));
    expect(names()).toEqual(['专利大数据检索分析平台', '专利导航大数据平台']);
    await choose('专利导航大数据平台');
    expect(open.mock.calls.map(([url]) => url)).toEqual(['/ipr-searching', '/ipr-nav']);
    expect(screen.queryByText(/没有提供|不存在，或者/)).toBeNull();
  });

  it('has each platform once, under the name that the back end gives it', async () => {
    await answerApps([app('1', '/ipr-nav/')]);
    await openMenu(/应用中心/);
    await screen.findByRole('menuitem', { name: '应用1' });
    expect(names()).toEqual(['应用1', '专利大数据检索分析平台']);
  });

  it('shows apps of which little is known', async () => {
    await failNext(APPS, {
      body: {
        code: 0,
        data: [{ title: '甲', url: '/a' }, { url: '/b', visible: null }, { icon: '/c.svg' }, null],
        msg: '',
      },
    });
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { choose, user } = await openMenu(/应用中心/);
    await choose('甲');
    await user.click(screen.getByRole('button', { name: /应用中心/ }));
    expect(await screen.findByText('最近使用')).toBeVisible();
    expect(names().slice(0, 2)).toEqual(['甲', '/b']);
    await choose('/b');
    expect(open.mock.calls.map(([url]) => url)).toEqual(['/a', '/b']);
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

  it('stays a menu with any number of apps', async () => {
    await answerApps(Array.from({ length: 40 }, (_, n) => app(`${n + 1}`, `/${n + 1}`)));
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await openMenu(/应用中心/);
    await screen.findByRole('menuitem', { name: '应用40' });
    expect(names()).toHaveLength(42);
    await user.click(screen.getByRole('menuitem', { name: '应用40' }));
    expect(open.mock.calls).toEqual([['/40', '_blank', 'noopener']]);
  });
});

describe('an app at another site', () => {
  const site = globalThis as { iprSite?: { trustedAppHosts: unknown } };
  afterEach(() => {
    delete site.iprSite;
  });

  /** Opens the only app; whether the user was asked first, and refused. */
  async function isAsked(url: string): Promise<boolean> {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const confirm = vi.fn().mockReturnValue(false);
    vi.stubGlobal('confirm', confirm);
    await answerApps([app('1', url)]);
    const { choose } = await openMenu(/应用中心/);
    await choose('应用1');
    expect(open).toHaveBeenCalledTimes(confirm.mock.calls.length ? 0 : 1);
    return confirm.mock.calls.length > 0;
  }

  it.each([
    [['apps.example.cn'], 'https://apps.example.cn/a', false],
    [['apps.example.cn'], 'https://one.apps.example.cn/a', false],
    [['*.example.cn', 5, ''], 'https://apps.example.cn/a', false],
    [[' Apps.Example.cn '], 'https://apps.example.cn:8443/a', false],
    [['apps.example.cn:8443'], 'https://apps.example.cn:8443/a', false],
    [['apps.example.cn:8443'], 'https://apps.example.cn/a', true],
    [['apps.example.cn'], 'https://badapps.example.cn/a', true],
    [['apps.example.cn'], 'https://apps.example.cn.evil.example/a', true],
    ['apps.example.cn', 'https://apps.example.cn/a', true],
    [[''], 'https://apps.example.cn/a', true],
    [undefined, 'https://sipo.gov.cn/a', false],
    [undefined, 'https://notgov.cn/a', true],
  ])('with trusted hosts %j, %s asks first: %s', async (trustedAppHosts, url, asked) => {
    site.iprSite = { trustedAppHosts };
    expect(await isAsked(url)).toBe(asked);
  });
});
