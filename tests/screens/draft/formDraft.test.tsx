import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findTags } from '@/services/data';
import { DEMO_PASSWORDS } from '../../../mock/accounts';
import { failNext } from '../../support/faults';
import { type Portal, renderPortal } from '../../support/renderPortal';
import { DRAFT, FORM, ROUTES } from './draftHost';

const TAGS = '/data-service/api/front/tag/find';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('alertdialog');
const keptName = () =>
  Object.keys({ ...localStorage }).find((name) => name.startsWith(DRAFT)) ?? 'nothing is kept';
const formShown = () => screen.findByRole('heading', { name: '阅览室预约' });

async function open(): Promise<Portal> {
  const portal = await renderPortal(FORM, { routes: ROUTES });
  await formShown();
  return portal;
}

/** Leaves the form and comes back to it, as to a page that is opened anew. */
async function openAnew(portal: Portal): Promise<void> {
  await portal.goTo('/changshu/reading');
  await screen.findByRole('heading', { name: '别处的页面' });
  await portal.goTo(FORM);
  await formShown();
}

/** Another tab keeps this name in the same draft. */
function otherTab(name: string): void {
  const key = keptName();
  const record = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
  const theirs = {
    ...record,
    tabId: 'other',
    revision: Number(record.revision) + 1,
    savedAt: Date.now() + 60_000,
    values: { name },
  };
  localStorage.setItem(key, JSON.stringify(theirs));
  act(() => {
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  });
}

async function logIn({ user }: Portal, account: 'person' | 'enterprise') {
  await screen.findByRole('heading', { level: 1, name: '登录' });
  await user.type(screen.getByLabelText('账号'), account);
  await user.type(screen.getByLabelText('密码'), DEMO_PASSWORDS[account]);
  await user.click(button('登录'));
}

/** A service call says that the session is over. */
async function endSession(): Promise<void> {
  await failNext(TAGS, { body: { code: 99998, data: null, msg: '登录已失效' } });
  await act(async () => {
    await findTags().catch(() => undefined);
  });
}

describe('a form that is left and opened again', () => {
  it('has what was typed, says so, and asks again for what is never kept', async () => {
    const portal = await open();
    expect(screen.getByText(/开始填写后自动保存/)).toBeVisible();
    await portal.user.type(field('姓名'), '王小明');
    await portal.user.type(field('证件号码'), '110105');
    expect(screen.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
    await openAnew(portal);
    expect(field('姓名')).toHaveValue('王小明');
    expect(field('证件号码')).toHaveValue('');
    expect(screen.getByText(/^已恢复 \d\d:\d\d 保存的内容。$/)).toBeVisible();
    expect(screen.getByText('为保护个人信息，证件号码不保存，请重新填写。')).toBeVisible();
    expect(field('姓名')).not.toHaveFocus();
    await portal.user.click(button('知道了'));
    expect(screen.queryByText(/已恢复/)).toBeNull();
    expect(screen.getByRole('region', { name: '草稿' })).toHaveFocus();
  });

  it('can be begun anew, and that can be undone', async () => {
    const portal = await open();
    await portal.user.type(field('姓名'), '王');
    await openAnew(portal);
    await portal.user.click(button('丢弃'));
    expect(field('姓名')).toHaveValue('');
    expect(localStorage.getItem(keptName())).toBeNull();
    await portal.user.click(button('撤销'));
    expect(field('姓名')).toHaveValue('王');
    expect(localStorage.getItem(keptName())).toContain('王');
  });

  it('begins empty after it was sent', async () => {
    const portal = await open();
    await portal.user.type(field('姓名'), '王');
    await portal.user.click(button('提交'));
    await openAnew(portal);
    expect(field('姓名')).toHaveValue('');
    expect(screen.queryByText(/已恢复/)).toBeNull();
  });

  it('tells what is kept and where, and deletes it', async () => {
    const portal = await open();
    await portal.user.type(field('姓名'), '王');
    const about = button('草稿选项');
    await portal.user.click(about);
    expect(about).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('证件号码不保存，恢复后需重新填写。')).toBeVisible();
    expect(
      screen.getByText('提交后，确认服务已经收到即删除；90 天没有改动的自动删除。'),
    ).toBeVisible();
    await portal.user.click(button('删除已保存的内容并清空表单'));
    expect(field('姓名')).toHaveValue('');
    expect(localStorage.getItem(keptName())).toBeNull();
  });
});

describe('a session that ends in the middle', () => {
  it('brings back answers and field after the login', async () => {
    const portal = await open();
    await portal.user.type(field('邮政编码'), '2155');
    await endSession();
    await logIn(portal, 'person');
    await formShown();
    expect(field('邮政编码')).toHaveValue('2155');
    await waitFor(() => expect(field('邮政编码')).toHaveFocus());
    await portal.user.keyboard('00');
    expect(field('邮政编码')).toHaveValue('215500');
  });

  it('shows nothing of it to another person', async () => {
    const portal = await open();
    await portal.user.type(field('姓名'), '王小明');
    await endSession();
    await logIn(portal, 'enterprise');
    await formShown();
    expect(field('姓名')).toHaveValue('');
    expect(screen.queryByText(/已恢复/)).toBeNull();
  });

  it('loses nothing on a public computer either, as long as the page stays', async () => {
    const portal = await open();
    await portal.user.click(screen.getByLabelText('这是公用电脑'));
    await portal.user.type(field('邮政编码'), '2155');
    await endSession();
    await logIn(portal, 'person');
    await formShown();
    expect(field('邮政编码')).toHaveValue('2155');
    expect(localStorage.getItem(keptName())).toBeNull();
    await portal.user.click(screen.getByLabelText('这是公用电脑'));
  });
});

describe('two tabs', () => {
  it('the newer content of the other one is offered, and the older stays in reach', async () => {
    const portal = await open();
    await portal.user.type(field('姓名'), '甲');
    otherTab('乙');
    const offer = await screen.findByText(
      /^另一标签页 \d\d:\d\d 保存了较新的内容，本页是 \d\d:\d\d 的内容。$/,
    );
    expect(offer).toBeVisible();
    await portal.user.click(button('使用另一标签页较新的内容'));
    expect(field('姓名')).toHaveValue('乙');
    await portal.user.click(button('换成那一份（本页的可再换回）'));
    expect(field('姓名')).toHaveValue('甲');
  });

  it('one can go on with the own content', async () => {
    const portal = await open();
    await portal.user.type(field('姓名'), '甲');
    otherTab('乙');
    await portal.user.click(button('继续用本页的内容（另一份仍可找回）'));
    expect(field('姓名')).toHaveValue('甲');
    expect(localStorage.getItem(keptName())).toContain('甲');
    expect(screen.getByText(/的另一份内容仍可找回/)).toBeVisible();
  });

  it('says when the other one has sent it', async () => {
    const portal = await open();
    await portal.user.type(field('姓名'), '甲');
    const key = keptName();
    localStorage.removeItem(key);
    act(() => {
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    });
    expect(screen.getByText(/已在另一标签页提交或删除/)).toBeVisible();
    expect(field('姓名')).toHaveValue('甲');
  });
});

describe('leaving', () => {
  const leavingAsks = () => {
    const event = new Event('beforeunload', { cancelable: true });
    fireEvent(window, event);
    return event.defaultPrevented;
  };

  it('is silent while everything is kept', async () => {
    const portal = await open();
    await portal.user.type(field('姓名'), '王');
    expect(leavingAsks()).toBe(false);
    await portal.user.click(screen.getByRole('link', { name: '去别处' }));
    await screen.findByRole('heading', { name: '别处的页面' });
  });

  it('asks on a public computer, and the focus comes back', async () => {
    const portal = await open();
    await portal.user.click(screen.getByLabelText('这是公用电脑'));
    expect(leavingAsks()).toBe(false);
    await portal.user.type(field('姓名'), '王');
    expect(leavingAsks()).toBe(true);
    await portal.user.click(screen.getByRole('link', { name: '下一步' }));
    expect(portal.address()).toBe(`${FORM}?step=files`);
    const link = screen.getByRole('link', { name: '去别处' });
    await portal.user.click(link);
    expect(await dialog()).toHaveAccessibleDescription(
      '您选择了公用电脑，填写的内容没有保存。离开后需要重新填写。',
    );
    expect(button('留在本页')).toHaveFocus();
    await portal.user.tab();
    expect(button('离开')).toHaveFocus();
    await portal.user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(link).toHaveFocus();
    expect(portal.address()).toBe(`${FORM}?step=files`);
    await portal.user.click(link);
    await portal.user.click(within(await dialog()).getByRole('button', { name: '离开' }));
    await screen.findByRole('heading', { name: '别处的页面' });
    await portal.goTo(FORM);
    await formShown();
    expect(field('姓名')).toHaveValue('');
    await portal.user.click(screen.getByLabelText('这是公用电脑'));
  });

  it('by the back button is asked about as well', async () => {
    const portal = await renderPortal('/changshu/reading', { routes: ROUTES });
    await screen.findByRole('heading', { name: '别处的页面' });
    await portal.goTo(FORM);
    await formShown();
    await portal.user.click(button('开始上传'));
    await portal.back();
    expect(await dialog()).toHaveAccessibleDescription('有文件正在上传。离开会中断上传。');
    await portal.user.click(button('留在本页'));
    expect(portal.address()).toBe(FORM);
    await portal.user.click(button('上传完成'));
    await portal.back();
    await screen.findByRole('heading', { name: '别处的页面' });
  });
});

describe('a public computer', () => {
  it('asks before it deletes what is kept, and keeps nothing more', async () => {
    const portal = await open();
    await portal.user.type(field('姓名'), '王');
    const choice = screen.getByLabelText('这是公用电脑');
    await portal.user.click(choice);
    expect(await dialog()).toHaveAccessibleDescription(/有 1 份未提交的草稿/);
    await portal.user.click(button('暂不选择'));
    expect(choice).not.toBeChecked();
    expect(localStorage.getItem(keptName())).toContain('王');
    await portal.user.click(choice);
    await portal.user.click(button('删除并不再保存'));
    expect(choice).toBeChecked();
    expect(screen.getByText(/^公用电脑：不保存填写的内容/)).toBeVisible();
    await portal.user.type(field('姓名'), '明');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('王');
    await portal.user.click(choice);
    expect(localStorage.getItem(keptName())).toContain('王明');
  });
});
