import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListingResubmission } from '@/services/data/transaction';
import { logIn, renderPortal } from '../../support/renderPortal';
import { bodiesOf, button, field, step } from '../application/applySupport';
import { write } from '../application/fill';
import { holdsFiles, PUBLISH_PAGE, RESUBMIT } from './publishSupport';

/** The listing of the demo enterprise that is in a state. */
async function ownListing(status: string): Promise<string> {
  await logIn('enterprise');
  const query = encodeURIComponent(JSON.stringify({ processKey: 'ZLJY' }));
  const answer = await fetch(`/data-service/api/authFront/findWfApply?queryData=${query}`, {
    credentials: 'include',
  });
  const { data } = (await answer.json()) as { data: { content: { id: string; status: string }[] } };
  const id = data.content.find((row) => row.status === status)?.id;
  if (id === undefined) throw new Error(`no listing is ${status}`);
  holdsFiles(`${id}.${status}.${status === 'RETURNED' ? 1 : 0}`);
  return id;
}

it('shows why a listing was sent back, at its fields, and everything can be changed', async () => {
  const id = await ownListing('RETURNED');
  const { user } = await renderPortal(`${PUBLISH_PAGE}?id=${id}`, { account: 'enterprise' });
  await step('修改说明');
  expect(screen.getByText(/^按退回的原因修改，其他内容也可以修改/)).toBeVisible();
  expect(screen.getByRole('heading', { name: /^退回的原因 2 处/ })).toBeVisible();
  await user.click(button('开始修改'));
  await waitFor(() => expect(field('简介')).toHaveFocus());
  expect(field('简介')).toHaveAccessibleDescription(/审查意见：请写明催化剂的使用条件/);
  write('简介', '加氢催化剂在一百八十度、两兆帕下连续运行一千小时，转化率保持在百分之九十八。');
  write(/^技术优势/, '再生三次后活性不变。');
  await user.click(button('返回核对'));
  await step('核对确认');
  await user.click(button('提交修改'));
  const left = await screen.findByRole('region', { name: '有 1 处需要修改' });
  await user.click(within(left).getByRole('link', { name: /^许可地域：还没有按审查意见修改/ }));
  await user.click(await screen.findByRole('checkbox', { name: '按原内容说明：许可地域' }));
  await user.type(screen.getByRole('textbox', { name: /^不修改的理由/ }), '许可地域确为全国');
  await user.click(screen.getAllByRole('button', { name: '返回核对' })[0] as HTMLElement);
  await step('核对确认');
  await user.click(button('提交修改'));
  await screen.findByRole('heading', { level: 1, name: '修改已提交' });
  const [body] = await bodiesOf<ListingResubmission>(RESUBMIT);
  expect(body).toMatchObject({
    id,
    round: 1,
    formData: { advantages: '再生三次后活性不变。' },
    explanations: [{ field: 'licenseArea', reason: '许可地域确为全国' }],
  });
  expect(screen.getByText(/3 个工作日内审核/)).toBeVisible();
});

it('says that a published listing goes back to review, unless only the contact is changed', async () => {
  const id = await ownListing('PUBLISHED');
  const portal = await renderPortal(`${PUBLISH_PAGE}?step=check&id=${id}`, {
    account: 'enterprise',
  });
  await screen.findByText('没有发现问题');
  // Looking the patents up again is not the user's work and makes no draft.
  expect(Object.keys(localStorage).filter((key) => key.startsWith('iprFormDraft'))).toEqual([]);
  const { user } = portal;
  await user.click(screen.getByRole('link', { name: '修改说明' }));
  await step('修改说明');
  expect(screen.getByText(/回到待审核.*只修改联系方式的，提交后立即生效/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: '填写信息' }));
  const [part] = await screen.findAllByRole('button', { name: /^6?\s*展示和联系方式/ });
  // What was published was looked at; it is not what the portal filled in.
  expect(screen.queryAllByRole('button', { name: /已预填/ })).toEqual([]);
  if (part) await user.click(part);
  await screen.findByRole('textbox', { name: '联系人' });
  write('联系人', '李某');
  await user.click(screen.getByRole('link', { name: '核对确认' }));
  await step('核对确认');
  expect(await screen.findByText(/^除联系方式外没有修改，提交后立即生效/)).toBeVisible();
  await user.click(button('提交修改'));
  await screen.findByRole('heading', { level: 1, name: '修改已提交' });
  expect(screen.getByText(/修改已经生效，信息继续公开展示/)).toBeVisible();
});
