import { screen, waitFor, within } from '@testing-library/react';
import { CITY_PREFIX } from '../../../config/portal';
import {
  fill,
  fillAccount,
  fillEnterprise,
  ID_NUMBER,
  MOBILE,
  open,
  PASSWORD,
  REGISTER,
  submit,
  USCC,
} from './registerForm';
import { callsOf, fault, field } from './support';

const LOGIN = `${CITY_PREFIX}/user/login`;

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
    // What is not kept is told of what the form asks for.
    expect(screen.getByText(/^除密码和同意事项外，已填写的内容暂存在本标签页/)).toBeVisible();
    await portal.user.click(screen.getByRole('radio', { name: '个人' }));
    expect(screen.getByText(/^除密码、身份证号码和同意事项外，/)).toBeVisible();
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
    [
      '联系人',
      '张😀',
      '联系人只能用文字和其间的空格、间隔号（·）、句点、连字符、撇号，不能有数字、表情或其他符号',
    ],
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

it('stands in groups with a head each, which follow the kind of account', async () => {
  const portal = await open();
  const inGroup = (name: string, label: string) =>
    within(screen.getByRole('group', { name })).getByLabelText(label);
  expect(inGroup('企业', '企业名称')).toBeVisible();
  expect(inGroup('账号和验证', '手机号码')).toBeVisible();
  await portal.user.click(screen.getByRole('radio', { name: '个人' }));
  expect(inGroup('个人', '姓名')).toBeVisible();
  expect(screen.queryByRole('group', { name: '企业' })).toBeNull();
});
