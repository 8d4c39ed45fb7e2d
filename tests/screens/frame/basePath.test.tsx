import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../../support/renderPortal';

afterEach(() => {
  delete window.routerBase;
});

const ORIGIN = 'http://localhost:8000';
const SEARCH = '/changshu/searching/patent?q=x';

describe.each([
  ['/portal/', '/portal'],
  ['/portal', '/portal'],
  ['portal', '/portal'],
  ['/portal//', '/portal'],
  [`${ORIGIN}/portal/`, '/portal'],
  ['/city/ipr/', '/city/ipr'],
  // What is no base, or not the one of the address, keeps no page blank.
  ['https://evil.example/portal/', '/portal'],
  ['/elsewhere/', '/portal'],
  [{ base: '/portal/' }, '/portal'],
])('with window.routerBase %j, below %s', (routerBase, base) => {
  it('the portal is served', async () => {
    window.routerBase = routerBase;
    const portal = await renderPortal('/changshu', { base });
    await screen.findByText('专利导航与检索', { selector: 'h1' });
    expect(window.location.pathname).toBe(`${base}/changshu/nav/subjectDetail`);
    const link = (await screen.findAllByRole('link', { name: '专利检索' }))[0];
    expect(link).toHaveAttribute('href', `${base}/changshu/searching/patent`);
    await portal.user.click(link as HTMLElement);
    await screen.findByText('专利检索', { selector: 'h1' });
    expect(window.location.pathname).toBe(`${base}/changshu/searching/patent`);
  });

  it('a visitor is led to its login page, with the way back', async () => {
    window.routerBase = routerBase;
    const portal = await renderPortal(SEARCH, { account: null, base });
    await screen.findByText('登录', { selector: 'h1' });
    expect(window.location.pathname).toBe(`${base}/changshu/user/login`);
    const back = encodeURIComponent(`${ORIGIN}${base}${SEARCH}`);
    expect(portal.address()).toBe(`/changshu/user/login?redirectUrl=${back}`);
    const link = screen.getByRole('link', { name: '注册账号' });
    expect(link.getAttribute('href')).toMatch(new RegExp(`^${base}/changshu/user/register`));
  });
});

describe('with window.routerBase /portal/', () => {
  it.each([
    ['/portal/', '/portal'],
    [undefined, ''],
  ])('unknown addresses lead to its /404 (%j)', async (routerBase, base) => {
    window.routerBase = routerBase;
    await renderPortal('/nothing', { base });
    await screen.findByText('您访问的页面不存在或已删除', { selector: 'h1' });
    expect(window.location.pathname).toBe(`${base || '/ipr-front'}/404`);
    screen.getByText('/nothing', { selector: 'code' });
  });

  it('the product’s own base still works: old links lead there', async () => {
    window.routerBase = '/portal/';
    await renderPortal('/changshu');
    await screen.findByText('专利导航与检索', { selector: 'h1' });
    expect(window.location.pathname).toBe('/ipr-front/changshu/nav/subjectDetail');
  });

  it('a login returns to an address below the other base by loading it', async () => {
    window.routerBase = '/portal/';
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const back = `${ORIGIN}/portal${SEARCH}`;
    const login = `/changshu/user/login?redirectUrl=${encodeURIComponent(back)}`;
    const portal = await renderPortal(login, { account: 'person' });
    await portal.user.click(await screen.findByRole('button', { name: '继续访问' }));
    await waitFor(() => expect(replace.mock.calls).toEqual([[back]]));
  });
});
