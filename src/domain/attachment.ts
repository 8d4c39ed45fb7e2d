import { accept, type Checked } from './check';

const DOCUMENTS = ['pdf', 'ofd', 'doc', 'docx', 'wps', 'jpg', 'jpeg', 'png'] as const;
const MEDIA = ['mp4', 'mp3', 'wav', 'm4a'] as const;

/** What may be attached to a form. */
export interface AttachmentRule {
  /** Allowed extensions, lower case, without the dot. */
  readonly extensions: readonly string[];
  /** Largest size of one file in MB (1,048,576 bytes). */
  readonly maxMB: number;
  /** The same for sound and video, where they are allowed. */
  readonly mediaMB?: number;
  readonly maxCount: number;
}

/** Rules by purpose: forms in general, and evidence of complaints and aid requests. */
export const ATTACHMENT_RULES = {
  standard: { extensions: DOCUMENTS, maxMB: 20, maxCount: 10 },
  evidence: {
    extensions: [...DOCUMENTS, 'xls', 'xlsx', 'et', 'zip', 'rar', '7z', ...MEDIA],
    maxMB: 50,
    mediaMB: 200,
    maxCount: 20,
  },
} as const satisfies Record<string, AttachmentRule>;

/** A file chosen by the user. */
export interface AttachmentFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Position among the attachments, from 0; by default the first. */
  index?: number;
}

const MEGABYTE = 1024 * 1024;
const LONGEST_NAME = 100;

/** Windows, where the case handlers open the files, allows none of these, nor control characters. */
function badInName(char: string): boolean {
  return '\\/:*?"<>|'.includes(char) || char < ' ' || char === '\u007f';
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}

/**
 * Checks one attachment. Codes in order: COUNT, NAME, TYPE, EMPTY_FILE, SIZE. The value is the
 * trimmed name. Content is for the server to check: a browser sees only what the name claims.
 */
export function checkAttachment(rule: AttachmentRule, file: AttachmentFile): Checked {
  const refuse = (code: string, message: string): Checked => ({ ok: false, code, message });
  const name = file.name.trim();
  const extension = extensionOf(name);
  const isMedia = MEDIA.some((media) => media === extension);
  const maxMB = isMedia ? (rule.mediaMB ?? rule.maxMB) : rule.maxMB;
  if ((file.index ?? 0) >= rule.maxCount) {
    return refuse('COUNT', `附件数量不能超过 ${rule.maxCount} 个`);
  }
  const characters = [...name];
  if (name === '' || characters.length > LONGEST_NAME || characters.some(badInName)) {
    return refuse(
      'NAME',
      `文件名不能为空、不能超过 ${LONGEST_NAME} 个字符，且不能含有 \\ / : * ? " < > |`,
    );
  }
  if (!rule.extensions.includes(extension)) {
    return refuse('TYPE', `不支持的文件类型，仅支持 ${rule.extensions.join('、')}`);
  }
  if (file.size === 0) return refuse('EMPTY_FILE', '文件内容为空');
  if (file.size > maxMB * MEGABYTE) return refuse('SIZE', `单个文件不能超过 ${maxMB} MB`);
  return accept(name);
}
