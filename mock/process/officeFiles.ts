import { createHash, randomUUID } from 'node:crypto';
import type { OfficeDocument } from '../contract';
import { makePdf } from './documents';
import type { ProcessState, StoredApplication } from './types';

const CLOSING = '本文件由模拟后端生成，内容均为虚构。';

/** Checksum of bytes, lower-case hexadecimal. */
export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Writes a document of the office about a request; its applicant can download it. */
export function giveOut(
  state: ProcessState,
  { id: applicationId, applyNo, title }: StoredApplication,
  { heading, lines, at }: { heading: string; lines: readonly string[]; at: string },
): OfficeDocument {
  const content = makePdf(heading, [`办件编号：${applyNo}`, title, ...lines, '', CLOSING]);
  const document = {
    id: randomUUID(),
    name: `${heading}.pdf`,
    size: content.length,
    ext: 'pdf',
  };
  state.files.set(document.id, {
    ...document,
    category: 'office',
    uploadTime: at,
    sha256: sha256(content),
    ownerId: null,
    content,
    applicationId,
  });
  return document;
}
