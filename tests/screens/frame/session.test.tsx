import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { backEnd } from '../../support/backEnd';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const LANDING = '/changshu/nav/subjectDetail?q=电池';
const TAGS = '/data-service/api/front/tag/find';
const LOGIN_FOR_LANDING = `/changshu/user/login?redirectUrl=${encodeURIComponent(
  `http://localhost:8000/ipr-front${encodeURI(LANDING)}`,
)}`;

const loginPage = () => screen.findByText('登录', { selector: 'h1' });

/** Every service call answers this from now on. */
function servicesAnswer(body: Record<string, unknown>): void {
  backEnd.use(http.all(/-service\/api\/front\/(?!settings)/, () => HttpResponse.json(body)));
}

describe('a session that is over', () => {
  it('is told by many calls at once and leads to the login page once', async () => {
    servicesAnswer({ code: 99998, data: null, msg: '登录已失效' });
    const portal = await renderPortal(LANDING);
    await loginPage();
    await waitFor(() => expect(portal.address()).toBe(LOGIN_FOR_LANDING));
    expect(screen.queryByText('操作未完成')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(portal.address()).toBe(LOGIN_FOR_LANDING);
  });

  it('lets nobody go on afterwards', async () => {
    await failNext(TAGS, { body: { code: 99998, data: null, msg: '登录已失效' } });
    const portal = await renderPortal(LANDING);
    await loginPage();
    await portal.goTo('/changshu/searching/patent');
    await loginPage();
    expect(portal.address()).toMatch(/redirectUrl=.*searching%2Fpatent$/);
  });

  it('means nothing on a user page', async () => {
    servicesAnswer({ code: 99998, data: null, msg: '登录已失效' });
    const portal = await renderPortal('/changshu/user/login?redirectUrl=%2Fipr-front%2F');
    await loginPage();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(portal.address()).toBe('/changshu/user/login?redirectUrl=%2Fipr-front%2F');
    expect(screen.queryByText('操作未完成')).toBeNull();
  });
});

describe.each(['userToken is invalid,plead login again', 'user is logout'])('"%s"', (msg) => {
  it('leads to the login page and back when the operator named no other', async () => {
    await failNext(TAGS, { body: { code: 99998, data: null, msg } });
    const portal = await renderPortal(LANDING);
    await loginPage();
    expect(portal.address()).toBe(LOGIN_FOR_LANDING);
  });

  it('moves nothing when the browser is there already', async () => {
    const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await failNext('/website-service/api/front/settings/findByHost', {
      body: { code: 7, data: null, msg },
    });
    const address = '/changshu/user/login?redirectUrl=%2Fipr-front%2F404';
    const portal = await renderPortal(address, { account: null });
    await loginPage();
    expect(portal.address()).toBe(address);
    expect(leave.mock.calls).toEqual([]);
    expect(screen.queryByText('操作未完成')).toBeNull();
  });

  it('counts on other user pages as well', async () => {
    await failNext('/website-service/api/front/settings/findByHost', {
      body: { code: 7, data: null, msg },
    });
    const query = '?redirectUrl=%2Fipr-front%2F404';
    const portal = await renderPortal(`/changshu/user/register${query}`, { account: null });
    await loginPage();
    expect(portal.address()).toBe(`/changshu/user/login${query}`);
  });
});
