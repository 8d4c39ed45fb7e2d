import { grouped, MOST_FILE_BYTES } from './limits';

export type FileOutcome = { ok: true; text: string } | { ok: false; message: string };

const SPREADSHEET = /\.(?:xlsx?|et|ods|numbers)$/i;
const TEXT = /\.(?:txt|csv|tsv)$/i;

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Chinese spreadsheet programs write as CSV.
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The text of a file that the user chose; UTF-8, UTF-16 with its mark, else GB 18030. */
export async function readTextFile(file: File): Promise<FileOutcome> {
  if (SPREADSHEET.test(file.name)) {
    return {
      ok: false,
      message: `不能直接读取表格文件“${file.name}”。请在表格里复制号码那一列粘贴到框里，或者另存为 CSV 再选择。`,
    };
  }
  if (!TEXT.test(file.name)) {
    return { ok: false, message: `只能读取 txt、csv、tsv 文件，“${file.name}”不是。` };
  }
  if (file.size > MOST_FILE_BYTES) {
    const limit = `${grouped(MOST_FILE_BYTES / 1024 / 1024)} MB`;
    return { ok: false, message: `文件“${file.name}”超过 ${limit}，请拆成几个文件。` };
  }
  try {
    const bytes = await new Response(file).arrayBuffer();
    return { ok: true, text: decode(bytes).replace(/\r\n?/g, '\n') };
  } catch {
    return { ok: false, message: `文件“${file.name}”没有读出来，请再选一次。` };
  }
}
