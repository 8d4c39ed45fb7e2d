import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { CITY_PREFIX } from '../../../config/portal';
import { getState } from '../../../mock/state';
import { type Portal, renderPortal } from '../../support/renderPortal';
import { callsOf, codeInNote, fault, field } from './support';

const REGISTER = `${CITY_PREFIX}/user/register`;
const LOGIN = `${CITY_PREFIX}/user/login`;
const USCC = '91320599YYYYYY0103';
const ID_NUMBER = '320099199003070010';
const MOBILE = '13000000009';
const PASSWORD = 'Secret2026';

async function open(address = REGISTER) {
  const portal = await renderPortal(address, { account: null });
  await screen.findByRole('heading', { level: 1, name: '注册' });
  return portal;
}

async function fill({ user }: Portal, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(field(label));
    await user.type(field(label), text);
  }
}

async function fillAccount(portal: Portal) {
  await fill(portal, { 账号: 'newcomer', 手机号码: MOBILE });
  await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
  await fill(portal, { 短信验证码: await codeInNote(), 密码: PASSWORD, 确认密码: PASSWORD });
}

async function fillEnterprise(portal: Portal) {
  await fill(portal, {
    企业名称: '常熟云杉示例电池有限公司',
    统一社会信用代码: USCC,
    联系人: '张某',
  });
  await fillAccount(portal);
  await portal.user.click(field('我已阅读并同意隐私告知'));
}

const submit = ({ user }: Portal) => user.click(screen.getByRole('button', { name: '注册' }));

describe('an accepted registration', () => {
  it('of an enterprise leads to the login page, with the account filled in and the way back kept', async () => {
    const query = '?redirectUrl=%2Fipr-front%2Fexception%3FerrorCode%3D7';
    const portal = await open(`${REGISTER}${query}`);
    await fillEnterprise(portal);
    await submit(portal);

    expect(await screen.findByText('注册成功，请登录。')).toBeVisible();
    expect(portal.address()).toBe(`${LOGIN}${query}`);
    expect(field('账号')).toHaveValue('newcomer');
    expect(callsOf('/api/register')).toEqual([
      {
        kind: 'ENTERPRISE',
        enterpriseName: '常熟云杉示例电池有限公司',
        uscc: USCC,
        contact: '张某',
        account: 'newcomer',
        mobile: MOBILE,
        mobileCode: expect.stringMatching(/^\d{6}$/),
        password: '***',
        consent: true,
      },
    ]);
    expect(sessionStorage.getItem('iprRegisterDraft')).toBeNull();

    await portal.user.type(field('密码'), PASSWORD);
    await portal.user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(portal.address()).toBe('/exception?errorCode=7'));
  });

  it('of a person sends the fields of a person alone, after a consent of its own', async () => {
    const portal = await open();
    await portal.user.click(screen.getByRole('radio', { name: '个人' }));
    await fill(portal, { 姓名: '欧阳·某', 身份证号码: ID_NUMBER });
    await fillAccount(portal);
    expect(field('我已阅读并同意隐私告知')).not.toBeChecked();
    expect(field(/^我单独同意/)).not.toBeChecked();
    await portal.user.click(field('我已阅读并同意隐私告知'));

    await submit(portal);
    expect(field(/^我单独同意/)).toHaveAccessibleDescription(/请单独同意/);
    expect(callsOf('/api/register')).toEqual([]);

    await portal.user.click(field(/^我单独同意/));
    await submit(portal);
    await screen.findByText('注册成功，请登录。');
    expect(callsOf('/api/register')).toEqual([
      {
        kind: 'PERSON',
        name: '欧阳·某',
        idNumber: '***',
        account: 'newcomer',
        mobile: MOBILE,
        mobileCode: expect.stringMatching(/^\d{6}$/),
        password: '***',
        consent: true,
      },
    ]);
  });
});

describe('what is wrong', () => {
  it('stands in a summary that takes the focus and leads to each field', async () => {
    const portal = await open();
    await submit(portal);
    const summary = screen.getByRole('region', { name: '有 9 处需要修改' });
    expect(summary).toHaveFocus();
    expect(callsOf('/api/register')).toEqual([]);

    await portal.user.click(within(summary).getByRole('link', { name: '请输入统一社会信用代码' }));
    expect(field('统一社会信用代码')).toHaveFocus();
    expect(field('统一社会信用代码')).toBeInvalid();
    expect(field('统一社会信用代码')).toHaveAccessibleDescription(
      '18 位，见营业执照 请输入统一社会信用代码',
    );

    await portal.user.keyboard(USCC);
    expect(field('统一社会信用代码')).toBeValid();
    expect(within(summary).getByText('（已改正）')).toBeVisible();
    expect(summary).toHaveAccessibleName('有 8 处需要修改');
    expect(field('统一社会信用代码')).toHaveFocus();
  });

  it.each([
    ['企业名称', '某', '企业名称应为 2~100 个字'],
    ['统一社会信用代码', '91320599YYYYYY0104', '校验码不正确，请核对统一社会信用代码'],
    ['联系人', '张3', '联系人只能包含汉字、字母和间隔号（·）'],
    ['账号', '9account', '账号应以字母开头'],
    ['手机号码', '15400000001', '手机号码号段不正确'],
    ['短信验证码', '12345', '短信验证码应为 6 位数字'],
    ['密码', 'letters-only', '密码应同时包含字母和数字'],
    ['确认密码', 'Another1', '两次输入的密码不一致'],
  ])('in %s shows when it is left, and goes with the correction', async (label, wrong, message) => {
    const portal = await open();
    expect(field(label)).toBeValid();
    await fill(portal, { [label]: wrong });
    expect(screen.queryByText(message)).toBeNull();
    await portal.user.tab();
    expect(screen.getByText(message)).toBeVisible();
    await portal.user.clear(field(label));
    expect(screen.queryByText(message)).toBeNull();
  });

  it('in the ID number is said without the number', async () => {
    const portal = await open();
    await portal.user.click(screen.getByRole('radio', { name: '个人' }));
    await fill(portal, { 身份证号码: '320099900307001' });
    await portal.user.tab();
    expect(screen.getByText(/不支持 15 位旧号/)).toBeVisible();
  });

  it('is not said of a field that is left empty, nor of full-width characters', async () => {
    const portal = await open();
    await portal.user.click(field('账号'));
    await portal.user.tab();
    expect(field('账号')).toBeValid();
    await fill(portal, { 统一社会信用代码: '９１３２０５９９ｙｙｙｙｙｙ ０１０３' });
    await portal.user.tab();
    expect(field('统一社会信用代码')).toHaveValue(USCC);
  });

  it('to the back end stands at its field', async () => {
    const portal = await open();
    await fillEnterprise(portal);
    await fill(portal, { 账号: 'person' });
    await submit(portal);
    const summary = await screen.findByRole('region', { name: '有 1 处需要修改' });
    expect(summary).toHaveFocus();
    expect(field('账号')).toHaveAccessibleDescription(/该账号已被注册/);
    expect(field('密码')).toHaveValue(PASSWORD);
    await fill(portal, { 账号: 'person2026' });
    expect(field('账号')).toBeValid();
    await submit(portal);
    expect(await screen.findByText('注册成功，请登录。')).toBeVisible();
  });

  it('in a field this page does not have is told all the same', async () => {
    const portal = await open();
    await fillEnterprise(portal);
    fault({
      path: '/api/register',
      body: {
        code: 10004,
        data: { errors: [{ field: 'region', message: '本地区暂停注册' }] },
        msg: '',
      },
    });
    await submit(portal);
    expect(await screen.findByText('本地区暂停注册')).toBeVisible();
  });
});

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

it('the privacy notice names who, why, what, how long, rights and a telephone, with version and date', async () => {
  const portal = await open();
  await portal.user.click(screen.getByText(/隐私告知（1\.0 版，2026-11-20）/));
  const notice = screen.getByText('谁处理您的信息').closest('details');
  for (const part of [
    '示例市知识产权局',
    '核实注册人身份',
    '统一社会信用代码',
    '保存多久',
    '不向其他单位提供',
    '撤回同意',
    '投诉',
    '12345',
  ]) {
    expect(notice).toHaveTextContent(part);
  }
  expect(notice).not.toHaveTextContent('敏感个人信息');
  await portal.user.click(screen.getByRole('radio', { name: '个人' }));
  expect(screen.getByText('敏感个人信息', { selector: 'dt' })).toBeVisible();
});

it('the user centre offers registration as well, in its own window', async () => {
  await open();
  const link = screen.getByRole('link', { name: /在用户中心注册/ });
  expect(link).toHaveAttribute('href', '/ipr-admin/zscq/perEnterpriseRegister');
  expect(link).toHaveAttribute('target', 'iPR-ADMIN');
});
