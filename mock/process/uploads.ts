import { randomUUID } from 'node:crypto';
import { ATTACHMENT_RULES, checkAttachment } from '../../src/domain/attachment';
import type { Account } from '../accounts';
import { CODES } from '../answers';
import type { Attachment, UploadAnswer } from '../contract';
import { badRequest } from './body';
import { moment } from './moment';
import { sha256 } from './officeFiles';
import { Refusal, refuseFields } from './refusal';
import type { ProcessState, StoredFile, Upload } from './types';

const keyOf = (account: Account, uploadId: string) => `${account.user.id}:${uploadId}`;

/** What the contract shows of a file. */
function attachmentOf(file: StoredFile): Attachment {
  const { ownerId: _, content: __, applicationId: ___, ...attachment } = file;
  return attachment;
}

function shown(state: ProcessState, uploadId: string, upload: Upload | undefined): UploadAnswer {
  const file = state.files.get(upload?.fileId ?? '');
  return {
    uploadId,
    received: upload?.received ?? 0,
    ...(file && { attachment: attachmentOf(file) }),
  };
}

function fieldIn(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== 'string' || value === '') throw badRequest(`缺少 ${name}`);
  return value;
}

function countIn(form: FormData, name: string): number {
  const text = fieldIn(form, name);
  if (!/^\d{1,10}$/.test(text)) throw badRequest(`${name} 应为整数`);
  return Number(text);
}

function started(account: Account, form: FormData): Upload {
  const name = fieldIn(form, 'name');
  const total = countIn(form, 'total');
  const checksum = fieldIn(form, 'sha256');
  if (!/^[0-9a-f]{64}$/.test(checksum)) throw badRequest('sha256 应为 64 位十六进制');
  // Which kinds a form allows is checked when the application is sent; here only what none allows.
  const checked = checkAttachment(ATTACHMENT_RULES.evidence, { name, size: total });
  if (!checked.ok) refuseFields([{ field: 'file', message: checked.message }]);
  return {
    ownerId: account.user.id,
    name: name.trim(),
    category: fieldIn(form, 'category'),
    total,
    sha256: checksum,
    chunks: [],
    received: 0,
  };
}

function finish(state: ProcessState, upload: Upload): void {
  const content = Buffer.concat(upload.chunks);
  upload.chunks = [];
  if (sha256(content) !== upload.sha256) {
    upload.received = 0;
    throw new Refusal(CODES.WRONG_CHECKSUM, '文件在传输中损坏，请重新上传', { received: 0 });
  }
  const id = randomUUID();
  upload.fileId = id;
  state.files.set(id, {
    id,
    name: upload.name,
    size: content.length,
    ext: upload.name.slice(upload.name.lastIndexOf('.') + 1).toLowerCase(),
    category: upload.category,
    uploadTime: moment(),
    sha256: upload.sha256,
    ownerId: upload.ownerId,
    content,
  });
}

/**
 * Takes one piece of a file.
 *
 * @throws Refusal 40900 with `received` when the piece does not follow on, 40901 when the whole is
 *   damaged, 10004 when the file is not allowed
 */
export async function takeChunk(
  state: ProcessState,
  account: Account,
  form: FormData,
): Promise<UploadAnswer> {
  const uploadId = fieldIn(form, 'uploadId');
  const key = keyOf(account, uploadId);
  const upload = state.uploads.get(key) ?? started(account, form);
  if (upload.fileId !== undefined) return shown(state, uploadId, upload);
  const piece = form.get('chunk');
  if (piece === null || typeof piece === 'string') throw badRequest('缺少 chunk');
  const bytes = new Uint8Array(await piece.arrayBuffer());
  if (countIn(form, 'offset') !== upload.received) {
    throw new Refusal(CODES.WRONG_OFFSET, '上传位置不一致，请从已接收的位置继续', {
      received: upload.received,
    });
  }
  if (upload.received + bytes.length > upload.total) throw badRequest('超出文件大小');
  state.uploads.set(key, upload);
  upload.chunks.push(bytes);
  upload.received += bytes.length;
  if (upload.received === upload.total) finish(state, upload);
  return shown(state, uploadId, upload);
}

/** How far an upload of the user is. */
export function findUpload(state: ProcessState, account: Account, uploadId: string): UploadAnswer {
  return shown(state, uploadId, state.uploads.get(keyOf(account, uploadId)));
}

/**
 * Deletes a file that belongs to no request, or a broken-off upload; what is gone already is fine.
 *
 * @throws Refusal when it belongs to a request, or to somebody else
 */
export function removeFile(
  state: ProcessState,
  account: Account,
  { id, uploadId }: { id?: string | undefined; uploadId?: string | undefined },
): void {
  if (uploadId !== undefined) state.uploads.delete(keyOf(account, uploadId));
  const file = state.files.get(id ?? '');
  if (file === undefined) return;
  if (file.ownerId !== account.user.id) {
    throw new Refusal(CODES.FORBIDDEN, '该文件不是您上传的，无权删除');
  }
  if (file.applicationId !== undefined) {
    throw new Refusal(CODES.FORBIDDEN, '该文件已随办件提交，不能删除');
  }
  state.files.delete(file.id);
}

/** A file the user may read: an own one, or a document given out for an own request. */
export function readableFile(state: ProcessState, account: Account, id: string): StoredFile {
  const file = state.files.get(id);
  if (file === undefined) throw new Refusal(CODES.NOT_FOUND, '没有找到该文件');
  const owner = state.applications.get(file.applicationId ?? '')?.ownerId;
  if (file.ownerId !== account.user.id && owner !== account.user.id) {
    throw new Refusal(CODES.FORBIDDEN, '该文件不属于您的办件，无权查看');
  }
  return file;
}
