import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';

const LANDING = '/changshu/nav/subjectDetail?q=电池';
const TAGS = '/data-service/api/front/tag/find';
const SETTINGS = '/website-service/api/front/settings/findByHost';
const LOGIN = '/changshu/user/login';
const HERE = (address: string) => `http://localhost:8000/ipr-front${encodeURI(address)}`;
const back = (address: string) => encodeURIComponent(HERE(address));
const SSO = (address: string) =>
  `https://sso.example.cn/login?app=ipr&redirectUrl=${back(address)}`;
const OVER = ['userToken is invalid,plead login again', 'user is logout'];

/** The operator's settings beside index.html. */
const site = globalThis as { iprSite?: unknown };
beforeEach(() => {
  site.iprSite = { externalLoginUrl: 'https://sso.example.cn/login?app=ipr' };
});
afterEach(() => {
  delete site.iprSite;
});

const catchLeaving = () => vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
const loginPage = () => screen.findByRole('heading', { level: 1, name: '登录' });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe.each(OVER)('"%s"', (msg) => {
  const over = { body: { code: 7, data: null, msg } };

  it('leads to single sign-on with the place to return to, without a notice', async () => {
    const leave = catchLeaving();
    await failNext(TAGS, { ...over, times: 5 });
    await renderPortal(LANDING);
    await waitFor(() => expect(leave.mock.calls).toEqual([[SSO(LANDING)]]));
    expect(screen.queryByText('操作未完成')).toBeNull();
    expect(screen.queryByText(msg)).toBeNull();
  });

  it('has the parameter that the operator names, beside what the address has', async () => {
    site.iprSite = {
      externalLoginUrl: 'https://sso.example.cn/?service=old&a=%20b#/in',
      externalLoginReturnParam: 'service',
    };
    const leave = catchLeaving();
    await failNext(TAGS, over);
    await renderPortal(LANDING);
    await waitFor(() =>
      expect(leave.mock.calls).toEqual([
        [`https://sso.example.cn/?a=%20b&service=${back(LANDING)}#/in`],
      ]),
    );
  });

  it('leads to the login page when single sign-on sends the browser back at once', async () => {
    const leave = catchLeaving();
    await failNext(TAGS, over);
    await renderPortal(LANDING);
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    cleanup();
    await failNext(TAGS, over);
    const portal = await renderPortal(LANDING);
    await loginPage();
    expect(portal.address()).toBe(`${LOGIN}?redirectUrl=${back(LANDING)}`);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('on a user page keeps the place that the page stands before', async () => {
    const leave = catchLeaving();
    await failNext(SETTINGS, over);
    const address = `/changshu/user/register?redirectUrl=${back(LANDING)}`;
    await renderPortal(address, { account: null });
    await waitFor(() => expect(leave.mock.calls).toEqual([[SSO(LANDING)]]));
  });

  it('does nothing on a user page together with 99998', async () => {
    const leave = catchLeaving();
    await failNext(SETTINGS, { body: { code: 99998, data: null, msg } });
    const portal = await renderPortal(LOGIN, { account: null });
    await loginPage();
    expect(leave).not.toHaveBeenCalled();
    expect(portal.address()).toBe(LOGIN);
  });
});

describe('退出登录', () => {
  async function logOut() {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const portal = await renderPortal(LANDING);
    await portal.user.click(await screen.findByRole('button', { name: /李某/ }));
    await portal.user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    cleanup();
  }

  it('leads, once the page has loaded anew, to single sign-on, once', async () => {
    const leave = catchLeaving();
    await logOut();
    expect(leave).not.toHaveBeenCalled();
    await renderPortal(LANDING, { account: null });
    await waitFor(() => expect(leave.mock.calls).toEqual([[SSO(LANDING)]]));
    expect(screen.queryByRole('banner')).toBeNull();
    cleanup();

    const portal = await renderPortal(LANDING, { account: null });
    await loginPage();
    expect(portal.address()).toBe(`${LOGIN}?redirectUrl=${back(LANDING)}`);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/登录已失效/)).toBeNull();
  });

  it('stays when the back end still knows the user', async () => {
    const leave = catchLeaving();
    await logOut();
    await renderPortal(LANDING);
    await screen.findByRole('button', { name: /李某/ });
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('the login page', () => {
  it('offers single sign-on beside its own form, with the place to return to', async () => {
    await renderPortal(LANDING, { account: null });
    await loginPage();
    expect(link('统一身份认证登录')).toHaveAttribute('href', SSO(LANDING));
    expect(screen.getByLabelText('密码', { selector: 'input' })).toBeVisible();
  });

  it.each(['https://evil.example/', '//evil.example', `http://localhost:8000/ipr-front${LOGIN}`])(
    'names no other place than our own: %s',
    async (asked) => {
      await renderPortal(`${LOGIN}?redirectUrl=${encodeURIComponent(asked)}`, { account: null });
      await loginPage();
      expect(link('统一身份认证登录')).toHaveAttribute('href', SSO('/changshu/nav/subjectDetail'));
    },
  );

  it('drops the query of a place that is too long for an address', async () => {
    await renderPortal(`/changshu/searching/patent?q=${'电'.repeat(700)}`, { account: null });
    await loginPage();
    expect(link('统一身份认证登录')).toHaveAttribute('href', SSO('/changshu/searching/patent'));
  });

  it('asks for no password where the portal has no accounts', async () => {
    site.iprSite = { ...(site.iprSite as object), ownLogin: false };
    const { user, address } = await renderPortal(LANDING, { account: null });
    await loginPage();
    expect(link('统一身份认证登录')).toHaveAttribute('href', SSO(LANDING));
    expect(screen.queryByLabelText('密码')).toBeNull();
    expect(screen.queryByRole('button', { name: '登录' })).toBeNull();

    await user.click(link('注册账号'));
    await screen.findByRole('heading', { level: 1, name: '注册' });
    expect(link(/在用户中心注册/)).toHaveAttribute('href', '/ipr-admin/zscq/perEnterpriseRegister');
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(link('返回登录'));
    await user.click(await screen.findByRole('link', { name: '忘记密码' }));
    await screen.findByRole('heading', { level: 1, name: '找回密码' });
    expect(screen.getByText(/在统一身份认证的登录页面办理/)).toBeVisible();
    expect(link('打开统一身份认证')).toHaveAttribute('href', SSO(LANDING));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(address()).toBe(`/changshu/user/forget?redirectUrl=${back(LANDING)}`);
  });

  it.each([
    ['no single sign-on', { ownLogin: false }],
    ['an address that is none', { ownLogin: false, externalLoginUrl: 'http://' }],
    ['a script', { ownLogin: false, externalLoginUrl: 'javascript:alert(1)' }],
    ['itself', { ownLogin: false, externalLoginUrl: `/ipr-front${LOGIN}?x=1` }],
    ['a number', { ownLogin: false, externalLoginUrl: 7, externalLoginReturnParam: {} }],
    ['a list in place of all', []],
    ['a text in place of all', 'https://sso.example.cn'],
  ])('keeps its form with %s', async (_, settings) => {
    site.iprSite = settings;
    await renderPortal(LANDING, { account: null });
    await loginPage();
    expect(screen.getByLabelText('密码', { selector: 'input' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '统一身份认证登录' })).toBeNull();
  });

  it.each([
    ['a text for a switch', { ownLogin: 'false' }],
    ['a number for a name', { externalLoginReturnParam: 7 }],
    ['a text for a list', { trustedRedirectOrigins: 'https://evil.example' }],
  ])('takes %s for not set', async (_, settings) => {
    site.iprSite = { ...(site.iprSite as object), ...settings };
    await renderPortal(`${LOGIN}?redirectUrl=${encodeURIComponent('https://evil.example/')}`, {
      account: null,
    });
    await loginPage();
    expect(link('统一身份认证登录')).toHaveAttribute('href', SSO('/changshu/nav/subjectDetail'));
    expect(screen.getByLabelText('密码', { selector: 'input' })).toBeVisible();
  });
});
