import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FileField } from '@/components/form/files/FileField';
import * as sample from '../../domain/files/samples';
import { recordEffects } from '../../requests/clients';
import { callsSeen } from '../../support/faults';
import { logIn } from '../../support/renderPortal';

import { LICENCE, named, PAIR, PROOF, show, stateOf, UPLOAD } from './filesSupport';

beforeEach(async () => {
  recordEffects();
  await logIn('enterprise');
});

describe('a file that fails names the reason and the remedy', () => {
  const faults: [fault: string, File, reason: string, remedy: string][] = [
    ['a type that is not accepted', named('照片.heic'), '不支持的文件类型', '兼容性最佳'],
    [
      'a type that its content contradicts',
      named('扫描.pdf', sample.zip),
      '内容却是ZIP 压缩包',
      '解压',
    ],
    ['a web page called PDF', named('下载.pdf', sample.html), '内容却是网页', '另存为 PDF'],
    ['an empty file', named('空.pdf', new Uint8Array()), '文件内容为空', '重新保存'],
    [
      'an encrypted PDF',
      named('加密.pdf', sample.pdf('/Encrypt 9 0 R')),
      '文件设有密码或使用限制',
      '打印',
    ],
    [
      'a file too large',
      named('大.pdf', new Uint8Array(20 * 1024 * 1024 + 1)),
      '此文件 20.1 MB',
      '压缩 PDF',
    ],
  ];
  it.each(faults)('%s', async (_, file, reason, remedy) => {
    const { files, picker, user } = show();
    await user.upload(picker(), file);
    const item = await stateOf(file.name, '不能上传');
    expect(item).toHaveTextContent(reason);
    expect(item).toHaveTextContent(remedy);
    expect(screen.getByRole('status')).toHaveTextContent(`“${file.name}”没有上传`);
    expect(files.attachments()).toEqual([]);
    expect((await callsSeen()).filter(({ path }) => path === UPLOAD)).toEqual([]);
    await user.click(within(item).getByRole('button', { name: `删除“${file.name}”` }));
    expect(screen.queryByText(file.name)).toBeNull();
    expect(picker()).toHaveFocus();
  });

  it('too many files: the one too many is refused, the others stay', async () => {
    const { files, picker, user } = show({ category: PAIR });
    await user.upload(
      picker(),
      [1, 2, 3].map((n) => named(`${n}.pdf`, sample.pdf('', `% ${n}\n`))),
    );
    const item = await stateOf('3.pdf', '不能上传');
    expect(item).toHaveTextContent('附件数量不能超过 2 个');
    expect(item).toHaveTextContent('合并成一个 PDF');
    await waitFor(() => expect(files.attachments()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: '删除“1.pdf”' }));
    await user.click(within(item).getByRole('button', { name: '重试“3.pdf”' }));
    await stateOf('3.pdf', '已上传');
  });

  it('a file that is no longer on the disk: add it again', async () => {
    const { picker, user } = show();
    const gone = named('网盘.pdf');
    vi.spyOn(gone, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotFoundError');
    });
    await user.upload(picker(), gone);
    const item = await stateOf('网盘.pdf', '不能上传');
    expect(item).toHaveTextContent('请存到本机后重新添加');
  });

  it('the same content twice: refused, naming the other file and where it is', async () => {
    const { files, picker, user } = show();
    await user.upload(picker(), named('合同.pdf'));
    await stateOf('合同.pdf', '已上传');
    await user.upload(picker(), named('合同副本.pdf'));
    const item = await stateOf('合同副本.pdf', '不能上传');
    expect(item).toHaveTextContent('内容与本项的“合同.pdf”完全相同');
    expect(files.attachments()).toHaveLength(1);
  });

  it('the same content for two purposes: each has it, and one can go without the other', async () => {
    const { files, page, picker, user } = show();
    await user.upload(picker(), named('合同.pdf'));
    await stateOf('合同.pdf', '已上传');
    page.rerender(
      [PROOF, LICENCE].map((category) => (
        <FileField
          key={category.key}
          category={category}
          required
          files={files}
          error={undefined}
        />
      )),
    );
    await user.upload(screen.getByLabelText('选择文件：营业执照'), named('合同.pdf'));
    const list = await screen.findByRole('list', { name: '营业执照的文件' });
    await waitFor(() => expect(list).toHaveTextContent('已上传'));
    const [proof, licence] = files.attachments();
    expect([proof?.category, licence?.category]).toEqual(['proof', 'licence']);
    expect(proof?.id).not.toBe(licence?.id);
    await user.click(within(list).getByRole('button', { name: '删除“合同.pdf”' }));
    expect(files.attachments()).toEqual([proof]);
  });

  it('a sign in the name: one press gives it an allowed name', async () => {
    const { picker, user } = show();
    await user.upload(picker(), named('合同:终稿.pdf'));
    const item = await stateOf('合同:终稿.pdf', '不能上传');
    await user.click(within(item).getByRole('button', { name: '改名并添加“合同:终稿.pdf”' }));
    await stateOf('合同_终稿.pdf', '已上传');
  });

  it('an extension that does not fit: one press gives it the right one', async () => {
    const { files, picker, user } = show();
    await user.upload(picker(), named('扫描.pdf', sample.jpg));
    await user.click(await screen.findByRole('button', { name: '改名并添加“扫描.pdf”' }));
    await stateOf('扫描.jpg', '已上传');
    expect(files.attachments()).toHaveLength(1);
  });

  it('a file that was cut off is attached, with a remark', async () => {
    const { picker, user } = show();
    await user.upload(picker(), named('半.pdf', sample.pdf().slice(0, -8)));
    expect(await stateOf('半.pdf', '已上传')).toHaveTextContent('文件末尾不完整');
  });
});

describe('the same name', () => {
  const second = () => named('执照.pdf', sample.pdf('', '% second\n'));

  it('asks before it replaces; the former one goes once the new one is there', async () => {
    const { files, picker, user } = show();
    await user.upload(picker(), named('执照.pdf'));
    await stateOf('执照.pdf', '已上传');
    const former = files.attachments()[0]?.id;
    await user.upload(picker(), second());
    expect(await screen.findByText('已有文件“执照.pdf”，要用这个文件替换它吗？')).toBeVisible();
    expect(files.attached().map(({ state }) => state)).toEqual(['ready', 'stuck']);
    await user.click(screen.getByRole('button', { name: '替换“执照.pdf”' }));
    await waitFor(() => expect(files.snapshot()).toHaveLength(1));
    expect(files.attachments()[0]?.id).not.toBe(former);
    await waitFor(async () => {
      const removed = (await callsSeen()).filter(({ path }) => path.endsWith('/file/remove'));
      expect(removed.map(({ body }) => body)).toEqual([{ id: former }]);
    });
  });

  it('is no question any more when the former one is deleted', async () => {
    const { files, picker, user } = show();
    await user.upload(picker(), named('执照.pdf'));
    const former = await stateOf('执照.pdf', '已上传');
    await user.upload(picker(), second());
    await screen.findByText(/要用这个文件替换它吗/);
    await user.click(within(former).getByRole('button', { name: '删除“执照.pdf”' }));
    await stateOf('执照.pdf', '已上传');
    expect(files.snapshot()).toHaveLength(1);
  });

  it('is left alone when the user says no', async () => {
    const { files, picker, user } = show();
    await user.upload(picker(), named('执照.pdf'));
    await stateOf('执照.pdf', '已上传');
    await user.upload(picker(), second());
    await user.click(await screen.findByRole('button', { name: '不替换“执照.pdf”' }));
    expect(files.snapshot()).toHaveLength(1);
    expect(files.attached()[0]?.state).toBe('ready');
  });

  it('is not needed where only one file is taken', async () => {
    const { picker, user } = show({ category: LICENCE });
    expect(picker().multiple).toBe(false);
    await user.upload(picker(), named('旧执照.pdf'));
    await stateOf('旧执照.pdf', '已上传');
    await user.upload(picker(), named('新执照.jpg', sample.jpg));
    await user.click(await screen.findByRole('button', { name: '替换“新执照.jpg”' }));
    await waitFor(() => expect(screen.queryByText('旧执照.pdf')).toBeNull());
  });
});

describe('ways in', () => {
  it('tells the rules before, and names the control', () => {
    const { picker } = show({ error: '请上传证明材料' });
    expect(picker()).toHaveAccessibleDescription(
      /例如合同、发票.*单个不超过 20 MB，最多 10 个。 请上传证明材料/,
    );
    expect(picker().accept).toContain('.pdf');
  });

  it('by dropping', async () => {
    show();
    fireEvent.drop(screen.getByText(/也可以把文件拖到这里/), {
      dataTransfer: { files: [named('拖放.pdf')] },
    });
    await stateOf('拖放.pdf', '已上传');
  });

  it('by pasting: pictures of the clipboard are named by the time', async () => {
    const { files, picker, user } = show();
    const paste = () =>
      fireEvent.paste(document.body, {
        clipboardData: { files: [named('image.png', sample.png, 'image/png')] },
      });
    paste();
    expect(files.snapshot()).toEqual([]);
    await user.click(screen.getByText(/按 Ctrl \+ V 粘贴截图/));
    expect(picker()).toHaveFocus();
    paste();
    await stateOf((await screen.findByText(/^粘贴图片-\d{8}-\d{6}\.png$/)).textContent, '已上传');
  });

  it("with a telephone's camera", async () => {
    const { user } = show();
    const camera = screen.getByLabelText<HTMLInputElement>('拍照：证明材料');
    expect(camera).toHaveAttribute('capture', 'environment');
    await user.upload(camera, named('image.jpg', sample.jpg, 'image/jpeg'));
    await stateOf((await screen.findByText(/^照片-\d{8}-\d{6}\.jpg$/)).textContent, '已上传');
  });
});
