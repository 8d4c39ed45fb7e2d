import { beforeEach, describe, expect, it } from 'vitest';
import type { Article, UploadAnswer } from '../../../mock/contract';
import { resetState } from '../../../mock/state';
import { call, sessionCookie } from '../client';
import { apply, office, seen, send, uploadFile } from './requests';
import { sendForm, UPLOAD, uploadForm } from './uploads';

beforeEach(resetState);

const DOWNLOAD = '/business-service/api/authFront/file/download';
const REMOVE = '/business-service/api/authFront/file/remove';

const download = (cookie: string, id: string) => call('GET', DOWNLOAD, { cookie, query: { id } });
const remove = (cookie: string, body: object) => send<null>('POST', REMOVE, { cookie, body });
const found = (cookie: string, uploadId: string) =>
  send<UploadAnswer>('GET', UPLOAD, { cookie, query: { uploadId } });

describe('a file in pieces', () => {
  const whole = { uploadId: 'upload-in-pieces', text: 'abcdefghij', name: '证据.pdf' };

  it('is taken up after a cut where it was left', async () => {
    const cookie = await sessionCookie('person');
    expect((await found(cookie, whole.uploadId)).data.received).toBe(0);
    const first = await sendForm(cookie, uploadForm({ ...whole, to: 4 }));
    expect(first.data).toEqual({ uploadId: whole.uploadId, received: 4 });
    await call('POST', '/__mock/next', { body: { path: UPLOAD, cut: true } });
    await expect(sendForm(cookie, uploadForm({ ...whole, from: 4, to: 8 }))).rejects.toThrow();
    expect((await found(cookie, whole.uploadId)).data.received).toBe(4);
    const rest = await sendForm(cookie, uploadForm({ ...whole, from: 4 }));
    expect(rest.data).toMatchObject({
      received: 10,
      attachment: { name: '证据.pdf', size: 10, ext: 'pdf', category: 'identity' },
    });
    const again = await sendForm(cookie, uploadForm({ ...whole, from: 4 }));
    expect(again.data).toEqual(rest.data);
    expect((await found(cookie, whole.uploadId)).data).toEqual(rest.data);
    const id = rest.data.attachment?.id ?? '';
    expect(await (await download(cookie, id)).text()).toBe('abcdefghij');
  });

  it('says where to go on when a piece does not follow', async () => {
    const cookie = await sessionCookie('person');
    await sendForm(cookie, uploadForm({ ...whole, to: 4 }));
    const answer = await sendForm(cookie, uploadForm({ ...whole, from: 6 }));
    expect(answer).toMatchObject({ code: 40900, data: { received: 4 } });
  });

  it('begins anew when what arrived is not what was sent', async () => {
    const cookie = await sessionCookie('person');
    const form = uploadForm({ ...whole, sha256: '0'.repeat(64) });
    expect(await sendForm(cookie, form)).toMatchObject({
      code: 40901,
      msg: '文件在传输中损坏，请重新上传',
    });
    expect((await found(cookie, whole.uploadId)).data.received).toBe(0);
  });

  it('is refused before anything is kept when its name or size is not allowed', async () => {
    const cookie = await sessionCookie('person');
    const program = await sendForm(cookie, uploadForm({ name: '程序.exe' }));
    expect(program.code).toBe(10004);
    expect(program.msg).toMatch(/^不支持的文件类型/);
    const empty = await sendForm(cookie, uploadForm({ text: '' }));
    expect(empty.msg).toBe('文件内容为空');
  });

  it('belongs to the user who sends it', async () => {
    const cookie = await sessionCookie('person');
    await sendForm(cookie, uploadForm({ ...whole, to: 4 }));
    const other = await sessionCookie('enterprise');
    expect((await found(other, whole.uploadId)).data.received).toBe(0);
    const id = await uploadFile(cookie);
    expect(await (await download(other, id)).json()).toMatchObject({ code: 40300 });
    expect((await remove(other, { id })).code).toBe(40300);
  });

  it('is logged without its bytes', async () => {
    const cookie = await sessionCookie('person');
    await uploadFile(cookie, { name: '材料.pdf', text: 'abc' });
    const { data } = await send<{ path: string; body: object }[]>('GET', '/__mock/calls');
    expect(data.find(({ path }) => path === UPLOAD)?.body).toMatchObject({
      name: '材料.pdf',
      total: '3',
      chunk: 3,
    });
  });
});

describe('a file', () => {
  it('can be deleted until its request is sent', async () => {
    const cookie = await sessionCookie('person');
    const gone = await uploadFile(cookie);
    expect((await remove(cookie, { id: gone })).code).toBe(0);
    expect((await remove(cookie, { id: gone })).code).toBe(0);
    expect(await (await download(cookie, gone)).json()).toMatchObject({ code: 40400 });
    const { attachments } = await apply('PJSQ', cookie);
    const answer = await remove(cookie, { id: attachments[0]?.id });
    expect(answer.msg).toBe('该文件已随办件提交，不能删除');
  });

  it('of the office is for the applicant alone', async () => {
    const cookie = await sessionCookie('person');
    const { id } = await apply('SXSS', cookie);
    const step = (role: string, to: string) =>
      office('move', { id, role, to, result: { conclusion: 'REPAIRED' } });
    await step('ACCEPTOR', 'ACCEPTED');
    await step('HANDLER', 'PROCESSING');
    await step('REVIEWER', 'FINISHED');
    const document = (await seen(cookie, id)).result?.documents[0];
    const response = await download(cookie, document?.id ?? '');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = await response.arrayBuffer();
    expect(bytes.byteLength).toBe(document?.size);
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
    const other = await download(await sessionCookie('enterprise'), document?.id ?? '');
    expect(await other.json()).toMatchObject({ code: 40300 });
  });

  it('to fill in is what its article says', async () => {
    const query = {
      queryData: JSON.stringify({
        type: 'NEWS_DOWNLOAD',
        code: 'PATENT_EVALUATION_REPORT_CASE_TEMPLATE',
        ignoreEnterpriseId: true,
      }),
    };
    const { data } = await send<{ content: Article[] }>(
      'GET',
      '/website-service/api/article/find',
      {
        query,
      },
    );
    const [template] = data.content[0]?.attachments ?? [];
    const response = await download(await sessionCookie('person'), template?.id ?? '');
    expect((await response.arrayBuffer()).byteLength).toBe(template?.size);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(template?.name ?? '')}`,
    );
  });
});
