import { createHash } from 'node:crypto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AttachmentList } from '@/components/form/files/AttachmentList';
import type { KeptFile } from '@/components/form/files/entry';
import { FileField } from '@/components/form/files/FileField';
import { closeFormFiles, FormFiles, openFormFiles } from '@/components/form/files/formFiles';
import type { FileCategory } from '@/domain/form/description';
import * as sample from '../../domain/files/samples';
import { recordEffects } from '../../requests/clients';
import { backEnd } from '../../support/backEnd';
import { catchDownloads } from '../../support/downloads';
import { callsSeen, failNext } from '../../support/faults';
import { logIn } from '../../support/renderPortal';

const UPLOAD = '/business-service/api/authFront/file/upload';
const PROOF: FileCategory = {
  key: 'proof',
  label: '证明材料',
  hint: '例如合同、发票',
  rule: 'standard',
};
const LICENCE: FileCategory = { key: 'licence', label: '营业执照', rule: 'standard', max: 1 };

const PAIR: FileCategory = { key: 'pair', label: '对比照片', rule: 'standard', max: 2 };

let shown: unknown[];
beforeEach(async () => {
  shown = recordEffects();
  await logIn('enterprise');
});

interface Options {
  category?: FileCategory;
  kept?: KeptFile[];
  error?: string;
}

function show({ category = PROOF, kept = [], error }: Options = {}) {
  const files = new FormFiles([PROOF, LICENCE, PAIR], kept);
  const page = render(
    <ConfigProvider locale={zhCN} button={{ autoInsertSpace: false }}>
      <FileField category={category} required files={files} error={error} />
    </ConfigProvider>,
  );
  const picker = () => screen.getByLabelText<HTMLInputElement>(`选择文件：${category.label}`);
  return { files, page, picker, user: userEvent.setup({ applyAccept: false }) };
}

const named = (name: string, bytes: Uint8Array<ArrayBuffer> = sample.pdf(), type = '') =>
  new File([bytes], name, { type });

/** The row of a file. */
const row = (name: string) =>
  screen.findByText(name, { selector: 'li span' }).then((element) => {
    const item = element.closest('li');
    if (!item) throw new Error(`no row of ${name}`);
    return item;
  });

async function stateOf(name: string, state: string) {
  const item = await row(name);
  await waitFor(() => expect(item).toHaveTextContent(state));
  return item;
}

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

/** Answers of the back end in turn; afterwards the mock's own. */
function answerUploads(...answers: (() => Response | Promise<Response>)[]): void {
  backEnd.use(
    ...answers.toReversed().map((answer) => http.post(`*${UPLOAD}`, answer, { once: true })),
  );
}

describe('on the way', () => {
  it('shows how far it is; 取消 stops it and tells the back end', async () => {
    let stopped = false;
    backEnd.use(
      http.post(`*${UPLOAD}`, ({ request }) => {
        request.signal.addEventListener('abort', () => {
          stopped = true;
        });
        return new Promise<Response>(() => undefined);
      }),
    );
    const { files, picker, user } = show();
    await user.upload(picker(), named('慢.pdf'));
    await stateOf('慢.pdf', '正在上传');
    expect(screen.getByRole('progressbar', { name: '“慢.pdf”的上传进度' })).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
    expect(files.attached()).toEqual([{ category: 'proof', name: '慢.pdf', state: 'running' }]);
    await user.click(screen.getByRole('button', { name: '取消“慢.pdf”' }));
    expect(files.snapshot()).toEqual([]);
    await waitFor(() => expect(stopped).toBe(true));
    await waitFor(async () => {
      const removed = (await callsSeen()).filter(({ path }) => path.endsWith('/file/remove'));
      expect(removed).toHaveLength(1);
    });
    expect(shown).toEqual([]);
  });

  it('two at a time', async () => {
    const waiting: (() => void)[] = [];
    const hold = async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return HttpResponse.json({ code: 10004, msg: '不支持', data: null });
    };
    answerUploads(hold, hold, hold);
    const { files, picker, user } = show();
    const list = [1, 2, 3].map((n) => named(`${n}.pdf`, sample.pdf('', `% ${n}\n`)));
    await user.upload(picker(), list);
    await waitFor(() => expect(files.snapshot().at(-1)?.state).toBe('waiting'));
    await waitFor(() => expect(waiting).toHaveLength(2));
    for (const resolve of waiting) resolve();
    await waitFor(() => expect(waiting).toHaveLength(3));
    waiting[2]?.();
    await waitFor(() => expect(files.snapshot().at(-1)?.state).toBe('refused'));
  });

  it('a cut: it goes on by itself', async () => {
    await failNext(UPLOAD, { method: 'POST', cut: true });
    const { picker, user } = show();
    await user.upload(picker(), named('断.pdf'));
    await stateOf('断.pdf', '正在重试');
    await stateOf('断.pdf', '已上传');
    expect(shown).toEqual([]);
  });

  it('an answer that stops it: the reason stands at the file, 重试 goes on', async () => {
    await failNext(UPLOAD, { method: 'POST', status: 404 });
    const { picker, user } = show();
    await user.upload(picker(), named('错.pdf'));
    const item = await stateOf('错.pdf', '上传失败');
    expect(item).toHaveTextContent(
      '本平台的后台没有提供这项服务（404）。点“重试”从断开的地方继续上传',
    );
    expect(shown).toEqual([]);
    await user.click(within(item).getByRole('button', { name: '重试“错.pdf”' }));
    await stateOf('错.pdf', '已上传');
  });

  it('the end of the session: the login comes, and after it the upload goes on', async () => {
    await failNext(UPLOAD, { method: 'POST', body: { code: 99998, msg: '登录已失效' } });
    const files = openFormFiles('U1 PJSQ', [PROOF], () => []);
    const page = render(<FileField category={PROOF} required files={files} error={undefined} />);
    const user = userEvent.setup();
    await user.upload(screen.getByLabelText('选择文件：证明材料'), named('续.pdf'));
    await stateOf('续.pdf', '登录后自动继续');
    expect(shown).toEqual([['login']]);
    expect(screen.getByRole('button', { name: '继续“续.pdf”' })).toBeEnabled();
    page.unmount();
    // The form's page is opened anew after the login.
    const same = openFormFiles('U1 PJSQ', [PROOF], () => []);
    render(<FileField category={PROOF} required files={same} error={undefined} />);
    await stateOf('续.pdf', '已上传');
    closeFormFiles('U1 PJSQ');
    expect(same.snapshot()).toEqual([]);
  });

  it('a reload: asks for the file again and goes on from what the back end has', async () => {
    const bytes = sample.joined(sample.pdf('', 'x'.repeat(400_000)));
    await failNext(UPLOAD, { method: 'POST', status: 404 });
    const first = show();
    await first.user.upload(first.picker(), named('大件.pdf', bytes));
    await stateOf('大件.pdf', '上传失败');
    const kept = first.files.kept();
    expect(kept).toMatchObject([
      { name: '大件.pdf', sha256: createHash('sha256').update(bytes).digest('hex') },
    ]);
    first.page.unmount();

    const second = show({ kept });
    const item = await stateOf('大件.pdf', '需要重新选择文件');
    expect(item).toHaveTextContent('从断开的地方继续上传');
    await second.user.upload(second.picker(), named('大件.pdf', bytes));
    await stateOf('大件.pdf', '已上传');
    expect(second.files.snapshot()).toHaveLength(1);
    expect(second.files.attachments()).toHaveLength(1);
    const calls = (await callsSeen()).filter(({ path }) => path === UPLOAD);
    expect(calls.at(1)).toMatchObject({ method: 'GET', query: { uploadId: kept[0]?.id } });
  });

  it('a reload before the answer: says what was to be replaced, and asks for the file again', async () => {
    const first = show({ category: LICENCE });
    await first.user.upload(first.picker(), named('旧执照.pdf'));
    await stateOf('旧执照.pdf', '已上传');
    const former = first.files.attachments();
    await first.user.upload(first.picker(), named('新执照.jpg', sample.jpg));
    await stateOf('新执照.jpg', '等您确认');
    const kept = JSON.parse(JSON.stringify(first.files.kept()));
    first.page.unmount();

    const second = show({ category: LICENCE, kept });
    await stateOf('旧执照.pdf', '已上传');
    const item = await stateOf('新执照.jpg', '需要重新选择文件');
    expect(item).toHaveTextContent('“旧执照.pdf”还没有被替换');
    expect(second.files.attached().map(({ state }) => state)).toEqual(['ready', 'stuck']);
    expect(second.files.attachments()).toEqual(former);
    await second.user.upload(second.picker(), named('新执照.jpg', sample.jpg));
    await second.user.click(await screen.findByRole('button', { name: '替换“新执照.jpg”' }));
    await waitFor(() => expect(screen.queryByText('旧执照.pdf')).toBeNull());
    await stateOf('新执照.jpg', '已上传');
    expect(second.files.snapshot()).toHaveLength(1);
  });

  it('a reload while the content is looked at: the file is named and chosen again', async () => {
    const slow = named('大件.pdf');
    vi.spyOn(slow, 'slice').mockImplementation(
      () => ({ arrayBuffer: () => new Promise(() => undefined) }) as unknown as Blob,
    );
    const first = show();
    await first.user.upload(first.picker(), slow);
    await stateOf('大件.pdf', '正在检查');
    const kept = JSON.parse(JSON.stringify(first.files.kept()));
    first.page.unmount();

    const second = show({ kept });
    await stateOf('大件.pdf', '需要重新选择文件');
    await second.user.upload(second.picker(), named('大件.pdf'));
    await stateOf('大件.pdf', '已上传');
    expect(second.files.snapshot()).toHaveLength(1);
  });

  it('a file that was deleted can be taken back; one that is only at the back end is asked about', async () => {
    const first = show();
    await first.user.upload(first.picker(), named('合同.pdf'));
    await stateOf('合同.pdf', '已上传');
    await first.user.click(screen.getByRole('button', { name: '删除“合同.pdf”' }));
    expect(first.files.snapshot()).toEqual([]);
    await first.user.click(screen.getByRole('button', { name: '撤销删除“合同.pdf”' }));
    await stateOf('合同.pdf', '已上传');
    expect(screen.queryByRole('button', { name: /^撤销/ })).toBeNull();
    const kept = first.files.kept();
    first.page.unmount();

    const { files, user } = show({ kept });
    await user.click(screen.getByRole('button', { name: '删除“合同.pdf”' }));
    const dialog = await screen.findByRole('alertdialog', { name: '删除“合同.pdf”？' });
    expect(dialog).toHaveTextContent('删除后不能撤销');
    await user.click(within(dialog).getByRole('button', { name: '保留' }));
    expect(files.attachments()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '删除“合同.pdf”' }));
    await user.click(screen.getByRole('button', { name: '删除文件' }));
    expect(files.snapshot()).toEqual([]);
    expect(screen.queryByRole('button', { name: /^撤销/ })).toBeNull();
  });

  it('a file kept by a draft is there without being sent again', async () => {
    const first = show();
    await first.user.upload(first.picker(), named('a.pdf'));
    await stateOf('a.pdf', '已上传');
    const kept = first.files.kept();
    first.page.unmount();
    const { files } = show({ kept });
    await stateOf('a.pdf', '已上传');
    expect(files.attachments()).toEqual(first.files.attachments());
  });
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
