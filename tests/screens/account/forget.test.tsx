import { screen, waitFor, within } from '@testing-library/react';
import { CITY_PREFIX, LANDING_PATH } from '../../../config/portal';
import { DEMO_PASSWORDS } from '../../../mock/accounts';
import { getState } from '../../../mock/state';
import { type Portal, renderPortal } from '../../support/renderPortal';
import { callsOf, codeInNote, fault, field } from './support';

const FORGET = `${CITY_PREFIX}/user/forget`;
const LOGIN = `${CITY_PREFIX}/user/login`;
const NEW_PASSWORD = 'Renewed2026';
const MINUTE = 60_000;

async function open(address = FORGET, account: 'person' | null = null) {
  const portal = await renderPortal(address, { account });
  // The steps say it: the heading is for those who hear the page.
  const heading = await screen.findByRole('heading', { level: 2, name: '填写账号' });
  expect(heading).toHaveClass('ipr-visually-hidden');
  expect(screen.getByLabelText('账号')).not.toHaveAccessibleDescription();
  return portal;
}

const press = ({ user }: Portal, name: string) => user.click(screen.getByRole('button', { name }));
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

async function toVerify(portal: Portal) {
  await portal.user.clear(field('账号'));
  await portal.user.type(field('账号'), 'person');
  await press(portal, '下一步');
  await step('验证手机');
}

async function toPassword(portal: Portal) {
  await toVerify(portal);
  await press(portal, '获取验证码');
  await portal.user.type(field('短信验证码'), await codeInNote());
  await press(portal, '下一步');
  await step('设置新密码');
}

async function sendPassword(portal: Portal) {
  await portal.user.type(field('新密码'), NEW_PASSWORD);
  await portal.user.type(field('确认新密码'), NEW_PASSWORD);
  await press(portal, '提交');
}

it('leads step by step to a new password, and on to the page that asked for a login', async () => {
  const query = '?redirectUrl=%2Fipr-front%2Fexception%3FerrorCode%3D7';
  const portal = await open(`${FORGET}${query}`);
  await toVerify(portal);
  expect(await step('验证手机')).toHaveFocus();
  expect(screen.getByText(/130\*\*\*\*0003/)).toBeVisible();
  await press(portal, '获取验证码');
  const code = await codeInNote();
  expect(field('短信验证码')).toHaveFocus();
  await portal.user.type(field('短信验证码'), code);
  await press(portal, '下一步');
  expect(await step('设置新密码')).toHaveFocus();
  await sendPassword(portal);
  expect(await step('密码已重新设置')).toHaveFocus();
  expect(portal.address()).toBe(`${FORGET}${query}`);
  expect(callsOf('/api/password/reset')).toEqual([
    { token: expect.any(String), code, password: '***' },
  ]);

  await portal.user.click(screen.getByRole('link', { name: '去登录' }));
  expect(await screen.findByText('密码已重新设置，请用新密码登录。')).toBeVisible();
  expect(portal.address()).toBe(`${LOGIN}${query}`);
  expect(field('账号')).toHaveValue('person');
  await portal.user.type(field('密码'), NEW_PASSWORD);
  await press(portal, '登录');
  await waitFor(() => expect(portal.address()).toBe('/exception?errorCode=7'));
});

it('the steps say which one is shown', async () => {
  const portal = await open();
  const current = () =>
    within(screen.getByRole('list', { name: '步骤' }))
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step')
      .map((item) => item.textContent);
  expect(current()).toEqual(['填写账号']);
  await toVerify(portal);
  expect(current()).toEqual(['验证手机']);
});

it('an account that does not exist is told at the field', async () => {
  const portal = await open();
  await portal.user.type(field('账号'), 'nobody');
  await press(portal, '下一步');
  await waitFor(() => expect(field('账号')).toHaveAccessibleDescription(/没有找到该账号/));
  expect(field('账号')).toHaveFocus();
});

it('nothing is sent while a field is empty or wrong', async () => {
  const portal = await open();
  await press(portal, '下一步');
  expect(field('账号')).toHaveFocus();
  expect(field('账号')).toHaveAccessibleDescription(/请输入账号/);
  expect(callsOf('/api/password/identify')).toEqual([]);

  await toVerify(portal);
  await press(portal, '下一步');
  expect(field('短信验证码')).toHaveAccessibleDescription('请输入短信验证码');
  expect(screen.queryByRole('heading', { name: '设置新密码' })).toBeNull();
});

it('passwords that differ or are too weak are not sent', async () => {
  const portal = await open();
  await toPassword(portal);
  await portal.user.type(field('新密码'), NEW_PASSWORD);
  await portal.user.type(field('确认新密码'), `${NEW_PASSWORD}x`);
  await press(portal, '提交');
  expect(field('确认新密码')).toHaveFocus();
  expect(screen.getByText('两次输入的密码不一致')).toBeVisible();
  expect(callsOf('/api/password/reset')).toEqual([]);
});

it('a wrong code leads back to the code, with the reason', async () => {
  const portal = await open();
  await toVerify(portal);
  await press(portal, '获取验证码');
  const right = await codeInNote();
  await portal.user.type(field('短信验证码'), right === '123456' ? '654321' : '123456');
  await press(portal, '下一步');
  await step('设置新密码');
  await sendPassword(portal);
  await step('验证手机');
  expect(screen.getByRole('alert')).toHaveTextContent(
    '短信验证码不正确或已过期，请重新获取并填写。',
  );
  expect(field('短信验证码')).toHaveValue('');

  await portal.user.type(field('短信验证码'), right);
  await press(portal, '下一步');
  await step('设置新密码');
  await sendPassword(portal);
  await step('密码已重新设置');
});

it('after the time is over the steps begin again, with the account still there', async () => {
  const portal = await open();
  await toPassword(portal);
  getState().clockOffset = 16 * MINUTE;
  await sendPassword(portal);
  expect(await step('填写账号')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('操作已超时，请重新填写账号');
  expect(field('账号')).toHaveValue('person');
  await toPassword(portal);
  await sendPassword(portal);
  await step('密码已重新设置');
});

it('the time may also be over when the code is asked for', async () => {
  const portal = await open();
  await toVerify(portal);
  getState().clockOffset = 16 * MINUTE;
  await press(portal, '获取验证码');
  await step('填写账号');
  expect(screen.getByRole('alert')).toHaveTextContent('操作已超时');
});

it("上一步 and the browser's back lead to the step before, and forward again", async () => {
  const portal = await open();
  await toPassword(portal);
  await portal.back();
  await step('验证手机');
  expect(field('短信验证码').value).toMatch(/^\d{6}$/);
  await press(portal, '上一步');
  await step('填写账号');
  expect(field('账号')).toHaveValue('person');
  expect(portal.address()).toBe(FORGET);
});

it.each([
  ['500', { status: 500, body: '' }, /服务暂时不可用（500）.*已填写的内容已保留/],
  ['a cut connection', { cut: true }, /连接中断/],
])(
  'a failed call (%s) is told, what was typed stays, and it can be sent again',
  async (_n, what, sentence) => {
    const portal = await open();
    await toPassword(portal);
    fault({ path: '/api/password/reset', ...what });
    await sendPassword(portal);
    expect(await screen.findByText(sentence)).toHaveAttribute('role', 'alert');
    expect(field('新密码')).toHaveValue(NEW_PASSWORD);
    await press(portal, '提交');
    await step('密码已重新设置');
  },
);

it('the new password ends every login, the old one opens nothing', async () => {
  const portal = await open();
  await toPassword(portal);
  await sendPassword(portal);
  await step('密码已重新设置');
  await portal.user.click(screen.getByRole('link', { name: '去登录' }));
  await portal.user.type(
    await screen.findByLabelText('密码', { selector: 'input' }),
    DEMO_PASSWORDS.person,
  );
  await press(portal, '登录');
  expect(await screen.findByRole('alert')).toHaveTextContent('账号或密码不正确');
  expect(portal.address()).not.toBe(LANDING_PATH);
});

it('somebody who was logged in is so no longer', async () => {
  const portal = await open(FORGET, 'person');
  await toPassword(portal);
  await sendPassword(portal);
  await step('密码已重新设置');
  await portal.user.click(screen.getByRole('link', { name: '去登录' }));
  await screen.findByText('密码已重新设置，请用新密码登录。');
  await waitFor(() => expect(screen.queryByText(/您已登录/)).toBeNull());
});
