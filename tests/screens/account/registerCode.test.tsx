import { cleanup, screen, waitFor } from '@testing-library/react';
import { getState } from '../../../mock/state';
import { fill, fillEnterprise, ID_NUMBER, MOBILE, open, PASSWORD, submit } from './registerForm';
import { callsOf, fault, field } from './support';

describe('the mobile code', () => {
  it('needs a right number, and shows where it went', async () => {
    const portal = await open();
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(field('手机号码')).toHaveFocus();
    expect(field('手机号码')).toHaveAccessibleDescription('请输入手机号码');
    expect(callsOf('/api/register/code')).toEqual([]);

    await portal.user.type(field('手机号码'), '+86 130 0000 0009');
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText(/验证码已发送至 130\*\*\*\*0009，5 分钟内有效/)).toBeVisible();
    expect(field('短信验证码')).toHaveFocus();
    expect(callsOf('/api/register/code')).toEqual([{ mobile: MOBILE }]);
  });

  it('can be asked for again after the wait, or at once for another number', async () => {
    const portal = await open();
    await fill(portal, { 手机号码: MOBILE });
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    const again = await screen.findByRole('button', { name: /重新获取（(60|59) 秒）/ });
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await portal.user.click(again);
    expect(callsOf('/api/register/code')).toHaveLength(1);

    await fill(portal, { 手机号码: '13000000008' });
    expect(screen.queryByText(/模拟短信/)).toBeNull();
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText(/130\*\*\*\*0008/);
    expect(callsOf('/api/register/code')).toHaveLength(2);
  });

  it('counts the wait down', async () => {
    const portal = await open();
    fault({
      path: '/api/register/code',
      body: {
        code: 0,
        data: { mobile: '130****0009', expiresIn: 300, resendAfter: 1 },
        msg: '',
      },
    });
    await fill(portal, { 手机号码: MOBILE });
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByRole('button', { name: '重新获取（1 秒）' });
    expect(await screen.findByRole('button', { name: '重新获取' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
    // Without a code in the answer, as of a real back end, there is no note.
    expect(screen.queryByText(/模拟短信/)).toBeNull();
  });

  it('asked for too soon, or not sent, is told at the code', async () => {
    const portal = await open();
    await fill(portal, { 手机号码: MOBILE });
    getState().codes.set(`register:${MOBILE}`, { code: '000000', sentAt: Date.now() });
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() =>
      expect(field('短信验证码')).toHaveAccessibleDescription(/请在 60 秒后重新获取/),
    );
    fault({ path: '/api/register/code', status: 500 });
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() =>
      expect(field('短信验证码')).toHaveAccessibleDescription(/服务暂时不可用（500）/),
    );
  });

  it('for a number the back end refuses leads back to the number', async () => {
    const portal = await open();
    await fill(portal, { 手机号码: MOBILE });
    fault({
      path: '/api/register/code',
      body: {
        code: 10004,
        data: { errors: [{ field: 'mobile', message: '该号码不能接收短信' }] },
        msg: '',
      },
    });
    await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() =>
      expect(field('手机号码')).toHaveAccessibleDescription('该号码不能接收短信'),
    );
    expect(field('手机号码')).toHaveFocus();
  });
});

describe('what was typed', () => {
  it('stays when the kind changes and changes back', async () => {
    const portal = await open();
    await fill(portal, { 企业名称: '常熟云杉示例电池有限公司', 账号: 'newcomer' });
    await portal.user.click(screen.getByRole('radio', { name: '个人' }));
    await fill(portal, { 姓名: '张某' });
    expect(field('账号')).toHaveValue('newcomer');
    await portal.user.click(screen.getByRole('radio', { name: '企业' }));
    expect(field('企业名称')).toHaveValue('常熟云杉示例电池有限公司');
  });

  it('survives a reload of the tab, except secrets and consents', async () => {
    const portal = await open();
    await portal.user.click(screen.getByRole('radio', { name: '个人' }));
    await fill(portal, {
      姓名: '张某',
      身份证号码: ID_NUMBER,
      账号: 'newcomer',
      密码: PASSWORD,
      确认密码: PASSWORD,
    });
    await portal.user.click(field('我已阅读并同意隐私告知'));
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(kept).not.toContain(ID_NUMBER);
    expect(kept).not.toContain(PASSWORD);

    cleanup();
    await open();
    expect(screen.getByRole('radio', { name: '个人' })).toBeChecked();
    expect(field('姓名')).toHaveValue('张某');
    expect(field('账号')).toHaveValue('newcomer');
    expect(field('身份证号码')).toHaveValue('');
    expect(field('密码')).toHaveValue('');
    expect(field('我已阅读并同意隐私告知')).not.toBeChecked();
  });

  it.each(['not json', '[1]', '{"account":7,"kind":"NONE"}'])(
    'is not restored from a broken draft: %s',
    async (broken) => {
      sessionStorage.setItem('iprRegisterDraft', broken);
      await open();
      expect(field('账号')).toHaveValue('');
      expect(screen.getByRole('radio', { name: '企业' })).toBeChecked();
    },
  );

  it('works where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const portal = await open();
    await fill(portal, { 账号: 'newcomer' });
    expect(field('账号')).toHaveValue('newcomer');
  });

  it('stays when the call fails, which is told; a second click meanwhile sends nothing', async () => {
    const portal = await open();
    await fillEnterprise(portal);
    fault({ path: '/api/register', delayMs: 100, status: 502, body: '<h1>Bad gateway</h1>' });
    await portal.user.dblClick(screen.getByRole('button', { name: '注册' }));
    expect(await screen.findByText(/服务暂时不可用（502）.*已填写的内容已保留/)).toBeVisible();
    expect(callsOf('/api/register')).toHaveLength(1);
    expect(field('密码')).toHaveValue(PASSWORD);
    await submit(portal);
    expect(await screen.findByText('注册成功，请登录。')).toBeVisible();
  });
});
