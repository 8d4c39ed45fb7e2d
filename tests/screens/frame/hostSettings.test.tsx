import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { backEnd } from '../../support/backEnd';
import { callsSeen, failNext } from '../../support/faults';
import { logIn, renderPortal } from '../../support/renderPortal';
import { withoutStorage } from '../../support/withoutStorage';

const SETTINGS = '/website-service/api/front/settings/findByHost';
const PROFILE = '/api/perEnterprise/getEnterpriseProfileByHost';
const NOT_FOUND = '您访问的页面不存在或已删除';

const settled = () => screen.findByText(NOT_FOUND, { selector: 'h1' });
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the two titles of the host', () => {
  it('make the page title and the name in the header', async () => {
    await renderPortal('/404');
    await settled();
    expect(document.title).toBe('页面不存在 - 示例市知识产权公共服务平台');
    await screen.findByRole('link', { name: '示例市知识产权公共服务平台' });
  });

  it('stand on user pages too, where answers come as whole envelopes', async () => {
    await renderPortal('/changshu/user/login', { account: null });
    await screen.findByText('登录', { selector: 'h1' });
    expect(document.title).toBe('登录 - 示例市知识产权公共服务平台');
  });

  it.each([
    [{ ipr_title_prefix: '常熟市' }, '页面不存在 - 常熟市知识产权公共服务平台'],
    [{ ipr_title_prefix: '', ipr_front_title: '知产在线' }, '页面不存在 - 知产在线'],
    [{}, '页面不存在 - 知识产权公共服务平台'],
  ])('follow the settings %j', async (data, title) => {
    await failNext(SETTINGS, { body: { code: 0, data, msg: '' } });
    await renderPortal('/404');
    await settled();
    expect(document.title).toBe(title);
  });

  it('change with the page', async () => {
    const portal = await renderPortal('/404');
    await settled();
    await portal.goTo('/exception');
    await waitFor(() => expect(document.title).toMatch(/^系统提示 - 示例市/));
  });
});

describe('the stored settings', () => {
  it('are the whole object, under iprSettings', async () => {
    await renderPortal('/404');
    await settled();
    expect(stored('iprSettings')).toMatchObject({
      ipr_title_prefix: '示例市',
      ipr_front_title: '知识产权公共服务平台',
      icp: '苏ICP备20990001号-1',
    });
  });

  it('stay whole where the profile of the enterprise carries the titles as well', async () => {
    const data = { ipr_title_prefix: '旧', theme: { color: 'blue' }, flags: [1] };
    await failNext(SETTINGS, { body: { code: 0, data, msg: '' } });
    await failNext(PROFILE, { body: { success: true, data: { ipr_title_prefix: '新市' } } });
    await renderPortal('/404');
    await settled();
    await waitFor(() =>
      expect(stored('iprSettings')).toEqual({ ...data, ipr_title_prefix: '新市' }),
    );
  });

  it('stand in when the call fails, which is said once', async () => {
    localStorage.setItem('iprSettings', '{"ipr_title_prefix":"昨日市","ipr_front_title":"平台"}');
    await failNext(SETTINGS, { status: 500, body: '' });
    await renderPortal('/404');
    await settled();
    expect(document.title).toBe('页面不存在 - 昨日市平台');
    expect(await screen.findAllByText(/服务暂时不可用（500）/)).toHaveLength(1);
  });

  it.each(['{broken', '[1]', 'null', '"text"', '7'])(
    'are dropped when broken: %s',
    async (text) => {
      localStorage.setItem('iprSettings', text);
      await failNext(SETTINGS, { status: 500, body: '' });
      await renderPortal('/404');
      await settled();
      expect(document.title).toBe('页面不存在 - 知识产权公共服务平台');
      expect(localStorage.getItem('iprSettings')).toBeNull();
    },
  );

  it.each([
    ['titles that are no text', { ipr_title_prefix: { a: 1 }, ipr_front_title: 7 }],
    ['an address that is no text', { address: { street: 1 }, hotline: ['1'] }],
  ])('do not break the page with %s, stored or just received', async (_, data) => {
    localStorage.setItem('iprSettings', JSON.stringify(data));
    await failNext(SETTINGS, { status: 500, body: '' });
    await renderPortal('/404');
    await settled();
    expect(document.title).toBe('页面不存在 - 知识产权公共服务平台');
    cleanup();

    await failNext(SETTINGS, { body: { code: 0, data, msg: '' } });
    await renderPortal('/404');
    await settled();
    expect(document.title).toBe('页面不存在 - 知识产权公共服务平台');
  });

  it('are not needed: the portal works when the browser forbids storage', async () => {
    await logIn('person');
    await withoutStorage(async () => {
      const { user } = await renderPortal('/404', { account: null });
      await settled();
      expect(document.title).toBe('页面不存在 - 示例市知识产权公共服务平台');
      await user.click(screen.getByRole('button', { name: '适老化' }));
      expect(document.documentElement.dataset.care).toBe('true');
    });
  });
});

describe('the footer', () => {
  const footer = () => screen.findByRole('contentinfo');

  it('names the sponsor, the numbers and the hotlines of the host', async () => {
    await renderPortal('/404');
    await settled();
    expect(await footer()).toHaveTextContent(
      /主办单位：示例市知识产权局.*政务服务热线：12345.*知识产权维权援助热线：12330/,
    );
    const link = screen.getByRole('link', { name: /苏ICP备20990001号-1/ });
    expect(link).toHaveAttribute('href', 'https://beian.miit.gov.cn/');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('leaves out what the host does not name, but never the hotlines', async () => {
    await failNext(SETTINGS, { body: { code: 0, data: {}, msg: '' } });
    await renderPortal('/404');
    await settled();
    expect((await footer()).textContent).toBe('政务服务热线：12345知识产权维权援助热线：12330');
    expect(within(await footer()).queryByRole('link')).toBeNull();
  });
});

describe('the enterprise profile of the host', () => {
  it('is asked for once per page load, by host, and kept under profile', async () => {
    const portal = await renderPortal('/404');
    await settled();
    await waitFor(() => expect(stored('profile')).toMatchObject({ name: '示例市知识产权局' }));
    await portal.goTo('/exception');
    await screen.findByText('操作没有完成', { selector: 'h1' });
    const calls = (await callsSeen()).filter(({ path }) => path === PROFILE);
    expect(calls).toEqual([
      { method: 'GET', path: PROFILE, query: { host: 'localhost:8000' }, body: null },
    ]);
  });

  it('runs on user pages too', async () => {
    await renderPortal('/changshu/user/login', { account: null });
    await waitFor(() => expect(stored('profile')).toMatchObject({ id: 'E1' }));
  });

  it('never delays a page, and comes after start-up', async () => {
    await failNext(PROFILE, { delayMs: 60_000 });
    await renderPortal('/404');
    await settled();
    const paths = (await callsSeen()).map(({ path }) => path);
    expect(paths.indexOf(PROFILE)).toBeGreaterThan(paths.indexOf('/api/getCurrent'));
    expect(paths.indexOf(PROFILE)).toBeGreaterThan(paths.indexOf(SETTINGS));
    expect(localStorage.getItem('profile')).toBeNull();
  });

  it('follows the error policy and leaves the page alone when it fails', async () => {
    await failNext(PROFILE, {
      body: { success: false, errorMessage: '没有该站点的资料', showType: 1 },
    });
    await renderPortal('/404');
    await settled();
    await screen.findByText('没有该站点的资料');
    expect(localStorage.getItem('profile')).toBeNull();
  });

  it('is not stored when it is no object', async () => {
    await failNext(PROFILE, { body: { success: true, data: ['x'] } });
    await renderPortal('/404');
    await settled();
    await waitFor(async () =>
      expect((await callsSeen()).some(({ path }) => path === PROFILE)).toBe(true),
    );
    expect(localStorage.getItem('profile')).toBeNull();
  });
});

it('asks for user and settings together, without a payload and by host', async () => {
  await failNext('/api/getCurrent', { delayMs: 300 });
  await renderPortal('/404');
  await settled();
  const [first, second] = await callsSeen();
  expect([first, second]).toEqual(
    expect.arrayContaining([
      { method: 'GET', path: '/api/getCurrent', query: {}, body: null },
      { method: 'GET', path: SETTINGS, query: { host: 'localhost:8000' }, body: null },
    ]),
  );
});

describe('an installation that has only the known calls', () => {
  const missing = () => HttpResponse.html('<h1>404 Not Found</h1>', { status: 404 });
  const notices = () => screen.queryAllByText(/没有提供这项服务|不存在，或者/);

  /** Answers 404 to every start-up call that is assumed; the addresses as they were asked for. */
  function withoutAssumed(): string[] {
    const asked: string[] = [];
    backEnd.use(
      http.get(
        /(settings\/findByHost|app\/find|industryType\/find|transactionType\/find)/,
        (it) => {
          asked.push(new URL(it.request.url).pathname);
          return missing();
        },
      ),
    );
    return asked;
  }

  async function profileAnswers(data: object): Promise<void> {
    await failNext(PROFILE, { body: { success: true, data } });
  }

  it('has the titles of the profile, at once on the next visit, and says nothing of the rest', async () => {
    const asked = withoutAssumed();
    await profileAnswers({ ipr_title_prefix: '平江市', ipr_front_title: '知产平台', x: 1 });
    await renderPortal('/404');
    await settled();
    await waitFor(() => expect(document.title).toBe('页面不存在 - 平江市知产平台'));
    await screen.findByRole('link', { name: '平江市知产平台' });
    expect(stored('iprSettings')).toEqual({
      ipr_title_prefix: '平江市',
      ipr_front_title: '知产平台',
      x: 1,
    });
    await waitFor(() => expect(asked).toHaveLength(4));
    expect(new Set(asked).size).toBe(4);

    // The tab remembers what does not exist.
    cleanup();
    await profileAnswers({ x: 2 });
    await renderPortal('/404');
    await settled();
    expect(document.title).toBe('页面不存在 - 平江市知产平台');
    await waitFor(async () =>
      expect((await callsSeen()).filter(({ path }) => path.endsWith('dictItem/find'))).toHaveLength(
        2,
      ),
    );
    expect(asked).toHaveLength(4);
    expect(notices()).toHaveLength(0);
  });

  it.each([
    [{ ipr_title_prefix: '平江市' }, '平江市知识产权公共服务平台'],
    [{ ipr_front_title: '知产平台', ipr_title_prefix: null }, '知产平台'],
    [{ ipr_title_prefix: null, name: '平江市知识产权局' }, '知识产权公共服务平台'],
  ])('leaves out of the titles what the profile %j does not carry', async (profile, title) => {
    withoutAssumed();
    await profileAnswers(profile);
    await renderPortal('/404');
    await settled();
    await waitFor(() => expect(stored('profile')).toEqual(profile));
    await waitFor(() => expect(document.title).toBe(`页面不存在 - ${title}`));
    expect(notices()).toHaveLength(0);
  });

  it('says nothing on user pages either', async () => {
    withoutAssumed();
    await renderPortal('/changshu/user/login', { account: null });
    await screen.findByText('登录', { selector: 'h1' });
    await waitFor(() => expect(stored('profile')).not.toBeNull());
    expect(notices()).toHaveLength(0);
  });
});
