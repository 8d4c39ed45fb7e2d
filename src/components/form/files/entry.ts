import type { AttachedFile } from '@/domain/files/attached';
import type { FileFault } from '@/domain/files/faults';
import { CodeError, errorSentence } from '@/requests/errors';
import type { Attachment } from '@/services/business';

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
  /** Bytes. */
  readonly size: number;
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
  readonly attachment?: Attachment;
}

/** A file as a draft keeps it: its bytes are not kept. */
export interface KeptFile {
  readonly uploadId: string;
  readonly category: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  /** Present once it has been uploaded. */
  readonly attachment?: Attachment;
}

const STANDING: Partial<Record<EntryState, AttachedFile['state']>> = {
  done: 'ready',
  asking: 'stuck',
  refused: 'stuck',
  failed: 'stuck',
  lost: 'stuck',
};

/** An entry, as far as sending the form goes. */
export function attachedFile({ category, name, state }: FileEntry): AttachedFile {
  return { category, name, state: STANDING[state] ?? 'running' };
}

/** Entries that a draft keeps: those whose upload can go on or has ended. */
export function keptFile(entry: FileEntry): KeptFile[] {
  const { key, category, name, size, sha256, attachment, state } = entry;
  if (sha256 === undefined || state === 'refused' || state === 'asking') return [];
  return [
    {
      uploadId: key,
      category,
      name,
      size,
      sha256,
      ...(attachment === undefined ? {} : { attachment }),
    },
  ];
}

/** The entry of a file that a draft has kept. */
export function keptEntry({ uploadId, attachment, ...file }: KeptFile): FileEntry {
  if (attachment === undefined) return { ...file, key: uploadId, state: 'lost', sent: 0 };
  return { ...file, key: uploadId, state: 'done', sent: file.size, attachment };
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
