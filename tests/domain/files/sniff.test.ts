import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentFits } from '../../../src/domain/files/kinds';
import { contentFacts } from '../../../src/domain/files/sniff';
import * as sample from './samples';

const look = (bytes: Uint8Array) => contentFacts(sample.fileOf(bytes));
const { bytesOf, joined } = sample;

describe('what a file is, by its content', () => {
  it.each([
    ['a PDF', sample.pdf(), 'pdf', ['pdf']],
    [
      'a PDF behind a line of a mail program',
      joined(bytesOf('junk\n'), sample.pdf()),
      'pdf',
      ['pdf'],
    ],
    ['a Word document', sample.docx, 'docx', ['docx', 'wps']],
    ['an Excel table', sample.xlsx, 'xlsx', ['xlsx', 'et']],
    ['slides', sample.pptx, 'pptx', []],
    ['an OFD document', sample.ofd, 'ofd', ['ofd']],
    ['an archive', sample.zip, 'zip', ['zip']],
    ['an old Office file', sample.ole(), 'ole', ['doc', 'wps', 'xls', 'et']],
    ['a JPEG', sample.jpg, 'jpg', ['jpg', 'jpeg']],
    ['a PNG', sample.png, 'png', ['png']],
    ['a photo of a telephone', sample.heic, 'heic', []],
    ['a WebP', sample.webp, 'webp', []],
    ['a film', sample.mp4, 'mp4', ['mp4', 'm4a']],
    ['a sound recording', sample.m4a, 'mp4', ['m4a']],
    ['an MP3 with a title', sample.mp3, 'mp3', ['mp3']],
    ['an MP3 without', sample.mp3Frame, 'mp3', ['mp3']],
    ['a WAV', sample.wav, 'wav', ['wav']],
    ['a RAR', sample.rar, 'rar', ['rar']],
    ['a 7z', sample.sevenZip, '7z', ['7z']],
    ['a web page saved as something else', sample.html, 'html', []],
    ['a program', sample.program, 'program', []],
    ['a text', bytesOf('just words'), undefined, []],
  ] as const)('%s', async (_, bytes, kind, extensions) => {
    expect(await look(bytes)).toEqual({ kind, encrypted: false, cut: false });
    for (const extension of extensions) expect(contentFits(extension, kind)).toBe(true);
    expect(contentFits('pdf', kind)).toBe(kind === 'pdf');
  });

  it('an archive that was cut off is known by its first entries', async () => {
    expect(await look(sample.docx.slice(0, -40))).toMatchObject({ kind: 'docx', cut: true });
  });
});

describe('a password', () => {
  it.each([
    ['a trailer', sample.pdf('/Encrypt 9 0 R')],
    ['a trailer with the dictionary in it', sample.pdf('/Encrypt<</Filter/Standard>>')],
    ['a cross-reference stream', sample.streamPdf('/Encrypt 9 0 R')],
    ['the front of a linearized file', sample.linearPdf('/Encrypt 9 0 R')],
  ])('of a PDF is found in %s', async (_, bytes) => {
    expect(await look(bytes)).toEqual({ kind: 'pdf', encrypted: true, cut: false });
  });

  it.each([
    ['an ordinary PDF', sample.pdf()],
    ['a PDF that only writes about it', sample.pdf('', '(use /Encrypt 9 0 R)\n')],
    ['a linearized PDF', sample.linearPdf()],
    ['a PDF with a cross-reference stream', sample.streamPdf()],
    ['an old Office file', sample.ole()],
  ])('is not seen in %s', async (_, bytes) => {
    expect(await look(bytes)).toMatchObject({ encrypted: false });
  });

  it('of an archive and of an Office document is found', async () => {
    expect(await look(sample.lockedZip())).toMatchObject({ kind: 'zip', encrypted: true });
    expect(await look(sample.ole('EncryptedPackage'))).toMatchObject({
      kind: 'ole',
      encrypted: true,
    });
  });
});

describe('a missing end', () => {
  it.each([
    ['PDF', sample.pdf(), 8],
    ['JPEG', sample.jpg, 2],
    ['PNG', sample.png, 12],
    ['archive', sample.zip, 30],
  ])('of a %s is noticed', async (_, bytes, missing) => {
    expect(await look(bytes)).toMatchObject({ cut: false });
    expect(await look(bytes.slice(0, -missing))).toMatchObject({ cut: true });
  });

  it('is not seen where a telephone adds a film to its photo', async () => {
    const photo = joined(sample.jpg, sample.mp4, new Uint8Array(200_000));
    expect(await look(photo)).toMatchObject({ kind: 'jpg', cut: false });
  });
});

const beginnings = [sample.pdf(), sample.docx, sample.ole(), sample.jpg, sample.png, sample.heic];

it('answers any content without throwing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(new Uint8Array(), ...beginnings),
      fc.nat(2000),
      fc.uint8Array({ maxLength: 300 }),
      async (beginning, length, rest) => {
        const facts = await look(joined(beginning.slice(0, length), rest));
        expect(typeof facts.cut).toBe('boolean');
      },
    ),
  );
});
