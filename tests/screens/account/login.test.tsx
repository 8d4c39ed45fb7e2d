import { screen, waitFor, within } from '@testing-library/react';
import { CITY_PREFIX, LANDING_PATH } from '../../../config/portal';
import { DEMO_PASSWORDS } from '../../../mock/accounts';
import { type Portal, renderPortal } from '../../support/renderPortal';
import { callsOf, fault, field } from './support';

const LOGIN = `${CITY_PREFIX}/user/login`;
const ORIGIN = 'http://localhost:8000';
const BACK = '/exception?errorCode=7&errorMessage=%E7%94%B5%E6%B1%A0#part';

type SiteGlobal = { iprSite?: { externalLoginUrl?: string; trustedRedirectOrigins?: string[] } };

function loginWith(redirectUrl: string): string {
  return `${LOGIN}?redirectUrl=${encodeURIComponent(redirectUrl)}`;
}

async function open(address = LOGIN, account: 'person' | null = null) {
  const portal = await renderPortal(address, { account });
  await screen.findByRole('heading', { level: 1, name: '登录' });
  return portal;
}

async function logIn({ user }: Portal, password: string = DEMO_PASSWORDS.person) {
  await user.clear(field('账号'));
  await user.type(field('账号'), 'person');
  await user.clear(field('密码'));
  await user.type(field('密码'), password);
  await user.click(screen.getByRole('button', { name: '登录' }));
}

/** The result of the sum that the captcha asks in words. */
async function sumOfCaptcha(): Promise<string> {
  const hint = await screen.findByText(/请计算/);
  const digits = '零一二三四五六七八九';
  const [, a = '', b = ''] = /(.)加(.)等于/.exec(hint.textContent ?? '') ?? [];
  return String(digits.indexOf(a) + digits.indexOf(b));
}

afterEach(() => {
  delete (globalThis as SiteGlobal).iprSite;
});

describe('after login', () => {
  it('the page that asked for it opens, with path, query and hash', async () => {
    const portal = await open(loginWith(`${ORIGIN}/ipr-front${BACK}`));
    await logIn(portal);
    await waitFor(() => expect(portal.address()).toBe(BACK));
    expect(await screen.findByText('电池')).toBeVisible();
    expect(callsOf('/api/login')).toEqual([{ account: 'person', password: '***' }]);
  });

  it.each([
    ['no address', ''],
    ['another origin', 'https://evil.example/ipr-front/'],
    ['an address without scheme', '//evil.example/'],
    ['backslashes', '\\\\evil.example'],
    ['a slash and a backslash', '/\\evil.example'],
    ['an encoded second slash', '/%2Fevil.example'],
    ['a script', 'javascript:alert(document.cookie)'],
    ['user-info of our own origin', 'http://localhost:8000@evil.example/'],
    ['a scheme in capitals and a tab', 'JAVA\tSCRIPT:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['the login page itself', `${ORIGIN}/ipr-front${LOGIN}`],
  ])('%s leads to the landing page', async (_name, redirectUrl) => {
    const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const portal = await open(loginWith(redirectUrl));
    await logIn(portal);
    await waitFor(() => expect(portal.address()).toBe(LANDING_PATH));
    expect(leave).not.toHaveBeenCalled();
  });

  it('an address of a sibling system on our origin, or of a trusted origin, is loaded', async () => {
    (globalThis as SiteGlobal).iprSite = { trustedRedirectOrigins: ['https://sso.example.gov.cn'] };
    const leave = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    const portal = await open(loginWith('https://sso.example.gov.cn/back?a=1'));
    await logIn(portal);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://sso.example.gov.cn/back?a=1'));
  });
});

describe('a refused login', () => {
  it('says so, keeps what was typed and returns to the password', async () => {
    const portal = await open();
    await logIn(portal, 'wrong-one');
    expect(await screen.findByRole('alert')).toHaveTextContent('账号或密码不正确');
    expect(field('账号')).toHaveValue('person');
    // The focus follows the sentence.
    await waitFor(() => expect(field('密码')).toHaveFocus());
    expect(portal.address()).toBe(LOGIN);
  });

  it('names what is missing at its field, and sends nothing', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(field('账号')).toHaveFocus();
    expect(field('账号')).toHaveAccessibleDescription('请输入账号');
    expect(field('密码')).toHaveAccessibleDescription('请输入密码');
    expect(field('密码')).toBeInvalid();
    expect(callsOf('/api/login')).toEqual([]);
  });

  it('asks for a captcha after three failures; the sum in words is as good as the picture', async () => {
    const portal = await open();
    for (const wrong of ['wrong-1', 'wrong-2', 'wrong-3']) {
      await logIn(portal, wrong);
      await screen.findByRole('alert');
    }
    expect(await screen.findByRole('img', { name: '图形验证码' })).toBeVisible();

    await logIn(portal);
    expect(field('验证码')).toHaveFocus();
    expect(field('验证码')).toHaveAccessibleDescription(/请输入验证码/);
    expect(callsOf('/api/login')).toHaveLength(3);

    const first = await sumOfCaptcha();
    await portal.user.type(field('验证码'), `${first}9`);
    await portal.user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() =>
      expect(field('验证码')).toHaveAccessibleDescription(/验证码不正确或已过期/),
    );
    expect(field('验证码')).toHaveFocus();
    expect(field('验证码')).toHaveValue('');

    await portal.user.type(field('验证码'), await sumOfCaptcha());
    await portal.user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(portal.address()).toBe(LANDING_PATH));
  });

  it('shows another captcha when asked to', async () => {
    const portal = await open();
    for (const wrong of ['wrong-1', 'wrong-2', 'wrong-3']) {
      await logIn(portal, wrong);
      await screen.findByRole('alert');
    }
    const before = (await screen.findByRole<HTMLImageElement>('img', { name: '图形验证码' })).src;
    await portal.user.click(screen.getByRole('button', { name: '换一张' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLImageElement>('img', { name: '图形验证码' }).src).not.toBe(
        before,
      ),
    );
  });

  it('is asked for the captcha at once when the back end wants one before', async () => {
    const portal = await open();
    fault({
      path: '/api/login',
      body: { code: 10002, data: { captchaRequired: true }, msg: '请输入验证码' },
    });
    await logIn(portal);
    await waitFor(() => expect(field('验证码')).toHaveFocus());
  });

  it.each([
    [
      '500',
      { status: 500, body: '<h1>Internal</h1>' },
      /服务暂时不可用（500）.*已填写的内容已保留/,
    ],
    ['401 without a word', { status: 401, body: '' }, /没有登录成功（401），请核对账号和密码/],
    ['a cut connection', { cut: true }, /连接中断.*已填写的内容已保留/],
    ['an unreadable answer', { body: '{"code":' }, /无法识别.*已填写的内容已保留/],
    ['a code without a text', { body: { code: 50000, data: null, msg: '' } }, /操作没有完成/],
  ])('tells on the spot about %s', async (_name, what, sentence) => {
    const portal = await open();
    fault({ path: '/api/login', ...what });
    await logIn(portal);
    expect(await screen.findByText(sentence)).toHaveAttribute('role', 'alert');
    expect(field('密码')).toHaveValue(DEMO_PASSWORDS.person);
    await portal.user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(portal.address()).toBe(LANDING_PATH));
  });
});

it('a second click while the first is under way sends nothing', async () => {
  const portal = await open();
  fault({ path: '/api/login', delayMs: 200 });
  await portal.user.type(field('账号'), 'person');
  await portal.user.type(field('密码'), DEMO_PASSWORDS.person);
  await portal.user.dblClick(screen.getByRole('button', { name: '登录' }));
  await portal.user.type(field('密码'), '{Enter}');
  await waitFor(() => expect(portal.address()).toBe(LANDING_PATH));
  expect(callsOf('/api/login')).toHaveLength(1);
});

describe('a login the portal cannot read back', () => {
  it('is told with a retry, which then goes on', async () => {
    const portal = await open(loginWith(`${ORIGIN}/ipr-front${BACK}`));
    fault({ path: '/api/getCurrent', status: 500 });
    await logIn(portal);
    expect(await screen.findByText(/没有取得用户信息/)).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(portal.address()).toBe(BACK));
  });

  it('is told when the account may not use the portal, and leads to another one', async () => {
    const portal = await open();
    fault({ path: '/api/getCurrent', status: 403, body: '' });
    await logIn(portal);
    expect(await screen.findByText(/不能使用本平台（403）/)).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '换一个账号登录' }));
    await logIn(portal);
    await waitFor(() => expect(portal.address()).toBe(LANDING_PATH));
  });

  it('is told when the browser keeps no cookie', async () => {
    const portal = await open();
    fault({ path: '/api/getCurrent', body: { success: true, data: {} } });
    await logIn(portal);
    expect(await screen.findByText(/允许本站使用 Cookie/)).toBeVisible();
    expect(portal.address()).toBe(LOGIN);
  });
});

describe('ways on', () => {
  it('keep the address to return to', async () => {
    await open(loginWith(`${ORIGIN}/ipr-front${BACK}`));
    const kept = `redirectUrl=${new URLSearchParams({ redirectUrl: `${ORIGIN}/ipr-front${BACK}` }).toString().slice('redirectUrl='.length)}`;
    for (const name of ['注册账号', '忘记密码']) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toContain(kept);
    }
  });

  it('offer to go on to somebody who is logged in, without force', async () => {
    const portal = await open(loginWith(`${ORIGIN}/ipr-front${BACK}`), 'person');
    expect(await screen.findByText('您已登录：李某')).toBeVisible();
    expect(field('账号')).toBeVisible();
    expect(portal.address()).toContain(LOGIN);
    await portal.user.click(screen.getByRole('button', { name: '继续访问' }));
    await waitFor(() => expect(portal.address()).toBe(BACK));
  });
});

it('the keyboard meets skip link, care switch, then the form in reading order', async () => {
  const { user } = await open();
  const main = screen.getByRole('main');
  const stops = [
    screen.getByRole('link', { name: '跳到主要内容' }),
    screen.getByRole('button', { name: '适老化' }),
    field('账号'),
    field('密码'),
    within(main).getByRole('button', { name: '显示密码' }),
    within(main).getByRole('button', { name: '登录' }),
    within(main).getByRole('link', { name: '注册账号' }),
    within(main).getByRole('link', { name: '忘记密码' }),
  ];
  for (const stop of stops) {
    await user.tab();
    expect(stop).toHaveFocus();
  }
});

it('the password shows only while its reader wants to see it', async () => {
  const { user } = await open();
  expect(field('密码')).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: '显示密码' }));
  expect(field('密码')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: '隐藏密码' }));
  expect(field('密码')).toHaveAttribute('type', 'password');
});

it('the page has its title, one main landmark and the footer, and no menu', async () => {
  await open();
  await waitFor(() => expect(document.title).toMatch(/^登录 - .*平台$/));
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('12345');
  expect(screen.queryByRole('menu')).toBeNull();
});
