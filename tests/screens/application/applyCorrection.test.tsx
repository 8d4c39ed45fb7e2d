import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { closeFormFiles } from '@/components/form/files/formFiles';
import type { Resubmission } from '@/services/data/process';
import * as sample from '../../domain/files/samples';
import { failNext } from '../../support/faults';
import { logIn, renderPortal } from '../../support/renderPortal';
import { addFile, bodiesOf, button, field, holdsFiles, PJSQ_PAGE, step } from './applySupport';

const OWN = '/data-service/api/authFront/findWfApply';
const RESUBMIT = '/data-service/api/authFront/process/resubmit';

interface Row {
  id: string;
  status: string;
}

/** The request of the demo enterprise that was sent back: 请求事由 and the certificate. */
async function sentBack(status = 'SUPPLEMENT'): Promise<string> {
  await logIn('enterprise');
  const query = encodeURIComponent(JSON.stringify({ processKey: 'PJSQ' }));
  const answer = await fetch(`${OWN}?queryData=${query}`, { credentials: 'include' });
  const { data } = (await answer.json()) as { data: { content: Row[] } };
  return data.content.find((row) => row.status === status)?.id ?? '';
}

let id: string;
beforeEach(async () => {
  id = await sentBack();
  holdsFiles('enterprise', `${id}.1`);
});

it('opens what was refused, with the words and the former answer, and sends the round', async () => {
  const portal = await renderPortal(`${PJSQ_PAGE}?id=${id}`, { account: 'enterprise' });
  const { user } = portal;
  await step('补正通知');
  expect(screen.getByRole('link', { name: '请求事由' })).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.includes('Draft'))).toEqual([]);
  await user.click(button('开始补正'));
  await waitFor(() => expect(field('请求事由')).toHaveFocus());
  expect(field('请求事由')).toHaveAccessibleDescription(/审查意见：请求事由与所附材料不一致/);
  expect(screen.queryByLabelText('网上下载')).toBeNull();
  const parts = screen.getByRole('navigation', { name: '填写进度' });
  expect(parts).toHaveTextContent('已完成 0/2 部分');
  await user.selectOptions(field('请求事由'), '5');
  expect(parts).toHaveTextContent('已完成 1/2 部分');
  expect(screen.getByText(/^原来填写：/)).toBeVisible();
  await user.click(button('返回核对'));
  await step('核对确认');
  expect(screen.getAllByRole('button', { name: /^更改/ })).toHaveLength(2);
  await user.click(button(/^更改\s*专利证书/));
  await step('上传材料');
  expect(screen.getByText(/^审查意见：证书扫描件不清晰/)).toBeVisible();
  expect(screen.queryByLabelText('选择文件：主体资格证明')).toBeNull();
  await user.click(
    within(screen.getByRole('list', { name: '专利证书或授权公告文本的文件' })).getByRole('button', {
      name: /^删除/,
    }),
  );
  await user.click(button('删除文件'));
  await addFile(user, '专利证书或授权公告文本');
  await user.click(button('返回核对'));
  await step('核对确认');
  await user.click(button('提交补正'));
  await screen.findByRole('heading', { level: 1, name: '补正已提交' });
  const [body] = await bodiesOf<Resubmission>(RESUBMIT);
  expect(body).toMatchObject({ id, round: 1, formData: { schemaVersion: 1, reportCase: '5' } });
  expect(body?.attachments).toHaveLength(3);
  expect(screen.queryByText(/此前已经收到/)).toBeNull();
});

it('goes straight to the place that a link names', async () => {
  await renderPortal(`${PJSQ_PAGE}?id=${id}&at=files.certificate`, { account: 'enterprise' });
  await step('上传材料');
  await waitFor(() =>
    expect(screen.getByLabelText('选择文件：专利证书或授权公告文本')).toHaveFocus(),
  );
});

it('names the request and its last day in each step, and goes on among what was asked for alone', async () => {
  const portal = await renderPortal(`${PJSQ_PAGE}?id=${id}&step=fill&section=request`, {
    account: 'enterprise',
  });
  await waitFor(() => expect(field('请求事由')).toBeEnabled());
  expect(screen.getByText(/^办件编号/)).toHaveTextContent(/办件编号 \S+，最迟 .*还剩 \d+ 个工作日/);
  expect(button('下一步：上传材料')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^上一步：委托代理/ })).toBeNull();
  await portal.user.click(button('上一步：补正通知'));
  await step('补正通知');
  // The notice says both itself.
  expect(screen.queryByText(/^办件编号/)).toBeNull();
});

it('keeps what was corrected', async () => {
  const portal = await renderPortal(`${PJSQ_PAGE}?id=${id}&at=reportCase`, {
    account: 'enterprise',
  });
  await waitFor(() => expect(field('请求事由')).toBeEnabled());
  await portal.user.selectOptions(field('请求事由'), '5');
  cleanup();
  await renderPortal(`${PJSQ_PAGE}?id=${id}&at=reportCase`, { account: 'enterprise' });
  await waitFor(() => expect(field('请求事由')).toHaveValue('5'));
  expect(screen.getByText(/^原来填写：/)).toBeVisible();
});

it('says of an answer that was left out that it was', async () => {
  await renderPortal(`${PJSQ_PAGE}?id=${id}&at=reportCase`, { account: 'enterprise' });
  expect(await screen.findByRole('group', { name: '共有权利人说明' })).toHaveTextContent(
    /^未填写$/,
  );
});

/** Whether one element stands below the other: what may be said instead of a change comes last. */
const standsAfter = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

it('is not sent while something asked for is untouched, and takes a reason for what stays', async () => {
  const page = `${PJSQ_PAGE}?id=${id}&step=check`;
  const { user } = await renderPortal(page, { account: 'enterprise' });
  await step('核对确认');
  await user.click(button('提交补正'));
  const summary = await screen.findByRole('region', { name: '有 2 处需要修改' });
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^请求事由：还没有按审查意见修改.*“按原内容说明”/),
    expect.stringMatching(/^专利证书或授权公告文本：还没有按审查意见修改/),
  ]);
  await user.click(links[0] as HTMLElement);
  await waitFor(() => expect(field('请求事由')).toHaveFocus());
  expect(field('请求事由')).toHaveAccessibleDescription(/还没有按审查意见修改/);
  const asIs = screen.getByRole('checkbox', { name: '按原内容说明：请求事由' });
  expect(standsAfter(field('请求事由'), asIs)).toBe(true);
  await user.click(asIs);
  await user.type(screen.getByRole('textbox', { name: '不修改的理由：请求事由' }), '无误');
  expect(field('请求事由')).toHaveAccessibleDescription(/理由至少 5 个字/);
  await user.type(screen.getByRole('textbox', { name: /^不修改的理由/ }), '，与证书一致');
  expect(field('请求事由')).not.toHaveAccessibleDescription(/还没有|理由至少/);
  await user.click(button(/^下一处：专利证书或授权公告文本/));
  await step('上传材料');
  const sameFile = screen.getByRole('checkbox', { name: /^按原内容说明/ });
  expect(standsAfter(screen.getByLabelText(/^选择文件/), sameFile)).toBe(true);
  await user.click(sameFile);
  await user.type(screen.getByRole('textbox', { name: /^不修改的理由/ }), '扫描件已是原件彩色扫描');
  cleanup();
  closeFormFiles(holdsFiles('enterprise', `${id}.1`));

  const again = await renderPortal(page, { account: 'enterprise' });
  await step('核对确认');
  const reasons = await screen.findByRole('region', { name: '按原内容说明' });
  expect(reasons).toHaveTextContent('请求事由无误，与证书一致');
  await again.user.click(button('提交补正'));
  await screen.findByRole('heading', { level: 1, name: '补正已提交' });
  const [body] = await bodiesOf<Resubmission>(RESUBMIT);
  expect(body?.explanations).toEqual([
    { field: 'reportCase', reason: '无误，与证书一致' },
    { field: 'files.certificate', reason: '扫描件已是原件彩色扫描' },
  ]);
  expect(Object.keys(body?.formData ?? {}).filter((key) => /原|reason|asIs/.test(key))).toEqual([]);
});

it('never goes back to the old file without a word when the tab is closed over a new one', async () => {
  const page = `${PJSQ_PAGE}?id=${id}&at=files.certificate`;
  const { user } = await renderPortal(page, { account: 'enterprise' });
  await step('上传材料');
  const files = () => screen.findByRole('list', { name: '专利证书或授权公告文本的文件' });
  const former = (await files()).querySelector('li span')?.textContent ?? '';
  const file = new File([sample.pdf('', '% new\n')], former, { type: 'application/pdf' });
  const picker = () => screen.getByLabelText<HTMLInputElement>('选择文件：专利证书或授权公告文本');
  await user.upload(picker(), file);
  await screen.findByRole('button', { name: `替换“${former}”` });
  cleanup();
  closeFormFiles(holdsFiles('enterprise', `${id}.1`));

  const again = await renderPortal(page, { account: 'enterprise' });
  await step('上传材料');
  expect(await files()).toHaveTextContent(`“${former}”还没有被替换`);
  await again.user.click(screen.getAllByRole('button', { name: '返回核对' })[0] as HTMLElement);
  await step('核对确认');
  await again.user.click(button('提交补正'));
  const summary = await screen.findByRole('region', { name: /处需要修改/ });
  expect(within(summary).getAllByRole('link')[0]).toHaveTextContent(/^请求事由：还没有/);
  await again.user.click(within(summary).getByRole('link', { name: /浏览器不再持有这个文件/ }));
  await step('上传材料');
  await again.user.upload(picker(), file);
  await again.user.click(await screen.findByRole('button', { name: `替换“${former}”` }));
  await waitFor(async () => expect(within(await files()).getAllByRole('listitem')).toHaveLength(1));
  expect(await files()).toHaveTextContent('已上传');
  expect(await bodiesOf(RESUBMIT)).toEqual([]);
});

it('says that the request has moved on, and reads it again', async () => {
  const portal = await renderPortal(`${PJSQ_PAGE}?id=${id}&at=reportCase`, {
    account: 'enterprise',
  });
  await portal.user.selectOptions(await screen.findByLabelText('请求事由'), '5');
  await portal.goTo(`${PJSQ_PAGE}?id=${id}&step=files`);
  await step('上传材料');
  await addFile(portal.user, '专利证书或授权公告文本');
  await portal.goTo(`${PJSQ_PAGE}?id=${id}&step=check`);
  await step('核对确认');
  await failNext(RESUBMIT, {
    body: { code: 40902, msg: '办件状态已变化，请刷新', data: null },
  });
  await portal.user.click(button('提交补正'));
  expect(await screen.findByText(/办件状态已变化，请刷新/)).toBeVisible();
  await fetch('/data-service/api/authFront/process/withdraw', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, idempotencyKey: 'withdrawn-elsewhere' }),
  });
  await portal.user.click(button('刷新办件'));
  await screen.findByRole('heading', { level: 1, name: '现在不能补正' });
  expect(screen.getByRole('link', { name: '查看办件' })).toBeVisible();
});

it('says why a request cannot be corrected, is not there, or could not be read', async () => {
  const finished = await sentBack('FINISHED');
  const portal = await renderPortal(`${PJSQ_PAGE}?id=${finished}`, { account: 'enterprise' });
  await screen.findByRole('heading', { level: 1, name: '现在不能补正' });
  expect(screen.getByText(/现在是“已办结”/)).toBeVisible();
  await failNext(OWN, { status: 500 });
  await portal.goTo(`${PJSQ_PAGE}?id=${id}`);
  await screen.findByRole('heading', { level: 1, name: '这份办件没有加载成功' });
  await portal.user.click(button('重试'));
  await step('补正通知');
});

it("says that a number is nobody's or somebody else's, and leads on", async () => {
  const portal = await renderPortal(`${PJSQ_PAGE}?id=PJSQ-20990101-000001`, {
    account: 'enterprise',
  });
  await screen.findByRole('heading', { level: 1, name: '没有找到这份办件' });
  expect(screen.getByRole('link', { name: '去专利权评价报告申请' })).toBeVisible();
  await logIn('person');
  await portal.goTo(`${PJSQ_PAGE}?id=${id}`);
  await screen.findByRole('heading', { level: 1, name: '没有找到这份办件' });
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});
