import { createHash } from 'node:crypto';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FileField } from '@/components/form/files/FileField';
import { closeFormFiles, openFormFiles } from '@/components/form/files/formFiles';
import * as sample from '../../domain/files/samples';
import { recordEffects } from '../../requests/clients';
import { backEnd } from '../../support/backEnd';
import { callsSeen, failNext } from '../../support/faults';
import { logIn } from '../../support/renderPortal';

import { answerUploads, LICENCE, named, PROOF, show, stateOf, UPLOAD } from './filesSupport';

let shown: unknown[];
beforeEach(async () => {
  shown = recordEffects();
  await logIn('enterprise');
});

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
