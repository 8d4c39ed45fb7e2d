import { screen } from '@testing-library/react';
import { CITY_PREFIX } from '../../../config/portal';
import { type Portal, renderPortal } from '../../support/renderPortal';
import { codeInNote, field } from './support';

export const REGISTER = `${CITY_PREFIX}/user/register`;

export const USCC = '91320599YYYYYY0103';

export const ID_NUMBER = '320099199003070010';

export const MOBILE = '13000000009';

export const PASSWORD = 'Secret2026';

/** The registration, for somebody who is not logged in. */
export async function open(address = REGISTER) {
  const portal = await renderPortal(address, { account: null });
  await screen.findByRole('heading', { level: 1, name: '注册' });
  return portal;
}

/** Types texts into fields by their labels, in place of what stood there. */
export async function fill({ user }: Portal, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(field(label));
    await user.type(field(label), text);
  }
}

/** Account, mobile number with its code, and password. */
export async function fillAccount(portal: Portal) {
  await fill(portal, { 账号: 'newcomer', 手机号码: MOBILE });
  await portal.user.click(screen.getByRole('button', { name: '获取验证码' }));
  await fill(portal, { 短信验证码: await codeInNote(), 密码: PASSWORD, 确认密码: PASSWORD });
}

/** Everything that an enterprise has to give. */
export async function fillEnterprise(portal: Portal) {
  await fill(portal, {
    企业名称: '常熟云杉示例电池有限公司',
    统一社会信用代码: USCC,
    联系人: '张某',
  });
  await fillAccount(portal);
  await portal.user.click(field('我已阅读并同意隐私告知'));
}

/** Sends the registration. */
export const submit = ({ user }: Portal) =>
  user.click(screen.getByRole('button', { name: '注册' }));
