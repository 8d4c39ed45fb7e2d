import { type FileBytes, latin, littleEndian, readEnd } from './bytes';
import type { ContentKind } from './kinds';
import { zipFacts } from './zip';

/** How much of the beginning is looked at. */
const HEAD = 64 * 1024;

/** What a look into a file found. */
export interface ContentFacts {
  /** Undefined when it is nothing we know. */
  kind: ContentKind | undefined;
  /** Cannot be opened without a password, or restricts what a reader may do with it. */
  encrypted: boolean;
  /** The end is missing: the file was cut off on its way. */
  cut: boolean;
}

const PLAIN: readonly (readonly [beginning: string, kind: ContentKind])[] = [
  ['\u00ff\u00d8\u00ff', 'jpg'],
  ['\u0089PNG\r\n\u001a\n', 'png'],
  ['PK\u0003\u0004', 'zip'],
  ['PK\u0005\u0006', 'zip'],
  ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'ole'],
  ['Rar!\u001a\u0007', 'rar'],
  ["7z\u00bc\u00af'\u001c", '7z'],
  ['GIF8', 'gif'],
  ['II*\u0000', 'tiff'],
  ['MM\u0000*', 'tiff'],
  ['{\\rtf', 'rtf'],
  ['ID3', 'mp3'],
  ['MZ', 'program'],
  ['\u007fELF', 'program'],
];
const HEIC = /^(?:hei[cmsx]|hev[cmx]|mif1|msf1)$/;

/** What the first bytes say. */
function kindOfHead(head: Uint8Array): ContentKind | undefined {
  const text = latin(head);
  // A reader accepts a PDF whose header stands within the first 1,024 bytes (ISO 32000-1, annex H).
  if (text.slice(0, 1024).includes('%PDF-')) return 'pdf';
  const plain = PLAIN.find(([beginning]) => text.startsWith(beginning))?.[1];
  if (plain) return plain;
  if (text.startsWith('RIFF')) {
    const form = text.slice(8, 12);
    if (form === 'WAVE') return 'wav';
    if (form === 'WEBP') return 'webp';
  }
  if (text.slice(4, 8) === 'ftyp') return HEIC.test(text.slice(8, 12)) ? 'heic' : 'mp4';
  if (text.startsWith('BM') && littleEndian(head, 6, 4) === 0) return 'bmp';
  const [first = 0, second = 0] = head;
  // Frame of MPEG audio: eleven set bits, a version and a layer that exist.
  const isFrame = first === 0xff && (second & 0xe0) === 0xe0;
  if (isFrame && (second & 0x18) !== 0x08 && (second & 0x06) !== 0) return 'mp3';
  const isHtml = /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype\s+html|html|head|body|script)\b/i;
  return isHtml.test(text.slice(0, 1024)) ? 'html' : undefined;
}

const ENCRYPT = /\/Encrypt(?:\s|<<)/;

/**
 * Whether a PDF is encrypted: its trailer, or the dictionary of its cross-reference stream, names
 * an encryption dictionary (ISO 32000-1, 7.5.5, 7.5.8, 7.6.1).
 */
async function isEncryptedPdf(file: FileBytes, end: string): Promise<boolean> {
  const trailer = end.slice(Math.max(0, end.lastIndexOf('trailer')));
  if (trailer.startsWith('trailer') && ENCRYPT.test(trailer)) return true;
  const pointer = end.slice(Math.max(0, end.lastIndexOf('startxref')));
  const offset = Number(/^startxref\s+(\d{1,12})/.exec(pointer)?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(offset) || offset >= file.size) return false;
  const section = latin(await file.read(offset, offset + HEAD));
  const isStream = /^\s*\d+\s+\d+\s+obj/.test(section);
  const begin = isStream ? 0 : section.indexOf('trailer');
  if (begin === -1) return false;
  const [dictionary = ''] = section.slice(begin).split(isStream ? 'stream' : 'startxref', 1);
  return ENCRYPT.test(dictionary);
}

/** Whether a JPEG has its end marker: it cannot stand inside the coded picture. */
async function isWholeJpeg(file: FileBytes, head: Uint8Array): Promise<boolean> {
  let at = 2;
  // Segments with a length come first; a small picture may hide in one of them.
  while (head[at] === 0xff && head[at + 1] !== 0xda && at < head.length - 4) {
    at += 2 + (head[at + 2] ?? 0) * 256 + (head[at + 3] ?? 0);
  }
  for (let to = file.size; to > at; to -= HEAD) {
    const part = await file.read(Math.max(at, to - HEAD - 1), to);
    if (latin(part).includes('\u00ff\u00d9')) return true;
  }
  return false;
}

/** Whether an old Office file holds nothing but an encrypted new one ([MS-OFFCRYPTO] 2.3.4). */
async function holdsEncryptedPackage(file: FileBytes, head: Uint8Array): Promise<boolean> {
  const sector = 2 ** Math.min(littleEndian(head, 30, 2), 12);
  const start = (littleEndian(head, 48, 4) + 1) * sector;
  const names = latin(await file.read(start, start + 4096)).replaceAll('\u0000', '');
  return names.includes('EncryptedPackage');
}

/**
 * Looks into a file: what it is, whether it needs a password, whether its end is missing. A few
 * parts are read, not the whole.
 *
 * @throws whatever reading throws
 */
export async function contentFacts(file: FileBytes): Promise<ContentFacts> {
  const head = await file.read(0, HEAD);
  const kind = kindOfHead(head);
  const facts = { kind, encrypted: false, cut: false };
  switch (kind) {
    case 'zip': {
      const zip = await zipFacts(file, head);
      return { kind: zip.kind, encrypted: zip.encrypted, cut: !zip.whole };
    }
    case 'pdf': {
      const end = latin(await readEnd(file, HEAD));
      return { kind, encrypted: await isEncryptedPdf(file, end), cut: !end.includes('%%EOF') };
    }
    case 'ole':
      return { ...facts, encrypted: await holdsEncryptedPackage(file, head) };
    case 'jpg':
      return { ...facts, cut: !(await isWholeJpeg(file, head)) };
    case 'png':
      return { ...facts, cut: !latin(await readEnd(file, HEAD)).includes('IEND') };
    default:
      return facts;
  }
}
