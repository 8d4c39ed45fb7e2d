import { strToU8, zipSync } from 'fflate';
import type { FileBytes } from '../../../src/domain/files/bytes';

/** Tiny files of every kind, as programs write them. */

/** Bytes of a text, one per character. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A file as the rules read it. */
export function fileOf(bytes: Uint8Array): FileBytes {
  return { size: bytes.length, read: async (start, end) => bytes.slice(start, end) };
}

/** A PDF of one page; `trailer` stands in its trailer besides the root. */
export function pdf(trailer = '', text = ''): Uint8Array<ArrayBuffer> {
  const body =
    '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n' +
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n' +
    `3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>\nendobj\n${text}`;
  return bytesOf(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 4/Root 1 0 R${trailer}>>\n` +
      `startxref\n${body.length}\n%%EOF\n`,
  );
}

/** A PDF whose cross-reference is a stream (since PDF 1.5). */
export function streamPdf(dictionary = ''): Uint8Array<ArrayBuffer> {
  const body = '%PDF-1.5\n1 0 obj\n<</Type/Catalog>>\nendobj\n';
  return bytesOf(
    `${body}4 0 obj\n<</Type/XRef/Size 5/W[1 1 1]/Root 1 0 R${dictionary}/Length 3>>\n` +
      `stream\nabc\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF`,
  );
}

/** A linearized PDF: the trailer that counts stands in front, the last pointer leads there. */
export function linearPdf(trailer = ''): Uint8Array<ArrayBuffer> {
  const head = '%PDF-1.4\n1 0 obj\n<</Linearized 1>>\nendobj\n';
  const filler = 'x'.repeat(70_000);
  return bytesOf(
    `${head}xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 4/Root 1 0 R${trailer}>>\n` +
      `startxref\n0\n%%EOF\n${filler}\nstartxref\n${head.length}\n%%EOF`,
  );
}

const archive = (...names: string[]) =>
  Uint8Array.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<a/>')]))));

export const docx = archive('[Content_Types].xml', '_rels/.rels', 'word/document.xml');
export const xlsx = archive('[Content_Types].xml', 'xl/workbook.xml');
export const pptx = archive('[Content_Types].xml', 'ppt/presentation.xml');
export const ofd = archive('OFD.xml', 'Doc_0/Document.xml');
export const zip = archive('照片/一.jpg', '说明.txt');

/** An archive with a password: the flag of each entry (APPNOTE 4.4.4) is set. */
export function lockedZip(): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(zip);
  for (let at = 0; at < bytes.length - 10; at += 1) {
    if (bytes[at] !== 0x50 || bytes[at + 1] !== 0x4b) continue;
    if (bytes[at + 2] === 3) bytes[at + 6] = (bytes[at + 6] ?? 0) | 1;
    if (bytes[at + 2] === 1) bytes[at + 8] = (bytes[at + 8] ?? 0) | 1;
  }
  return bytes;
}

/** An old Office file with one named entry in its directory. */
export function ole(entry = 'WordDocument'): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(512 * 3);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes[30] = 9;
  bytes[48] = 1;
  bytes.set(bytesOf([...entry].map((character) => `${character}\u0000`).join('')), 1024);
  return bytes;
}

/** A JPEG with a small picture of its own inside a segment, as cameras write it. */
export const jpg = joined(
  bytesOf('\u00ff\u00d8\u00ff\u00e1\u0000\u000cExif\u0000\u0000'),
  bytesOf('\u00ff\u00d8\u00ff\u00d9'),
  bytesOf('\u00ff\u00da\u0000\u0002'),
  bytesOf('coded picture'),
  bytesOf('\u00ff\u00d9'),
);
/** A real picture of one dot. */
export const png = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);
export const heic = bytesOf('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic');
export const mp4 = bytesOf('\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0002\u0000isommp41');
export const m4a = bytesOf('\u0000\u0000\u0000\u0018ftypM4A \u0000\u0000\u0002\u0000isommp42');
export const mp3 = bytesOf('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000');
export const mp3Frame = bytesOf('\u00ff\u00fb\u0090\u0064\u0000\u0000');
export const wav = bytesOf('RIFF\u0024\u0000\u0000\u0000WAVEfmt ');
export const webp = bytesOf('RIFF\u0024\u0000\u0000\u0000WEBPVP8 ');
export const rar = bytesOf('Rar!\u001a\u0007\u0001\u0000');
export const sevenZip = bytesOf("7z\u00bc\u00af'\u001c\u0000\u0004");
export const html = bytesOf('\n<!DOCTYPE html><html><body>请先登录</body></html>');
export const program = bytesOf('MZ\u0090\u0000\u0003\u0000');
