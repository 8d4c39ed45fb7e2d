import { act, cleanup, screen, within } from '@testing-library/react';
import notification from 'antd/es/notification';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORDS } from '../../../mock/accounts';
import { allListings } from '../../../mock/transaction/store';
import { reportProgressLink } from '../../../src/links/business';
import { listingLink } from '../../../src/links/transaction';
import { failNext } from '../../support/faults';
import { type Portal, renderPortal } from '../../support/renderPortal';

const OWN = '/data-service/api/authFront/patentTransaction';
const OVER = { body: { code: 99998, data: null, msg: '登录已失效' } };

const loginPage = () => screen.findByRole('heading', { level: 1, name: '登录' });
const told = () => screen.queryByText(/^登录已失效/)?.textContent;

function listing() {
  const found = allListings().find((one) => one.ownerId === null && one.status === 'PUBLISHED');
  if (!found) throw new Error('The mock has no such listing');
  return { address: listingLink(found.id), title: String(found.formData.title) };
}

async function openListing() {
  const { address, title } = listing();
  const portal = await renderPortal(address);
  await screen.findByRole('heading', { level: 1, name: title });
  return { ...portal, address, title, shown: portal.address };
}

async function logInAs({ user }: Pick<Portal, 'user'>, account: 'person' | 'enterprise') {
  await user.type(screen.getByLabelText('账号', { selector: 'input' }), account);
  await user.type(screen.getByLabelText('密码', { selector: 'input' }), DEMO_PASSWORDS[account]);
  await user.click(screen.getByRole('button', { name: '登录' }));
}

describe('a session that is over leads to the login from calls that show their failures in place', () => {
  it.each([
    ['99998', OVER.body],
    ['the text of a token', { code: 1, msg: 'userToken is invalid,plead login again' }],
    ['the text of a logout', { code: 1, msg: 'user is logout' }],
  ])('contact: %s', async (_, body) => {
    const { user, shown, address } = await openListing();
    await failNext(`${OWN}/contact`, { body });
    await user.click(screen.getByRole('button', { name: '查看联系方式' }));
    await loginPage();
    expect(decodeURIComponent(shown())).toContain(address);
    expect(screen.queryByText('操作未完成')).toBeNull();
    expect(told()).toBe('登录已失效，请重新登录。');
  });

  it('progress of a report', async () => {
    const { user } = await renderPortal(reportProgressLink('JBTS-20261120-000001'));
    await user.type(await screen.findByLabelText(/查询码/), 'ABCD2345');
    await failNext('/data-service/api/front/process/findByCode', {
      body: { code: 1, msg: 'user is logout' },
    });
    await user.click(screen.getByRole('button', { name: '查询进度' }));
    await loginPage();
  });

  it('a number in the palette', async () => {
    const { user } = await renderPortal('/404');
    await screen.findByRole('button', { name: /快速前往/ });
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: '要去的地方' });
    await failNext('/data-service/api/authFront/findWfApply', OVER);
    await user.type(box, 'PJSQ-20261120-000001{Enter}');
    await loginPage();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the login page', () => {
  it('says that what was typed is kept, and it is', async () => {
    const portal = await renderPortal('/changshu/nav/subjectDetail');
    const box = () => screen.findByRole('textbox', { name: /检索专利/ });
    await portal.user.type(await box(), '固态电池');
    await failNext('/nav-service/api/front/subject/find', OVER);
    await portal.user.click(screen.getByText('按产业'));
    await loginPage();
    expect(told()).toBe('登录已失效，填写的内容已保存，登录后继续。');
    await logInAs(portal, 'person');
    expect(await box()).toHaveValue('固态电池');
    expect(screen.queryByText(/没有完成/)).toBeNull();
  });

  it('says it once', async () => {
    const { user } = await openListing();
    await failNext(`${OWN}/contact`, OVER);
    await user.click(screen.getByRole('button', { name: '查看联系方式' }));
    await loginPage();
    expect(told()).toBe('登录已失效，请重新登录。');
    cleanup();
    await renderPortal('/changshu/user/login', { account: null });
    await loginPage();
    expect(told()).toBeUndefined();
  });

  it('says it to who finds out by loading the page anew', async () => {
    await openListing();
    cleanup();
    await failNext('/api/getCurrent', { body: { success: true, data: null } });
    await renderPortal(listing().address, { account: null });
    await loginPage();
    expect(told()).toBe('登录已失效，请重新登录。');
  });
});

describe('after the login', () => {
  async function reportInVain() {
    const portal = await openListing();
    const { user } = portal;
    await user.click(screen.getByRole('button', { name: '举报这条信息' }));
    const dialog = await screen.findByRole('dialog', { name: '举报这条信息' });
    await user.click(within(dialog).getByRole('radio', { name: '内容虚假或误导' }));
    await user.click(within(dialog).getByRole('textbox', { name: /情况说明/ }));
    await user.paste('标价与所附合同明显不符，请核实。');
    await failNext(`${OWN}/report`, OVER);
    await user.click(within(dialog).getByRole('button', { name: '提交举报' }));
    await loginPage();
    expect(told()).toBe('登录已失效，填写的内容已保存，登录后继续。');
    return portal;
  }
  const UNDONE = '登录失效前的操作（举报交易信息）没有完成，请再做一次。';

  it('says what was not done, once', async () => {
    const portal = await reportInVain();
    await logInAs(portal, 'person');
    expect(await screen.findByText(UNDONE)).toBeVisible();
    await screen.findByRole('heading', { level: 1, name: portal.title });
    cleanup();
    await act(async () => notification.destroy());
    await renderPortal('/404');
    await screen.findByRole('heading', { level: 1, name: /不存在/ });
    expect(screen.queryByText(UNDONE)).toBeNull();
  });

  it('says nothing of it to somebody else', async () => {
    const portal = await reportInVain();
    await logInAs(portal, 'enterprise');
    await screen.findByRole('heading', { level: 1, name: portal.title });
    await screen.findByRole('button', { name: '张某' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.queryByText(UNDONE)).toBeNull();
  });
});
