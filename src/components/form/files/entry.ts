import { type AttachedFile, sameName } from '@/domain/files/attached';
import type { FileFault } from '@/domain/files/faults';
import { CodeError, errorSentence } from '@/requests/errors';

/** What is happening to a file. */
export type EntryState =
  /** Its content is being looked at. */
  | 'checking'
  /** The user decides whether it takes the place of another. */
  | 'asking'
  /** Not accepted; stays until the user has read why. */
  | 'refused'
  | 'waiting'
  | 'sending'
  /** Not answered; will be tried again by itself. */
  | 'retrying'
  /** No network; goes on by itself. */
  | 'offline'
  /** The session is over; goes on after the login. */
  | 'paused'
  /** Given up; goes on when the user says so. */
  | 'failed'
  /** The page was loaded anew: the browser no longer has the file. */
  | 'lost'
  | 'done';

/** A file in the form. */
export interface FileEntry {
  /** Also the number of its upload. */
  readonly key: string;
  /** Key of its category. */
  readonly category: string;
  readonly name: string;
  /** Bytes; undefined of a file sent before of which the service does not say. */
  readonly size: number | undefined;
  readonly state: EntryState;
  /** Bytes that have arrived. */
  readonly sent: number;
  /** Of the whole file, once it has been read. */
  readonly sha256?: string;
  readonly fault?: FileFault;
  /** Does not keep it from being attached. */
  readonly remark?: string;
  /** The entry whose place it takes. */
  readonly replaces?: string;
  /** Of the attachment, once it has been uploaded. */
  readonly attachmentId?: string;
}

/**
 * A file as a draft keeps it: its bytes are not kept. An attachment of a request that was sent has
 * this shape too.
 */
export interface KeptFile {
  readonly category: string;
  /** Of the attachment; of the upload while that has not ended. */
  readonly id: string;
  readonly name: string;
  /** Bytes; undefined when it is not known. */
  readonly size: number | undefined;
  readonly sha256?: string;
  readonly unfinished?: boolean;
  /** The `id` of the kept file whose place it is to take, of an unfinished one. */
  readonly replaces?: string;
}

const STANDING: Partial<Record<EntryState, AttachedFile['state']>> = {
  done: 'ready',
  asking: 'stuck',
  refused: 'stuck',
  failed: 'stuck',
  lost: 'stuck',
};

/** An entry, as far as sending the form goes. */
export function attachedFile(entry: FileEntry): AttachedFile {
  const { category, name, state } = entry;
  const standing = STANDING[state] ?? 'running';
  return { category, name, state: standing, ...(standing === 'stuck' && { why: whyStuck(entry) }) };
}

/** Why a file waits for the user, and what to do about it, in sentences. */
function whyStuck({ state, fault }: FileEntry): string {
  if (state === 'asking') return '还没有确认是否用它替换已有文件，请选“替换”或“不替换”。';
  if (state === 'lost')
    return '页面重新打开后，浏览器不再持有这个文件，请重新选择，不需要的请删除。';
  return fault ? `${fault.reason}。${fault.remedy}；不需要的请删除。` : '请重新选择或删除。';
}

/**
 * What a draft keeps of an entry: whatever the user has chosen and was not refused, so that nothing
 * goes back to what it was before without a word.
 *
 * @param replaced the entry whose place it takes
 */
export function keptFile(entry: FileEntry, replaced: FileEntry | undefined): KeptFile[] {
  const { key, category, name, size, sha256, attachmentId, state } = entry;
  const own = { category, name, size, ...(sha256 === undefined ? {} : { sha256 }) };
  if (attachmentId !== undefined) return [{ ...own, id: attachmentId }];
  if (state === 'refused') return [];
  const place = replaced && { replaces: replaced.attachmentId ?? replaced.key };
  return [{ ...own, id: key, unfinished: true, ...place }];
}

const SHA256 = /^[0-9a-f]{64}$/;

/** The entry of a file that was kept. */
export function keptEntry(kept: KeptFile): FileEntry {
  const { category, id, name, size, sha256, unfinished, replaces } = kept;
  const sum = sha256 !== undefined && SHA256.test(sha256) ? { sha256 } : {};
  const entry = { key: id, category, name, size, ...sum };
  if (unfinished) return { ...entry, state: 'lost', sent: 0, ...(replaces && { replaces }) };
  return { ...entry, state: 'done', sent: size ?? 0, attachmentId: id };
}

/** Whether a file is the one that the browser had lost; by its name where it had not been read. */
export function isLost(
  { state, sha256, name, size }: FileEntry,
  found: { sha256: string; name: string; size: number },
): boolean {
  if (state !== 'lost') return false;
  if (sha256 !== undefined) return sha256 === found.sha256;
  return sameName(name, found.name) && (size ?? found.size) === found.size;
}

/** The back end refuses the file itself; sending it again is of no use. */
const FILE_REFUSED = '10004';

/** How an upload that was given up stands, and why. */
export function failure(error: unknown): Pick<FileEntry, 'state' | 'fault'> {
  const reason = errorSentence(error).replace(/。$/, '');
  const isRefused = error instanceof CodeError && error.code === FILE_REFUSED;
  return {
    state: isRefused ? 'refused' : 'failed',
    fault: {
      code: 'NOT_SENT',
      reason,
      remedy: isRefused ? '请换一份文件' : '点“重试”从断开的地方继续上传',
    },
  };
}
