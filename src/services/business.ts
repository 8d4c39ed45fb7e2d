import { AbortedError, isNotOffered } from '@/requests/errors';
import { type Complete, readOne } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { PIECE_TIMEOUT, type Received, type SendingState, upload } from '@/requests/upload';
import type { components } from './contract/business';
import * as readers from './contract/businessReaders';

type Schemas = components['schemas'];
export type Attachment = Complete<Schemas['Attachment']>;

const UPLOAD = '/api/authFront/file/upload';

/** A file to send; the contract's `uploadChunk` says what the names mean. */
export interface FileToSend {
  /** Made by the browser; the same one goes on with the same upload. */
  uploadId: string;
  file: Blob;
  name: string;
  category: string;
  /** Of the whole file, 64 hexadecimal digits. */
  sha256: string;
}

export interface SendOptions {
  /** A part may have been sent before. */
  resume: boolean;
  signal: AbortSignal;
  /** Bytes that have arrived. */
  onProgress: (received: number) => void;
  onState: (state: SendingState) => void;
}

function progressOf(answer: unknown): Received<Attachment> {
  const { received, attachment } = readOne(readers.Upload, answer);
  // Without a number nothing is known to have arrived; the upload then asks or gives up.
  return { received: received ?? Number.NaN, done: attachment };
}

/**
 * Sends a file in pieces; see `upload` on cuts and pauses.
 *
 * @throws what `upload` throws
 */
export function sendFile(
  { uploadId, file, name, category, sha256 }: FileToSend,
  options: SendOptions,
): Promise<Attachment> {
  const send = async (start: number, end: number, signal: AbortSignal) => {
    const body = new FormData();
    const fields = { uploadId, offset: start, total: file.size, name, category, sha256 };
    for (const [key, value] of Object.entries(fields)) body.append(key, String(value));
    body.append('chunk', file.slice(start, end), name);
    const call = { body, signal, skipErrorHandler: true, timeout: PIECE_TIMEOUT };
    return progressOf(await callService('POST', 'business', UPLOAD, call));
  };
  const find = async (signal: AbortSignal) => {
    const call = { params: { uploadId }, signal, skipErrorHandler: true };
    return progressOf(await callService('GET', 'business', UPLOAD, call));
  };
  return upload({ ...options, size: file.size, send, find });
}

/** Of no upload; asking for it tells whether there are uploads at all. */
const NO_UPLOAD = 'is-there-an-upload';

/**
 * Whether files can be uploaded here: the call is assumed, and an installation need not have it.
 *
 * @returns undefined when the answer does not tell
 * @throws AbortedError
 */
export async function offersUploads(options?: CallOptions): Promise<boolean | undefined> {
  const call = { ...options, params: { uploadId: NO_UPLOAD }, skipErrorHandler: true };
  try {
    await callService('GET', 'business', UPLOAD, call);
    return true;
  } catch (error) {
    if (error instanceof AbortedError) throw error;
    return isNotOffered(error) ? false : undefined;
  }
}

/** Deletes an uploaded file that belongs to no request yet, or a broken-off upload. */
export async function removeFile(
  file: { id: string } | { uploadId: string },
  options?: CallOptions,
): Promise<void> {
  await callService('POST', 'business', '/api/authFront/file/remove', { ...options, data: file });
}

/** The bytes of a file of the user's own requests, or of a template; there is no time-out. */
export function fetchFile(id: string, options?: CallOptions): Promise<Blob> {
  return callService('GET', 'business', '/api/authFront/file/download', {
    ...options,
    params: { id },
    responseType: 'blob',
    timeout: 0,
  });
}
