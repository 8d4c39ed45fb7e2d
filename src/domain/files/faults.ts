import { type AttachmentRule, checkAttachment } from '../attachment';
import { CONTENT_KINDS, contentFits, extensionOf, shownAs, sizeInWords } from './kinds';
import type { ContentFacts } from './sniff';

/** Why a file cannot be attached, and what the user can do about it. */
export interface FileFault {
  readonly code:
    | 'COUNT'
    | 'NAME'
    | 'TYPE'
    | 'EMPTY_FILE'
    | 'SIZE'
    | 'CONTENT'
    | 'ENCRYPTED'
    | 'UNREADABLE'
    | 'SAME_CONTENT'
    | 'NOT_SENT';
  /** A sentence without its full stop. */
  readonly reason: string;
  /** A sentence without its full stop. */
  readonly remedy: string;
  /** The name under which the same file can be attached. */
  readonly rename?: string;
}

const LONGEST_NAME = 100;
const SAVE_AS_PDF = '请用原来的软件打开，另存为 PDF 后再添加';
const PICTURE = '请用看图软件另存为 JPG 或 PNG 后再添加';
const PHONE_PHOTO =
  '请在手机相册中存为 JPG 后再添加；苹果手机也可在“设置—相机—格式”中选“兼容性最佳”后重拍';
const ARCHIVE = '请解压后添加其中的文件';
const MEDIA = '本项不收录音和视频，请截取画面存为图片，或整理成文字后再添加';

/** What to do with a file of a kind that is not accepted, by its extension. */
const OTHERWISE: Readonly<Record<string, string>> = {
  heic: PHONE_PHOTO,
  heif: PHONE_PHOTO,
  ...Object.fromEntries(['webp', 'gif', 'bmp', 'tif', 'tiff', 'jfif'].map((ext) => [ext, PICTURE])),
  ...Object.fromEntries(['zip', 'rar', '7z', 'gz', 'tar'].map((ext) => [ext, ARCHIVE])),
  ...Object.fromEntries(['mp4', 'mp3', 'wav', 'm4a', 'mov', 'avi'].map((ext) => [ext, MEDIA])),
  exe: '程序不能作为材料，请添加文档或图片',
};

/** The old format that goes by a new one's extension. */
const OLD_OFFICE: Readonly<Record<string, string>> = { docx: 'doc', xlsx: 'xls' };

const remedyFor = (extension: string) => OTHERWISE[extension] ?? SAVE_AS_PDF;

/** The name with everything taken out that `checkAttachment` refuses; spaces and other signs stay. */
export function allowedName(name: string): string {
  const extension = extensionOf(name);
  const stem = extension === '' ? name : name.slice(0, name.lastIndexOf('.'));
  const clean = (text: string) =>
    text.replace(/[\\/:*?"<>|\u0000-\u001f\u007f]+/g, '_').replace(/^\s+|\s+$/g, '');
  const tail = extension === '' ? '' : `.${clean(extension)}`;
  const short = Array.from(clean(stem)).slice(0, Math.max(1, LONGEST_NAME - tail.length));
  return (short.join('').trim() || '文件') + tail;
}

/** The name with another extension. */
function withExtension(name: string, extension: string): string {
  const dot = name.lastIndexOf('.');
  return allowedName(`${dot > 0 ? name.slice(0, dot) : name}.${extension}`);
}

function sizeRemedy(name: string): string {
  const extension = extensionOf(name);
  if (['jpg', 'jpeg', 'png'].includes(extension)) return '请用看图软件缩小图片后再添加';
  if (['mp4', 'mp3', 'wav', 'm4a'].includes(extension)) return '请剪去无关部分或降低清晰度后再添加';
  if (extension === 'pdf') return '请压缩 PDF，或按页拆成几个文件分别添加';
  return '请拆成几个文件分别添加';
}

/**
 * What speaks against a file before it is opened, in the order of `checkAttachment`.
 *
 * @param others how many files the category already has
 */
export function claimFault(
  rule: AttachmentRule,
  file: { name: string; size: number },
  others: number,
): FileFault | undefined {
  const checked = checkAttachment(rule, { ...file, index: others });
  if (checked.ok) return undefined;
  const { code, message: reason } = checked;
  switch (code) {
    case 'COUNT':
      return { code, reason, remedy: '请先删除不需要的文件，或把几份材料合并成一个 PDF' };
    case 'NAME': {
      const rename = allowedName(file.name);
      return { code, reason, remedy: `可以改名为“${rename}”后添加`, rename };
    }
    case 'TYPE':
      return { code, reason, remedy: remedyFor(extensionOf(file.name)) };
    case 'EMPTY_FILE':
      return {
        code,
        reason,
        remedy: '请打开文件确认有内容，重新保存后再添加；网盘中的文件请先下载到本机',
      };
    default:
      return {
        code: 'SIZE',
        reason: `${reason}，此文件 ${sizeInWords(file.size)}`,
        remedy: sizeRemedy(file.name),
      };
  }
}

/** What speaks against a file once its content has been looked at. */
export function contentFault(
  rule: AttachmentRule,
  name: string,
  { kind, encrypted }: ContentFacts,
): FileFault | undefined {
  const extension = extensionOf(name);
  // Office keeps a document with a password in a shell of the old format.
  const isLocked = encrypted && (contentFits(extension, kind) || kind === 'ole');
  if (!isLocked && !contentFits(extension, kind)) {
    if (kind === undefined) {
      return {
        code: 'CONTENT',
        reason: `文件内容与扩展名“.${extension}”不符，或文件已损坏`,
        remedy: '请用原来的软件打开文件，确认能正常显示后重新保存，再添加',
      };
    }
    const found = CONTENT_KINDS[kind].name;
    const proper = CONTENT_KINDS[kind].extension ?? OLD_OFFICE[extension];
    const reason = `文件名以“.${extension}”结尾，内容却是${found}`;
    if (proper === undefined || !rule.extensions.includes(proper)) {
      return { code: 'CONTENT', reason, remedy: remedyFor(proper ?? '') };
    }
    const rename = withExtension(name, proper);
    return { code: 'CONTENT', reason, remedy: `可以改名为“${rename}”后添加`, rename };
  }
  if (!isLocked) return undefined;
  const remedy =
    kind === 'pdf'
      ? '请打开文件，用“打印”存为新的 PDF，或取消密码后另存，再添加'
      : '请取消密码后重新保存，再添加';
  return { code: 'ENCRYPTED', reason: '文件设有密码或使用限制，受理人员无法打开', remedy };
}

/** The same bytes are attached already for the same purpose; for another one they may be again. */
export function sameContentFault(other: string): FileFault {
  return {
    code: 'SAME_CONTENT',
    reason: `内容与本项的“${other}”完全相同`,
    remedy: '一项中同一份材料只需上传一次；如选错了文件，请重新选择',
  };
}

/** The browser could not read the file. */
export const UNREADABLE: FileFault = {
  code: 'UNREADABLE',
  reason: '浏览器读不到这个文件',
  remedy: '文件可能已移动、改名或仍在网盘中，请存到本机后重新添加',
};

/** A remark that does not keep the file from being attached. */
export function contentRemark({ kind, cut }: ContentFacts): string | undefined {
  if (!cut) return undefined;
  const page = shownAs(kind) ? '请预览确认能看到最后一页' : '请打开确认内容完整';
  return `文件末尾不完整，可能没有下载完或已损坏。${page}，否则请重新添加。`;
}
