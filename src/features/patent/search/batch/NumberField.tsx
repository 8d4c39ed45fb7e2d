import { Button, Flex } from 'antd';
import { type DragEvent, type RefObject, useId, useRef, useState } from 'react';
import { FileInput } from '@/components/form/files/FileInput';
import { PlainArea } from '@/components/form/PlainArea';
import partsStyles from '@/components/page/parts.module.css';
import { grouped } from '@/domain/grouped';
import styles from '../scope/scope.module.css';
import { MOST_FILE_BYTES, MOST_LINES } from './limits';

type FileOutcome = { ok: true; text: string } | { ok: false; message: string };

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
async function readTextFile(file: File): Promise<FileOutcome> {
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

const PLACEHOLDER = 'ZL202119900001.9\nCN199000001A\nPCT/CN2020/099999';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  /** What the field begins with. */
  initial: string;
  /** Ids of what is said of the text. */
  describedBy: string;
  invalid: boolean;
  onType: (text: string) => void;
  /** A file's text, to be put behind what is there. */
  onFile: (text: string, name: string) => void;
  onSend: () => void;
}

/** The box into which numbers are typed, pasted or dropped as a file. */
export function NumberField(props: Props) {
  const { field, initial, describedBy, invalid, onType, onFile, onSend } = props;
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);
  const [problem, setProblem] = useState('');

  const take = async (file: File | undefined) => {
    if (!file) return;
    const outcome = await readTextFile(file);
    setProblem(outcome.ok ? '' : outcome.message);
    if (outcome.ok) onFile(outcome.text, file.name);
  };
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setDragging(true);
  };
  const onDrop = (event: DragEvent) => {
    setDragging(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <>
      <label htmlFor={id}>号码</label>
      <p id={`${id}-hint`} className={styles.batchHint}>
        粘贴表格的一列、邮件或聊天里的文字都可以，识别申请号、专利号、公开（公告）号和国际（PCT、WO）号。
      </p>
      <PlainArea
        className="ipr-small-input"
        ref={field}
        id={id}
        rows={10}
        wrap="off"
        defaultValue={initial}
        placeholder={PLACEHOLDER}
        aria-describedby={`${id}-hint ${describedBy}`}
        aria-invalid={invalid}
        data-dragging={dragging}
        onChange={onType}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSend();
        }}
        onDragOver={onDragOver}
        onDragLeave={() => setDragging(false)}
        onDrop={onDrop}
      />
      <Flex component="p" wrap gap="0 16px" align="center" className={styles.batchHint}>
        <Button type="link" size="small" onClick={() => picker.current?.click()}>
          从文件添加
        </Button>
        <span>
          txt、csv<span className={partsStyles.forKeys}>，可拖到框里</span>；一次最多{' '}
          {grouped(MOST_LINES)} 行
        </span>
        <FileInput
          ref={picker}
          accept=".txt,.csv,.tsv,text/plain,text/csv"
          aria-label="号码文件"
          hidden
          onPick={([file]) => take(file)}
        />
      </Flex>
      {problem && (
        <p role="alert" className={styles.batchProblem}>
          {problem}
        </p>
      )}
    </>
  );
}
