import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { failNext } from '../../support/faults';
import { renderPortal } from '../../support/renderPortal';
import { addFile, button, PJSQ_PAGE, seedDraft, step } from './applySupport';

const KEY = 'iprUsedFiles.U1002';
const FILES = `${PJSQ_PAGE}?step=files`;
const DOWNLOAD = '/business-service/api/authFront/file/download';

const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as { id: string; name: string }[];

async function openFiles() {
  await seedDraft({ files: [] });
  const portal = await renderPortal(FILES, { account: 'enterprise' });
  await step('上传材料');
  return portal;
}

/** A document that the demo enterprise has uploaded before. */
async function upload() {
  const portal = await openFiles();
  await addFile(portal.user, '主体资格证明');
  await waitFor(() => expect(kept()).toHaveLength(1));
  return { ...portal, name: kept()[0]?.name ?? '' };
}

const open = async (user: Awaited<ReturnType<typeof openFiles>>['user'], label: string) => {
  await user.click(button(new RegExp(`^从我的材料中选（\\d）：${label}`)));
  return screen.findByRole('dialog', { name: '我的材料' });
};

describe('a document that was uploaded before', () => {
  beforeEach(() => localStorage.clear());

  it('is used again as a file of its own, and says what is kept where', async () => {
    const { user, name } = await upload();
    const dialog = await open(user, '专利权评价报告请求书');
    expect(dialog).toHaveTextContent('只保存文件的名称、大小和编号，90 天后自动删除');
    expect(dialog).toHaveTextContent('选用时才知道是否还在');
    expect(dialog).toHaveTextContent(/ 上传 · \d{4}-\d{2}-\d{2} 自动删除/);
    await user.click(within(dialog).getByRole('button', { name: `使用“${name}”` }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const list = await screen.findByRole('list', { name: '专利权评价报告请求书的文件' });
    await waitFor(() => expect(list).toHaveTextContent('已上传'));
    expect(list).toHaveTextContent(name);
    // Neither where no more files are taken, nor where it stands already.
    expect(
      screen.queryByRole('button', { name: /^从我的材料.*：专利权评价报告请求书/ }),
    ).toBeNull();
    expect(screen.queryByRole('button', { name: /^从我的材料.*：主体资格证明/ })).toBeNull();
    expect(button(/^从我的材料中选（1）：专利证书/)).toBeVisible();
  });

  it('that the service does not have any more is told, and is deleted by one press', async () => {
    const { user, name } = await upload();
    const dialog = await open(user, '专利权评价报告请求书');
    await failNext(DOWNLOAD, { status: 404 });
    await user.click(within(dialog).getByRole('button', { name: `使用“${name}”` }));
    expect(await within(dialog).findByText(/可能已经删除.*请从您的电脑重新选择。$/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: `从名单删除“${name}”` }));
    expect(await within(dialog).findByText('名单是空的。')).toBeVisible();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('that does not fit is not offered, with the reason; old ones are gone', async () => {
    const file = { id: 'F1', name: '录音.mp3', size: 5000, label: '侵权证据', at: Date.now() };
    const old = { ...file, id: 'F2', at: Date.now() - 91 * 24 * 3_600_000 };
    localStorage.setItem(KEY, JSON.stringify([file, old]));
    const { user } = await openFiles();
    await waitFor(() => expect(kept().map(({ id }) => id)).toEqual(['F1']));
    const dialog = await open(user, '主体资格证明');
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
    expect(dialog).toHaveTextContent('不能用于这里：');
    expect(within(dialog).queryByRole('button', { name: /^使用/ })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: '删除全部名单' }));
    expect(await within(dialog).findByText('名单是空的。')).toBeVisible();
    // The button that opened the list is gone with it.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('选择文件：主体资格证明')).toHaveFocus();
  });

  it('that is deleted from the form, and with it from the service, is not offered any more', async () => {
    const { user, name } = await upload();
    await user.click(button(`删除“${name}”`));
    await waitFor(() => expect(kept()).toEqual([]));
    expect(screen.queryByRole('button', { name: /^从我的材料/ })).toBeNull();
  });

  it('is forgotten on a public computer', async () => {
    const { user } = await upload();
    await user.click(button('草稿选项'));
    await user.click(screen.getByRole('checkbox', { name: '这是公用电脑' }));
    await user.click(button('删除并不再保存'));
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(screen.queryByRole('button', { name: /^从我的材料/ })).toBeNull();
  });
});
