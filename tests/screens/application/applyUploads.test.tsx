import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failNext, holdNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import {
  CREATE as CREATE_LISTING,
  demand,
  PUBLISH_PAGE,
  seedListing,
} from '../trade/publishSupport';
import { bodiesOf, button, CREATE, GOOD, PJSQ_PAGE, seedDraft, step } from './applySupport';

/** Uploads are an assumed call; an installation need not have them. */
const UPLOAD = '/business-service/api/authFront/file/upload';

const NOT_HERE = /现在不能在线上传文件/;

const uploadsAnswer = (fault: Parameters<typeof failNext>[1]) =>
  failNext(UPLOAD, { method: 'GET', times: 9, ...fault });

it.each([
  ['a page 404', { status: 404, body: '<html>404</html>' }],
  ['JSON 404', { status: 404, body: { code: 404, msg: 'not found', data: null } }],
])('is said at the guide, with the ways that remain, when uploads answer %s', async (_, fault) => {
  await uploadsAnswer(fault);
  await renderPortal(PJSQ_PAGE, { account: 'enterprise' });
  const notice = await screen.findByRole('region', { name: '材料不能在线提交' });
  expect(notice).toHaveTextContent(NOT_HERE);
  expect(notice).toHaveTextContent(/必须提交材料.*专利权评价报告请求书/);
  expect(notice).toHaveTextContent(/打印申请表.*窗口/);
  expect(notice).toHaveTextContent(/电话.*\d{5}/);
  expect(button('开始办理')).toBeVisible();
  expect(screen.queryByText(/404/)).toBeNull();
});

it.each([
  ['nothing wrong', undefined],
  ['500', { status: 500 }],
  ['no answer', { cut: true }],
  ['another page', { body: '<html>login</html>' }],
])('claims nothing when uploads answer %s', async (_, fault) => {
  if (fault) await uploadsAnswer(fault);
  await renderPortal(PJSQ_PAGE, { account: 'enterprise' });
  await screen.findByRole('button', { name: '开始办理' });
  await screen.findByRole('table', { name: /我的办件/ });
  expect(screen.queryByText(NOT_HERE)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['offered', undefined, '提交'],
  ['not offered', { status: 404 }, '打印申请表'],
])('ends the check with no button that becomes another: uploads %s', async (_, fault, ending) => {
  await seedDraft({ files: [], values: GOOD });
  if (fault) await uploadsAnswer(fault);
  const answer = holdNext(UPLOAD);
  await renderPortal(`${PJSQ_PAGE}?step=check`, { account: 'enterprise' });
  await step('核对确认');
  const asking = await screen.findByText('正在确认本平台现在能不能在线提交材料…');
  for (const name of ['提交', '打印申请表']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  answer.release();
  expect(await screen.findByRole('button', { name: ending })).toBeVisible();
  expect(asking).not.toBeInTheDocument();
});

it('leads through the form to a paper for the counter when files are compulsory', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await seedDraft({ files: [], values: { ...GOOD, patentTitle: '' } });
  await uploadsAnswer({ status: 404 });
  const portal = await renderPortal(`${PJSQ_PAGE}?step=files`, { account: 'enterprise' });
  const { user } = portal;
  await step('上传材料');
  expect(await screen.findByText(NOT_HERE)).toBeVisible();
  expect(screen.queryByLabelText(/^选择文件/)).toBeNull();
  expect(screen.getByRole('heading', { name: /专利证书或授权公告文本/ })).toBeVisible();
  await user.click(button('下一步：核对确认'));
  await step('核对确认');
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
  await user.click(button('打印申请表'));
  const summary = await screen.findByRole('region', { name: '有 1 处需要修改' });
  expect(summary).toHaveTextContent('请填写专利名称');
  expect(print).not.toHaveBeenCalled();
  await user.click(within(summary).getByRole('link'));
  await user.type(await screen.findByLabelText('专利名称'), '一种示例夹具');
  await user.click(screen.getAllByRole('button', { name: '返回核对' })[0] as HTMLElement);
  await step('核对确认');
  await user.click(button('打印申请表'));
  expect(print).toHaveBeenCalledOnce();
  const paper = document.querySelector('.ipr-print-form');
  for (const words of ['一种示例夹具', '13000000002', '主体资格证明', '签名']) {
    expect(paper).toHaveTextContent(words);
  }
  expect(await bodiesOf(CREATE)).toEqual([]);
});

it('keeps from nothing where no file is asked for', async () => {
  seedListing(demand());
  await uploadsAnswer({ status: 404 });
  const { user } = await renderPortal(PUBLISH_PAGE, { account: 'enterprise' });
  expect(await screen.findByText(NOT_HERE)).toBeVisible();
  cleanup();
  await renderPortal(`${PUBLISH_PAGE}?step=check`, { account: 'enterprise' });
  await step('核对确认');
  await waitFor(() => expect(button('提交')).toBeVisible());
  await user.click(button('提交'));
  await waitFor(async () => {
    const told = screen.queryByRole('region', { name: /处需要修改/ })?.textContent;
    if (told) throw new Error(told);
    expect(await bodiesOf(CREATE_LISTING)).toHaveLength(1);
  });
});
