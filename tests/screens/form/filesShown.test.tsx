import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AttachmentList } from '@/components/form/files/AttachmentList';
import * as sample from '../../domain/files/samples';
import { recordEffects } from '../../requests/clients';
import { backEnd } from '../../support/backEnd';
import { catchDownloads } from '../../support/downloads';
import { logIn } from '../../support/renderPortal';

import { named, show, stateOf } from './filesSupport';

let shown: unknown[];
beforeEach(async () => {
  shown = recordEffects();
  await logIn('enterprise');
});

describe('looking at a file', () => {
  const blobs: Blob[] = [];
  beforeEach(() => {
    blobs.length = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return `blob:http://localhost:8000/${blobs.length}`;
    });
  });

  it.each([
    ['a picture', named('一点.png', sample.png), 'image/png'],
    ['a PDF', named('合同.pdf'), 'application/pdf'],
  ])('shows %s under the type of its content', async (_, file, type) => {
    const { picker, user } = show();
    await user.upload(picker(), file);
    const item = await stateOf(file.name, '已上传');
    await user.click(within(item).getByRole('button', { name: `预览“${file.name}”` }));
    const dialog = await screen.findByRole('dialog', { name: file.name });
    const content =
      type === 'application/pdf'
        ? await within(dialog).findByTitle(`“${file.name}”的内容`)
        : await within(dialog).findByAltText(`“${file.name}”的内容`);
    expect(content).toHaveAttribute('src', 'blob:http://localhost:8000/1');
    expect(blobs[0]?.type).toBe(type);
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(within(item).getByRole('button', { name: `预览“${file.name}”` })).toHaveFocus();
  });

  it('never opens what only calls itself a PDF, not even from the back end', async () => {
    const page = new Response(sample.html, { headers: { 'content-type': 'application/pdf' } });
    backEnd.use(http.get('*/file/download', () => page));
    const attachment = {
      id: 'F1',
      name: '通知.pdf',
      size: 9,
      ext: 'pdf',
      category: 'proof',
      uploadTime: '2026-11-20 09:00:00',
      sha256: 'a'.repeat(64),
    };
    const { user } = show({ kept: [attachment] });
    await user.click(screen.getByRole('button', { name: '预览“通知.pdf”' }));
    expect(await screen.findByText(/不能在页面中预览/)).toBeVisible();
    expect(blobs).toEqual([]);
  });
});

it('lists the files of a request that is sent, with nothing to change', async () => {
  const { picker, user, files, page } = show();
  await user.upload(picker(), named('通知书.pdf'));
  await stateOf('通知书.pdf', '已上传');
  const attachments = files.kept().map((kept) => ({
    sha256: '',
    ...kept,
    ext: 'pdf',
    uploadTime: '2026-11-20 09:00:00',
  }));
  page.unmount();
  render(<AttachmentList label="结果文件" attachments={attachments} />);
  const list = screen.getByRole('list', { name: '结果文件' });
  expect(within(list).getAllByRole('button')).toHaveLength(2);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:http://localhost:8000/1');
  await user.click(within(list).getByRole('button', { name: '预览“通知书.pdf”' }));
  expect(await screen.findByTitle('“通知书.pdf”的内容')).toBeInTheDocument();
});

it('saves a file under its name, without opening it', async () => {
  const downloads = catchDownloads();
  const { picker, user } = show();
  await user.upload(picker(), named('合同.pdf'));
  await stateOf('合同.pdf', '已上传');
  await user.click(screen.getByRole('button', { name: '下载“合同.pdf”' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]).toMatchObject({ name: '合同.pdf' });
  expect(downloads[0]?.content.type).toBe('application/octet-stream');
});

it('a download that fails is told once', async () => {
  backEnd.use(http.get('*/file/download', () => HttpResponse.json({}, { status: 404 })));
  const kept = { category: 'proof', id: 'F1', name: '旧件.pdf', size: 9 };
  const { user } = show({ kept: [kept] });
  await user.click(screen.getByRole('button', { name: '下载“旧件.pdf”' }));
  await waitFor(() =>
    expect(shown).toEqual([
      ['message', 'error', '请求的内容不存在，或者本平台的后台没有提供这项服务（404）。'],
    ]),
  );
});
