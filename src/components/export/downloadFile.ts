/** Milliseconds a browser may take to begin reading the file. */
const READ_WITHIN = 60_000;

const LONGEST_STEM = 100;

/** A name that every file system takes, with the extension kept. */
function fileName(name: string): string {
  const plain = name
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\\/:*?"<>|]+/g, '_');
  const [, stem = '', extension = ''] = /^(.*?)(\.\w{1,8})?$/.exec(plain) ?? [];
  const short = Array.from(stem).slice(0, LONGEST_STEM).join('');
  return (short.replace(/^[\s.]+|[\s.]+$/g, '') || '下载') + extension;
}

/**
 * Hands a file made in the browser to the user.
 *
 * @param name with extension; characters that file systems refuse are replaced
 * @param content text is written as UTF-8
 * @param type media type, such as `text/csv;charset=utf-8`
 * @returns the name it is saved under
 */
export function downloadFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type: string,
): string {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  const saved = fileName(name);
  link.download = saved;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
  return saved;
}
