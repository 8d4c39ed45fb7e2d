/** What a file is by its content, whatever its name says. */
export type ContentKind =
  | 'pdf'
  | 'ofd'
  | 'ole'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'zip'
  | 'rar'
  | '7z'
  | 'jpg'
  | 'png'
  | 'heic'
  | 'webp'
  | 'gif'
  | 'bmp'
  | 'tiff'
  | 'mp4'
  | 'mp3'
  | 'wav'
  | 'rtf'
  | 'html'
  | 'program';

/** Its name for the user, and the extension it should have where there is just one. */
export const CONTENT_KINDS: Readonly<Record<ContentKind, { name: string; extension?: string }>> = {
  pdf: { name: 'PDF 文档', extension: 'pdf' },
  ofd: { name: 'OFD 文档', extension: 'ofd' },
  ole: { name: '旧版 Office 或 WPS 文档' },
  docx: { name: 'Word 文档（docx）', extension: 'docx' },
  xlsx: { name: 'Excel 表格（xlsx）', extension: 'xlsx' },
  pptx: { name: '演示文稿（pptx）', extension: 'pptx' },
  zip: { name: 'ZIP 压缩包', extension: 'zip' },
  rar: { name: 'RAR 压缩包', extension: 'rar' },
  '7z': { name: '7z 压缩包', extension: '7z' },
  jpg: { name: 'JPG 图片', extension: 'jpg' },
  png: { name: 'PNG 图片', extension: 'png' },
  heic: { name: '苹果手机照片（HEIC）', extension: 'heic' },
  webp: { name: 'WebP 图片', extension: 'webp' },
  gif: { name: 'GIF 图片', extension: 'gif' },
  bmp: { name: 'BMP 图片', extension: 'bmp' },
  tiff: { name: 'TIFF 图片', extension: 'tiff' },
  mp4: { name: 'MP4 音视频', extension: 'mp4' },
  mp3: { name: 'MP3 音频', extension: 'mp3' },
  wav: { name: 'WAV 音频', extension: 'wav' },
  rtf: { name: 'RTF 文档', extension: 'rtf' },
  html: { name: '网页', extension: 'html' },
  program: { name: '程序', extension: 'exe' },
};

const ZIPS: readonly ContentKind[] = ['zip', 'docx', 'xlsx', 'pptx', 'ofd'];

/** The contents that belong to an extension. WPS writes both its old format and that of Office. */
const EXPECTED: Readonly<Record<string, readonly ContentKind[]>> = {
  pdf: ['pdf'],
  ofd: ['ofd'],
  doc: ['ole'],
  docx: ['docx'],
  wps: ['ole', 'docx'],
  xls: ['ole'],
  xlsx: ['xlsx'],
  et: ['ole', 'xlsx'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png'],
  zip: ZIPS,
  rar: ['rar'],
  '7z': ['7z'],
  mp4: ['mp4'],
  m4a: ['mp4'],
  mp3: ['mp3'],
  wav: ['wav'],
};

/**
 * Whether a content belongs to an extension. An MP3 may begin with anything, so a content that is
 * not known may be one.
 */
export function contentFits(extension: string, kind: ContentKind | undefined): boolean {
  if (kind === undefined) return extension === 'mp3';
  return EXPECTED[extension]?.includes(kind) ?? false;
}

/** The extension of a file name, lower case, without the dot; '' when there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot === -1
    ? ''
    : name
        .slice(dot + 1)
        .trim()
        .toLowerCase();
}

/** Media type under which a content may be shown in the page; undefined: it is never shown. */
export function shownAs(kind: ContentKind | undefined): string | undefined {
  if (kind === 'jpg') return 'image/jpeg';
  if (kind === 'png') return 'image/png';
  return kind === 'pdf' ? 'application/pdf' : undefined;
}

/** A size in words: `512 字节`, `1.5 MB`, `大小不详`; 1 MB is 1,048,576 bytes as in the rules. */
export function sizeInWords(bytes: number | undefined): string {
  if (bytes === undefined) return '大小不详';
  if (bytes < 1024) return `${bytes} 字节`;
  const [amount, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 ** 2, 'MB'];
  // Rounded up, so that a file just over a limit does not look as if it kept to it.
  return `${Math.ceil(amount * 10) / 10} ${unit}`;
}
