import type { FileBytes } from '@/domain/files/bytes';
import { AbortedError } from '@/requests/errors';

/** So many bytes are summed without a pause: well below what a user would feel as a stop. */
const SLICE = 512 * 1024;

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** A file of the browser, as the rules read it. */
export function blobBytes(blob: Blob): FileBytes {
  return { size: blob.size, read: (start, end) => bytesOf(blob.slice(start, end)) };
}

/**
 * The SHA-256 of a file, in slices, so that the page stays usable. The browser's own wants the whole
 * file at once, and is missing on pages that come without TLS.
 *
 * @throws AbortedError; whatever reading throws when the file is no longer there
 */
export async function blobSum(blob: Blob, signal: AbortSignal): Promise<string> {
  const [{ sha256 }, { bytesToHex }] = await Promise.all([
    import('@noble/hashes/sha2.js'),
    import('@noble/hashes/utils.js'),
  ]);
  const sum = sha256.create();
  for (let at = 0; at < blob.size; at += SLICE) {
    if (signal.aborted) throw new AbortedError();
    sum.update(await bytesOf(blob.slice(at, at + SLICE)));
  }
  return bytesToHex(sum.digest());
}
