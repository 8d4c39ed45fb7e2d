import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFile, removeFile, sendFile } from '@/services/business';
import { backEnd } from '../support/backEnd';
import { answerWith, recordEffects, standOn } from './clients';

const UPLOAD = '/business-service/api/authFront/file/upload';
const SUM = 'a'.repeat(64);
const attachment = {
  id: 'F1',
  name: '证明 1.pdf',
  size: 300_000,
  ext: 'pdf',
  category: 'proof',
  uploadTime: '2026-11-20 09:00:00',
  sha256: SUM,
};

let shown: unknown[];
beforeEach(() => {
  shown = recordEffects();
  standOn('other');
});

function send(resume = false) {
  return sendFile(
    {
      uploadId: 'upload-1',
      file: new Blob([new Uint8Array(300_000).fill(7)]),
      name: '证明 1.pdf',
      category: 'proof',
      sha256: SUM,
    },
    {
      resume,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      onState: () => undefined,
    },
  );
}

/** What a piece carries. */
async function partsOf(request: Request) {
  const { chunk, ...fields } = Object.fromEntries(await request.clone().formData());
  return { ...fields, bytes: (chunk as File).size };
}

describe('sendFile', () => {
  it('sends each piece as a form, with the cookies, and hands back the attachment', async () => {
    const pieces: unknown[] = [];
    backEnd.use(
      http.post(`*${UPLOAD}`, async ({ request }) => {
        expect(request.credentials).toBe('include');
        const piece = await partsOf(request);
        pieces.push(piece);
        const received = pieces.length === 1 ? piece.bytes : 300_000;
        const done = received === 300_000 && { attachment };
        return HttpResponse.json({ code: 0, data: { uploadId: 'upload-1', received, ...done } });
      }),
    );
    expect(await send()).toEqual(attachment);
    const fields = {
      uploadId: 'upload-1',
      total: '300000',
      name: '证明 1.pdf',
      category: 'proof',
      sha256: SUM,
    };
    expect(pieces).toEqual([
      { ...fields, offset: '0', bytes: 262_144 },
      { ...fields, offset: '262144', bytes: 37_856 },
    ]);
  });

  it('asks by its number how far it is, and takes an attachment that is there already', async () => {
    const requests = answerWith(UPLOAD, () =>
      HttpResponse.json({ code: 0, data: { uploadId: 'upload-1', received: 300_000, attachment } }),
    );
    expect(await send(true)).toEqual(attachment);
    expect(requests.map(({ method, url }) => [method, new URL(url).search])).toEqual([
      ['GET', '?uploadId=upload-1'],
    ]);
  });

  it('gives up a piece that stalls for 30 seconds, and asks how far it is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const requests = answerWith(
      UPLOAD,
      () => new Promise<Response>(() => undefined),
      () =>
        HttpResponse.json({
          code: 0,
          data: { uploadId: 'upload-1', received: 300_000, attachment },
        }),
    );
    const sent = send();
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    while (requests.length === 0) await turn();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    for (let turns = 0; turns < 20; turns += 1) await turn();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await sent).toEqual(attachment);
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });

  it('brings the login when the session is over, once', async () => {
    answerWith(UPLOAD, () => HttpResponse.json({ code: 99998, msg: '登录已失效', data: null }));
    await expect(send()).rejects.toMatchObject({ code: '99998' });
    expect(shown).toEqual([['login']]);
  });
});

describe('removeFile', () => {
  it('names the attachment, or the upload that has not ended', async () => {
    const requests = answerWith('/business-service/api/authFront/file/remove', () =>
      HttpResponse.json({ code: 0, data: null }),
    );
    await removeFile({ id: 'F1' });
    await removeFile({ uploadId: 'upload-1' });
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      { id: 'F1' },
      { uploadId: 'upload-1' },
    ]);
  });
});

describe('fetchFile', () => {
  const DOWNLOAD = '/business-service/api/authFront/file/download';

  it('hands over the bytes under their media type', async () => {
    const requests = answerWith(
      DOWNLOAD,
      () => new HttpResponse('%PDF-1.4', { headers: { 'content-type': 'application/pdf' } }),
    );
    const file = await fetchFile('F 1');
    expect(file.type).toBe('application/pdf');
    expect(await file.text()).toBe('%PDF-1.4');
    expect(new URL(requests[0]?.url ?? '').searchParams.get('id')).toBe('F 1');
  });

  it('reads a refusal that comes in its place', async () => {
    answerWith(DOWNLOAD, () => HttpResponse.json({ code: 40300, msg: '无权查看', data: null }));
    await expect(fetchFile('F1')).rejects.toMatchObject({ code: '40300' });
    expect(shown).toEqual([['notification', '操作未完成', '无权查看']]);
  });

  it('of no answer says so as any call does', async () => {
    answerWith(DOWNLOAD, () => HttpResponse.json({}, { status: 404 }));
    await expect(fetchFile('F1')).rejects.toMatchObject({ reason: 'http', status: 404 });
  });
});
