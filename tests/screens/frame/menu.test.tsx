import { screen, waitFor, within } from '@testing-library/react';
import { Outlet } from '@umijs/max';
import { describe, expect, it } from 'vitest';
import { type MenuRoute, menuOf } from '@/shell/menu';
import { type Portal, renderPortal, type TestRoute } from '../../support/renderPortal';

const shown = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent ?? '');

/** All entries: each group stands open in turn, as one opens it with a press. */
async function entries({ user }: Pick<Portal, 'user'>): Promise<string[]> {
  await screen.findByRole('menuitem', { name: '专利导航' });
  const first = shown();
  const all: string[] = [];
  for (const name of first) {
    all.push(name);
    const group = screen.getByRole('menuitem', { name });
    if (group.getAttribute('aria-haspopup') !== 'true') continue;
    if (group.getAttribute('aria-expanded') !== 'true') await user.click(group);
    await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'true'));
    const inside = document.getElementById(group.getAttribute('aria-controls') ?? '');
    if (!inside) throw new Error(`${name} does not open`);
    all.push(
      ...within(inside)
        .getAllByRole('menuitem')
        .map((one) => one.textContent ?? ''),
    );
  }
  return all;
}

describe('the menu', () => {
  it('shows the named screens of the specification in their order, each entry once', async () => {
    const portal = await renderPortal('/404');
    const all = await entries(portal);
    expect(new Set(all).size).toBe(all.length);
    const specified = [
      '专利导航',
      '导航首页',
      '信息检索',
      '专利检索',
      '法律法规检索',
      '裁判文书检索',
      '企业检索',
      '专利运营',
      '交易检索',
      '发布交易信息',
      '业务办理',
      '专利权评价报告申请',
      '举报投诉',
      '失信异议申诉与修复',
      '维权援助申请',
      '失信名单',
      '辅助评估',
      '申请前评估',
      '稳定性评价',
      '价值评价',
      '评估历史',
      '创新统计分析',
    ];
    expect(all.filter((name) => specified.includes(name))).toEqual(specified);
  });

  it('leads to the screens', async () => {
    const portal = await renderPortal('/404');
    await portal.user.click(await screen.findByRole('menuitem', { name: '信息检索' }));
    await portal.user.click(await screen.findByRole('link', { name: '专利检索' }));
    await screen.findByText('专利检索', { selector: 'h1' });
    expect(portal.address()).toBe('/changshu/searching/patent');
  });

  it.each([
    ['/changshu/searching/patent', '专利检索', 'page'],
    ['/changshu/searching/patent/detail?id=x', '专利检索', 'true'],
    [`/changshu/searching/enterprise/${encodeURIComponent('甲公司')}`, '企业检索', 'true'],
    ['/changshu/business/WQYZForm', '维权援助申请', 'true'],
    ['/changshu/auxiliary/valueDetail?id=none', '价值评价', 'true'],
    ['/changshu/operation/detail?id=none', '交易检索', 'true'],
    ['/changshu/nav/resultDetail', '导航首页', 'true'],
  ])(
    'marks where %s belongs, for the eye and the screen reader',
    async (address, name, current) => {
      await renderPortal(address);
      const link = await screen.findByRole('link', {
        name,
        current: current === 'page' ? 'page' : true,
      });
      expect(link.closest('[role=menuitem]')).toHaveClass('ant-menu-item-selected');
      expect(document.querySelectorAll('.ant-menu-item-selected')).toHaveLength(1);
    },
  );

  it.each(['matters', 'watched'])(
    'marks no entry while the landing page shows what is the user’s own: %s',
    async (face) => {
      const portal = await renderPortal(`/changshu/nav/subjectDetail?${face}=1`);
      const home = await screen.findByRole('link', { name: '导航首页' });
      expect(home).not.toHaveAttribute('aria-current');
      expect(document.querySelectorAll('.ant-menu-item-selected')).toHaveLength(0);
      await portal.goTo('/changshu/nav/subjectDetail');
      await waitFor(() =>
        expect(home.closest('[role=menuitem]')).toHaveClass('ant-menu-item-selected'),
      );
      expect(document.querySelectorAll('.ant-menu-item-selected')).toHaveLength(1);
    },
  );

  it('is no Tab stop itself: its links are', async () => {
    const portal = await renderPortal('/404');
    await entries(portal);
    expect(screen.getAllByRole('menu')[0]).toHaveAttribute('tabindex', '-1');
  });

  it('takes in a new screen without further ado', async () => {
    const routes: TestRoute[] = [
      { id: 'group', path: 'changshu/probe', name: '试验区', component: Outlet },
      { id: 'named', path: 'a', parentId: 'group', name: '甲页', component: () => null },
      { id: 'unnamed', path: 'b', parentId: 'group', component: () => null },
    ];
    const portal = await renderPortal('/404', { routes });
    const all = await entries(portal);
    expect(all.filter((name) => name === '试验区' || name === '甲页')).toEqual(['试验区', '甲页']);
    expect(all).toHaveLength(24);
  });
});

describe('the breadcrumb', () => {
  const crumbs = async () => {
    const nav = await screen.findByRole('navigation', { name: '当前位置' });
    return within(nav)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  };

  it.each([
    ['/changshu/searching/patent', ['信息检索', '专利检索']],
    ['/changshu/searching/patent/result?q=x', ['信息检索', '专利检索', '检索结果']],
    ['/changshu/searching/patent/detail?id=x', ['信息检索', '专利检索', '专利详情']],
    ['/changshu/searching/cse/list?q=x', ['信息检索', '裁判文书检索', '裁判文书检索结果']],
    ['/changshu/searching/cse/detail?id=x', ['信息检索', '裁判文书检索', '裁判文书详情']],
    ['/changshu/business/SXSSList', ['业务办理', '失信名单']],
    ['/changshu/business/WQYZForm', ['业务办理', '维权援助申请', '办件详情']],
    ['/changshu/business/JBTSForm?id=x', ['业务办理', '举报投诉', '办件详情']],
    ['/changshu/business/JBTSForm?no=x', ['业务办理', '举报投诉', '查询匿名举报进度']],
    ['/changshu/ipr-tjfx', ['首页', '创新统计分析']],
    ['/changshu/nav/subjectDetail?matters=1', ['首页', '我的事项']],
    ['/changshu/nav/subjectDetail?all=', ['专利导航', '导航首页', '综合检索']],
  ])('of %s', async (address, names) => {
    await renderPortal(address);
    expect(await crumbs()).toEqual(names);
  });

  it('leads back', async () => {
    const portal = await renderPortal('/changshu/searching/patent/result?q=x');
    const nav = await screen.findByRole('navigation', { name: '当前位置' });
    await portal.user.click(within(nav).getByRole('link', { name: '专利检索' }));
    expect(portal.address()).toBe('/changshu/searching/patent');
  });

  it.each(['/404', '/changshu/nav/subjectDetail', '/changshu/nav/subjectDetail?page=2'])(
    'does not stand on %s',
    async (address) => {
      const portal = await renderPortal(address);
      await entries(portal);
      expect(screen.queryByRole('navigation', { name: '当前位置' })).toBeNull();
    },
  );
});

describe('menuOf', () => {
  const names = (routes: MenuRoute[]): unknown[] =>
    routes.map(({ name, children }) => (children?.length ? [name, names(children)] : name));
  const routes: MenuRoute[] = [
    { path: '/b', name: '乙', order: 2, children: [{ path: '/b/1', name: '乙一' }] },
    { path: '/a', name: '甲', order: 1 },
    { path: '/c', name: '丙', order: 3, hideInMenu: true },
    { path: '/d', name: '丁', order: 4, redirect: '/a' },
    { path: '/e', order: 5 },
    { path: '/f', children: [{ path: '/f/1', name: '己一', order: 9 }] },
    { path: '/g', name: '庚', order: 10, access: 'canAdmin' },
    { path: '/h', name: '辛', order: 11, children: [{ path: '/h/1', access: 'canFly' }] },
  ];

  it('orders, leaves out what has no place, and lifts children of the unnamed', () => {
    expect(names(menuOf(routes, { canAdmin: false }, () => null))).toEqual([
      '甲',
      ['乙', ['乙一']],
      '己一',
    ]);
    expect(names(menuOf(routes, { canAdmin: true }, () => null))).toContain('庚');
  });

  it('asks a rule that is a function with the route', () => {
    const rules = { canAdmin: (route: MenuRoute) => route.path === '/g' };
    expect(names(menuOf(routes, rules, () => null))).toContain('庚');
  });

  it('leaves the table it was given as it is', () => {
    const before = JSON.stringify(routes);
    menuOf(routes, {}, () => null);
    expect(JSON.stringify(routes)).toBe(before);
  });
});
