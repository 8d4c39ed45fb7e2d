import { type FileBytes, latin, littleEndian, readEnd } from './bytes';
import type { ContentKind } from './kinds';

/** The end record and its longest comment (PKWARE APPNOTE 4.3.16). */
const END_RECORD = 22 + 65_535;
/** A directory of more than this is not read on; its first names say what the file is. */
const DIRECTORY = 4 * 1024 * 1024;
const ENCRYPTED_ENTRY = 1;

/** What is known of an archive: `whole` is false when its directory, at the end, is missing. */
export interface ZipFacts {
  kind: ContentKind;
  whole: boolean;
  /** An entry needs a password. */
  encrypted: boolean;
}

interface Entry {
  name: string;
  encrypted: boolean;
}

function entriesOf(directory: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  for (let at = 0; littleEndian(directory, at, 4) === 0x02014b50; ) {
    const nameLength = littleEndian(directory, at + 28, 2);
    const rest = littleEndian(directory, at + 30, 2) + littleEndian(directory, at + 32, 2);
    entries.push({
      name: latin(directory.subarray(at + 46, at + 46 + nameLength)),
      encrypted: (littleEndian(directory, at + 8, 2) & ENCRYPTED_ENTRY) !== 0,
    });
    at += 46 + nameLength + rest;
  }
  return entries;
}

/** Names of the local headers at the beginning, for an archive that was cut off. */
function firstEntries(head: Uint8Array): Entry[] {
  const text = latin(head);
  const entries: Entry[] = [];
  for (let at = 0; at !== -1; at = text.indexOf('PK\u0003\u0004', at + 4)) {
    const length = littleEndian(head, at + 26, 2);
    entries.push({
      name: text.slice(at + 30, at + 30 + length),
      encrypted: (littleEndian(head, at + 6, 2) & ENCRYPTED_ENTRY) !== 0,
    });
  }
  return entries;
}

function kindOf(entries: readonly Entry[]): ContentKind {
  const has = (test: (name: string) => boolean) => entries.some(({ name }) => test(name));
  if (has((name) => name === 'OFD.xml')) return 'ofd';
  if (!has((name) => name === '[Content_Types].xml')) return 'zip';
  if (has((name) => name.startsWith('word/'))) return 'docx';
  if (has((name) => name.startsWith('xl/'))) return 'xlsx';
  return has((name) => name.startsWith('ppt/')) ? 'pptx' : 'zip';
}

/** Looks into a file that begins like a ZIP archive: the formats of Office and OFD are archives. */
export async function zipFacts(file: FileBytes, head: Uint8Array): Promise<ZipFacts> {
  const end = await readEnd(file, END_RECORD);
  const at = latin(end).lastIndexOf('PK\u0005\u0006');
  const facts = (entries: Entry[], whole: boolean): ZipFacts => ({
    kind: kindOf(entries),
    whole,
    encrypted: entries.some(({ encrypted }) => encrypted),
  });
  if (at === -1) return facts(firstEntries(head), false);
  const length = littleEndian(end, at + 12, 4);
  const start = littleEndian(end, at + 16, 4);
  const entries = entriesOf(await file.read(start, start + Math.min(length, DIRECTORY)));
  // Archives of more than 4 GB keep their directory elsewhere, others may stand behind something.
  return facts(entries.length > 0 ? entries : firstEntries(head), true);
}
